import { beginInterview } from '@kafaa/domain/candidates/api';
import { REGISTRATION_CONSENT_VERSION } from '@kafaa/domain/candidates/texts';
import { isSameName } from '@kafaa/domain/kernel/same-name';
import { useRef, useState } from 'react';
import { call } from '@kafaa/web-kit/api';
import { type DraftPlace, readDraft, writeDraft } from '@kafaa/web-kit/draft';
import { phoneDigits } from '@kafaa/web-kit/phone';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { registrationError, type RegistrationValues } from './registration-draft.ts';

/** 32 random bytes in base64url. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A begun interview: its token, the name of the person, and the time at which this tab sent the registration. */
type Begun = Readonly<Record<'token' | 'firstName' | 'lastName' | 'sentAt', string>>;

/**
 * Returns the token of the interview that this tab begins. A repeated request, also after a reload, gets the same token. Another
 * name or registration gets a new token, so that the next person does not take over an interview begun in this tab. Only
 * « Corriger mon adresse » (`#adresse`) keeps the token for another registration of the same name.
 */
function tokenOf(jobId: string, { firstName, lastName }: RegistrationValues): string {
  const place: DraftPlace = { area: 'session', key: `begun.${jobId}` };
  const sentAt = readDraft({ area: 'session', key: `applied.${jobId}` })?.savedAt ?? '';
  const kept = readDraft(place)?.value as Begun | undefined;
  const continues =
    kept?.token &&
    isSameName(kept, { firstName, lastName }) &&
    (kept.sentAt === sentAt || location.hash === '#adresse');
  const begun: Begun = { token: continues ? kept.token : newToken(), firstName, lastName, sentAt };
  writeDraft(place, begun, new Date());
  return begun.token;
}

/** Begins the interview on this device; the mail confirms the address later. */
export function BeginNow({ jobId, values }: { jobId: string; values: RegistrationValues }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const token = useRef<string>(undefined);

  async function begin(): Promise<void> {
    token.current ??= tokenOf(jobId, values);
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { ...values, phone: phoneDigits(values.phone), jobId, token: token.current };
      await call(beginInterview, { body: { ...body, consentVersion: REGISTRATION_CONSENT_VERSION } });
      location.assign(`/Interview/${token.current}`);
    } catch (error) {
      setProblem(registrationError(error));
      setBusy(false);
    }
  }

  return (
    <>
      <Button size="lg" block busy={busy} onClick={() => void begin()}>
        Commencer maintenant
      </Button>
      {problem ? <ErrorBand message={problem} /> : <p>Vous confirmerez cette adresse à la fin.</p>}
    </>
  );
}
