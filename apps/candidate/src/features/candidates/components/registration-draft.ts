import { eachField, type FieldName } from '@kafaa/domain/candidates/fields';
import { ApiError } from '@kafaa/web-kit/api';

export type RegistrationValues = Readonly<Record<FieldName, string>>;

export const EMPTY_REGISTRATION: RegistrationValues = eachField(() => '');

/** Replaces each value with the text in its input, unless that text is empty. */
export const withTyped = (
  values: RegistrationValues,
  shownBy: (name: FieldName) => string | undefined,
): RegistrationValues => eachField((name) => shownBy(name) || values[name]);

/** The message for a failed registration: the server's own, else the fallbacks of the specification (section 8). */
export function registrationError(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.fromServer || error.status === 0) return error.message;
    if (error.status === 404 || error.status === 410) return "job expired or doesn't exist";
  }
  return "Une erreur s'est produite lors de l'inscription";
}
