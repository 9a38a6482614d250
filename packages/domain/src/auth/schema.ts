import * as z from 'zod/mini';
import { ONBOARDING_STATUSES } from '#/companies/options';
import { accountSchema } from '#/companies/schema';
import { emailField, INVALID_EMAIL, MAX_EMAIL, text } from '#/kernel/fields';

const MAX_PASSWORD = 128;

/** Log-in also requires a top-level domain of two or more letters. */
const STRICT_EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}$/u;

function password(message: string) {
  return z
    .string({ error: message })
    .check(z.minLength(8, message), z.maxLength(MAX_PASSWORD, `Le mot de passe dépasse ${MAX_PASSWORD} caractères.`));
}

const PASSWORD_MISSING = 'Entrez le mot de passe choisi à l’inscription.';
const proofField = z.string().check(z.regex(/^[\w-]{32,64}$/, 'Cette preuve est incorrecte.'));

/** Errors are reported in the order of the fields. */
export const signupSchema = z.object({
  userName: emailField(INVALID_EMAIL),
  password: password('Le mot de passe doit contenir au moins 8 caractères.'),
  name: accountSchema.shape.name,
  phone: accountSchema.shape.phone,
  adresse: accountSchema.shape.address,
  city: accountSchema.shape.city,
  /** A secret that the browser generates and stores: it confirms the address there without the password. */
  proof: z.optional(proofField),
});
export type SignupPayload = z.output<typeof signupSchema>;

/** The link alone is not enough: the proof or the password shows that the person who signed up holds it. */
export const confirmSchema = z.object({
  proof: z.optional(proofField),
  password: z.optional(z.string({ error: PASSWORD_MISSING }).check(z.maxLength(MAX_PASSWORD, PASSWORD_MISSING))),
});
export type ConfirmPayload = z.output<typeof confirmSchema>;

/** The form of /verify when the browser has no stored proof. */
export const confirmFormSchema = z.object({
  password: z
    .string({ error: PASSWORD_MISSING })
    .check(z.minLength(1, PASSWORD_MISSING), z.maxLength(MAX_PASSWORD, PASSWORD_MISSING)),
});

export const loginSchema = z.object({
  userName: text(INVALID_EMAIL).check(
    z.maxLength(MAX_EMAIL, { error: INVALID_EMAIL, abort: true }),
    z.toLowerCase(),
    z.regex(STRICT_EMAIL, INVALID_EMAIL),
  ),
  password: password('Le mot de passe doit comporter au moins 8 caractères.'),
});
export type LoginPayload = z.output<typeof loginSchema>;

/** Uses the simple e-mail pattern of sign-up, not the stricter one of log-in. */
export const resetRequestSchema = z.object({ email: emailField('Veuillez entrer une adresse email valide.') });

export const resetSchema = z.object({
  newPassword: password('Le mot de passe doit contenir au moins 8 caractères.'),
});

/** The form for a new password; the confirmation is not sent to the server. */
export const resetFormSchema = z.object({ ...resetSchema.shape, confirmation: z.string() }).check(
  z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    error: 'Les mots de passe ne correspondent pas.',
    path: ['confirmation'],
  }),
);

export const resendSchema = z.object({ userName: emailField(INVALID_EMAIL) });

export const sessionSchema = z.object({
  accessToken: z.string(),
  userId: z.string(),
  onBoardingStatus: z.enum(ONBOARDING_STATUSES),
  message: z.string(),
});
export type SessionAnswer = z.output<typeof sessionSchema>;
