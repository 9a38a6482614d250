import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

export type TextareaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'required'>;

/** Several lines of text; grows with its content if the browser supports it. */
export function TextareaField(props: TextareaFieldProps) {
  const { label, hint, error, success, required, optional, className, id, ...area } = props;
  return (
    <Field {...{ label, hint, error, success, required, optional, id }}>
      {(control) => <textarea rows={4} {...area} {...control} className={cx(styles.input, styles.area, className)} />}
    </Field>
  );
}
