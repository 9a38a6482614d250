import { CV_FIELD_NAMES, CV_FIELDS } from '@kafaa/domain/candidates/cv-texts';
import { MAX_CV_FIELD_LENGTH } from '@kafaa/domain/candidates/options';
import type { CvFields } from '@kafaa/domain/candidates/schema';
import { TextField } from '@kafaa/ui/text-field.tsx';
import styles from './cv-fields.module.css';

interface CvFieldInputsProps {
  readonly values: CvFields;
  readonly disabled?: boolean;
  readonly onChange: (values: CvFields) => void;
}

/** The five short answers that replace the text of a CV. */
export function CvFieldInputs({ values, disabled, onChange }: CvFieldInputsProps) {
  return (
    <div className={styles.fields}>
      {CV_FIELD_NAMES.map((name) => (
        <TextField
          key={name}
          name={name}
          label={CV_FIELDS[name].label}
          hint={`Par exemple\u00A0: ${CV_FIELDS[name].example}`}
          dir="auto"
          autoComplete="off"
          maxLength={MAX_CV_FIELD_LENGTH}
          value={values[name]}
          disabled={disabled}
          onChange={(event) => onChange({ ...values, [name]: event.target.value })}
        />
      ))}
    </div>
  );
}
