import { ApiError } from '@kafaa/web-kit/api';

export const RESEND_FAILED = 'L’e-mail n’a pas pu être renvoyé. Veuillez réessayer.';

const GATEWAY_FAULTS = [404, 501, 502, 503, 504];

/** The message for a failed sign-up: the server's own, else the fallbacks of the specification (section 8). */
export function signupError(error: unknown): string {
  if (!(error instanceof ApiError)) return "Une erreur s'est produite lors de l'inscription. Veuillez réessayer.";
  if (error.fromServer) return error.message;
  if (error.status === 0) return 'Network or unknown error occurred';
  if (GATEWAY_FAULTS.includes(error.status)) return "Le service d'inscription n'est pas disponible";
  return error.status >= 500 ? 'Registration failed' : "L'inscription a échoué";
}

export const NO_ACCESS_TOKEN = 'Invalid response from server (no accessToken)';

/** The message for a failed log-in, except for an answer without a session (`NO_ACCESS_TOKEN`). */
export function loginError(error: unknown): string {
  if (!(error instanceof ApiError)) return "Une erreur s'est produite lors de la connexion. Veuillez réessayer.";
  return error.fromServer || error.status === 0 ? error.message : 'Login failed';
}

/** The message for a failed request of the reset e-mail. */
export function resetRequestError(error: unknown): string {
  const known = error instanceof ApiError && (error.fromServer || error.status === 0);
  return known ? error.message : "Erreur lors de l'envoi de l'email. Veuillez réessayer.";
}

/** The message for a failed password change; 400 means that the link is invalid or expired. */
export function resetError(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Une erreur est survenue. Veuillez réessayer.';
  if (error.fromServer || error.status === 0) return error.message;
  return error.status === 400
    ? 'Ce lien est invalide ou a expiré. Demandez un nouveau lien.'
    : 'Une erreur est survenue. Veuillez réessayer.';
}

const LINK_INVALID = 'Ce lien de confirmation est invalide ou a expiré.';
const ALREADY_CONFIRMED = 'Votre adresse e-mail est déjà confirmée. Vous pouvez vous connecter.';

export type VerificationError = { kind: 'missing' | 'invalid' | 'confirmed' | 'failed'; message: string };

/** Returns the reason why an address could not be confirmed, with its message. */
export function verificationError(token: string, error: unknown): VerificationError {
  if (token === '') return { kind: 'missing', message: 'Token de vérification manquant.' };
  const fallback = "Erreur lors de la vérification de l'email.";
  if (!(error instanceof ApiError)) return { kind: 'failed', message: fallback };
  if (error.status === 404) return { kind: 'invalid', message: error.fromServer ? error.message : LINK_INVALID };
  if (error.status === 409) return { kind: 'confirmed', message: error.fromServer ? error.message : ALREADY_CONFIRMED };
  return { kind: 'failed', message: error.fromServer || error.status === 0 ? error.message : fallback };
}
