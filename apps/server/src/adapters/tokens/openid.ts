import * as client from 'openid-client';
import {
  type OpenId,
  type OpenIdAttempt,
  OpenIdError,
  type OpenIdIdentity,
  type OpenIdSettings,
} from './openid-port.ts';

const MAX_EMAIL = 254;
/**
 * Pattern of an e-mail address in ASCII only. Conversion to lower case turns some other letters (U+212A) into ASCII, and could turn
 * one person's address into another's.
 */
const ADDRESS = /^[!-?A-~]+@[!-?A-~]+$/;

/**
 * Creates the OpenID Connect client. The start of the server sends no request to the provider: discovery runs at the first log-in,
 * and again after each failure.
 */
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
        const failed = errorOf(error);
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
      // The state is checked before any request, because a forged return must not make the server send requests.
      if (url.searchParams.get('state') !== attempt.state) throw new OpenIdError('STALE', 'state');
      const found = await configuration();
      try {
        return await identify(found, url, { ...attempt, groupsClaim: settings.groupsClaim });
      } catch (error) {
        throw errorOf(error);
      }
    },
    fault: () => fault,
  };
}

/**
 * Reads the provider's metadata. The client also verifies the signature of an ID token from the token endpoint, for which the
 * library by default trusts TLS. An unencrypted connection is possible only if the configured issuer itself is http.
 */
function discover({ issuer, clientId, clientSecret, timeoutSeconds }: OpenIdSettings): Promise<client.Configuration> {
  const server = new URL(issuer);
  const execute = [client.enableNonRepudiationChecks];
  if (server.protocol === 'http:') execute.push(client.allowInsecureRequests);
  return client.discovery(server, clientId, clientSecret, undefined, { timeout: timeoutSeconds, execute });
}

async function beginAttempt(found: client.Configuration, { redirectUri, scopes }: OpenIdSettings) {
  const attempt = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const url = client.buildAuthorizationUrl(found, {
    redirect_uri: redirectUri,
    scope: scopes,
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, attempt };
}

/** Returns the groups of a claim; a claim that is no list of texts gives none. */
function groupsIn(claim: unknown): string[] {
  return Array.isArray(claim) ? claim.filter((one): one is string => typeof one === 'string') : [];
}

async function identify(
  found: client.Configuration,
  url: URL,
  { groupsClaim, ...attempt }: OpenIdAttempt & { groupsClaim: string | null },
): Promise<OpenIdIdentity> {
  const tokens = await client.authorizationCodeGrant(found, url, {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new OpenIdError('UNTRUSTED', 'no ID token');
  const { iss: issuer, sub: subject } = claims;
  // Many providers return address and groups only at the userinfo endpoint.
  const lacksGroups = groupsClaim !== null && claims[groupsClaim] === undefined;
  const asks = (claims['email'] === undefined || lacksGroups) && found.serverMetadata().userinfo_endpoint !== undefined;
  const info: client.UserInfoResponse | client.IDToken = asks
    ? await client.fetchUserInfo(found, tokens.access_token, subject)
    : claims;
  const given = claims['email'] === undefined ? info : claims;
  const { email } = given;
  const isAddress = typeof email === 'string' && email.length <= MAX_EMAIL && ADDRESS.test(email);
  return {
    issuer,
    subject,
    email: isAddress ? email.toLowerCase() : null,
    emailVerified: isAddress && given['email_verified'] === true,
    groups: groupsClaim === null ? [] : groupsIn((lacksGroups ? info : claims)[groupsClaim]),
  };
}

const SLOW = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

function errorOf(error: unknown): OpenIdError {
  if (error instanceof OpenIdError) return error;
  if (error instanceof client.AuthorizationResponseError) return ofResponse(error.error);
  if (error instanceof client.ResponseBodyError) {
    if (error.status >= 500) return new OpenIdError('UNREACHABLE', `status ${error.status}`);
    return error.error === 'invalid_grant'
      ? new OpenIdError('STALE', 'invalid_grant')
      : new OpenIdError('UNTRUSTED', error.code);
  }
  if (error instanceof client.ClientError) return ofClient(error);
  // A TypeError is the platform's own error of a failed connection.
  if (error instanceof TypeError) return new OpenIdError('UNREACHABLE', 'connection');
  return new OpenIdError('UNTRUSTED', 'unknown');
}

/** Classifies an error response. The error comes through the browser, so only the standard's words are copied into the log. */
function ofResponse(error: string): OpenIdError {
  const busy = error === 'server_error' || error === 'temporarily_unavailable';
  if (busy) return new OpenIdError('UNREACHABLE', error);
  return new OpenIdError('REFUSED', error === 'access_denied' ? error : 'other');
}

function ofClient({ code = 'unknown', cause }: client.ClientError): OpenIdError {
  if (SLOW.has(code)) return new OpenIdError('UNREACHABLE', code);
  // The response has an error status, such as 404 or 500, where the standard expects the metadata, the keys or the token.
  if (cause instanceof Response && cause.status >= 400) return new OpenIdError('UNREACHABLE', `status ${cause.status}`);
  return new OpenIdError('UNTRUSTED', code);
}
