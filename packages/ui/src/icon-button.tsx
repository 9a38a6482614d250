import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './icon-button.module.css';

export interface IconProps {
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
