import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';
import { ChevronDownIcon } from './icons.tsx';
import inline from './select-inline.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'required' | 'children'> & {
    options: readonly SelectOption[];
    /** First, empty option: « Choisir… ». */
    placeholder?: string;
    compact?: boolean;
  };

/** A native select, which phones display in their own way. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, success, required, optional, options, placeholder, compact, className, id, ...select } =
    props;
  return (
    <Field {...{ label, hint, error, success, required, optional, id }}>
      {(control) => (
        <div className={cx(styles.box, styles.selectBox)}>
          <select
            {...select}
            {...control}
            className={cx(styles.input, styles.select, compact && styles.compact, className)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={18} />
        </div>
      )}
    </Field>
  );
}

export interface SelectInlineProps {
  /** Short text before the value: « Trier par ». */
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A 36 px select for toolbars, with its label inside. */
export function SelectInline({ label, options, value, onChange, className }: SelectInlineProps) {
  return (
    <label className={cx(inline.box, className)}>
      <span className="muted">{label}</span>
      <select className={inline.select} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon />
    </label>
  );
}
