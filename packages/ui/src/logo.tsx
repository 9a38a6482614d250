import { useContext } from 'react';
import { BrandName } from '@kafaa/web-kit/brand-name';
import { cx } from './class-names.ts';
import styles from './logo.module.css';

const STEM = 'M0 0h5.2v24H0z';
const UPPER = 'M7 12A12 12 0 0 1 19 0 12 12 0 0 1 7 12z';
const LOWER = 'M7 12a12 12 0 0 1 12 12A12 12 0 0 1 7 12z';
const A = 'M14.6 0H8a8 8 0 0 0 0 16h6.6zM10.2 4.1H8.1a3.9 3.9 0 0 0 0 7.8h2.1z';

function Petals() {
  return (
    <>
      <path className={styles.stem} d={STEM} />
      <path className={styles.upper} d={UPPER} />
      <path className={styles.lower} d={LOWER} />
    </>
  );
}

/** The logo; another brand name is written as text. `inverse` is for dark backgrounds. */
export function Logo({ height = 24, inverse, className }: { height?: number; inverse?: boolean; className?: string }) {
  const name = useContext(BrandName);
  if (name !== 'Kafaa') return <b className={cx(styles.written, inverse && styles.inverse)}>{name}</b>;
  return (
    <svg
      className={cx(styles.logo, inverse && styles.inverse, className)}
      viewBox="0 0 83 24"
      width={(height * 83) / 24}
      height={height}
      role="img"
      aria-label="Kafaa"
    >
      <Petals />
      <g fill="currentColor">
        <path transform="translate(20.6 8)" fillRule="evenodd" d={A} />
        <path
          transform="translate(36.4 0)"
          d="M2.8 24V8.2A8.2 8.2 0 0 1 11 0h1.4v4.2H11.1A3.9 3.9 0 0 0 7.2 8h5.2v4.2H7.2V24zM0 8h3v4.2H0z"
        />
        <path transform="translate(49.6 8)" fillRule="evenodd" d={A} />
        <path transform="translate(66 8)" fillRule="evenodd" d={A} />
      </g>
    </svg>
  );
}

/** The K alone, in its dark leaf. */
export function MarkLeaf({ size = 40 }: { size?: number }) {
  return (
    <span className={styles.leaf} aria-hidden="true">
      <svg viewBox="-11.5 -8 42 40" width={size} height={size} className={styles.inverse}>
        <Petals />
      </svg>
    </span>
  );
}
