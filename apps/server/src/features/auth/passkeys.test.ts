import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  closeOtherSessions,
  getSecondFactor,
  listMyCompanies,
  login,
  loginWithPasskey,
  removePasskey,
  removeSecondFactor,
  renewRecoveryCodes,
  requestReset,
  resetPassword,
} from '@kafaa/domain/auth/api';
import type { FactorProof } from '@kafaa/domain/auth/schema';
import { getSettings } from '@kafaa/domain/companies/api';
import { acceptInvitation, leaveTeam, listTeam, requireSecondFactor } from '@kafaa/domain/team/api';
import { relyingParty } from '#/adapters/tokens/passkeys';
import { ops } from '@kafaa/testing/app/command-line';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  newCompany,
  newInvitation,
  newMember,
  PASSWORD,
  type Recruiter,
  tokenFromMail,
} from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { Authenticator } from '@kafaa/testing/fakes/authenticator';
import { assertionOf, codeOf, withFactor, withPasskey } from '@kafaa/testing/routes/account-routes';
import { forgetChallenges } from './assertion-service.ts';
import { passkeyChallenges, passkeys, secondFactors } from './tables.ts';

const OTHER = 'un tout autre mot';

oneDatabase('passkeys', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());
  const logIn = async (userName: string, proof: FactorProof = {}, password = PASSWORD) => {
    const { status, body } = await app.call(login, { body: { userName, password, ...proof } });
    return status === 200 ? 'open' : body.code;
  };
  const logInAlone = async (body: ReturnType<Authenticator['get']>) => {
    const answer = await app.call(loginWithPasskey, { body });
    return answer.status === 200 ? 'open' : answer.body.code;
  };
  const fresh = (key: Authenticator, lies?: Parameters<Authenticator['get']>[1]) => assertionOf(app, key, lies);
  const nextCode = (secret: string) => {
    app.clock.move({ seconds: 30 });
    return codeOf(app, secret);
  };
  const subjects = async (to: string) => (await app.mails(to)).map(({ subject }) => subject);
  const factorOf = async ({ token }: Pick<Recruiter, 'token'>) => (await app.call(getSecondFactor, {}, token)).body;
  const rows = async (email: string) => [
    ...(await app.deps.db.select().from(passkeys).where(eq(passkeys.email, email))),
    ...(await app.deps.db.select().from(secondFactors).where(eq(secondFactors.email, email))),
  ];
  const trail = async (email: string) =>
    ((await ops(app, 'audit', 'list', '--company', email)).json as { action: string }[]).map(({ action }) => action);
  const remove = async (person: Pick<Recruiter, 'token'>, proof: FactorProof, password = PASSWORD) => {
    const id = (await factorOf(person)).passkeys[0]?.id ?? '';
    const { body } = await app.call(removePasskey, { params: { id }, body: { password, ...proof } }, person.token);
    return body.code ?? 'done';
  };

  describe('adding a passkey', () => {
    test('the first passkey gives recovery codes, ends the other sessions, mails its owner and is required at the next log-in', async () => {
      const boss = await newCompany(app);
      const { body: elsewhere } = await app.call(login, { body: { userName: boss.email, password: PASSWORD } });
      const { key, recoveryCodes } = await withPasskey(app, boss);
      expect(new Set(recoveryCodes).size).toBe(10);
      expect((await app.call(getSettings, {}, elsewhere.accessToken)).status).toBe(401);
      expect(await factorOf(boss)).toMatchObject({
        enabled: false,
        recoveryLeft: 10,
        passkeys: [{ name: 'Téléphone', usedAt: null }],
        passkeyOrigin: 'http://localhost:3000',
      });
      expect(await subjects(boss.email)).toContain('Une clé d’accès est ajoutée sur Kafaa');
      expect(await trail(boss.email)).toContain('PASSKEY_ADDED');
      expect(await logIn(boss.email)).toBe('PASSKEY_OR_CODE_REQUIRED');
      expect(await logIn(boss.email, { passkey: await fresh(key) })).toBe('open');
      expect((await factorOf(boss)).passkeys[0]?.usedAt).toBe(app.clock.now().toISOString());
      expect(await logIn(boss.email, { code: recoveryCodes[0] ?? '' })).toBe('open');
    });

    test('adding a further passkey requires password and second factor, and keeps the recovery codes', async () => {
      const boss = await newCompany(app);
      const { key, recoveryCodes } = await withPasskey(app, boss);
      const begin = (body: { password: string } & FactorProof) => app.call(beginPasskey, { body }, boss.token);
      expect((await begin({ password: OTHER })).body.code).toBe('PASSWORD_WRONG');
      expect((await begin({ password: PASSWORD })).body.code).toBe('PASSKEY_OR_CODE_REQUIRED');
      const { body } = await begin({ password: PASSWORD, passkey: await fresh(key) });
      expect(body).toMatchObject({ excludeCredentials: [{ id: key.id }], rp: { id: 'localhost', name: 'Kafaa' } });
      const second = await withPasskey(app, boss, { passkey: await fresh(key) });
      expect(second.recoveryCodes).toEqual([]);
      expect((await factorOf(boss)).passkeys).toHaveLength(2);
      expect(await logIn(boss.email, { code: recoveryCodes[0] ?? '' })).toBe('open');
    });

    test('the server refuses to add a passkey of another origin, domain, person or challenge, unverified, repeated or late', async () => {
      const boss = await newCompany(app);
      const other = await newCompany(app);
      const begin = async (token = boss.token) =>
        (await app.call(beginPasskey, { body: { password: PASSWORD } }, token)).body;
      const add = async (credential: ReturnType<Authenticator['create']>, token = boss.token) => {
        const { body } = await app.call(addPasskey, { body: { name: 'Clé', credential } }, token);
        return body.code ?? 'done';
      };
      const key = new Authenticator();
      const refused = [
        await add(key.create(await begin(), { origin: 'https://kafaa.example' })),
        await add(key.create(await begin(), { rpId: 'kafaa.example' })),
        await add(key.create(await begin(), { verified: false })),
        await add(key.create(await begin(), { type: 'webauthn.get' })),
        await add(key.create(await begin(other.token))),
        await add(key.create({ challenge: app.deps.newToken() })),
        await add(key.create((await app.call(askPasskey, {})).body)),
        await add({ id: key.id, response: { clientDataJSON: 'e30', attestationObject: 'oA' } }),
        await add({ ...key.create(await begin()), id: 'QUJD' }),
      ];
      const late = key.create(await begin());
      app.clock.move({ minutes: 5 });
      expect([...refused, await add(late)]).toEqual(Array(10).fill('PASSKEY_WRONG'));
      const good = key.create(await begin());
      expect([await add(good), await add(good)]).toEqual(['done', 'PASSKEY_WRONG']);
      // The same authenticator cannot be added to another account.
      expect(await add(key.create(await begin(other.token)), other.token)).toBe('PASSKEY_WRONG');
      expect(await rows(other.email)).toEqual([]);
    });

    test('a person can have at most ten passkeys', async () => {
      const boss = await newCompany(app);
      const { key } = await withPasskey(app, boss);
      for (let n = 0; n < 9; n++) {
        app.clock.move({ minutes: 16 });
        await withPasskey(app, boss, { passkey: await fresh(key) });
      }
      app.clock.move({ minutes: 16 });
      const full = { password: PASSWORD, passkey: await fresh(key) };
      expect((await app.call(beginPasskey, { body: full }, boss.token)).body.code).toBe('PASSKEYS_FULL');
    });
  });

  describe('log-in', () => {
    test('a passkey opens a session without the password in the company of the last log-in', async () => {
      const [boss, home] = [await newCompany(app), await newCompany(app)];
      app.clock.move({ seconds: 1 });
      const { token } = await newMember(app, boss, { email: home.email, role: 'REVIEWER' });
      const { key } = await withPasskey(app, { ...home, token });
      const { body } = await app.call(loginWithPasskey, { body: await fresh(key) });
      expect(body).toMatchObject({ role: 'REVIEWER', companies: [{ current: true }, { current: false }] });
      expect((await app.call(listMyCompanies, {}, body.accessToken)).status).toBe(200);
      const from = async (agent: string) =>
        app.app.inject({
          method: 'POST',
          url: '/api/auth/login/passkey',
          headers: { 'user-agent': agent },
          payload: await fresh(key),
        });
      const notices = async () =>
        (await subjects(home.email)).filter((subject) => subject.startsWith('Nouvelle connexion'));
      const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
      for (let n = 0; n < 2; n++) {
        expect((await from(windows)).statusCode).toBe(200);
        expect(await notices()).toHaveLength(1);
      }
    });

    test('a passkey answer opens one session, and a replayed or late answer or an invented challenge is refused', async () => {
      const boss = await newCompany(app);
      const { key } = await withPasskey(app, boss);
      const answer = await fresh(key);
      const at = await Promise.all([1, 2, 3].map(() => logInAlone(answer)));
      expect(at.map(String).toSorted()).toEqual(['PASSKEY_WRONG', 'PASSKEY_WRONG', 'open']);
      expect(await logIn(boss.email, { passkey: answer })).toBe('PASSKEY_WRONG');
      const late = await fresh(key);
      app.clock.move({ minutes: 5 });
      expect(await logInAlone(late)).toBe('PASSKEY_WRONG');
      expect(await logInAlone(key.get({ challenge: app.deps.newToken() }))).toBe('PASSKEY_WRONG');
      expect(await logInAlone(await fresh(key))).toBe('open');
    });

    test('the server refuses a passkey answer of another origin, domain or key, unverified or with a lower sign count', async () => {
      const boss = await newCompany(app);
      const { key } = await withPasskey(app, boss);
      expect(await logInAlone(await fresh(key, { counter: 7 }))).toBe('open');
      const stranger = new Authenticator();
      const refused = [
        await logInAlone(await fresh(key, { counter: 7 })),
        await logInAlone(await fresh(key, { counter: 3 })),
        await logInAlone(await fresh(key, { counter: 8, origin: 'https://kafaa.example' })),
        await logInAlone(await fresh(key, { counter: 8, rpId: 'kafaa.example' })),
        await logInAlone(await fresh(key, { counter: 8, verified: false })),
        await logInAlone(await fresh(key, { counter: 8, type: 'webauthn.create' })),
        await logInAlone({ ...(await fresh(stranger, { counter: 8 })), id: key.id }),
        await logInAlone(await fresh(stranger)),
      ];
      expect(refused).toEqual(Array(8).fill('PASSKEY_WRONG'));
      expect(await logInAlone(await fresh(key, { counter: 8 }))).toBe('open');
    });

    test('a synchronised passkey without a sign count opens sessions repeatedly', async () => {
      const { key } = await withPasskey(app, await newCompany(app));
      const times = [await fresh(key, { counter: 0 }), await fresh(key, { counter: 0 })];
      for (const answer of times) expect(await logInAlone(answer)).toBe('open');
    });

    test('after too many wrong passkey answers and codes the right answer is refused for 15 minutes', async () => {
      const boss = await newCompany(app);
      const { key } = await withPasskey(app, boss);
      for (let n = 0; n < 5; n++) expect(await logInAlone(await fresh(key, { verified: false }))).toBe('PASSKEY_WRONG');
      for (let n = 0; n < 5; n++) expect(await logIn(boss.email, { code: '000000' })).toBe('SECOND_FACTOR_WRONG');
      expect([await logInAlone(await fresh(key)), await logIn(boss.email, { passkey: await fresh(key) })]).toEqual(
        Array(2).fill('TOO_MANY_REQUESTS'),
      );
      app.clock.move({ seconds: 901 });
      expect(await logInAlone(await fresh(key))).toBe('open');
    });

    test('the server refuses another person’s passkey as second factor, and checks the password first', async () => {
      const [boss, other] = [await newCompany(app), await newCompany(app)];
      const [own, foreign] = [await withPasskey(app, boss), await withPasskey(app, other)];
      expect(await logIn(boss.email, { passkey: await fresh(foreign.key) })).toBe('PASSKEY_WRONG');
      expect(await logIn(boss.email, { passkey: await fresh(own.key) }, OTHER)).toBe('BAD_CREDENTIALS');
    });

    test('after a password reset a passkey requires the new password once', async () => {
      const boss = await newCompany(app);
      const { key } = await withPasskey(app, boss);
      await app.call(requestReset, { params: { email: boss.email } });
      await app.drain();
      const token = await tokenFromMail(app, boss.email, /reset-password\?token=([\w-]+)/);
      await app.call(resetPassword, { params: { token }, body: { newPassword: OTHER } });
      expect([await logInAlone(await fresh(key)), await logInAlone(await fresh(key))]).toEqual(
        Array(2).fill('PASSKEY_NEEDS_PASSWORD'),
      );
      expect(await logIn(boss.email, { passkey: await fresh(key) }, OTHER)).toBe('open');
      expect(await logInAlone(await fresh(key))).toBe('open');
    });

    test('a passkey replaces the code when a person accepts an invitation or replaces the recovery codes', async () => {
      const [boss, home] = [await newCompany(app), await newCompany(app)];
      const { key } = await withPasskey(app, home);
      const { invitation } = await newInvitation(app, boss, { email: home.email, role: 'REVIEWER' });
      const accept = (proof: FactorProof) =>
        app.call(acceptInvitation, { params: { token: invitation }, body: { password: PASSWORD, ...proof } });
      expect((await accept({})).body.code).toBe('PASSKEY_OR_CODE_REQUIRED');
      const renewed = { password: PASSWORD, passkey: await fresh(key) };
      const { body } = await app.call(renewRecoveryCodes, { body: renewed }, home.token);
      expect(await logIn(home.email, { code: body.recoveryCodes[0] ?? '' })).toBe('open');
      expect((await accept({ passkey: await fresh(key) })).status).toBe(200);
    });
  });

  describe('removing a passkey', () => {
    test('removing a passkey requires password and second factor, and removing the last one ends the recovery codes', async () => {
      const boss = await newCompany(app);
      const { key, recoveryCodes } = await withPasskey(app, boss);
      expect(await remove(boss, { passkey: await fresh(key) }, OTHER)).toBe('PASSWORD_WRONG');
      expect([await remove(boss, {}), await remove(boss, { code: '000000' })]).toEqual([
        'PASSKEY_OR_CODE_REQUIRED',
        'SECOND_FACTOR_WRONG',
      ]);
      expect(await remove(boss, { code: recoveryCodes[0] ?? '' })).toBe('done');
      expect([await rows(boss.email), await logIn(boss.email)]).toEqual([[], 'open']);
      expect(await logInAlone(await fresh(key))).toBe('PASSKEY_WRONG');
      expect(await subjects(boss.email)).toContain('Une clé d’accès est retirée sur Kafaa');
      expect(await trail(boss.email)).toContain('PASSKEY_REMOVED');
    });

    test('removing another person’s passkey answers 404', async () => {
      const [boss, other] = [await newCompany(app), await newCompany(app)];
      await withPasskey(app, boss);
      const id = (await factorOf(boss)).passkeys[0]?.id ?? '';
      const call = (one: string) =>
        app.call(removePasskey, { params: { id: one }, body: { password: PASSWORD } }, other.token);
      for (const one of [id, 'rien']) expect((await call(one)).body.code).toBe('PASSKEY_NOT_FOUND');
      expect((await factorOf(boss)).passkeys).toHaveLength(1);
    });

    test('a log-in still asks for the passkey after its owner has removed the authenticator app', async () => {
      const boss = await newCompany(app);
      const { secret, recoveryCodes } = await withFactor(app, boss);
      const { key } = await withPasskey(app, boss, { code: nextCode(secret) });
      const off = { password: PASSWORD, passkey: await fresh(key) };
      expect((await app.call(removeSecondFactor, { body: off }, boss.token)).status).toBe(200);
      expect(await subjects(boss.email)).toContain('Les codes de votre application sont désactivés sur Kafaa');
      expect([await logIn(boss.email), await logIn(boss.email, { code: nextCode(secret) })]).toEqual([
        'PASSKEY_OR_CODE_REQUIRED',
        'SECOND_FACTOR_WRONG',
      ]);
      expect(await logIn(boss.email, { code: recoveryCodes[0] ?? '' })).toBe('open');
      expect(await trail(boss.email)).toEqual(
        expect.arrayContaining(['SECOND_FACTOR_ON', 'PASSKEY_ADDED', 'SECOND_FACTOR_OFF']),
      );
    });

    test('the operator’s reset removes both the passkeys and the authenticator app', async () => {
      const boss = await newCompany(app);
      const { key } = await withPasskey(app, boss);
      await ops(app, 'accounts', 'second-factor', boss.email);
      expect([await rows(boss.email), await logIn(boss.email)]).toEqual([[], 'open']);
      expect(await logInAlone(await fresh(key))).toBe('PASSKEY_WRONG');
    });

    test('passkeys stay valid after the log-in address changes, and end with the person’s last company', async () => {
      const boss = await newCompany(app);
      const person = await newMember(app, boss, { role: 'REVIEWER' });
      const { key } = await withPasskey(app, person);
      const to = person.email.replace('collegue', 'cle');
      await ops(app, 'accounts', 'change', person.email, to);
      expect(await rows(person.email)).toEqual([]);
      const { body } = await app.call(loginWithPasskey, { body: await fresh(key) });
      await app.call(leaveTeam, {}, body.accessToken);
      expect(await rows(to)).toEqual([]);
    });
  });

  describe('required by role', () => {
    test('a passkey counts as the second factor that a role requires, and the last factor cannot be removed', async () => {
      const boss = await newCompany(app);
      const reviewer = await newMember(app, boss, { role: 'REVIEWER' });
      await withPasskey(app, boss);
      await app.call(requireSecondFactor, { body: { roles: ['ADMINISTRATOR', 'REVIEWER'] } }, boss.token);
      const reach = async () => (await app.call(listTeam, {}, reviewer.token)).body.code ?? 'open';
      expect(await reach()).toBe('SECOND_FACTOR_DUE');
      const { key } = await withPasskey(app, reviewer);
      expect(await reach()).toBe('open');
      expect(await remove(reviewer, { passkey: await fresh(key) })).toBe('SECOND_FACTOR_KEPT');
      const second = await withPasskey(app, reviewer, { passkey: await fresh(key) });
      // One of two concurrent removals is refused.
      const ids = (await factorOf(reviewer)).passkeys.map(({ id }) => id);
      const proofs = [await fresh(key), await fresh(second.key)];
      const removed = await Promise.all(
        ids.map((id, n) =>
          app.call(
            removePasskey,
            { params: { id }, body: { password: PASSWORD, passkey: proofs[1 - n] ?? proofs[0] } },
            reviewer.token,
          ),
        ),
      );
      expect((await factorOf(reviewer)).passkeys).toHaveLength(1);
      expect(removed.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await reach()).toBe('open');
    });
  });

  test('the audit trail records closed sessions, and the nightly task deletes expired passkey challenges', async () => {
    const boss = await newCompany(app);
    await app.call(closeOtherSessions, {}, boss.token);
    expect(await trail(boss.email)).toContain('SESSIONS_CLOSED');
    await app.call(askPasskey, {});
    app.clock.move({ minutes: 6 });
    await forgetChallenges(app.deps);
    expect(await app.deps.db.select().from(passkeyChallenges)).toEqual([]);
  });
});

test.each([
  ['https://kafaa.tn', { id: 'kafaa.tn', origin: 'https://kafaa.tn' }],
  ['https://rh.kafaa.tn:8443', { id: 'rh.kafaa.tn', origin: 'https://rh.kafaa.tn:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://kafaa.tn', null],
  ['http://127.0.0.1:3000', null],
  ['https://192.168.1.4', null],
  ['https://[::1]', null],
])('an installation at %s binds its passkeys to %o', (publicUrl, party) => {
  expect(relyingParty(publicUrl)).toEqual(party);
});
