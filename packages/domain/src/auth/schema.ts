import * as z from 'zod/mini';
import { ONBOARDING_STATUSES } from '#/companies/options';
import { accountSchema } from '#/companies/schema';
import { ROLES } from '#/kernel/roles';
import { emailField, INVALID_EMAIL, MAX_EMAIL, requiredText, text } from '#/kernel/fields';

const MAX_PASSWORD = 128;

/** E-mail pattern of log-in: unlike the one of sign-up, it requires a top-level domain of two or more letters. */
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

/**
 * Confirmation of the address. The link alone is not enough: the proof or the password shows that its holder is the person who
 * signed up.
 */
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

const CODE_MISSING = 'Entrez le code de votre application, ou un code de secours.';
/** A code of the second factor: six digits of the app, or a recovery code; the check ignores spaces and hyphens. */
const codeField = z.string({ error: CODE_MISSING }).check(z.minLength(1, CODE_MISSING), z.maxLength(40, CODE_MISSING));

const PASSKEY_UNREADABLE = 'La réponse de votre navigateur est illisible. Réessayez.';
/** Bytes in base64url, as browsers give them (WebAuthn Level 3). */
const bytesField = z.string().check(z.maxLength(20_000, PASSKEY_UNREADABLE), z.regex(/^[\w-]+$/, PASSKEY_UNREADABLE));

/** The signed answer of a passkey to a challenge of `auth.askPasskey`. */
export const assertionSchema = z.object({
  id: bytesField,
  response: z.object({ clientDataJSON: bytesField, authenticatorData: bytesField, signature: bytesField }),
});
export type Assertion = z.output<typeof assertionSchema>;

/** The second factor: a code, or a passkey in its place. */
export const factorSchema = z.object({ code: z.optional(codeField), passkey: z.optional(assertionSchema) });
export type FactorProof = z.output<typeof factorSchema>;

/** The second step of a log-in sends the first step again, with the second factor, because the server stores nothing between the two. */
export const loginStepsSchema = z.object({ ...loginSchema.shape, ...factorSchema.shape });
export type LoginSteps = z.output<typeof loginStepsSchema>;
export const codeSchema = z.object({ code: codeField });

const PROVIDER_UNREADABLE = 'Cette connexion ne peut pas être lue. Recommencez.';
const MAX_SEALED = 6000;
/** A text that the server sealed: the browser keeps it, and can neither read nor change it. */
const sealedField = z
  .string({ error: PROVIDER_UNREADABLE })
  .check(z.maxLength(MAX_SEALED, PROVIDER_UNREADABLE), z.regex(/^[\w-]+$/, PROVIDER_UNREADABLE));

/** The page of the identity provider, and the sealed secrets of this log-in, which stay in the tab that began it. */
export const providerBeginSchema = z.object({ url: z.string(), attempt: z.string() });
/** The query string with which the provider sent the browser back, without the question mark. */
export const providerReturnSchema = z.object({
  query: z.string({ error: PROVIDER_UNREADABLE }).check(z.maxLength(MAX_SEALED, PROVIDER_UNREADABLE)),
  attempt: sealedField,
});
/** The identity that the provider confirmed, as a sealed ticket, and its e-mail address as the provider gives it. */
export const providerTicketSchema = z.object({ ticket: z.string(), email: z.nullable(z.string()) });
export type ProviderTicket = z.output<typeof providerTicketSchema>;

export const providerLoginSchema = z.object({ ticket: sealedField, ...factorSchema.shape });
export type ProviderLogin = z.output<typeof providerLoginSchema>;
export const providerLinkSchema = z.object({ ...loginStepsSchema.shape, ticket: sealedField });
export type ProviderLink = z.output<typeof providerLinkSchema>;

/** An identity of the person at an identity provider. */
export const linkedIdentitySchema = z.object({
  id: z.string(),
  /** The configured name of the provider, or the host of one that is no longer configured. */
  provider: z.string(),
  createdAt: z.string(),
  /** Time of the last log-in with this identity; null before the first one. */
  usedAt: z.nullable(z.string()),
});
export type LinkedIdentity = z.output<typeof linkedIdentitySchema>;

