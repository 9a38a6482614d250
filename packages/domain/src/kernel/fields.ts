import * as z from 'zod/mini';

/** A trimmed text; a wrong type is reported with the field's own message, not with zod's. */
export function text(message: string) {
  return z.string({ error: message }).check(z.trim());
}

/** A trimmed, non-empty text of at most `max` characters. */
export function requiredText(message: string, max: number, tooLong = `Ce texte dépasse ${max} caractères.`) {
  return text(message).check(z.minLength(1, message), z.maxLength(max, tooLong));
}

/** A trimmed text with a minimum and a maximum length, both reported with the same message. */
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

/** The simple pattern of sign-up: something, @, something, dot, something; no white space or control characters (header injection). */
const SIMPLE_EMAIL =
  /^[^\s@<>"(),:;\\[\]\p{Cc}]+@[^\s@<>"(),:;\\[\]\p{Cc}][^\s@<>"(),:;\\[\].\p{Cc}]*\.[^\s@<>"(),:;\\[\]\p{Cc}]+$/u;

/** An e-mail address by the simple pattern, lower-cased. */
export function emailField(message: string, missing = message) {
  return text(missing).check(
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(MAX_EMAIL, { error: message, abort: true }),
    z.toLowerCase(),
    z.regex(SIMPLE_EMAIL, message),
    // Mail servers treat « x. » and « x » as one mailbox, but our rate limits would count two.
    z.refine((address) => !/\.$|\.\.|@\./.test(address), message),
  );
}
