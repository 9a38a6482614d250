import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import { ErrorText } from './error-text.tsx';
import styles from './field.module.css';
import { CheckIcon } from './icons.tsx';

/** Texts that every field shows around its control. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The message under the field; its presence marks the field as wrong. */
  error?: string | undefined;
  /** A satisfied condition, shown in green instead of the hint (« 8 caractères au moins »). */
  success?: string | undefined;
  /** Draws the asterisk and sets `aria-required`; the schema does the validation. */
  required?: boolean;
  /** Adds « (facultatif) » to the label. */
  optional?: boolean;
}

export function LabelText({ label, required, optional }: Pick<FieldProps, 'label' | 'required' | 'optional'>) {
  return (
    <>
      {label}
      {required && (
        <span className={styles.required} aria-hidden="true">
          {' *'}
        </span>
      )}
      {optional && <span className={styles.optional}> (facultatif)</span>}
    </>
  );
}

/** The line under a control: the error, else the success, else the hint. */
export function FieldNotes({
  id,
  hint,
  error,
  success,
}: { id: string } & Pick<FieldProps, 'hint' | 'error' | 'success'>) {
  if (error) return <ErrorText id={id}>{error}</ErrorText>;
  if (success) {
    return (
      <p className={styles.success} id={id}>
        <CheckIcon />
        <span>{success}</span>
      </p>
    );
  }
  return hint ? (
    <p className={styles.hint} id={id}>
      {hint}
    </p>
  ) : null;
}

export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Lays out label, control and notes, and gives the control the attributes that link them. */
export function Field({
  children,
  id,
  className,
  ...field
}: FieldProps & { id?: string | undefined; className?: string; children: (control: ControlAttributes) => ReactNode }) {
  const generated = useId();
  const controlId = id ?? generated;
  const notesId = `${controlId}-notes`;
  const described = field.error || field.success || field.hint ? notesId : undefined;
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        <LabelText {...field} />
      </label>
      {children({
        id: controlId,
        'aria-describedby': described,
        'aria-invalid': field.error ? true : undefined,
        'aria-required': field.required ? true : undefined,
      })}
      <FieldNotes id={notesId} {...field} />
    </div>
  );
}
