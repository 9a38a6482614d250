import { ApiError } from '@kafaa/web-kit/api';

export interface RegistrationValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

export const EMPTY_REGISTRATION: RegistrationValues = { firstName: '', lastName: '', email: '', phone: '' };

/** The message for a failed registration: the server's own, else the fallbacks of the specification (section 8). */
export function registrationFailure(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.fromServer || error.status === 0) return error.message;
    if (error.status === 404 || error.status === 410) return "job expired or doesn't exist";
  }
  return "Une erreur s'est produite lors de l'inscription";
}
