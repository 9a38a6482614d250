import { eq } from 'drizzle-orm';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  beginProvider,
  confirmAccount,
  linkProvider,
  listIdentities,
  listMyCompanies,
  login,
  loginWithPasskey,
  loginWithProvider,
  removeIdentity,
  requestReset,
  resetPassword,
  returnFromProvider,
  signup,
} from '@kafaa/domain/auth/api';
import type { FactorProof } from '@kafaa/domain/auth/schema';
import { getSettings } from '@kafaa/domain/companies/api';
import { acceptInvitation, acceptWithProvider, leaveTeam, listTeam, requireSecondFactor } from '@kafaa/domain/team/api';
import type { OidcConfig } from '#/config';
import { createOpenId } from '#/adapters/tokens/openid';
import { seal, unseal } from '#/platform/links/sealed';
import { ops } from '@kafaa/testing/app/command-line';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  newCompany,
  newInvitation,
  newMember,
  PASSWORD,
  type Recruiter,
  signupPayload,
  tokenFromMail,
} from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { type IdentityProvider, openIdentityProvider, type Person } from '@kafaa/testing/fakes/identity-provider';
import { assertionOf, codeOf, withFactor, withPasskey } from '@kafaa/testing/routes/account-routes';
import { loginIdentities } from './tables.ts';

const RETURN = 'http://localhost:3000/Login/Retour';
const OTHER = 'un tout autre mot';

let counter = 0;
const newPerson = (given: Omit<Person, 'subject'> = {}): Person => ({ subject: `sujet-${(counter += 1)}`, ...given });
const verified = (email: string) => newPerson({ email, email_verified: true });

