import { askPasskey } from '@kafaa/domain/auth/api';
import type { Assertion, NewPasskey } from '@kafaa/domain/auth/schema';
import { ApiError, call, errorMessage } from '@kafaa/web-kit/api';

const library = () => import('@simplewebauthn/browser');

/** Creates a passkey on a device of the person. */
export async function createPasskey(
  options: Parameters<Awaited<ReturnType<typeof library>>['startRegistration']>[0]['optionsJSON'],
): Promise<NewPasskey['credential']> {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options });
}

/** Gets a passkey's answer to a new challenge; the browser asks which passkey to use. A failure throws its French message. */
export async function answerWithPasskey(): Promise<Assertion> {
  try {
    const [{ startAuthentication }, optionsJSON] = await Promise.all([library(), call(askPasskey, {})]);
    return await startAuthentication({ optionsJSON });
  } catch (error) {
    throw new Error(passkeyError(error), { cause: error });
  }
}

/** The message of a failure of the browser, the device or the server. */
export function passkeyError(error: unknown): string {
  const otherwise = 'La clé d’accès n’a pas pu servir. Réessayez.';
  if (error instanceof ApiError) return errorMessage(error, otherwise);
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'Cet appareil a déjà une clé d’accès pour votre compte.';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'La demande a été annulée ou a expiré. Réessayez.';
  return otherwise;
}
