/* This file is separate from openid.ts, so that a server without a provider does not load the OpenID library. */

/** Configured identity provider of OpenID Connect. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of our page to which the provider sends the browser back. */
  readonly redirectUri: string;
  /** Scopes of the log-in request, with `openid`. */
  readonly scopes: string;
  /** Name of the claim that lists the person's groups; null if groups are not read. */
  readonly groupsClaim: string | null;
  /** Time limit of each request to the provider. */
  readonly timeoutSeconds: number;
}

/** Secrets of one log-in. They stay with the browser that began the log-in and are used once. */
export interface OpenIdAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface OpenIdIdentity {
  readonly issuer: string;
  /** Identifier of the person at the issuer; the e-mail address may change. */
  readonly subject: string;
  /** E-mail address in lower case; null if the provider gives none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** Groups of the person at the provider; empty if it gives none or they are not read. */
  readonly groups: readonly string[];
}

export interface OpenId {
  /** Returns the provider's page for the browser, and the secrets to keep until the browser comes back. */
  begin(): Promise<{ url: string; attempt: OpenIdAttempt }>;
  /** Checks the answer with which the browser came back; throws an OpenIdError. `query` has no question mark. */
  finish(query: string, attempt: OpenIdAttempt): Promise<OpenIdIdentity>;
  /** Returns the reason of the last failed discovery; null while the provider is usable or before the first discovery. */
  fault(): string | null;
}

/**
 * Cause of a failed log-in. REFUSED: the provider or the person said no. STALE: another browser, an older attempt or a used code.
 * UNREACHABLE: no answer in time, or a fault of the provider. UNTRUSTED: an answer that fails a check.
 */
export type OpenIdErrorKind = 'REFUSED' | 'STALE' | 'UNREACHABLE' | 'UNTRUSTED';

/**
 * Error of a log-in, with a code for the log. It never contains a message or a cause of the library, which may contain claims and
 * tokens.
 */
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
