import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOpenId } from './openid.ts';
import { type OpenId, type OpenIdAttempt, OpenIdError } from './openid-port.ts';

const CLIENT = { clientId: 'kafaa', clientSecret: 'secret-of-the-client' };
const RETURN = 'http://localhost:3000/Login/Retour';
const SETTINGS = {
  ...CLIENT,
  redirectUri: RETURN,
  timeoutSeconds: 1,
  scopes: 'openid email',
  groupsClaim: 'groups',
};
const IN_FIVE_MINUTES = 300;

type Claims = Record<string, unknown>;

/** Starts a provider on loopback whose answers a test can falsify. */
async function openProvider() {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const now = () => Math.floor(Date.now() / 1000);
  const faults = {
    down: false,
    silent: false,
    unsigned: false,
    foreignKey: false,
    claims: {} as Claims,
    userinfo: {} as Claims,
    issuer: null as string | null,
  };
  const codes = new Map<string, URLSearchParams>();
  let asked = 0;
  let issuer = '';
  const idToken = async (of: URLSearchParams) => {
    const claims = {
      iss: issuer,
      aud: CLIENT.clientId,
      sub: 'person-1',
      iat: now(),
      exp: now() + IN_FIVE_MINUTES,
      nonce: of.get('nonce'),
      ...faults.claims,
    };
    if (faults.unsigned) return new UnsecuredJWT(claims).encode();
    const key = faults.foreignKey ? foreign.privateKey : own.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
  };
  const token = async (body: URLSearchParams) => {
    const code = body.get('code') ?? '';
    const of = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    if (of?.get('code_challenge') !== challenge) return null;
    return { access_token: 'access-1', token_type: 'Bearer', expires_in: 60, id_token: await idToken(of) };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    asked++;
    if (faults.silent) return;
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (faults.down) return send(503, {});
    if (request.url === '/keys') return send(200, { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one' }] });
    if (request.url === '/me') return send(200, { sub: 'person-1', ...faults.userinfo });
    if (request.url === '/token') {
      const tokens = await token(new URLSearchParams(await text(request)));
      return tokens ? send(200, tokens) : send(400, { error: 'invalid_grant' });
    }
    const of = (path: string) => `${issuer}${path}`;
    return send(200, {
      issuer: faults.issuer ?? issuer,
      authorization_endpoint: of('/auth'),
      token_endpoint: of('/token'),
      jwks_uri: of('/keys'),
      userinfo_endpoint: of('/me'),
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    });
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    issuer,
    faults,
    asked: () => asked,
    /** Returns the query with which the provider sends a person back after a log-in there. */
    allow: (url: string) => {
      const asks = new URL(url).searchParams;
      const code = `code-${codes.size}-${asks.get('state')}`;
      codes.set(code, asks);
      return new URLSearchParams({ code, state: asks.get('state') ?? '', iss: issuer });
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

describe('log-in at a provider of OpenID Connect', () => {
  let provider: Awaited<ReturnType<typeof openProvider>>;
  let openId: OpenId;
  const sound = {
    unsigned: false,
    foreignKey: false,
    down: false,
    silent: false,
    claims: {},
    userinfo: {},
    issuer: null,
  };
  const VERIFIED = { email: 'Amel@Societe.tn', email_verified: true };
  beforeAll(async () => {
    provider = await openProvider();
  });
  afterAll(() => provider.close());
  beforeEach(() => {
    Object.assign(provider.faults, { ...sound, claims: VERIFIED });
    openId = createOpenId({ ...SETTINGS, issuer: provider.issuer });
  });
  const kindOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (failed: unknown) => failed,
    );
    expect(error).toBeInstanceOf(OpenIdError);
    expect(JSON.stringify(error) + String(error)).not.toMatch(/societe|person-1|access-1|code-|secret-of/i);
    return error instanceof OpenIdError ? error.kind : null;
  };
  const logIn = async (change: (query: URLSearchParams) => void = () => {}, other: Partial<OpenIdAttempt> = {}) => {
    const { url, attempt } = await openId.begin();
    const query = provider.allow(url);
    change(query);
    return openId.finish(query.toString(), { ...attempt, ...other });
  };

  test('the log-in request uses a code flow with PKCE, state and nonce, without the client secret', async () => {
    const { url } = await openId.begin();
    const asks = Object.fromEntries(new URL(url).searchParams);
    expect(asks).toMatchObject({
      response_type: 'code',
      client_id: 'kafaa',
      redirect_uri: RETURN,
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asks[name]).toMatch(/^[\w-]{43}$/);
    expect(url).not.toContain(CLIENT.clientSecret);
  });

  test('the provider’s answer identifies the person by issuer and subject, and its address is in lower case', async () => {
    expect(await logIn()).toEqual({
      issuer: provider.issuer,
      subject: 'person-1',
      email: 'amel@societe.tn',
      emailVerified: true,
      groups: [],
    });
  });

  test('the userinfo endpoint supplies the address that the ID token lacks', async () => {
    Object.assign(provider.faults, { claims: {}, userinfo: VERIFIED });
    expect(await logIn()).toMatchObject({ email: 'amel@societe.tn', emailVerified: true });
  });

  test.each<[string, Claims, Claims, string[]]>([
    ['the ID token', { groups: ['rh'] }, { groups: ['direction'] }, ['rh']],
    ['the userinfo endpoint', {}, { groups: ['rh', 3] }, ['rh']],
    ['no claim', {}, {}, []],
    ['a text instead of a list', { groups: 'rh' }, {}, []],
  ])('finish reads the groups of a person from %s', async (_, claims, userinfo, groups) => {
    Object.assign(provider.faults, { claims: { ...VERIFIED, ...claims }, userinfo });
    expect(await logIn()).toMatchObject({ email: 'amel@societe.tn', emailVerified: true, groups });
  });

  test('the userinfo endpoint does not replace the address of the ID token', async () => {
    const userinfo = { email: 'patron@societe.tn', email_verified: true, groups: ['rh'] };
    Object.assign(provider.faults, { claims: { email: 'amel@societe.tn', email_verified: false }, userinfo });
    expect(await logIn()).toMatchObject({ email: 'amel@societe.tn', emailVerified: false, groups: ['rh'] });
  });

  test.each([
    ['false', { email: 'amel@societe.tn', email_verified: false }],
    ['missing', { email: 'amel@societe.tn' }],
    ['a text', { email: 'amel@societe.tn', email_verified: 'true' }],
  ])('an address whose email_verified is %s counts as unverified', async (_, claims) => {
    provider.faults.claims = claims;
    expect(await logIn()).toMatchObject({ email: 'amel@societe.tn', emailVerified: false });
  });

  test.each<[string, Partial<typeof sound>]>([
    ['another nonce', { claims: { nonce: 'another' } }],
    ['no signature', { unsigned: true }],
    ['the signature of another key', { foreignKey: true }],
    ['an expiry in the past', { claims: { exp: 1 } }],
    ['another issuer', { claims: { iss: 'https://autre.example' } }],
    ['another audience', { claims: { aud: 'another-client' } }],
    ['another person at the userinfo endpoint', { claims: {}, userinfo: { sub: 'person-2' } }],
  ])('finish rejects an ID token with %s', async (_, faults) => {
    Object.assign(provider.faults, faults);
    expect(await kindOf(logIn())).toBe('UNTRUSTED');
  });

  test('finish rejects the return of another issuer', async () => {
    expect(await kindOf(logIn((query) => query.set('iss', 'https://autre.example')))).toBe('UNTRUSTED');
  });

  test('a return with another state is stale and sends no request to the provider', async () => {
    const { url, attempt } = await openId.begin();
    const query = provider.allow(url);
    query.set('state', 'another');
    const before = provider.asked();
    expect(await kindOf(openId.finish(query.toString(), attempt))).toBe('STALE');
    expect(provider.asked()).toBe(before);
  });

  test('an authorization code works once, and only with the verifier of its own log-in attempt', async () => {
    const { url, attempt } = await openId.begin();
    const query = provider.allow(url).toString();
    await openId.finish(query, attempt);
    expect(await kindOf(openId.finish(query, attempt))).toBe('STALE');
    expect(await kindOf(logIn(undefined, { verifier: 'v'.repeat(43) }))).toBe('STALE');
  });

  test.each([
    ['access_denied', 'REFUSED'],
    ['login_required', 'REFUSED'],
    ['temporarily_unavailable', 'UNREACHABLE'],
  ])('the provider’s error %s is reported as the kind %s', async (error, kind) => {
    const answer = logIn((query) => {
      query.delete('code');
      query.set('error', error);
    });
    expect(await kindOf(answer)).toBe(kind);
  });

  test.each(['down', 'silent'] as const)(
    'a log-in at a provider that is %s ends in time, and the next log-in sends a new request',
    { timeout: 15_000 },
    async (how) => {
      provider.faults[how] = true;
      expect(await kindOf(openId.begin())).toBe('UNREACHABLE');
      expect(openId.fault()).not.toBeNull();
      provider.faults[how] = false;
      expect([(await logIn()).subject, openId.fault()]).toEqual(['person-1', null]);
    },
  );

  test('finish reports a provider that stops between begin and finish as unreachable', async () => {
    const { url, attempt } = await openId.begin();
    const query = provider.allow(url).toString();
    provider.faults.down = true;
    expect(await kindOf(openId.finish(query, attempt))).toBe('UNREACHABLE');
  });

  test('the adapter does not trust metadata that name another issuer', async () => {
    provider.faults.issuer = 'https://autre.example';
    expect(await kindOf(openId.begin())).toBe('UNTRUSTED');
  });

  test('the adapter reports a provider on a closed port as unreachable', async () => {
    const nobody = createOpenId({ ...SETTINGS, issuer: 'http://127.0.0.1:1' });
    expect(await kindOf(nobody.begin())).toBe('UNREACHABLE');
  });
});
