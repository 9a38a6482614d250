import { registerCandidate } from '@kafaa/domain/candidates/api';
import { CANDIDATE_FIELDS, type FieldName, FIELD_NAMES } from '@kafaa/domain/candidates/fields';
import { REGISTRATION_CONSENT_VERSION, registrationNotice } from '@kafaa/domain/candidates/texts';
import { type ChangeEvent, type FormEvent, Fragment, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ApiError, call } from '@kafaa/web-kit/api';
import { type DraftPlace, writeDraft } from '@kafaa/web-kit/draft';
import { counted } from '@kafaa/web-kit/format';
import { phoneDigits } from '@kafaa/web-kit/phone';
import { toast } from '@kafaa/web-kit/toast';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { LockIcon } from '@kafaa/ui/page-icons.tsx';
import { CandidateField } from './candidate-field.tsx';
import { registrationError, type RegistrationValues, withTyped } from './registration-draft.ts';
import styles from './registration-form.module.css';

// Loaded lazily: it contains the validation library, and the server applies the same rules.
const loadCheck = () => import('./registration-check.ts');

/** The validation faults of the fields; none if the check could not be loaded, since the server validates too. */
async function faultsOf(values: RegistrationValues) {
  const check = await loadCheck().catch(() => undefined);
  return check?.registrationErrors(values) ?? [];
}

/** Corrected form of a probably mistyped address; undefined if the address is plausible. */
const likely = async (email: string) => (await import('./mailboxes.ts').catch(() => undefined))?.likelyEmail(email);

const isName = (name: FieldName) => CANDIDATE_FIELDS[name].kind === 'name';
/** Fields of the name; the form shows them side by side if the screen is wide enough. */
const NAMES = FIELD_NAMES.filter(isName);
const OTHERS = FIELD_NAMES.filter((name) => !isName(name));

type Errors = Partial<Record<string, string>>;

/** A registration that the server has stored. `waiting` is true if every seat of the offer is taken for now. */
export interface SentRegistration {
  readonly email: string;
  readonly waiting: boolean | undefined;
}

export interface RegistrationFormProps {
  readonly jobId: string;
  readonly companyName: string;
  readonly questionCount: number;
  /** Whether the script runs. Until then the server-rendered fields take text, and the button is disabled. */
  readonly live: boolean;
  /** Whether every seat of the offer is taken; one may become free later. */
  readonly waiting: boolean;
  readonly values: RegistrationValues;
  readonly onChange: (values: RegistrationValues) => void;
  readonly draft: DraftPlace;
  readonly onSent: (sent: SentRegistration) => void;
}

/** Keeps the values in the state and in the draft, beginning with the text typed into the server-rendered inputs. */
function useKept(
  { values, onChange, draft }: RegistrationFormProps,
  form: RefObject<HTMLFormElement | null>,
  tellMeant: (meant: string | undefined) => void,
) {
  const keep = (next: RegistrationValues) => {
    onChange(next);
    writeDraft(draft, next, new Date());
  };
  // A layout effect, because it must read the inputs before the first update writes the state into them.
  useLayoutEffect(() => {
    const typed = withTyped(values, (name) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value);
    keep(typed);
    // An address typed before the script ran triggered no blur event, so check it now.
    if (typed.email) void likely(typed.email).then(tellMeant);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- later, the state is what the inputs show
  }, []);
  return keep;
}

function useRegistration(props: RegistrationFormProps) {
  const { jobId, values, onSent } = props;
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** Suggested correction of the typed address. */
  const [meant, setMeant] = useState<string>();
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  const keep = useKept(props, form, setMeant);

  function showErrors(faults: readonly { readonly path: string; readonly message: string }[]): void {
    setErrors(Object.fromEntries(faults.map(({ path, message }) => [path, message])));
    toast.error('Veuillez corriger les erreurs dans le formulaire', { id: 'registration' });
    const first = form.current?.querySelector<HTMLInputElement>(`[name="${faults[0]?.path ?? ''}"]`);
    first?.focus();
    // Centred, because at the top of the window the header and the toast would cover the field.
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
      const source = new URLSearchParams(location.search).get('src') ?? undefined;
      const { email, waiting } = await call(registerCandidate, {
        body: { ...typed, jobId, source, consentVersion: REGISTRATION_CONSENT_VERSION },
      });
      toast.dismiss('registration');
      onSent({ email: email || typed.email, waiting });
    } catch (error) {
      const faults = error instanceof ApiError ? error.fields.filter(({ path }) => path in values) : [];
      if (faults.length > 0) showErrors(faults);
      else setFailure(registrationError(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  function set(name: FieldName, value: string): void {
    keep({ ...values, [name]: value });
    if (errors[name]) setErrors({ ...errors, [name]: undefined });
    if (name === 'email') setMeant(undefined);
  }

  const field = (name: FieldName) => ({
    id: name,
    name,
    value: values[name],
    error: errors[name],
    onFocus: () => void loadCheck().catch(() => undefined),
    onBlur: name === 'email' ? () => void likely(values.email).then(setMeant) : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
  });
  const correction = { meant, accept: () => meant && set('email', meant) };
  return { form, submit, field, correction, failure, busy };
}

/** Registration form. Typed values survive a slow script, failures, reloads and the way back to correct the address. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { companyName, questionCount, live, waiting } = props;
  const { form, submit, field, correction, failure, busy } = useRegistration(props);
  return (
    <section className={styles.panel} aria-labelledby="registration">
      <h2 id="registration">Postuler</h2>
      <p className={styles.lead}>
        {waiting
          ? 'Toutes les places d’entretien sont prises pour le moment. Le lien de votre entretien suit dès qu’une place se libère.'
          : `${questionCount > 0 ? counted(questionCount, 'question') : 'Un entretien'} par écrit, puis votre CV, même photographié, ou cinq réponses.`}
      </p>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.two}>
          {NAMES.map((name) => (
            <CandidateField key={name} {...field(name)} />
          ))}
        </div>
        {OTHERS.map((name) => (
          <Fragment key={name}>
            <CandidateField {...field(name)} />
            {name === 'email' && correction.meant && (
              <p className={styles.meant} role="status">
                Vouliez-vous écrire{' '}
                <button
                  type="button"
                  onClick={({ detail }) => {
                    correction.accept();
                    // Only a click by keyboard moves the focus (`detail` is 0): after a tap, the focus would open the phone's keyboard.
                    if (!detail) document.getElementById('email')?.focus();
                  }}
                >
                  {correction.meant}
                </button>
                {'\u202F'}?
              </p>
            )}
          </Fragment>
        ))}
        {failure && <ErrorBand message={failure} />}
        <Button type="submit" size="lg" block busy={busy} disabled={!live}>
          {busy ? 'Envoi...' : waiting ? 'Me prévenir par e-mail' : 'Recevoir mon lien d’entretien'}
        </Button>
      </form>
      <p className={styles.legal}>
        <LockIcon />
        <span>
          {registrationNotice(companyName)} <a href="/Privacy">Confidentialité</a>
        </span>
      </p>
    </section>
  );
}
