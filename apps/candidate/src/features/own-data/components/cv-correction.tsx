import type { CvFields } from '@kafaa/domain/candidates/schema';
import { correctCvFields } from '@kafaa/domain/own-data/api';
import type { OwnData } from '@kafaa/domain/own-data/schema';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CvFieldInputs } from '#/features/interviews/components/cv-fields.tsx';
import { call, errorMessage } from '@kafaa/web-kit/api';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';

interface CvCorrectionProps {
  readonly link: string;
  readonly fields: CvFields;
  readonly onSaved: (data: OwnData) => void;
  readonly onCancel: () => void;
}

/** Form that corrects the short answers which replace a CV. */
export function CvCorrection({ link, fields, onSaved, onCancel }: CvCorrectionProps) {
  const [values, setValues] = useState(fields);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // The button that opened the form is gone, so the focus moves to the first field.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      onSaved(await call(correctCvFields, { params: { link }, body: values }));
    } catch (error) {
      setFailure(errorMessage(error, 'La correction n’a pas pu être enregistrée. Réessayez dans un instant.'));
      setBusy(false);
    }
  }

  return (
    <form ref={form} className="stack gap-14" noValidate onSubmit={(event) => void submit(event)}>
      <p>L’entreprise verra votre correction. L’avis de l’IA ne change pas. Vous pouvez le contester.</p>
      <CvFieldInputs values={values} disabled={busy} onChange={setValues} />
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
