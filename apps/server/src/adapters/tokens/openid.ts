import * as client from 'openid-client';

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

/**
 * The cause of a failed log-in. REFUSED: the provider or the person said no. STALE: another browser, an older attempt or
 * a used code. UNREACHABLE: no answer in time, or a fault of the provider. UNTRUSTED: an answer that fails a check.
 */
export type OpenIdFaultKind = 'REFUSED' | 'STALE' | 'UNREACHABLE' | 'UNTRUSTED';

/** Carries a code for the log; never a message or a cause of the library, which may contain claims and tokens. */
export class OpenIdFault extends Error {
  override name = 'OpenIdFault';
  readonly kind: OpenIdFaultKind;
  readonly reason: string;
  constructor(kind: OpenIdFaultKind, reason: string) {
    super(`${kind}: ${reason}`);
    this.kind = kind;
    this.reason = reason;
  }
}

export interface OpenId {
  /** Returns the provider's page for the browser and the secrets to keep until it comes back. */
  begin(): Promise<{ url: string; attempt: OpenIdAttempt }>;
  /** Checks the answer with which the browser came back; throws an OpenIdFault. `query` is without the question mark. */
  finish(query: string, attempt: OpenIdAttempt): Promise<OpenIdIdentity>;
  /** The reason of the last failed discovery; null while the provider is usable or was not asked yet. */
  fault(): string | null;
}

const MAX_EMAIL = 254;

/** The start of the server asks the provider for nothing: discovery runs at the first log-in, again after each failure. */
export function createOpenId(settings: OpenIdSettings): OpenId {
  let known: Promise<client.Configuration> | null = null;
  let fault: string | null = null;
  const configuration = () => {
    known ??= discover(settings).then(
      (found) => {
        fault = null;
        return found;
      },
      (error: unknown) => {
        known = null;
        const failed = faultOf(error);
        fault = failed.reason;
        throw failed;
      },
    );
    return known;
  };
  return {
    begin: async () => beginAttempt(await configuration(), settings),
    finish: async (query, attempt) => {
      const url = new URL(settings.redirectUri);
      url.search = query;
      // Before any request: a forged return must not make the server call anybody.
      if (url.searchParams.get('state') !== attempt.state) throw new OpenIdFault('STALE', 'state');
      const found = await configuration();
      try {
        return await identify(found, url, attempt);
      } catch (error) {
        throw faultOf(error);
      }
    },
    fault: () => fault,
  };
}

/**
 * The library trusts TLS for an ID token that comes from the token endpoint; the signature is checked here as well. A plain
 * connection is possible only when the configured issuer itself is http.
 */
function discover({ issuer, clientId, clientSecret, timeoutSeconds }: OpenIdSettings): Promise<client.Configuration> {
  const server = new URL(issuer);
  const execute = [client.enableNonRepudiationChecks];
  if (server.protocol === 'http:') execute.push(client.allowInsecureRequests);
  return client.discovery(server, clientId, clientSecret, undefined, { timeout: timeoutSeconds, execute });
}

async function beginAttempt(found: client.Configuration, { redirectUri }: OpenIdSettings) {
  const attempt = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const url = client.buildAuthorizationUrl(found, {
    redirect_uri: redirectUri,
    scope: 'openid email',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, attempt };
}

async function identify(found: client.Configuration, url: URL, attempt: OpenIdAttempt): Promise<OpenIdIdentity> {
  const tokens = await client.authorizationCodeGrant(found, url, {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new OpenIdFault('UNTRUSTED', 'no ID token');
  const { iss: issuer, sub: subject } = claims;
  // Many providers give the address only at the userinfo endpoint.
  const asks = claims['email'] === undefined && found.serverMetadata().userinfo_endpoint !== undefined;
  const given = asks ? await client.fetchUserInfo(found, tokens.access_token, subject) : claims;
  const { email } = given;
  const isAddress = typeof email === 'string' && email.includes('@') && email.length <= MAX_EMAIL;
  return {
    issuer,
    subject,
    email: isAddress ? email.toLowerCase() : null,
    emailVerified: isAddress && given['email_verified'] === true,
  };
}

const SLOW = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

function faultOf(error: unknown): OpenIdFault {
  if (error instanceof OpenIdFault) return error;
  if (error instanceof client.AuthorizationResponseError) return ofResponse(error.error);
  if (error instanceof client.ResponseBodyError) {
    if (error.status >= 500) return new OpenIdFault('UNREACHABLE', `status ${error.status}`);
    return error.error === 'invalid_grant'
      ? new OpenIdFault('STALE', 'invalid_grant')
      : new OpenIdFault('UNTRUSTED', error.code);
  }
  if (error instanceof client.ClientError) return ofClient(error);
  // The platform's own error of a connection that failed.
  if (error instanceof TypeError) return new OpenIdFault('UNREACHABLE', 'connection');
  return new OpenIdFault('UNTRUSTED', 'unknown');
}

/** The error comes through the browser, so only the standard's words are repeated in a log. */
function ofResponse(error: string): OpenIdFault {
  const busy = error === 'server_error' || error === 'temporarily_unavailable';
  if (busy) return new OpenIdFault('UNREACHABLE', error);
  return new OpenIdFault('REFUSED', error === 'access_denied' ? error : 'other');
}

function ofClient({ code = 'unknown', cause }: client.ClientError): OpenIdFault {
  if (SLOW.has(code)) return new OpenIdFault('UNREACHABLE', code);
  // An answer of another status than the standard's: 404 or 500 instead of the metadata, the keys or the token.
  if (cause instanceof Response && cause.status >= 400) return new OpenIdFault('UNREACHABLE', `status ${cause.status}`);
  return new OpenIdFault('UNTRUSTED', code);
}
