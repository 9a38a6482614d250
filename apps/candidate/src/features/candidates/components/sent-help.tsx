import { registerCandidate } from '@kafaa/domain/candidates/api';
import { REGISTRATION_CONSENT_VERSION } from '@kafaa/domain/candidates/texts';
import { useState } from 'react';
import { call } from '@kafaa/web-kit/api';
import { phoneDigits } from '@kafaa/web-kit/phone';
import { toast } from '@kafaa/web-kit/toast';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { BeginNow } from './begin-now.tsx';
import { mailboxOf } from './mailboxes.ts';
import { registrationError, type RegistrationValues } from './registration-draft.ts';

export interface SentHelpProps {
  jobId: string;
  email: string;
  /** The values that were sent; empty in another tab, which cannot send them again. */
  values: RegistrationValues;
  /** True if every seat of the offer is taken, so the interview cannot begin now. */
  waiting: boolean | undefined;
}

/** Actions after the registration: begin on this device, open the mailbox (of known providers), send the link again. */
export function SentHelp({ jobId, email, values, waiting }: SentHelpProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const mailbox = mailboxOf(email);

  async function resend() {
    setState('busy');
    try {
      const body = { ...values, phone: phoneDigits(values.phone), jobId };
      await call(registerCandidate, { body: { ...body, consentVersion: REGISTRATION_CONSENT_VERSION } });
      setState('sent');
    } catch (error) {
      toast.error(registrationError(error));
      setState('idle');
    }
  }

  return (
    <>
      {!waiting && values.email !== '' && <BeginNow jobId={jobId} values={values} />}
      {mailbox && (
        <ButtonLink variant={waiting ? 'primary' : 'secondary'} href={mailbox.href} target="_blank" rel="noopener">
          Ouvrir {mailbox.name}
        </ButtonLink>
      )}
      {values.email !== '' && (
        <Button variant="secondary" busy={state === 'busy'} disabled={state === 'sent'} onClick={() => void resend()}>
          {state === 'sent' ? 'E-mail renvoyé' : 'Renvoyer l’e-mail'}
        </Button>
      )}
      {/* Shown after the mail was sent again, or in another tab, which cannot send it again. */}
      {(state === 'sent' || values.email === '') && (
        <p role="status">Rien reçu{'\u202F'}? Voyez les spams. Après douze liens en un jour, réessayez demain.</p>
      )}
    </>
  );
}
