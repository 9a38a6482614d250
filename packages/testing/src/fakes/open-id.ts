import type { OpenId } from '@kafaa/server/adapters/tokens/openid-port';

const ISSUER = 'https://identite.example';

/** Settings for a server that uses `fakeOpenId`. */
export const FAKE_OIDC = {
  issuer: ISSUER,
  clientId: 'kafaa',
  clientSecret: 'the-secret-of-the-client-kafaa',
  name: 'Mon entreprise',
  trustEmail: false,
  only: false,
  domains: [],
  groupRoles: [],
  groupsClaim: null,
  scopes: 'openid email',
};

/** An identity provider without a network, which accepts every answer of the form `sub=…&email=…`. */
export const fakeOpenId = (): OpenId => ({
  begin: async () => ({
    url: `${ISSUER}/auth`,
    attempt: { state: crypto.randomUUID(), nonce: 'nonce', verifier: 'verifier' },
  }),
  finish: async (query) => {
    const answer = new URLSearchParams(query);
    const person = { subject: answer.get('sub') ?? '', email: answer.get('email') };
    return { issuer: ISSUER, ...person, emailVerified: false, groups: [] };
  },
  fault: () => null,
});
