import { registerCandidate } from '@kafaa/domain/candidates/api';
import { CANDIDATE_FIELDS, type FieldName, FIELD_NAMES } from '@kafaa/domain/candidates/fields';
import { REGISTRATION_CONSENT_VERSION, registrationNotice } from '@kafaa/domain/candidates/texts';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { ApiError, call } from '@kafaa/web-kit/api';
import { type DraftPlace, writeDraft } from '@kafaa/web-kit/draft';
import { phoneDigits } from '@kafaa/web-kit/phone';
import { toast } from '@kafaa/web-kit/toast';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { LockIcon } from '@kafaa/ui/page-icons.tsx';
import { CandidateField } from './candidate-field.tsx';
import { registrationError, type RegistrationValues } from './registration-draft.ts';
import styles from './registration-form.module.css';

// Loaded lazily: it contains the validation library, and the server applies the same rules.
const loadCheck = () => import('./registration-check.ts');

/** The validation faults of the fields; none if the check could not be loaded, since the server validates too. */
async function faultsOf(values: RegistrationValues) {
  const check = await loadCheck().catch(() => undefined);
  return check?.registrationErrors(values) ?? [];
}

const isName = (name: FieldName) => CANDIDATE_FIELDS[name].kind === 'name';
/** The names share a row where there is room. */
const NAMES = FIELD_NAMES.filter(isName);
const OTHERS = FIELD_NAMES.filter((name) => !isName(name));

type Errors = Partial<Record<string, string>>;

export interface RegistrationFormProps {
  readonly jobId: string;
  readonly companyName: string;
  /** False until the script runs; until then a placeholder of the same size is shown. */
  readonly live: boolean;
  /** Every seat is taken, but one may still become free. */
  readonly waiting: boolean;
  readonly values: RegistrationValues;
  readonly onChange: (values: RegistrationValues) => void;
  readonly draft: DraftPlace;
  readonly onSent: (email: string) => void;
}

function useRegistration(props: RegistrationFormProps) {
  const { jobId, values, onChange, draft, onSent } = props;
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  function showErrors(faults: readonly { readonly path: string; readonly message: string }[]): void {
    setErrors(Object.fromEntries(faults.map(({ path, message }) => [path, message])));
    toast.error('Veuillez corriger les erreurs dans le formulaire', { id: 'registration' });
    const first = form.current?.querySelector<HTMLInputElement>(`[name="${faults[0]?.path ?? ''}"]`);
    first?.focus();
    // Aligned to the top, it would be hidden under the header and the toast.
    first?.scrollIntoView({ block: 'center' });
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // A ref, because the button's busy state is rendered too late to stop a double click.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    const typed = { ...values, phone: phoneDigits(values.phone) };
    try {
      const found = await faultsOf(typed);
      if (found.length > 0) {
        showErrors(found);
        return;
      }
      const { email } = await call(registerCandidate, {
        body: { ...typed, jobId, consentVersion: REGISTRATION_CONSENT_VERSION },
      });
      toast.dismiss('registration');
      onSent(email || typed.email);
    } catch (error) {
      const faults = error instanceof ApiError ? error.fields.filter(({ path }) => path in values) : [];
      if (faults.length > 0) showErrors(faults);
      else setFailure(registrationError(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  const field = (name: FieldName) => ({
    id: name,
    name,
    value: values[name],
    error: errors[name],
    onFocus: () => void loadCheck().catch(() => undefined),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const next = { ...values, [name]: event.target.value };
      onChange(next);
      writeDraft(draft, next, new Date());
      if (errors[name]) setErrors({ ...errors, [name]: undefined });
    },
  });
  return { form, submit, field, failure, busy };
}

function FormPlaceholder() {
  return (
    <div className={styles.awaited} aria-hidden="true">
      <div className={styles.two}>
        {NAMES.map((name) => (
          <i key={name} />
        ))}
      </div>
      {OTHERS.map((name) => (
        <i key={name} />
      ))}
      <i />
    </div>
  );
}

/** Typed values survive failures, reloads and going back to correct the address. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { companyName, live, waiting } = props;
  const { form, submit, field, failure, busy } = useRegistration(props);
  return (
    <section className={styles.panel} aria-labelledby="registration">
      <h2 id="registration">Postuler</h2>
      <p className={styles.lead}>
        {waiting
          ? 'Toutes les places d’entretien sont prises pour le moment. Inscrivez-vous\u00A0: avec le lien reçu par e-mail, vous pourrez être prévenu dès qu’une place se libère.'
          : 'Vous recevrez par e-mail le lien de votre entretien.'}
      </p>
      {live ? (
        <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
          <div className={styles.two}>
            {NAMES.map((name) => (
              <CandidateField key={name} {...field(name)} />
            ))}
          </div>
          {OTHERS.map((name) => (
            <CandidateField key={name} {...field(name)} />
          ))}
          {failure && <ErrorBand message={failure} />}
          <Button type="submit" size="lg" block busy={busy}>
            {busy ? 'Envoi...' : 'Recevoir mon lien d’entretien'}
          </Button>
        </form>
      ) : (
        <FormPlaceholder />
      )}
      <p className={styles.legal}>
        <LockIcon />
        <span>
          {registrationNotice(companyName)} <a href="/Privacy">Confidentialité</a>
        </span>
      </p>
    </section>
  );
}
