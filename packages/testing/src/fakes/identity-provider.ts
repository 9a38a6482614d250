// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and an ambient file cannot be imported: every project that compiles this file needs ours
/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';

/** A person as the provider knows them. */
export interface Person {
  readonly subject: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly groups?: readonly string[];
}

interface Context {
  readonly oidc: {
    readonly provider: Provider;
    readonly client: { readonly clientId: string };
    readonly session: { readonly accountId: string };
  };
}

const SCOPE = 'openid email groups';

/** Opens the certified provider of the npm package on loopback. It logs `person` in without asking, or refuses. */
export async function openIdentityProvider(redirectUri: string) {
  const state: { person: Person | null; away: boolean } = { person: null, away: false };
  const people = new Map<string, Person>();
  const server = createServer();
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const issuer = `http://127.0.0.1:${port}`;
  const client = { clientId: 'kafaa', clientSecret: 'the-secret-of-the-client-kafaa' };
  const provider = new Provider(issuer, configurationOf({ client, redirectUri, people }));
  const finish = (request: IncomingMessage, response: ServerResponse) => {
    const { person } = state;
    if (person) people.set(person.subject, person);
    const result = person ? { login: { accountId: person.subject } } : { error: 'access_denied' };
    void provider.interactionFinished(request, response, result);
  };
  const others = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (state.away) response.writeHead(503).end();
    else if (request.url?.startsWith('/interaction/')) finish(request, response);
    else others(request, response);
  });
  return {
    /** Settings of a server that uses this provider. */
    settings: { ...client, issuer, groupsClaim: 'groups', scopes: SCOPE },
    state,
    /** Plays the browser: follows the redirects from the provider's page back to ours, and returns the query of the return. */
    passThrough: (url: string) => passThrough(url, redirectUri),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

export type IdentityProvider = Awaited<ReturnType<typeof openIdentityProvider>>;

function configurationOf(given: {
  client: { clientId: string; clientSecret: string };
  redirectUri: string;
  people: ReadonlyMap<string, Person>;
}) {
  const { client, redirectUri, people } = given;
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the provider’s cookies'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], groups: ['groups'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, subject: string) => {
      const { subject: sub, ...claims } = people.get(subject) ?? { subject };
      return { accountId: sub, claims: () => ({ sub, ...claims }) };
    },
    // Every user has already consented, so the provider shows no consent page.
    loadExistingGrant: async ({ oidc }: Context) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 300, Interaction: 300, Session: 600 },
  };
}

const MOST_STEPS = 10;

async function passThrough(url: string, redirectUri: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = url;
  for (let step = 0; step < MOST_STEPS; step++) {
    if (next.startsWith(`${redirectUri}?`)) return next.slice(redirectUri.length + 1);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const one of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`the provider answered ${response.status} without a redirect`);
    next = new URL(location, next).href;
  }
  throw new Error('the provider redirected too often');
}