/** Uses the simple e-mail pattern of sign-up, not the stricter one of log-in. */
export const resetRequestSchema = z.object({ email: emailField('Veuillez entrer une adresse email valide.') });

export const resetSchema = z.object({
  newPassword: password('Le mot de passe doit contenir au moins 8 caractères.'),
});

/** The form for a new password; only the password is sent to the server, not its confirmation. */
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
  role: z.enum(ROLES),
  onBoardingStatus: z.enum(ONBOARDING_STATUSES),
  message: z.string(),
});
export type SessionAnswer = z.output<typeof sessionSchema>;

/** A company of the logged-in person. */
export const companyChoiceSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  /** Whether this session belongs to this company. */
  current: z.boolean(),
  /** Whether the company's account is suspended, so that it cannot be opened. */
  suspended: z.boolean(),
});
export type CompanyChoice = z.output<typeof companyChoiceSchema>;

/** The response to a log-in: a session of the company of the last log-in, and all companies that the person may choose from. */
export const loginAnswerSchema = z.object({ ...sessionSchema.shape, companies: z.array(companyChoiceSchema) });
export type LoginAnswer = z.output<typeof loginAnswerSchema>;

const PASSWORD_ASKED = 'Entrez votre mot de passe.';
/** The person's own password, required so that a stolen session alone cannot change how the person logs in. */
export const ownPasswordSchema = z.object({
  password: z
    .string({ error: PASSWORD_ASKED })
    .check(z.minLength(1, PASSWORD_ASKED), z.maxLength(MAX_PASSWORD, PASSWORD_ASKED)),
});

/** A session that can still be used. */
export const openSessionSchema = z.object({
  id: z.string(),
  /** Browser and system, such as « Chrome sur Windows »; null for a session that an earlier version created. */
  device: z.nullable(z.string()),
  companyName: z.string(),
  createdAt: z.string(),
  /** Time of the last use, rounded to a quarter of an hour. */
  usedAt: z.string(),
  /** Whether this is the session of the current call. */
  current: z.boolean(),
});
export type OpenedSession = z.output<typeof openSessionSchema>;

/** A passkey of the person. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** Time of the last log-in with this passkey; null before the first one. */
  usedAt: z.nullable(z.string()),
});
export type Passkey = z.output<typeof passkeySchema>;

export const secondFactorSchema = z.object({
  /** Whether the codes of an app are required at log-in. */
  enabled: z.boolean(),
  since: z.nullable(z.string()),
  /** Number of unused recovery codes. */
  recoveryLeft: z.number(),
  /** Whether a company of the person requires a second factor for the person's role there. */
  required: z.boolean(),
  passkeys: z.array(passkeySchema),
  /** The only origin where browsers accept passkeys of this installation; null if the installation's address has no https. */
  passkeyOrigin: z.nullable(z.string()),
});
export type SecondFactor = z.output<typeof secondFactorSchema>;

/** The secret of the app, in base32 and as the text of a QR code; the page shows it once. */
export const secondFactorSecretSchema = z.object({ secret: z.string(), uri: z.string() });

const publicKey = z.literal('public-key');
const verified = z.literal('required');
/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. It names no passkey, so a stranger cannot find out who has an account. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: verified,
});
/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ type: publicKey, id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: verified,
    requireResidentKey: z.boolean(),
    userVerification: verified,
  }),
  attestation: z.literal('none'),
});

const NAME_MISSING = 'Donnez un nom à cette clé, par exemple celui de votre appareil.';
export const newPasskeySchema = z.object({
  name: requiredText(NAME_MISSING, 60, 'Ce nom dépasse 60 caractères.'),
  credential: z.object({
    id: bytesField,
    response: z.object({ clientDataJSON: bytesField, attestationObject: bytesField }),
  }),
});
export type NewPasskey = z.output<typeof newPasskeySchema>;

/** New recovery codes; the page shows them once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const switchSchema = z.object({ companyId: z.string() });
