import { beginInterview } from '@kafaa/domain/candidates/api';
import { REGISTRATION_CONSENT_VERSION } from '@kafaa/domain/candidates/texts';
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

/** The token of the interview that this tab begins: a repeated request, also after a reload, must find the same interview. */
function tokenOf(place: DraftPlace): string {
  const kept = readDraft(place)?.value;
  if (typeof kept === 'string') return kept;
  const token = newToken();
  writeDraft(place, token, new Date());
  return token;
}

/** Begins the interview on this device; the mail confirms the address later. */
export function BeginNow({ jobId, values }: { jobId: string; values: RegistrationValues }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const token = useRef<string>(undefined);

  async function begin(): Promise<void> {
    token.current ??= tokenOf({ area: 'session', key: `begun.${jobId}` });
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
      {problem ? (
        <ErrorBand message={problem} />
      ) : (
        <p>Sur cet appareil. Vous confirmerez votre adresse à la fin, avec cet e-mail.</p>
      )}
    </>
  );
}
