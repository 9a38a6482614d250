import { MAX_COMPANY_NAME } from '@kafaa/domain/companies/options';
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import styles from './company-name-field.module.css';
import { TextField, type TextFieldProps } from '@kafaa/ui/text-field.tsx';

type CompanyNameFieldProps<V extends FieldValues, C, O> = Omit<TextFieldProps, 'label' | 'hint'> & {
  name: Path<V>;
  control: Control<V, C, O>;
  /** A sentence after the count. */
  then?: string;
};

/** The name that candidates see, with the number of characters typed so far: a full legal name is too long for it. */
export function CompanyNameField<V extends FieldValues, C, O>({
  control,
  then = '',
  ...input
}: CompanyNameFieldProps<V, C, O>) {
  const typed: unknown = useWatch({ control, name: input.name });
  const length = typeof typed === 'string' ? typed.trim().length : 0;
  const over = length > MAX_COMPANY_NAME;
  const count = `${length} caractère${length > 1 ? 's' : ''} sur ${MAX_COMPANY_NAME}`;
  return (
    <TextField
      {...input}
      label="Nom de l’entreprise"
      autoComplete="organization"
      required
      hint={
        <>
          {/* A screen reader announces the status once, when the name becomes too long, and not at each letter. */}
          <span role="status" className={styles.over}>
            {over && 'Trop long. '}
          </span>
          Nom court affiché aux candidats{'\u00A0'}: <span className={over ? styles.over : undefined}>{count}</span>.
          {then}
        </>
      }
    />
  );
}
