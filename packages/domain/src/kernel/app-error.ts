import { ROLE_REFUSAL } from './role-refusal.ts';

/** A validation error of one input field: `path` is dotted ("idealProfile.skills"), `message` is French. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** The details that an error can carry beside its message; `carries` in its definition names the ones it has. */
export interface ErrorDetails {
  readonly fields: readonly FieldError[];
  /** Seconds after which the same call may succeed. */
  readonly retryAfter: number;
}

/** Name of the detail that an error carries; undefined for an error with a message only. */
export type Detail = keyof ErrorDetails | undefined;

/** One way a call can fail: its stable code, its HTTP status and the French text a person reads. */
export type ErrorDefinition<Code extends string = string, Carried extends Detail = undefined> = {
  readonly code: Code;
  readonly status: number;
  readonly message: string;
} & (Carried extends undefined ? { readonly carries?: undefined } : { readonly carries: Carried });

/** A definition of any error, with or without details. */
export type AnyError = ErrorDefinition<string, Detail>;

interface Entry {
  readonly status: number;
  readonly message: string;
  readonly carries?: keyof ErrorDetails;
}

type Defined<T extends Readonly<Record<string, Entry>>> = {
  readonly [K in keyof T & string]: ErrorDefinition<
    K,
    T[K] extends { readonly carries: infer C extends Detail } ? C : undefined
  >;
};

/** Builds a feature's table of errors; the key is the code. */
export function defineErrors<const T extends Readonly<Record<string, Entry>>>(table: T): Defined<T> {
  const entries = Object.entries(table).map(([code, entry]) => [code, { code, ...entry }]);
  return Object.fromEntries(entries) as Defined<T>;
}

interface Words {
  /** Message that replaces the one of the definition. */
  readonly message?: string;
  /** Path on this installation where the caller can continue. */
  readonly link?: string;
}

/** An expected failure. Thrown by services, turned into `{code, message}` by the server's binder. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly retryAfter: number | undefined;
  readonly link: string | undefined;

  constructor(definition: ErrorDefinition, options?: Words);
  constructor(definition: ErrorDefinition<string, 'fields'>, options: Words & Pick<ErrorDetails, 'fields'>);
  constructor(definition: ErrorDefinition<string, 'retryAfter'>, options: Words & Pick<ErrorDetails, 'retryAfter'>);
  constructor(definition: AnyError, options: Words & Partial<ErrorDetails> = {}) {
    super(options.message ?? definition.message);
    this.name = 'AppError';
    this.code = definition.code;
    this.status = definition.status;
    this.fields = options.fields ?? [];
    this.retryAfter = options.retryAfter;
    this.link = options.link;
  }
}

/** Errors that any endpoint can return, whatever its feature. */
export const kernelErrors = defineErrors({
  VALIDATION_FAILED: { status: 400, message: 'Certaines informations sont incorrectes.', carries: 'fields' },
  UNAUTHENTICATED: { status: 401, message: 'Votre session a expiré. Connectez-vous à nouveau.' },
  /** Only the holder of a former member's signed session token gets this answer. */
  MEMBERSHIP_ENDED: { status: 401, message: 'Vous ne faites plus partie de cette équipe. Votre accès est fermé.' },
  ONBOARDING_REQUIRED: { status: 403, message: 'Terminez la configuration de votre entreprise pour continuer.' },
  SECOND_FACTOR_DUE: {
    status: 403,
    message: 'Votre entreprise demande la double authentification. Activez-la dans Compte, Sécurité.',
  },
  ROLE_REQUIRED: { status: 403, message: ROLE_REFUSAL },
  OFFERS_REQUIRED: {
    status: 403,
    message: 'Ces chiffres portent sur toutes les offres, et vous n’en suivez que certaines. Choisissez une offre.',
  },
  PLAN_FEATURE_REQUIRED: { status: 403, message: 'Cette fonction est réservée au plan Entreprise.' },
  NOT_FOUND: { status: 404, message: 'Cet élément est introuvable.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'L’envoi est trop volumineux.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Ce format d’envoi n’est pas accepté.' },
  MISDIRECTED: {
    status: 421,
    message:
      'Cette adresse n’est pas celle de cette installation. Pour l’exploitant : PUBLIC_URL doit la nommer, et le proxy transmettre l’en-tête Host.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Trop de tentatives. Patientez un instant, puis réessayez.',
    carries: 'retryAfter',
  },
  INTERNAL: { status: 500, message: 'Une erreur inattendue est survenue. Réessayez dans un instant.' },
  UNAVAILABLE: { status: 503, message: 'Le service est momentanément indisponible. Réessayez dans un instant.' },
});
