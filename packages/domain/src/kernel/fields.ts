import * as z from 'zod/mini';

/** A trimmed text; a wrong type is answered with the field's own message, never with zod's. */
export function text(message: string) {
  return z.string({ error: message }).check(z.trim());
}

/** A trimmed, non-empty text of at most `max` characters. */
export function requiredText(message: string, max: number, tooLong = `Ce texte dépasse ${max} caractères.`) {
  return text(message).check(z.minLength(1, message), z.maxLength(max, tooLong));
}

/** A trimmed text between two lengths, both answered with the same message. */
export function textBetween(min: number, max: number, message: string) {
  return text(message).check(z.minLength(min, message), z.maxLength(max, message));
}

/** A number of exactly 8 digits (Tunisia). */
export function phone(message: string, missing = message) {
  return text(missing).check(z.minLength(1, { error: missing, abort: true }), z.regex(/^\d{8}$/, message));
}

/** One of a closed list, with a French message. */
export function oneOf<const T extends readonly [string, ...string[]]>(values: T, message: string) {
  return z.enum(values, { error: message });
}

export const INVALID_EMAIL = 'Veuillez entrer une adresse e-mail valide.';
export const MAX_EMAIL = 254;

/** The simple pattern of sign-up: something, @, something, dot, something; no white space or control character (header injection). */
const SIMPLE_EMAIL =
  /^[^\s@<>"(),:;\\[\]\p{Cc}]+@[^\s@<>"(),:;\\[\]\p{Cc}][^\s@<>"(),:;\\[\].\p{Cc}]*\.[^\s@<>"(),:;\\[\]\p{Cc}]+$/u;

/** An address by the simple pattern, lower-cased. */
export function emailField(message: string, missing = message) {
  return text(missing).check(
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(MAX_EMAIL, { error: message, abort: true }),
    z.toLowerCase(),
    z.regex(SIMPLE_EMAIL, message),
    // « x. » and « x » are one mailbox to a mail server, and would be two to our limits.
    z.refine((address) => !/\.$|\.\.|@\./.test(address), message),
  );
}
