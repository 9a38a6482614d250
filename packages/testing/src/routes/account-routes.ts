import {
  addPasskey,
  askPasskey,
  beginPasskey,
  beginProvider,
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  linkProvider,
  listIdentities,
  listSessions,
  login,
  returnFromProvider,
} from '@kafaa/domain/auth/api';
import type { FactorProof } from '@kafaa/domain/auth/schema';
import { newMember, PASSWORD, type Recruiter } from '#/app/factories';
import type { TestApp } from '#/app/test-app';
import { Authenticator } from '#/fakes/authenticator';
import { totpCode } from '#/product/totp-code';
import type { Row } from './route-rows.ts';
import type { Company } from './two-companies.ts';

let counter = 0;
/** Kind of a passkey's id in a body: its authenticator chose the id, so the id belongs to no company. */
export const PASSKEY_ID = { 'body.passkey.id': 'public' } as const;

/** Creates a colleague for these calls, because a second factor or a closed session would shut the company out of its own account. */
const colleague = (company: Company, app: TestApp) =>
  newMember(app, company, {
    role: 'REVIEWER',
    email: `${company.marks.company}compte${(counter += 1)}@societe.tn`.toLowerCase(),
  });

export const codeOf = (app: TestApp, secret: string) => totpCode(secret, app.clock.now().getTime());

export async function begunFactor(app: TestApp, { token }: Recruiter): Promise<string> {
  return (await app.call(beginSecondFactor, { body: { password: PASSWORD } }, token)).body.secret;
}

/** Turns the second factor on; returns the secret and the recovery codes. */
export async function withFactor(app: TestApp, recruiter: Recruiter) {
  const secret = await begunFactor(app, recruiter);
  const { body } = await app.call(confirmSecondFactor, { body: { code: codeOf(app, secret) } }, recruiter.token);
  return { secret, recoveryCodes: body.recoveryCodes };
}

/** The body of `auth.addPasskey` from a new authenticator. */
export async function begunPasskey(app: TestApp, { token }: Recruiter, proof: FactorProof = {}) {
  const key = new Authenticator(app.deps.config.publicUrl);
  const { body } = await app.call(beginPasskey, { body: { password: PASSWORD, ...proof } }, token);
  return { key, body: { name: 'Téléphone', credential: key.create(body) } };
}

/** Registers a passkey; returns its authenticator, and the recovery codes if the passkey is the first second factor. */
export async function withPasskey(app: TestApp, person: Recruiter, proof?: FactorProof) {
  const { key, body } = await begunPasskey(app, person, proof);
  const added = await app.call(addPasskey, { body }, person.token);
  return { key, recoveryCodes: added.body.recoveryCodes };
}

/** A fresh answer of a passkey. */
export async function assertionOf(app: TestApp, key: Authenticator, ...lies: Parameters<Authenticator['get']>[1][]) {
  return key.get((await app.call(askPasskey, {})).body, ...lies);
}

/** A new identity at the provider: the body of `auth.returnFromProvider`, and the ticket. */
export async function comingBack(app: TestApp, email = '') {
  const { body } = await app.call(beginProvider, {});
  return { attempt: body.attempt, query: `sub=${crypto.randomUUID()}&email=${encodeURIComponent(email)}` };
}
export async function ticketFor(app: TestApp, email?: string): Promise<string> {
  return (await app.call(returnFromProvider, { body: await comingBack(app, email) })).body.ticket;
}

/** Links a new identity to an account; returns the provider's answer for a log-in with this identity. */
async function linkedIdentity(app: TestApp, { email }: Recruiter) {
  const body = await comingBack(app);
  const { ticket } = (await app.call(returnFromProvider, { body })).body;
  await app.call(linkProvider, { body: { ticket, userName: email, password: PASSWORD } });
  return body.query;
}

