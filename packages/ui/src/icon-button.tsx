import type { ComponentProps, ReactNode } from 'react';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import { cx } from './class-names.ts';
import styles from './icon-button.module.css';

interface IconProps {
  /** Accessible name; also the tooltip. */
  label: string;
  icon: ReactNode;
  /** 32, 36 or 44 px. */
  size?: 'xs' | 'sm' | 'md';
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> &
  IconProps & { danger?: boolean };

export function IconButton({ label, icon, size = 'md', danger, className, title, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.button, styles[size], danger && styles.danger, className)}
      aria-label={label}
      title={title ?? label}
    >
      {icon}
    </button>
  );
}

/** A link to a page of the product that looks like an `IconButton`. */
export function IconLink({
  label,
  icon,
  size = 'md',
  className,
  ...rest
}: Omit<AppLinkProps, 'aria-label' | 'children' | 'title'> & IconProps) {
  return (
    <AppLink {...rest} className={cx(styles.button, styles[size], className)} aria-label={label} title={label}>
      {icon}
    </AppLink>
  );
}
