import { CANDIDATE_FIELDS, type FieldKind, type FieldName } from '@kafaa/domain/candidates/fields';
import { TextField, type TextFieldProps } from '@kafaa/ui/text-field.tsx';

const INPUTS: Readonly<Record<FieldKind, Partial<TextFieldProps>>> = {
  name: { dir: 'auto' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', prefix: '+216', inputMode: 'numeric', placeholder: '8 chiffres' },
  date: { type: 'date' },
};

/**
 * Returns the date of today in the candidate's time zone, plus `years`. The browser's calendar offers only the days between two such
 * dates; the server validates the value.
 */
function dayIn(years: number): string {
  const date = new Date();
  date.setFullYear(date.getFullYear() + years);
  // The Swedish locale formats dates like ISO 8601, as the input expects them.
  return date.toLocaleDateString('sv-SE');
}

/** The input of one of the candidate's fields, on the form and in the correction. */
export function CandidateField({ name, ...props }: Omit<TextFieldProps, 'label' | 'name'> & { name: FieldName }) {
  const { label, kind, autoComplete, optional } = CANDIDATE_FIELDS[name];
  return (
    <TextField
      {...{ name, label, optional, autoComplete }}
      aria-required={optional ? undefined : true}
      {...INPUTS[kind]}
      {...(kind === 'date' && { min: dayIn(0), max: dayIn(2) })}
      {...props}
    />
  );
}
