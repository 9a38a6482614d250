import { registerCandidate } from '@kafaa/domain/candidates/api';
import { REGISTRATION_CONSENT_VERSION } from '@kafaa/domain/candidates/texts';
import { useState } from 'react';
import { call } from '@kafaa/web-kit/api';
import { phoneDigits } from '@kafaa/web-kit/phone';
import { toast } from '@kafaa/web-kit/toast';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { mailboxOf } from './mailboxes.ts';
import { registrationError, type RegistrationValues } from './registration-draft.ts';

export interface SentHelpProps {
  jobId: string;
  email: string;
  /** As they were sent; empty in another tab, where nothing can be sent again. */
  values: RegistrationValues;
}

/** Opens the mailbox, where its page is known, and sends the link again. */
export function SentHelp({ jobId, email, values }: SentHelpProps) {
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
      {mailbox && (
        <ButtonLink href={mailbox.href} target="_blank" rel="noopener">
          Ouvrir {mailbox.name}
        </ButtonLink>
      )}
      {values.email !== '' && (
        <Button variant="secondary" busy={state === 'busy'} disabled={state === 'sent'} onClick={() => void resend()}>
          {state === 'sent' ? 'E-mail renvoyé' : 'Renvoyer l’e-mail'}
        </Button>
      )}
    </>
  );
}
