import {
  type CorrectableName,
  correctableOf,
  eachField,
  FIELD_NAMES,
  type FieldValues,
  isCorrectable,
} from '@kafaa/domain/candidates/fields';
import { correctOwnData } from '@kafaa/domain/own-data/api';
import type { OwnData } from '@kafaa/domain/own-data/schema';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, call, errorMessage } from '@kafaa/web-kit/api';
import { phoneDigits } from '@kafaa/web-kit/phone';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { CandidateField } from './candidate-field.tsx';
import styles from './correction-form.module.css';

type Values = Readonly<Record<CorrectableName, string>>;

interface CorrectionFormProps {
  link: string;
  identity: FieldValues;
  onSaved: (data: OwnData) => void;
  onCancel: () => void;
}

function useCorrection(link: string, identity: FieldValues, onSaved: (data: OwnData) => void) {
  const [values, setValues] = useState<Values>(() => correctableOf(eachField((name) => identity[name] ?? '')));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  // The button that opened the form is gone, so the focus moves to the first field.
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  function showErrors(faults: readonly { readonly path: string; readonly message: string }[]): void {
    setErrors(Object.fromEntries(faults.map(({ path, message }) => [path, message])));
    form.current?.querySelector<HTMLInputElement>(`[name="${faults[0]?.path ?? ''}"]`)?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { ...values, phone: phoneDigits(values.phone) };
      onSaved(await call(correctOwnData, { params: { link }, body }));
    } catch (error) {
      const faults = error instanceof ApiError ? error.fields : [];
      if (faults.length > 0) showErrors(faults);
      else setFailure(errorMessage(error, 'La correction n’a pas pu être enregistrée. Réessayez dans un instant.'));
      setBusy(false);
    } finally {
      sending.current = false;
    }
  }

  const field = (name: CorrectableName) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: event.target.value });
      if (errors[name]) setErrors({ ...errors, [name]: undefined });
    },
  });
  return { form, submit, field, failure, busy };
}

/**
 * Form in which candidates correct their fields. Only the server validates: the validation library would double this page's size.
 */
export function CorrectionForm({ link, identity, onSaved, onCancel }: CorrectionFormProps) {
  const { form, submit, field, failure, busy } = useCorrection(link, identity, onSaved);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {FIELD_NAMES.filter(isCorrectable).map((name) => (
        <CandidateField key={name} {...field(name)} />
      ))}
      {failure && <ErrorBand message={failure} />}
      <div className="cluster gap-10">
        <Button type="submit" busy={busy}>
          {busy ? 'Enregistrement...' : 'Enregistrer'}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
