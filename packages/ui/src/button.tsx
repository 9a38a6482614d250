import type { ComponentProps, ReactNode } from 'react';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import styles from './button.module.css';
import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-solid' | 'accent';
  /** 36, 44 or 52 px high. */
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Shows the spinner and ignores further clicks; the caller sets the text (« Envoi... »). */
    busy?: boolean;
  };

function look({ variant = 'primary', size = 'md', block }: ButtonLook, className?: string) {
  return cx(styles.button, styles[variant], styles[size], block && styles.block, className);
}

export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      // `aria-disabled` keeps the focus; `disabled` would remove the button from the tab order.
      aria-disabled={busy || undefined}
      onClick={(event) => {
        // Ignore the second click of a double click: it would submit again, or submit the page that the first click opened.
        if (busy || (rest.type === 'submit' && event.detail > 1)) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {iconEnd}
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & AppLinkProps;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, icon, iconEnd, className, children, ...rest }: ButtonLinkProps) {
  return (
    <AppLink {...rest} className={look({ variant, size, block }, className)}>
      {icon}
      {children}
      {iconEnd}
    </AppLink>
  );
}