oneDatabase('log-in by an identity provider', (open) => {
  let provider: IdentityProvider;
  let app: TestApp;
  let logged = '';
  beforeAll(async () => {
    provider = await openIdentityProvider(RETURN);
    const openId = createOpenId({ ...provider.settings, redirectUri: RETURN, timeoutSeconds: 5 });
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        logged += chunk.toString();
        done();
      },
    });
    app = await openTestApp(open, { openId, log: pino({ level: 'debug' }, sink) });
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });
  const configure = (settings: Partial<OidcConfig> = {}) => {
    const closed = { trustEmail: false, only: false, domains: [], groupRoles: [] };
    const oidc = { ...provider.settings, name: 'Mon entreprise', ...closed, ...settings };
    Object.assign(app.deps.config, { oidc });
  };
  beforeEach(() => {
    configure();
    provider.state.away = false;
  });

  const begin = async () => (await app.call(beginProvider, {})).body;
  /** Logs in at the provider, up to the return to the server. */
  const comeBack = async (person: Person | null) => {
    provider.state.person = person;
    const { url, attempt } = await begin();
    return { attempt, query: await provider.passThrough(url) };
  };
  const ticketOf = async (person: Person) => {
    const { body } = await app.call(returnFromProvider, { body: await comeBack(person) });
    return body.ticket;
  };
  const enter = async (ticket: string, proof: FactorProof = {}) =>
    (await app.call(loginWithProvider, { body: { ticket, ...proof } })).body;
  const outcome = async (person: Person, proof?: FactorProof) => {
    const { code, accessToken } = await enter(await ticketOf(person), proof);
    return code ?? (accessToken ? 'open' : 'nothing');
  };
  const link = async (
    person: Person,
    email: string,
    { password = PASSWORD, ...proof }: { password?: string } & FactorProof = {},
  ) => {
    const body = { ticket: await ticketOf(person), userName: email, password, ...proof };
    return (await app.call(linkProvider, { body })).body;
  };
  /** Creates an account with a linked identity. */
  const linked = async () => {
    const [boss, person] = [await newCompany(app), newPerson()];
    expect((await link(person, boss.email)).code).toBeUndefined();
    return { boss, person };
  };
  const rowsOf = (email: string) => app.deps.db.select().from(loginIdentities).where(eq(loginIdentities.email, email));
  const subjects = async (to: string) => (await app.mails(to)).map(({ subject }) => subject);
  const trail = async (email: string) =>
    ((await ops(app, 'audit', 'list', '--company', email)).json as { action: string }[]).map(({ action }) => action);

  describe('linking', () => {
    test('an unknown identity opens no account until the account’s password links it once', async () => {
      const [boss, person] = [await newCompany(app), newPerson()];
      expect(await outcome(person)).toBe('PROVIDER_UNLINKED');
      expect((await link(person, boss.email, { password: OTHER })).code).toBe('BAD_CREDENTIALS');
      expect(await rowsOf(boss.email)).toEqual([]);
      const { accessToken } = await link(person, boss.email);
      expect((await app.call(getSettings, {}, accessToken)).status).toBe(200);
      expect(await outcome(person)).toBe('open');
      expect(await rowsOf(boss.email)).toMatchObject([{ subject: person.subject, linkedBy: 'PASSWORD' }]);
      expect(await subjects(boss.email)).toContain('Un fournisseur d’identité est relié sur Kafaa');
      expect((await trail(boss.email)).filter((action) => action === 'IDENTITY_LINKED')).toHaveLength(1);
    });

    test('a verified address links its account only if the installation trusts the provider', async () => {
      const boss = await newCompany(app);
      expect(await outcome(verified(boss.email))).toBe('PROVIDER_UNLINKED');
      configure({ trustEmail: true });
      const person = verified(boss.email.toUpperCase());
      expect(await outcome(person)).toBe('open');
      configure();
      expect(await outcome(person)).toBe('open');
      expect(await rowsOf(boss.email)).toMatchObject([{ linkedBy: 'ADDRESS' }]);
    });

    test.each([
      ['not verified', (email: string) => newPerson({ email, email_verified: false })],
      ['of unknown verification', (email: string) => newPerson({ email })],
      ['not that of an account', () => verified('personne@rien.tn')],
      ['missing', () => newPerson()],
      // The letter U+212A becomes a k in lower case.
      ['not ASCII', (email: string) => verified(email.replace('k', '\u212A'))],
    ])('an address that is %s links no account at a trusted provider', async (_, personOf) => {
      configure({ trustEmail: true });
      const boss = await newCompany(app, `kafil${(counter += 1)}@societe.tn`);
      expect(await outcome(personOf(boss.email))).toBe('PROVIDER_UNLINKED');
      expect(await rowsOf(boss.email)).toEqual([]);
    });

    test('another identity with the address of a linked account opens neither this account nor a new link', async () => {
      configure({ trustEmail: true });
      const boss = await newCompany(app);
      expect(await outcome(verified(boss.email))).toBe('open');
      expect(await outcome(verified(boss.email))).toBe('IDENTITY_OTHER');
      expect((await link(verified(boss.email), boss.email)).code).toBe('IDENTITY_OTHER');
      expect(await rowsOf(boss.email)).toHaveLength(1);
    });

    test('an identity is linked to one account only, and still opens it after the address changes at the provider', async () => {
      configure({ trustEmail: true });
      const [{ boss, person }, other] = [await linked(), await newCompany(app)];
      expect((await link(person, other.email)).code).toBe('IDENTITY_TAKEN');
      const { companies } = await enter(await ticketOf({ ...person, email: other.email, email_verified: true }));
      expect(companies).toEqual((await app.call(listMyCompanies, {}, boss.token)).body);
      expect(await rowsOf(other.email)).toEqual([]);
    });

    test('neither the password nor the address of an unconfirmed sign-up links an identity', async () => {
      configure({ trustEmail: true });
      const body = signupPayload();
      await app.call(signup, { body });
      expect((await link(newPerson(), body.userName)).code).toBe('EMAIL_NOT_CONFIRMED');
      expect(await outcome(verified(body.userName))).toBe('PROVIDER_UNLINKED');
    });
  });

  describe('return from the provider', () => {
    test('a return with another state, in another browser or without a log-in attempt is stale', async () => {
      const [one, other] = [await comeBack(newPerson()), await comeBack(newPerson())];
      const code = async (body: { query: string; attempt: string }) =>
        (await app.call(returnFromProvider, { body })).body.code;
      expect(await code({ query: one.query, attempt: other.attempt })).toBe('PROVIDER_STALE');
      expect(await code({ ...one, query: one.query.replace(/state=[^&]+/, 'state=autre') })).toBe('PROVIDER_STALE');
      expect(await code({ ...one, attempt: 'rien' })).toBe('PROVIDER_STALE');
    });

    test('the server accepts the provider’s answer once, and not after ten minutes', async () => {
      const once = await comeBack(newPerson());
      const call = async (body: { query: string; attempt: string }) =>
        (await app.call(returnFromProvider, { body })).body.code;
      expect([await call(once), await call(once)]).toEqual([undefined, 'PROVIDER_STALE']);
      const late = await comeBack(newPerson());
      app.clock.move({ minutes: 10 });
      expect(await call(late)).toBe('PROVIDER_STALE');
    });

    test('a ticket opens one session, expires, and does not count as a log-in attempt', async () => {
      const { person } = await linked();
      const ticket = await ticketOf(person);
      expect((await enter(ticket)).accessToken).toBeTruthy();
      expect((await enter(ticket)).code).toBe('PROVIDER_STALE');
      const [late, attempt] = [await ticketOf(person), (await begin()).attempt];
      expect((await enter(attempt)).code).toBe('PROVIDER_STALE');
      app.clock.move({ minutes: 10 });
      expect((await enter(late)).code).toBe('PROVIDER_STALE');
    });

    test('the server refuses a token with another nonce or issuer, and a code without its verifier', async () => {
      const falsified = async (change: object) => {
        const { attempt, query } = await comeBack(newPerson());
        const secrets = JSON.parse(unseal(app.deps, 'provider-attempt', attempt) ?? '{}') as object;
        const sealed = seal(app.deps, 'provider-attempt', JSON.stringify({ ...secrets, ...change }));
        return (await app.call(returnFromProvider, { body: { attempt: sealed, query } })).body.code;
      };
      expect(await falsified({})).toBeUndefined();
      expect(await falsified({ nonce: 'un-autre' })).toBe('PROVIDER_UNTRUSTED');
      expect(await falsified({ verifier: 'v'.repeat(43) })).toBe('PROVIDER_STALE');
      const { attempt, query } = await comeBack(newPerson());
      const foreign = query.replace(/iss=[^&]+/, `iss=${encodeURIComponent('https://autre.example')}`);
      expect((await app.call(returnFromProvider, { body: { attempt, query: foreign } })).body.code).toBe(
        'PROVIDER_UNTRUSTED',
      );
    });

    test('a ticket of an issuer that is no longer configured is stale', async () => {
      const { person } = await linked();
      const ticket = await ticketOf(person);
      configure({ issuer: 'https://autre.example' });
      expect((await enter(ticket)).code).toBe('PROVIDER_STALE');
    });

    test('a log-in refused at the provider and a wrong client secret have their own error codes', async () => {
      const refused = await comeBack(null);
      expect((await app.call(returnFromProvider, { body: refused })).body.code).toBe('PROVIDER_REFUSED');
      const { openId } = app.deps;
      app.deps.openId = createOpenId({
        ...provider.settings,
        clientSecret: 'x',
        redirectUri: RETURN,
        timeoutSeconds: 5,
      });
      const { body } = await app.call(returnFromProvider, { body: await comeBack(newPerson()) });
      app.deps.openId = openId;
      expect(body.code).toBe('PROVIDER_UNTRUSTED');
    });

    test('a provider outage answers 503 in French, is logged, and ends without a restart', async () => {
      const before = await comeBack(newPerson());
      provider.state.away = true;
      logged = '';
      const { status, body } = await app.call(returnFromProvider, { body: before });
      expect([status, body.code, body.message]).toEqual([
        503,
        'PROVIDER_UNREACHABLE',
        'Le fournisseur d’identité ne répond pas. Réessayez dans quelques minutes.',
      ]);
      expect(logged).toContain('"kind":"UNREACHABLE","reason":"status 503"');
      provider.state.away = false;
      expect((await app.call(returnFromProvider, { body: await comeBack(newPerson()) })).status).toBe(200);
    });

    test('every provider call fails without a configured provider', async () => {
      const { attempt, query } = await comeBack(newPerson());
      const ticket = await ticketOf(newPerson());
      Object.assign(app.deps.config, { oidc: null });
      const calls = [
        await app.call(beginProvider, {}),
        await app.call(returnFromProvider, { body: { attempt, query } }),
        await app.call(loginWithProvider, { body: { ticket } }),
        await app.call(linkProvider, { body: { ticket, userName: 'a@b.tn', password: PASSWORD } }),
      ];
      expect(calls.map(({ body }) => body.code)).toEqual(Array(4).fill('PROVIDER_OFF'));
    });
  });

  describe('the second factor', () => {
    test('a provider log-in and the linking of an account ask for the app’s code, and accept the same ticket with the code', async () => {
      configure({ trustEmail: true });
      const { boss, person } = await linked();
      const { secret } = await withFactor(app, boss);
      const ticket = await ticketOf(person);
      expect((await enter(ticket)).code).toBe('SECOND_FACTOR_REQUIRED');
      expect((await enter(ticket, { code: '000000' })).code).toBe('SECOND_FACTOR_WRONG');
      app.clock.move({ seconds: 30 });
      expect((await enter(ticket, { code: codeOf(app, secret) })).accessToken).toBeTruthy();
      const other = await newCompany(app);
      await withFactor(app, other);
      expect(await outcome(verified(other.email))).toBe('SECOND_FACTOR_REQUIRED');
      expect((await link(newPerson(), other.email)).code).toBe('SECOND_FACTOR_REQUIRED');
      expect(await rowsOf(other.email)).toEqual([]);
    });

    test('a provider log-in asks for the account’s passkey and accepts it', async () => {
      const { boss, person } = await linked();
      const { key } = await withPasskey(app, boss);
      expect(await outcome(person)).toBe('PASSKEY_OR_CODE_REQUIRED');
      expect(await outcome(person, { passkey: await assertionOf(app, key) })).toBe('open');
    });

    test('a second factor that the company requires stays required after a log-in by the provider', async () => {
      const boss = await newCompany(app);
      const colleague = await newMember(app, boss, { role: 'RECRUITER', email: `exige${(counter += 1)}@societe.tn` });
      const person = newPerson();
      await link(person, colleague.email);
      await withFactor(app, boss);
      expect((await app.call(requireSecondFactor, { body: { roles: ['RECRUITER'] } }, boss.token)).status).toBe(200);
      const { accessToken } = await enter(await ticketOf(person));
      expect((await app.call(listTeam, {}, accessToken)).body.code).toBe('SECOND_FACTOR_DUE');
    });
  });

  describe('an invitation', () => {
    const invited = async (email = `invitee${(counter += 1)}@societe.tn`) => {
      const boss = await newCompany(app);
      const { invitation } = await newInvitation(app, boss, { role: 'REVIEWER', email });
      const accept = async (person: Person, proof: FactorProof & { name?: string } = {}) => {
        const body = { ticket: await ticketOf(person), ...proof };
        return (await app.call(acceptWithProvider, { params: { token: invitation }, body })).body;
      };
      return { boss, email, accept, invitation };
    };

    test('an invited person joins by the provider without a password, and later logs in by the provider', async () => {
      const { email, accept } = await invited();
      const person = newPerson({ email });
      const { accessToken } = await accept(person, { name: 'Amel Ben Salah' });
      const { body } = await app.call(listTeam, {}, accessToken);
      expect(body).toContainEqual(expect.objectContaining({ email, name: 'Amel Ben Salah', state: 'ACTIVE' }));
      expect(await outcome(person)).toBe('open');
      expect(await rowsOf(email)).toMatchObject([{ linkedBy: 'INVITATION' }]);
      expect((await accept(person)).code).toBe('INVITATION_INVALID');
    });

    test('an identity with another address or without an address cannot accept an invitation', async () => {
      const { email, accept } = await invited();
      for (const person of [newPerson(), verified('autre@societe.tn')])
        expect((await accept(person)).code).toBe('INVITATION_ADDRESS');
      const { person } = await linked();
      expect((await accept({ ...person, email })).code).toBe('INVITATION_ADDRESS');
      expect(await rowsOf(email)).toEqual([]);
    });

    test('an existing account accepts an invitation only with its linked identity and its second factor', async () => {
      const { boss: home, person } = await linked();
      const { accept } = await invited(home.email);
      expect((await accept(verified(home.email))).code).toBe('INVITATION_UNLINKED');
      const { recoveryCodes } = await withFactor(app, home);
      expect((await accept(person)).code).toBe('SECOND_FACTOR_REQUIRED');
      const { accessToken } = await accept(person, { code: recoveryCodes[0] ?? '' });
      expect((await app.call(listMyCompanies, {}, accessToken)).body).toHaveLength(2);
    });

    test('a verified address at a trusted provider links an existing account when it accepts an invitation', async () => {
      configure({ trustEmail: true });
      const home = await newCompany(app);
      const { accept } = await invited(home.email);
      expect((await accept(newPerson({ email: home.email }))).code).toBe('INVITATION_UNLINKED');
      expect((await accept(verified(home.email))).accessToken).toBeTruthy();
      expect(await rowsOf(home.email)).toMatchObject([{ linkedBy: 'ADDRESS' }]);
    });
  });

  describe('OIDC_ONLY', () => {
    test('with OIDC_ONLY, passwords, passkeys, sign-ups, confirmations and invitations by password open no session', async () => {
      const boss = await newCompany(app);
      const { key } = await withPasskey(app, boss);
      const waiting = signupPayload();
      await app.call(signup, { body: waiting });
      const token = await tokenFromMail(app, waiting.userName, /verify\?token=([\w-]+)/);
      const { invitation } = await newInvitation(app, boss, {
        role: 'REVIEWER',
        email: `seul${(counter += 1)}@societe.tn`,
      });
      configure({ only: true });
      const password = { password: PASSWORD };
      const calls = [
        await app.call(login, { body: { userName: boss.email, ...password } }),
        await app.call(loginWithPasskey, { body: await assertionOf(app, key) }),
        await app.call(signup, { body: signupPayload() }),
        await app.call(confirmAccount, { params: { token }, body: password }),
        await app.call(acceptInvitation, { params: { token: invitation }, body: { ...password, name: 'Sami' } }),
      ];
      expect(calls.map(({ body }) => body.code)).toEqual(Array(5).fill('PROVIDER_ONLY'));
    });

    test('with OIDC_ONLY, the password of an older account links it once, and then only the provider opens it', async () => {
      const [boss, person] = [await newCompany(app), newPerson()];
      configure({ only: true });
      expect((await link(person, boss.email)).accessToken).toBeTruthy();
      expect(await outcome(person)).toBe('open');
    });
  });

  describe('the end of a link', () => {
    const remove = async ({ token }: Pick<Recruiter, 'token'>, body: { password: string } & FactorProof, id: string) =>
      (await app.call(removeIdentity, { params: { id }, body }, token)).body.code ?? 'done';

    test('with allowed domains, only a verified address of these domains gets a ticket', async () => {
      const { boss, person } = await linked();
      configure({ domains: ['societe.tn'] });
      const codeFor = async (claims: Omit<Person, 'subject'>) => {
        const body = await comeBack({ ...person, ...claims });
        return (await app.call(returnFromProvider, { body })).body.code;
      };
      const refused: Omit<Person, 'subject'>[] = [
        {},
        { email: 'amel@societe.tn' },
        { email: 'amel@societe.tn', email_verified: false },
        { email: 'amel@autre.tn', email_verified: true },
        { email: 'amel@x.societe.tn', email_verified: true },
        { email: 'amel@societe.tn.autre.tn', email_verified: true },
      ];
      for (const claims of refused) expect(await codeFor(claims)).toBe('PROVIDER_DOMAIN');
      expect(await codeFor({ email: 'Amel@Societe.tn', email_verified: true })).toBeUndefined();
      expect((await app.call(login, { body: { userName: boss.email, password: PASSWORD } })).status).toBe(200);
    });

    test('a person without a mapped group gets no ticket, and the highest mapped group sets the role at each log-in', async () => {
      const { boss, person } = await linked();
      const second = newPerson();
      const { email, id } = await newMember(app, boss, { role: 'REVIEWER' });
      await link(second, email);
      configure({
        groupRoles: [
          { group: 'rh', role: 'RECRUITER' },
          { group: 'direction', role: 'ADMINISTRATOR' },
        ],
      });
      const codeFor = async (groups?: unknown) => {
        const body = await comeBack({ ...second, ...(groups !== undefined && { groups: groups as string[] }) });
        return (await app.call(returnFromProvider, { body })).body.code;
      };
      for (const groups of [undefined, [], ['stagiaires'], ['RH'], 'direction', { direction: true }, [['direction']]])
        expect(await codeFor(groups)).toBe('PROVIDER_GROUP');
      const roleOf = async () => {
        const team = (await app.call(listTeam, {}, boss.token)).body;
        const member = team.find((one) => one.id === id);
        return [member?.role, member?.allOffers];
      };
      const enterWith = async (of: Person, groups: string[]) => enter(await ticketOf({ ...of, groups }));
      expect(await roleOf()).toEqual(['REVIEWER', false]);
      app.clock.move({ seconds: 1 });
      expect((await enterWith(second, ['rh'])).role).toBe('RECRUITER');
      // A group gives the role, but no access to offers that the company has not given.
      expect(await roleOf()).toEqual(['RECRUITER', false]);
      const promoted = await enterWith(second, ['rh', 'direction']);
      expect([promoted.role, promoted.companies[0]?.role]).toEqual(['ADMINISTRATOR', 'ADMINISTRATOR']);
      expect(await roleOf()).toEqual(['ADMINISTRATOR', true]);
      expect((await enterWith(person, ['direction'])).role).toBe('ADMINISTRATOR');
      expect((await enterWith(second, ['rh'])).role).toBe('RECRUITER');
      expect((await enterWith(person, ['rh'])).code).toBe('PROVIDER_LAST_ADMINISTRATOR');
      const team = (await app.call(listTeam, {}, boss.token)).body;
      expect(team.find((one) => one.email === boss.email)?.role).toBe('ADMINISTRATOR');
      expect(await trail(boss.email)).toContain('ROLE_BY_GROUP');
    });

    test('linking by password and accepting an invitation set the role of the person’s groups', async () => {
      const boss = await newCompany(app);
      const person = newPerson();
      const late = await ticketOf(person);
      configure({ groupRoles: [{ group: 'rh', role: 'RECRUITER' }] });
      expect((await enter(late)).code).toBe('PROVIDER_STALE');
      const member = await newMember(app, boss, { role: 'REVIEWER' });
      const answer = await link({ ...person, groups: ['rh'] }, member.email);
      expect([answer.role, answer.companies[0]?.role]).toEqual(['RECRUITER', 'RECRUITER']);
      const { email, invitation } = await newInvitation(app, boss, { role: 'ADMINISTRATOR' });
      const ticket = await ticketOf({ ...verified(email), groups: ['rh'] });
      const joined = await app.call(acceptWithProvider, {
        params: { token: invitation },
        body: { ticket, name: 'Sami Trabelsi' },
      });
      expect(joined.body.role).toBe('RECRUITER');
    });

    test('an owner lists a linked identity and removes it with the password, and nobody else can', async () => {
      const [{ boss, person }, { boss: other }] = [await linked(), await linked()];
      const { body } = await app.call(listIdentities, {}, boss.token);
      expect(body).toMatchObject([{ provider: 'Mon entreprise', usedAt: app.clock.now().toISOString() }]);
      const id = body[0]?.id ?? '';
      expect(await remove(boss, { password: OTHER }, id)).toBe('PASSWORD_WRONG');
      expect(await remove(other, { password: PASSWORD }, id)).toBe('IDENTITY_NOT_FOUND');
      const { recoveryCodes } = await withFactor(app, boss);
      expect(await remove(boss, { password: PASSWORD }, id)).toBe('SECOND_FACTOR_REQUIRED');
      const proof = { password: PASSWORD, code: recoveryCodes[0] ?? '' };
      expect(await remove(boss, proof, id)).toBe('done');
      expect(await outcome(person)).toBe('PROVIDER_UNLINKED');
      expect(await subjects(boss.email)).toContain('Un fournisseur d’identité est retiré sur Kafaa');
      expect(await trail(boss.email)).toContain('IDENTITY_REMOVED');
    });

    test('a password reset ends links made with the old password, but not links made by an invitation', async () => {
      const { boss, person } = await linked();
      const email = `reinit${(counter += 1)}@societe.tn`;
      const { invitation } = await newInvitation(app, boss, { role: 'REVIEWER', email });
      const colleague = newPerson({ email });
      const joining = { params: { token: invitation }, body: { ticket: await ticketOf(colleague) } };
      expect((await app.call(acceptWithProvider, joining)).status).toBe(200);
      for (const one of [boss.email, email]) {
        await app.call(requestReset, { params: { email: one } });
        await app.drain();
        const token = await tokenFromMail(app, one, /reset-password\?token=([\w-]+)/);
        await app.call(resetPassword, { params: { token }, body: { newPassword: OTHER } });
      }
      expect([await outcome(person), await outcome(colleague)]).toEqual(['PROVIDER_UNLINKED', 'open']);
    });

    test('a linked identity stays valid after the log-in address changes, and ends with the person’s last company', async () => {
      const { boss, person } = await linked();
      const to = `change${(counter += 1)}@societe.tn`;
      await ops(app, 'accounts', 'change', boss.email, to);
      const { accessToken: token } = await enter(await ticketOf(person));
      expect(token).toBeTruthy();
      const email = `parti${(counter += 1)}@societe.tn`;
      const [colleague, theirs] = [await newMember(app, { ...boss, token }, { role: 'REVIEWER', email }), newPerson()];
      await link(theirs, email);
      expect((await app.call(leaveTeam, {}, colleague.token)).status).toBe(200);
      expect([await rowsOf(email), await outcome(theirs)]).toEqual([[], 'PROVIDER_UNLINKED']);
    });

    test('the provider does not open a suspended company', async () => {
      const { boss, person } = await linked();
      await ops(app, 'companies', 'suspend', boss.email);
      expect(await outcome(person)).toBe('COMPANY_SUSPENDED');
    });
  });

  test('the log contains no claim, token, code or secret of a log-in', async () => {
    logged = '';
    const boss = await newCompany(app);
    const person = verified(`journal${(counter += 1)}@fournisseur.tn`);
    await link(person, boss.email);
    const { attempt, query } = await comeBack(person);
    await app.call(returnFromProvider, { body: { attempt, query } });
    await app.call(returnFromProvider, { body: { attempt, query } });
    const code = new URLSearchParams(query).get('code') ?? 'no code';
    expect(logged).toContain('/auth/provider/return');
    for (const text of [person.subject, 'fournisseur.tn', code, attempt, provider.settings.clientSecret, boss.email])
      expect(logged).not.toContain(text);
  });
});
