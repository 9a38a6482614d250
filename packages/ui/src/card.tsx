import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { cx } from './class-names.ts';

/** The plain panel. `padded` adds the usual inner space. */
export function Card({ padded, className, ...rest }: ComponentProps<'div'> & { padded?: boolean }) {
  return <div {...rest} className={cx(styles.card, padded && styles.padded, className)} />;
}
