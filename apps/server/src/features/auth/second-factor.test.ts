import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  listMyCompanies,
  login,
  renewRecoveryCodes,
  removeSecondFactor,
  requestReset,
  resetPassword,
  switchCompany,
} from '@kafaa/domain/auth/api';
import { getSettings, saveSettings } from '@kafaa/domain/companies/api';
import { getCompanyLife, getExport, keepCompany, requestExport } from '@kafaa/domain/lifecycle/api';
import { acceptInvitation, changeMember, leaveTeam, listTeam, requireSecondFactor } from '@kafaa/domain/team/api';
import { secondFactors } from './tables.ts';
import { ops } from '@kafaa/testing/app/command-line';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { newCompany, newInvitation, newMember, PASSWORD, tokenFromMail } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { begunFactor, codeOf, withFactor } from '@kafaa/testing/routes/account-routes';

const OTHER = 'un tout autre mot';

oneDatabase('the second factor', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());
  const logIn = async (userName: string, code?: string, password = PASSWORD) => {
    const { status, body } = await app.call(login, {
      body: { userName, password, ...(code !== undefined && { code }) },
    });
    return status === 200 ? 'open' : body.code;
  };
  /** Returns the code of the next 30-second step, because the code of this step is used up. */
  const nextCode = (secret: string) => {
    app.clock.move({ seconds: 30 });
    return codeOf(app, secret);
  };
  const subjects = async (to: string) => (await app.mails(to)).map(({ subject }) => subject);
  const row = async (email: string) =>
    (await app.deps.db.select().from(secondFactors).where(eq(secondFactors.email, email)))[0];

  describe('turning on the second factor', () => {
    test('a secret requires the password, and log-ins ask for its code only after the first code confirms the secret', async () => {
      const boss = await newCompany(app);
      const { email, token } = boss;
      const wrong = await app.call(beginSecondFactor, { body: { password: OTHER } }, token);
      expect(wrong).toMatchObject({ status: 400, body: { code: 'PASSWORD_WRONG', fields: [{ path: 'password' }] } });
      const early = await app.call(confirmSecondFactor, { body: { code: '000000' } }, token);
      expect(early.body.code).toBe('SECOND_FACTOR_UNKNOWN');
      const { body } = await app.call(beginSecondFactor, { body: { password: PASSWORD } }, token);
      expect(decodeURIComponent(body.uri)).toMatch(/^otpauth:\/\/totp\/Kafaa:contact\d+@societe\.tn\?issuer=Kafaa&/);
      expect([await logIn(email), await row(email)]).toMatchObject(['open', { confirmedAt: null }]);
      const refused = await app.call(confirmSecondFactor, { body: { code: '12345' } }, token);
      expect(refused.body).toMatchObject({ code: 'SECOND_FACTOR_WRONG', fields: [{ path: 'code' }] });
      const code = codeOf(app, body.secret);
      const { body: given } = await app.call(
        confirmSecondFactor,
        { body: { code: `${code.slice(0, 3)} ${code.slice(3)}` } },
        token,
      );
      expect(new Set(given.recoveryCodes).size).toBe(10);
      for (const one of given.recoveryCodes) expect(one).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
      expect(await subjects(email)).toContain('La double authentification est activée sur Kafaa');
      const again = await app.call(confirmSecondFactor, { body: { code: nextCode(body.secret) } }, token);
      expect(again.body.code).toBe('SECOND_FACTOR_ON');
      expect(await logIn(email)).toBe('SECOND_FACTOR_REQUIRED');
      expect(await logIn(email, nextCode(body.secret))).toBe('open');
      expect((await app.call(getSecondFactor, {}, token)).body).toMatchObject({ enabled: true, recoveryLeft: 10 });
      expect((await app.call(beginSecondFactor, { body: { password: PASSWORD } }, token)).body.code).toBe(
        'SECOND_FACTOR_ON',
      );
    });

    test('turning on the second factor ends the person’s other sessions in all companies, and no other person’s session', async () => {
      const [boss, home] = [await newCompany(app), await newCompany(app)];
      const { token } = await newMember(app, boss, { email: home.email, role: 'REVIEWER' });
      await withFactor(app, { email: home.email, token });
      const reach = async (one: string) => (await app.call(getSettings, {}, one)).status;
      expect([await reach(token), await reach(home.token), await reach(boss.token)]).toEqual([200, 401, 200]);
    });

    test('exactly one of two concurrent confirmations succeeds, and its recovery codes are stored', async () => {
      const boss = await newCompany(app);
      const secret = await begunFactor(app, boss);
      const codes = [codeOf(app, secret), nextCode(secret)];
      const answers = await Promise.all(
        codes.map((code) => app.call(confirmSecondFactor, { body: { code } }, boss.token)),
      );
      const given = answers.filter(({ status }) => status === 200);
      expect(given).toHaveLength(1);
      expect(await logIn(boss.email, given[0]?.body.recoveryCodes[0])).toBe('open');
    });

    test('the table contains neither the secret nor a recovery code in plain text', async () => {
      const boss = await newCompany(app);
      const { secret, recoveryCodes } = await withFactor(app, boss);
      const stored = JSON.stringify(await row(boss.email));
      for (const text of [
        secret,
        ...recoveryCodes,
        ...recoveryCodes.map((one) => one.replaceAll('-', '').toUpperCase()),
      ])
        expect(stored).not.toContain(text);
    });
  });

  describe('log-in', () => {
    test('a log-in asks for the second factor only after the right password', async () => {
      const boss = await newCompany(app);
      await withFactor(app, boss);
      const answers = [await logIn(boss.email, undefined, OTHER), await logIn(boss.email, '123456', OTHER)];
      expect([...answers, await logIn('personne@rien.tn', '123456')]).toEqual(Array(3).fill('BAD_CREDENTIALS'));
    });

    test('the server accepts a code of the app once, and refuses a replayed, an older or the activation code', async () => {
      const boss = await newCompany(app);
      const { secret } = await withFactor(app, boss);
      const ofActivation = codeOf(app, secret);
      expect(await logIn(boss.email, ofActivation)).toBe('SECOND_FACTOR_WRONG');
      const older = nextCode(secret);
      const code = nextCode(secret);
      const at = await Promise.all([1, 2, 3].map(() => logIn(boss.email, code)));
      expect(at.map(String).toSorted()).toEqual(['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_WRONG', 'open']);
      expect(await logIn(boss.email, older)).toBe('SECOND_FACTOR_WRONG');
      expect(await logIn(boss.email, nextCode(secret))).toBe('open');
    });

    test('a recovery code in any spelling opens one session, and its owner gets a mail with the number left', async () => {
      const boss = await newCompany(app);
      const { recoveryCodes } = await withFactor(app, boss);
      const [one = '', two = ''] = recoveryCodes;
      expect([await logIn(boss.email, one), await logIn(boss.email, one)]).toEqual(['open', 'SECOND_FACTOR_WRONG']);
      expect(await logIn(boss.email, ` ${two.replaceAll('-', ' ').toUpperCase()}`)).toBe('open');
      const mails = (await app.mails(boss.email)).filter(({ subject }) => subject.startsWith('Un code de secours'));
      for (const left of [9, 8])
        expect(mails.filter(({ text }) => text.includes(`Il vous en reste ${left}`))).toHaveLength(1);
    });

    test('replacing recovery codes requires password and code, and a mail informs their owner', async () => {
      const boss = await newCompany(app);
      const { secret, recoveryCodes } = await withFactor(app, boss);
      const renew = (body: { password: string; code: string }) => app.call(renewRecoveryCodes, { body }, boss.token);
      expect((await renew({ password: OTHER, code: nextCode(secret) })).body.code).toBe('PASSWORD_WRONG');
      expect((await renew({ password: PASSWORD, code: '000000' })).body.code).toBe('SECOND_FACTOR_WRONG');
      expect(await logIn(boss.email, recoveryCodes[0])).toBe('open');
      const renewed = await renew({ password: PASSWORD, code: nextCode(secret) });
      expect(await subjects(boss.email)).toContain('Vos codes de secours sont remplacés sur Kafaa');
      expect(await logIn(boss.email, recoveryCodes[2])).toBe('SECOND_FACTOR_WRONG');
      expect(await logIn(boss.email, renewed.body.recoveryCodes[2])).toBe('open');
    });

    test('after too many wrong codes the right code is refused for 15 minutes from any address', async () => {
      const boss = await newCompany(app);
      const { secret } = await withFactor(app, boss);
      const fromAddress = (n: number, code: string) =>
        app.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          remoteAddress: `41.226.11.${n}`,
          payload: { userName: boss.email, password: PASSWORD, code },
        });
      for (let n = 0; n < 9; n++)
        expect((await fromAddress(n, '000000')).json()).toHaveProperty('code', 'SECOND_FACTOR_WRONG');
      const code = nextCode(secret);
      expect((await fromAddress(20, code)).statusCode).toBe(429);
      app.clock.move({ seconds: 901 });
      expect(await logIn(boss.email, nextCode(secret))).toBe('open');
    });

    test('guesses at a person’s code through all companies share one limit of thirty a day', async () => {
      const [boss, home] = [await newCompany(app), await newCompany(app)];
      const { token } = await newMember(app, boss, { email: home.email, role: 'REVIEWER' });
      const person = { email: home.email, token };
      const { secret } = await withFactor(app, person);
      const guess = async (one: string) =>
        (await app.call(removeSecondFactor, { body: { password: PASSWORD, code: '000000' } }, one)).status;
      // The session of the other company was ended by the second factor.
      const other = (
        await app.call(login, { body: { userName: home.email, password: PASSWORD, code: nextCode(secret) } })
      ).body;
      const { body: companies } = await app.call(listMyCompanies, {}, token);
      const companyId = companies.find(({ current }) => !current)?.id ?? '';
      const switched = await app.call(switchCompany, { body: { companyId } }, other.accessToken);
      const tokens = [token, switched.body.accessToken];
      for (let n = 0; n < 8; n++) expect(await guess(tokens[n % 2] ?? '')).toBe(400);
      expect([await guess(tokens[0] ?? ''), await guess(tokens[1] ?? '')]).toEqual([429, 429]);
      for (let quarter = 0; quarter < 2; quarter++) {
        app.clock.move({ seconds: 901 });
        for (let n = 0; n < 9; n++) expect(await guess(token)).toBe(400);
      }
      app.clock.move({ seconds: 901 });
      expect(await guess(token)).toBe(429);
    });

    test('accepting another company’s invitation and setting a new password still require the code', async () => {
      const [boss, home] = [await newCompany(app), await newCompany(app)];
      const { secret } = await withFactor(app, home);
      const { invitation } = await newInvitation(app, boss, { email: home.email, role: 'REVIEWER' });
      const accept = (code?: string) =>
        app.call(acceptInvitation, {
          params: { token: invitation },
          body: { password: PASSWORD, ...(code && { code }) },
        });
      expect((await accept()).body.code).toBe('SECOND_FACTOR_REQUIRED');
      expect((await accept('000000')).body.code).toBe('SECOND_FACTOR_WRONG');
      expect((await accept(nextCode(secret))).status).toBe(200);
      await app.call(requestReset, { params: { email: home.email } });
      await app.drain();
      const token = await tokenFromMail(app, home.email, /reset-password\?token=([\w-]+)/);
      await app.call(resetPassword, { params: { token }, body: { newPassword: OTHER } });
      expect(await logIn(home.email, undefined, OTHER)).toBe('SECOND_FACTOR_REQUIRED');
      expect(await logIn(home.email, nextCode(secret), OTHER)).toBe('open');
    });
  });

  describe('turning off the second factor', () => {
    test('turning off the second factor requires password and code, and a mail informs the owner', async () => {
      const boss = await newCompany(app);
      const { secret } = await withFactor(app, boss);
      const remove = async (password: string, code: string) =>
        (await app.call(removeSecondFactor, { body: { password, code } }, boss.token)).body.code ?? 'done';
      expect([await remove(OTHER, nextCode(secret)), await remove(PASSWORD, '000000')]).toEqual([
        'PASSWORD_WRONG',
        'SECOND_FACTOR_WRONG',
      ]);
      expect([await remove(PASSWORD, nextCode(secret)), await logIn(boss.email)]).toEqual(['done', 'open']);
      expect(await subjects(boss.email)).toContain('La double authentification est désactivée sur Kafaa');
      expect(await remove(PASSWORD, '000000')).toBe('SECOND_FACTOR_OFF');
    });

    test('after the operator’s reset of the second factor the password suffices, sessions end and a mail informs the person', async () => {
      const boss = await newCompany(app);
      await withFactor(app, boss);
      expect((await ops(app, 'accounts', 'second-factor', boss.email)).json).toMatchObject({ email: boss.email });
      expect((await app.call(getSettings, {}, boss.token)).status).toBe(401);
      expect(await logIn(boss.email)).toBe('open');
      const told = (await app.mails(boss.email)).find(({ subject }) => subject.includes('désactivée'));
      expect(told?.text.replace(/\s+/g, ' ')).toContain(
        'L’équipe de Kafaa l’a désactivée après une demande faite en votre nom.',
      );
      const events = (await ops(app, 'audit', 'list', '--company', boss.email)).json;
      expect(events).toHaveLength(2);
      expect(events).toMatchObject(
        // Both events have the same time of the test's clock, so their order is undefined.
        expect.arrayContaining([
          expect.objectContaining({ actor: 'OPERATOR', action: 'SECOND_FACTOR_RESET' }),
          expect.objectContaining({ actor: 'RECRUITER', action: 'SECOND_FACTOR_ON' }),
        ]),
      );
      await expect(ops(app, 'accounts', 'second-factor', boss.email)).rejects.toMatchObject({
        code: 'SECOND_FACTOR_OFF',
      });
    });

    test('the second factor stays valid after the log-in address changes', async () => {
      const boss = await newCompany(app);
      const { email, token } = await newMember(app, boss, { role: 'REVIEWER' });
      const { secret, recoveryCodes } = await withFactor(app, { email, token });
      const to = email.replace('collegue', 'nouveau');
      await ops(app, 'accounts', 'change', email, to);
      expect([await row(email), await logIn(to)]).toEqual([undefined, 'SECOND_FACTOR_REQUIRED']);
      expect([await logIn(to, nextCode(secret)), await logIn(to, recoveryCodes[0])]).toEqual(['open', 'open']);
    });

    test('leaving the last company deletes the second factor', async () => {
      const boss = await newCompany(app);
      const person = await newMember(app, boss, { role: 'REVIEWER' });
      await withFactor(app, person);
      await app.call(leaveTeam, {}, person.token);
      expect(await row(person.email)).toBeUndefined();
    });
  });

  describe('required by role', () => {
    test('an administrator with a second factor can require one, and people without one can open only their account', async () => {
      const boss = await newCompany(app);
      const reviewer = await newMember(app, boss, { role: 'REVIEWER' });
      const want = (roles: ('ADMINISTRATOR' | 'REVIEWER')[], token = boss.token) =>
        app.call(requireSecondFactor, { body: { roles } }, token);
      expect((await want(['ADMINISTRATOR'])).body.code).toBe('OWN_SECOND_FACTOR_FIRST');
      expect((await want(['REVIEWER'], reviewer.token)).status).toBe(403);
      expect((await want(['REVIEWER', 'REVIEWER'])).body).toEqual({ roles: ['REVIEWER'] });
      const reach = async () => (await app.call(listTeam, {}, reviewer.token)).body.code ?? 'open';
      expect([await reach(), (await app.call(listTeam, {}, boss.token)).status]).toEqual(['SECOND_FACTOR_DUE', 200]);
      expect((await app.call(getSettings, {}, reviewer.token)).body).toMatchObject({
        secondFactorDue: true,
        secondFactorRoles: ['REVIEWER'],
      });
      expect((await app.call(getSecondFactor, {}, reviewer.token)).body).toMatchObject({
        required: true,
        enabled: false,
      });
      await begunFactor(app, reviewer);
      expect(await reach()).toBe('SECOND_FACTOR_DUE');
      const { secret } = await withFactor(app, reviewer);
      expect(await reach()).toBe('open');
      const kept = await app.call(
        removeSecondFactor,
        { body: { password: PASSWORD, code: nextCode(secret) } },
        reviewer.token,
      );
      expect(kept.body.code).toBe('SECOND_FACTOR_KEPT');
      await app.call(
        changeMember,
        { params: { id: reviewer.id }, body: { role: 'RECRUITER', allOffers: true } },
        boss.token,
      );
      expect((await app.call(getSecondFactor, {}, reviewer.token)).body.required).toBe(false);
    });

    test('without the required second factor a person reads the settings and may leave, but company data answer SECOND_FACTOR_DUE', async () => {
      const [boss, other] = [await newCompany(app), await newCompany(app)];
      const second = await newMember(app, boss, { email: other.email, role: 'ADMINISTRATOR' });
      await withFactor(app, boss);
      await app.call(requireSecondFactor, { body: { roles: ['ADMINISTRATOR'] } }, boss.token);
      const refused = await Promise.all([
        app.call(requestExport, {}, second.token),
        app.call(getExport, {}, second.token),
        app.call(keepCompany, {}, second.token),
      ]);
      expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('SECOND_FACTOR_DUE'));
      expect((await app.call(getCompanyLife, {}, second.token)).status).toBe(200);
      const { phone, address, city } = (await app.call(getSettings, {}, second.token)).body;
      const { body: saved } = await app.call(
        saveSettings,
        { body: { name: 'Prise', phone, address, city } },
        second.token,
      );
      expect(saved.code).toBe('SECOND_FACTOR_DUE');
      expect((await app.call(listMyCompanies, {}, second.token)).status).toBe(200);
      expect((await app.call(leaveTeam, {}, second.token)).status).toBe(200);
    });

    test('a person whose other company requires a second factor can still open a company that requires none', async () => {
      const [strict, mild] = [await newCompany(app), await newCompany(app)];
      const { token } = await newMember(app, strict, { email: mild.email, role: 'REVIEWER' });
      await app.call(requireSecondFactor, { body: { roles: ['REVIEWER'] } }, strict.token);
      expect((await app.call(listTeam, {}, token)).body.code).toBe('SECOND_FACTOR_DUE');
      expect((await app.call(listTeam, {}, mild.token)).status).toBe(200);
    });
  });
});