/** Row whose call and session belong to one new colleague. The test asks for the call first, then for the session. */
function ofColleague(prepare: (app: TestApp, person: Recruiter) => Promise<object>): Row {
  let token = '';
  return {
    spends: true,
    good: async (company, app) => {
      const person = await colleague(company, app);
      ({ token } = person);
      return prepare(app, person);
    },
    session: async () => token,
  };
}

const password = { password: PASSWORD };

/** The calls about a person's own sessions and second factor. */
export const ACCOUNT_ROWS: Readonly<Record<string, Row>> = {
  'auth.sessions': { good: () => ({}) },
  'auth.closeSession': {
    ids: { 'path.id': 'account' },
    ...ofColleague(async (app, { email, token }) => {
      await app.call(login, { body: { userName: email, password: PASSWORD } });
      const { body } = await app.call(listSessions, {}, token);
      return { params: { id: body.find(({ current }) => !current)?.id } };
    }),
  },
  'auth.closeOtherSessions': ofColleague(async () => ({})),
  'auth.secondFactor': { good: () => ({}) },
  'auth.beginSecondFactor': ofColleague(async () => ({ body: password })),
  'auth.confirmSecondFactor': ofColleague(async (app, person) => ({
    body: { code: codeOf(app, await begunFactor(app, person)) },
  })),
  'auth.renewRecoveryCodes': {
    ids: PASSKEY_ID,
    ...ofColleague(async (app, person) => {
      const { recoveryCodes } = await withFactor(app, person);
      return { body: { ...password, code: recoveryCodes[0] } };
    }),
  },
  'auth.removeSecondFactor': {
    ids: PASSKEY_ID,
    ...ofColleague(async (app, person) => {
      const { recoveryCodes } = await withFactor(app, person);
      return { body: { ...password, code: recoveryCodes[0] } };
    }),
  },
  'auth.askPasskey': { good: () => ({}) },
  'auth.loginWithPasskey': {
    spends: true,
    ids: { 'body.id': 'public' },
    good: async (company, app) => {
      const { key } = await withPasskey(app, await colleague(company, app));
      return { body: await assertionOf(app, key) };
    },
  },
  'auth.beginProvider': { good: () => ({}) },
  'auth.returnFromProvider': { spends: true, good: async (_company, app) => ({ body: await comingBack(app) }) },
  'auth.loginWithProvider': {
    spends: true,
    ids: PASSKEY_ID,
    good: async (company, app) => {
      const query = await linkedIdentity(app, await colleague(company, app));
      const { attempt } = (await app.call(beginProvider, {})).body;
      return { body: { ticket: (await app.call(returnFromProvider, { body: { attempt, query } })).body.ticket } };
    },
  },
  'auth.linkProvider': {
    spends: true,
    ids: { ...PASSKEY_ID, 'body.userName': 'address' },
    good: async (company, app) => {
      const { email } = await colleague(company, app);
      return { body: { ...password, ticket: await ticketFor(app), userName: email } };
    },
  },
  'auth.identities': { good: () => ({}) },
  'auth.removeIdentity': {
    ids: { ...PASSKEY_ID, 'path.id': 'account' },
    ...ofColleague(async (app, person) => {
      await linkedIdentity(app, person);
      const { body } = await app.call(listIdentities, {}, person.token);
      return { params: { id: body[0]?.id }, body: password };
    }),
  },
  'auth.beginPasskey': { ids: PASSKEY_ID, ...ofColleague(async () => ({ body: password })) },
  'auth.addPasskey': {
    ids: { 'body.credential.id': 'public' },
    ...ofColleague(async (app, person) => ({ body: (await begunPasskey(app, person)).body })),
  },
  'auth.removePasskey': {
    ids: { ...PASSKEY_ID, 'path.id': 'account' },
    ...ofColleague(async (app, person) => {
      const { recoveryCodes } = await withPasskey(app, person);
      const { body } = await app.call(getSecondFactor, {}, person.token);
      return { params: { id: body.passkeys[0]?.id }, body: { ...password, code: recoveryCodes[0] } };
    }),
  },
};
