/* Apart from openid.ts, so that a server without a provider does not load the library. */

/** An identity provider of OpenID Connect, as configured for the installation. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The page of ours to which the provider sends the browser back. */
  readonly redirectUri: string;
  /** Time limit of each request to the provider. */
  readonly timeoutSeconds: number;
}

/** The secrets of one log-in. They stay with the browser that began it and are used once. */
export interface OpenIdAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface OpenIdIdentity {
  readonly issuer: string;
  /** Identifies the person at the issuer; the address may change. */
  readonly subject: string;
  /** In lower case; null when the provider gives none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
}

export interface OpenId {
  /** Returns the provider's page for the browser and the secrets to keep until it comes back. */
  begin(): Promise<{ url: string; attempt: OpenIdAttempt }>;
  /** Checks the answer with which the browser came back; throws an OpenIdError. `query` is without the question mark. */
  finish(query: string, attempt: OpenIdAttempt): Promise<OpenIdIdentity>;
  /** The reason of the last failed discovery; null while the provider is usable or was not asked yet. */
  fault(): string | null;
}

/**
 * The cause of a failed log-in. REFUSED: the provider or the person said no. STALE: another browser, an older attempt or
 * a used code. UNREACHABLE: no answer in time, or a fault of the provider. UNTRUSTED: an answer that fails a check.
 */
export type OpenIdErrorKind = 'REFUSED' | 'STALE' | 'UNREACHABLE' | 'UNTRUSTED';

/** Carries a code for the log; never a message or a cause of the library, which may contain claims and tokens. */
export class OpenIdError extends Error {
  override name = 'OpenIdError';
  readonly kind: OpenIdErrorKind;
  readonly reason: string;
  constructor(kind: OpenIdErrorKind, reason: string) {
    super(`${kind}: ${reason}`);
    this.kind = kind;
    this.reason = reason;
  }
}
