import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import styles from './segmented.module.css';

export interface Segment<V extends string> {
  value: V;
  label: ReactNode;
  icon?: ReactNode;
  count?: number;
  /** Tooltip and accessible description. */
  title?: string;
}

export interface SegmentedProps<V extends string> {
  /** Accessible name of the group; not visible. */
  label: string;
  options: readonly Segment<V>[];
  value: V;
  onChange: (value: V) => void;
  /** Takes the full width, in equal parts. */
  full?: boolean;
  disabled?: boolean;
  className?: string;
}

/** A choice of view or mode among two to four: radio buttons side by side. */
export function Segmented<V extends string>({
  label,
  options,
  value,
  onChange,
  full,
  disabled,
  className,
}: SegmentedProps<V>) {
  const name = useId();
  return (
    <div className={cx(styles.group, full && styles.full, className)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label className={styles.segment} key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled}
            title={option.title}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.face}>
            {option.icon}
            {option.label}
            {option.count !== undefined && <small>{option.count}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
