import { type ReactNode, useId } from 'react';
import styles from './choice-group.module.css';
import { FieldNotes, type FieldProps, LabelText } from './field.tsx';

/** A fieldset with legend and notes, shared by every group of choices. */
export function ChoiceGroup({
  label,
  hint,
  error,
  success,
  required,
  optional,
  counter,
  role,
  children,
}: FieldProps & { counter?: ReactNode; role?: 'radiogroup' | 'group'; children: ReactNode }) {
  const notesId = `${useId()}-notes`;
  const described = error || success || hint ? notesId : undefined;
  return (
    <fieldset
      className={styles.group}
      data-invalid={error ? '' : undefined}
      role={role}
      aria-describedby={described}
      aria-required={role === 'radiogroup' && required ? true : undefined}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
    >
      <legend className={styles.legend}>
        <LabelText {...{ label, required, optional }} />
      </legend>
      {counter && (
        <p className={styles.counter} aria-live="polite">
          {counter}
        </p>
      )}
      {children}
      <div className={styles.notes}>
        <FieldNotes id={notesId} {...{ hint, error, success }} />
      </div>
    </fieldset>
  );
}
