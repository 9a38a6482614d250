import type { ReactNode } from 'react';
import { ChoiceGroup } from './choice-group.tsx';
import choice from './choice.module.css';
import styles from './chip-select.module.css';
import { cx } from './class-names.ts';
import type { FieldProps } from './field.tsx';
import { CheckIcon } from './icons.tsx';

export interface ChipSelectProps extends FieldProps {
  options: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Maximum number of choices; once reached, the other chips are disabled until one is cleared. */
  max?: number;
  /** Live text such as « 2 sur 3 sélectionnés ». */
  counter?: ReactNode;
  disabled?: boolean;
}

/** A multiple choice: check boxes drawn as chips. The value keeps the order of the options. */
export function ChipSelect({ options, value, onChange, max = Infinity, counter, disabled, ...group }: ChipSelectProps) {
  const toggle = (option: string, checked: boolean) => {
    const next = new Set(value);
    if (checked) next.add(option);
    else next.delete(option);
    onChange(options.filter((item) => next.has(item)));
  };
  return (
    <ChoiceGroup {...group} counter={counter}>
      <div className="cluster gap-8">
        {options.map((option) => {
          const checked = value.includes(option);
          return (
            <label className={choice.choice} key={option}>
              <input
                type="checkbox"
                checked={checked}
                disabled={disabled || (!checked && value.length >= max)}
                onChange={(event) => toggle(option, event.target.checked)}
              />
              <span className={cx(choice.face, styles.face)}>
                {checked && <CheckIcon size={15} />}
                {option}
              </span>
            </label>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
