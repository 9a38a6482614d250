import { AppLink, type AppLinkProps } from './app-link.tsx';
import { cx } from './class-names.ts';
import type { IconProps } from './icon-button.tsx';
import styles from './icon-button.module.css';

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
