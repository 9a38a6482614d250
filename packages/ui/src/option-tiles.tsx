import { type ReactNode, useId } from 'react';
import { ChoiceGroup } from './choice-group.tsx';
import choice from './choice.module.css';
import { cx } from './class-names.ts';
import type { FieldProps } from './field.tsx';
import styles from './option-tiles.module.css';

export interface TileOption<V extends string | number = string> {
  value: V;
  label: ReactNode;
  /** Second line, for big tiles. */
  hint?: ReactNode;
}

export interface OptionTilesProps<V extends string | number> extends FieldProps {
  options: readonly TileOption<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  columns?: 2 | 3 | 4 | 5;
  /** Taller tiles, text to the left, with the option's hint. */
  big?: boolean;
  disabled?: boolean;
  name?: string;
}

/** A single choice among a few visible options: radio buttons drawn as tiles. */
export function OptionTiles<V extends string | number>(props: OptionTilesProps<V>) {
  const { options, value, onChange, columns = 3, big, disabled, name, ...group } = props;
  const generated = useId();
  return (
    <ChoiceGroup {...group} role="radiogroup">
      <div className={cx(styles.tiles, styles[`columns${columns}`], big && styles.big)}>
        {options.map((option) => (
          <label className={choice.choice} key={option.value}>
            <input
              type="radio"
              name={name ?? generated}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={cx(choice.face, styles.face)}>
              <span className={styles.label}>{option.label}</span>
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
