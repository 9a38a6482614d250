import { authErrors } from '@kafaa/domain/auth/errors';
import type { Assertion, FactorProof, LoginPayload, ProviderTicket } from '@kafaa/domain/auth/schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAcceptWithProvider } from '#/features/team/queries';
import { navigate } from '#/lib/place';
import { takesPasskeys } from '#/lib/takes-passkeys';
import { paths } from '@kafaa/web-kit/paths';
import { openSession } from '@kafaa/web-kit/session';
import { toast } from '@kafaa/web-kit/toast';
import { useProviderLink, useProviderLogin, useProviderReturn } from '../queries.ts';
import { loginError } from './auth-messages.ts';
import { enter } from './enter.ts';
import { takeAttempt } from './provider-attempt.ts';

/** Step of the log-in that is shown; `error` is shown in the form of this step. */
type Step =
  | { readonly kind: 'working' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'link'; readonly error?: string }
  | { readonly kind: 'code'; readonly hasPasskey: boolean; readonly error?: string };

/** Errors after which the person can try again with the same ticket: CODE_ERRORS at the second factor, LINK_ERRORS at the password. */
const CODE_ERRORS = ['SECOND_FACTOR_WRONG', 'PASSKEY_WRONG', 'PASSKEYS_UNAVAILABLE', 'TOO_MANY_REQUESTS'];
const LINK_ERRORS = [
  'BAD_CREDENTIALS',
  'EMAIL_NOT_CONFIRMED',
  'VALIDATION_FAILED',
  'IDENTITY_TAKEN',
  'IDENTITY_OTHER',
  'TOO_MANY_REQUESTS',
];

/** Step shown if this tab holds no log-in attempt, because the attempt began in another tab or was used before. */
const LOST: Step = { kind: 'failed', message: authErrors.PROVIDER_STALE.message };

/** The step after a failed call. */
function stepAfter(step: Step, error: Error & { readonly code: string }): Step {
  const { code } = error;
  if (code === 'SECOND_FACTOR_REQUIRED' || code === 'PASSKEY_OR_CODE_REQUIRED')
    return { kind: 'code', hasPasskey: code === 'PASSKEY_OR_CODE_REQUIRED' };
  if (code === 'PROVIDER_UNLINKED') return { kind: 'link' };
  const message = loginError(error);
  if (step.kind === 'code' && CODE_ERRORS.includes(code)) return { ...step, error: message };
  if (step.kind === 'link' && LINK_ERRORS.includes(code)) return { ...step, error: message };
  return { kind: 'failed', message };
}

/**
 * Handles the return from the identity provider: exchanges the provider's code, then logs in, links the account or accepts
 * an invitation.
 */
export function useReturn() {
  const [attempt] = useState(takeAttempt);
  const joining = attempt?.joining;
  const [step, setStep] = useState<Step>(attempt ? { kind: 'working' } : LOST);
  const [proved, setProved] = useState<ProviderTicket>();
  const [credentials, setCredentials] = useState<LoginPayload>();
  const back = useProviderReturn();
  const login = useProviderLogin();
  const link = useProviderLink();
  const accept = useAcceptWithProvider(joining?.token ?? '');
  const onError = (error: Error & { readonly code: string }) => setStep((before) => stepAfter(before, error));

  const proceed = (ticket: string, { as, ...proof }: FactorProof & { as?: LoginPayload | undefined }) => {
    if (as) link.mutate({ ticket, ...as, ...proof }, { onSuccess: enter, onError });
    else if (!joining) login.mutate({ ticket, ...proof }, { onSuccess: enter, onError });
    else
      accept.mutate(
        { ticket, ...(joining.name && { name: joining.name }), ...proof },
        {
          onSuccess: (session) => {
            toast.success(session.message);
            openSession(session);
            navigate(paths.dashboard, { replace: true });
          },
          onError,
        },
      );
  };
  const started = useRef(false);
  const start = useEffectEvent(() => {
    if (started.current) return;
    started.current = true;
    const query = location.search.slice(1);
    // The next call uses up the provider's code, so the code is removed from the address and the history.
    navigate(paths.providerReturn, { replace: true });
    if (attempt)
      back.mutate(
        { query, attempt: attempt.attempt },
        {
          onSuccess: (answer) => {
            setProved(answer);
            proceed(answer.ticket, {});
          },
          onError,
        },
      );
  });
  useEffect(() => start(), []);

  const ticket = proved?.ticket ?? '';
  const prove = (proof: FactorProof) => proceed(ticket, { ...proof, as: credentials });
  return {
    step,
    joining,
    email: proved?.email ?? '',
    busy: login.isPending || link.isPending || accept.isPending,
    submitLink: (as: LoginPayload) => {
      setCredentials(as);
      proceed(ticket, { as });
    },
    submitCode: (code: string) => prove({ code }),
    submitPasskey:
      step.kind === 'code' && step.hasPasskey && takesPasskeys()
        ? (passkey: Assertion) => prove({ passkey })
        : undefined,
    failPasskey: (error: string) => setStep((before) => (before.kind === 'code' ? { ...before, error } : before)),
  };
}
