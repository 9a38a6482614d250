import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  confirmAccount,
  login,
  logout,
  refreshSession,
  requestReset,
  resendConfirmation,
  resetPassword,
  signup,
} from '@kafaa/domain/auth/api';
import { getSettings } from '@kafaa/domain/companies/api';
import { eq } from 'drizzle-orm';
import { forgetOldSignUps } from './signup-service.ts';
import { emailLocators, signUps } from './tables.ts';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { newAccount, PASSWORD, signupPayload, tokenFromMail } from '@kafaa/testing/app/factories';

/** The locator and sign-up rows stored for a log-in address. */
async function rowsOf(app: TestApp, email: string): Promise<string[]> {
  const located = await app.deps.db.select().from(emailLocators).where(eq(emailLocators.email, email));
  const kept = await app.deps.db.select().from(signUps).where(eq(signUps.email, email));
  return [...located.map(() => 'locator'), ...kept.map(({ account }) => (account ? 'waits' : 'shadow'))];
}

const LINK = /verify\?token=([\w-]+)/;

oneDatabase('accounts', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());
  const confirm = (token: string, password = PASSWORD) =>
    app.call(confirmAccount, { params: { token }, body: { password } });

  describe('sign-up', () => {
    test.each([
      [{ userName: 'sans-arobase' }, 'Veuillez entrer une adresse e-mail valide.'],
      [{ userName: 'a@b.c\r\nBcc: x@y.z' }, 'Veuillez entrer une adresse e-mail valide.'],
      [{ password: '1234567' }, 'Le mot de passe doit contenir au moins 8 caractères.'],
      [{ name: 'ab' }, 'Le nom doit contenir entre 3 et 15 caractères.'],
      [{ name: 'a'.repeat(16) }, 'Le nom doit contenir entre 3 et 15 caractères.'],
      [{ phone: '1234567' }, 'Le numéro de téléphone doit contenir exactement 8 chiffres.'],
      [{ phone: '1234567a' }, 'Le numéro de téléphone doit contenir exactement 8 chiffres.'],
      [{ adresse: 'ab' }, "L'adresse doit contenir entre 3 et 50 caractères."],
      [{ city: '  ' }, 'Veuillez entrer votre ville.'],
      // The answer reports the first error in the specification's order, even if there are several.
      [{ city: '', password: 'court', phone: '1' }, 'Le mot de passe doit contenir au moins 8 caractères.'],
    ])(
      'the server refuses a sign-up with %j with 400 and one French message about the first error',
      async (change, message) => {
        const { status, body } = await app.call(signup, { body: { ...signupPayload(), ...change } });
        expect({ status, code: body.code, message: body.message }).toEqual({
          status: 400,
          code: 'VALIDATION_FAILED',
          message,
        });
      },
    );

    test('sign-up answers 400 to a common password and to the own e-mail address as password, and sends no mail', async () => {
      for (const password of ['motdepasse', 'Password1', '1234567890', 'pareil@societe.tn']) {
        const { status, body } = await app.call(signup, {
          body: { ...signupPayload(), userName: 'pareil@societe.tn', password },
        });
        expect({ status, code: body.code, path: body.fields?.[0]?.path }).toEqual({
          status: 400,
          code: 'PASSWORD_TOO_COMMON',
          path: 'password',
        });
      }
      expect(await app.mails('pareil@societe.tn')).toEqual([]);
    });

    test('a sign-up with a known address gets the usual answer, mails the owner and leaves the account unchanged', async () => {
      const payload = signupPayload();
      const first = await app.call(signup, { body: payload });
      await confirm(await tokenFromMail(app, payload.userName, LINK));
      app.clock.move({ minutes: 1 });
      const second = await app.call(signup, { body: { ...payload, password: 'un autre mot', name: 'Pirate SARL' } });
      expect(second).toEqual(first);
      expect((await app.mails(payload.userName))[0]?.subject).toBe('Vous avez déjà un compte Kafaa');
      expect((await app.call(login, { body: { userName: payload.userName, password: PASSWORD } })).status).toBe(200);
      // The answer is that for an address without an account, and the existing account is unchanged.
      const shadow = await app.call(login, { body: { userName: payload.userName, password: 'un autre mot' } });
      expect(shadow).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_CONFIRMED' } });
      const own = await app.call(login, { body: { userName: payload.userName, password: PASSWORD } });
      expect((await app.call(getSettings, {}, own.body.accessToken)).body.name).toBe(payload.name);
    });

    test.each(['before', 'after'])(
      'a stranger’s sign-up %s the owner’s with the same address gives no log-in and does not set the company data',
      async (when) => {
        const payload = signupPayload();
        const { userName } = payload;
        const stranger = { ...payload, password: 'le mot du pirate', name: 'Pirate SARL', city: 'Nulle part' };
        await app.call(signup, { body: when === 'before' ? stranger : payload });
        const old = await tokenFromMail(app, userName, LINK);
        app.clock.move({ minutes: 1 });
        await app.call(signup, { body: when === 'before' ? payload : stranger });
        expect((await confirm(old)).status).toBe(404);
        const { status, body } = await confirm(await tokenFromMail(app, userName, LINK));
        expect(status).toBe(200);
        expect((await app.call(getSettings, {}, body.accessToken)).body).toMatchObject({
          name: payload.name,
          city: payload.city,
        });
        const opens = async (password: string) => (await app.call(login, { body: { userName, password } })).status;
        expect([await opens(stranger.password), await opens(PASSWORD)]).toEqual([403, 200]);
      },
    );

    test('a repeated sign-up keeps the first password valid and stores the newer company data', async () => {
      const payload = signupPayload();
      await app.call(signup, { body: payload });
      app.clock.move({ minutes: 1 });
      await app.call(signup, { body: { ...payload, name: 'Autre nom' } });
      const { body } = await confirm(await tokenFromMail(app, payload.userName, LINK));
      expect((await app.call(getSettings, {}, body.accessToken)).body.name).toBe('Autre nom');
    });

    test('twenty concurrent sign-ups with one address get 201, and one confirmation succeeds', async () => {
      const payload = signupPayload();
      const answers = await Promise.all(Array.from({ length: 20 }, () => app.call(signup, { body: payload })));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      const tokens = (await app.mails(payload.userName)).map((mail) => LINK.exec(mail.text)?.[1] ?? '');
      const confirmed = await Promise.all(tokens.map((token) => confirm(token)));
      expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    test('the confirmation mail of a sign-up waits in the outbox until its queue task sends it', async () => {
      const payload = signupPayload();
      await app.call(signup, { body: payload });
      expect((await app.mails(payload.userName))[0]?.sentAt).toBeNull();
      await app.drain();
      expect((await app.mails(payload.userName))[0]?.sentAt).not.toBeNull();
    });
  });

  describe('confirmation of a sign-up', () => {
    test('a confirmation link opens one session and then answers 409 ALREADY_CONFIRMED', async () => {
      const payload = signupPayload();
      await app.call(signup, { body: payload });
      const before = await app.call(login, { body: { userName: payload.userName, password: PASSWORD } });
      expect(before).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_CONFIRMED' } });
      const token = await tokenFromMail(app, payload.userName, LINK);
      const { status, body } = await confirm(token);
      expect({ status, onBoarding: body.onBoardingStatus }).toEqual({ status: 200, onBoarding: 'PENDING' });
      expect((await app.call(getSettings, {}, body.accessToken)).body.userName).toBe(payload.userName);
      expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'ALREADY_CONFIRMED' } });
      expect((await confirm('inconnu')).status).toBe(404);
    });

    test('a confirmation link answers 200 only with the right password or proof, and else 400', async () => {
      const payload = signupPayload();
      const proof = 'p'.repeat(43);
      await app.call(signup, { body: { ...payload, proof } });
      const token = await tokenFromMail(app, payload.userName, LINK);
      for (const given of [{}, { password: 'pas le bon mot' }, { proof: 'q'.repeat(43) }])
        expect(await app.call(confirmAccount, { params: { token }, body: given })).toMatchObject({
          status: 400,
          body: { code: 'CONFIRMATION_REFUSED', fields: [{ path: 'password' }] },
        });
      expect((await app.call(confirmAccount, { params: { token }, body: { proof } })).status).toBe(200);
    });

    test('the 21st password tried on an address’s confirmation links gets 429, and the browser’s proof still gets 200', async () => {
      const proof = 'r'.repeat(43);
      const payload = signupPayload();
      await app.call(signup, { body: { ...payload, proof } });
      const links = [await tokenFromMail(app, payload.userName, LINK)];
      // A log-in sends another link, and the first stays valid.
      app.clock.move({ seconds: 1 });
      await app.call(login, { body: payload });
      await app.drain();
      links.push(await tokenFromMail(app, payload.userName, LINK));
      expect(new Set(links).size).toBe(2);
      const statuses = [];
      for (let turn = 0; turn < 21; turn++)
        statuses.push((await confirm(links[turn % 2] ?? '', `essai numéro ${turn}`)).status);
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
      expect((await app.call(confirmAccount, { params: { token: links[0] ?? '' }, body: { proof } })).status).toBe(200);
    });

    test('a confirmation link expires after 24 hours, and a resend answers alike for known and unknown addresses', async () => {
      const payload = signupPayload();
      await app.call(signup, { body: payload });
      const old = await tokenFromMail(app, payload.userName, LINK);
      app.clock.move({ hours: 24, seconds: 1 });
      expect((await confirm(old)).status).toBe(404);
      const again = await app.call(resendConfirmation, { body: { userName: payload.userName } });
      expect(await app.call(resendConfirmation, { body: { userName: 'personne@nulle.part' } })).toEqual(again);
      await app.drain();
      expect((await confirm(await tokenFromMail(app, payload.userName, LINK))).status).toBe(200);
    });

    test('a log-in with the right password and a password reset each resend the confirmation link, at most five times', async () => {
      const payload = signupPayload();
      await app.call(signup, { body: payload });
      const first = await tokenFromMail(app, payload.userName, LINK);
      const links = async () => (await app.mails(payload.userName)).filter(({ text }) => LINK.test(text)).length;
      await app.call(login, { body: { userName: payload.userName, password: PASSWORD } });
      await app.drain();
      expect(await links()).toBe(2);
      await app.call(login, { body: { userName: payload.userName, password: 'pas le bon mot' } });
      await app.drain();
      expect(await links()).toBe(2);
      await app.call(requestReset, { params: { email: payload.userName } });
      await app.drain();
      expect(await links()).toBe(3);
      for (let turn = 0; turn < 5; turn += 1)
        await app.call(login, { body: { userName: payload.userName, password: PASSWORD } });
      await app.drain();
      expect(await links(), 'five an hour').toBe(5);
      // The link of the first mail is still valid.
      expect((await confirm(first)).status).toBe(200);
    });

    test('the server deletes an unconfirmed sign-up after a week, and a sign-up for an existing account after a day', async () => {
      const [waiting, owner] = [signupPayload(), await newAccount(app)];
      await app.call(signup, { body: waiting });
      await app.call(signup, { body: { ...signupPayload(owner.email), password: 'le mot d’un autre' } });
      const kept = async (email: string) => (await rowsOf(app, email)).join();
      expect([await kept(waiting.userName), await kept(owner.email)]).toEqual(['locator,waits', 'locator,shadow']);
      app.clock.move({ hours: 25 });
      await forgetOldSignUps(app.deps);
      expect([await kept(waiting.userName), await kept(owner.email)]).toEqual(['locator,waits', 'locator']);
      app.clock.move({ days: 6 });
      await forgetOldSignUps(app.deps);
      expect([await kept(waiting.userName), await kept(owner.email)]).toEqual(['', 'locator']);
    });
  });

  describe('sessions', () => {
    test('log-in answers a wrong password and an unknown address with the same 400 BAD_CREDENTIALS', async () => {
      const { email } = await newAccount(app);
      const wrong = await app.call(login, { body: { userName: email, password: 'pas le bon' } });
      expect(wrong).toMatchObject({ status: 400, body: { code: 'BAD_CREDENTIALS' } });
      expect(await app.call(login, { body: { userName: 'inconnu@societe.tn', password: 'pas le bon' } })).toEqual(
        wrong,
      );
    });

    test('a session token is valid for 12 hours, can be renewed for 7 days, and ends with the log-out', async () => {
      const { token } = await newAccount(app);
      app.clock.move({ hours: 11 });
      const renewed = (await app.call(refreshSession, {}, token)).body.accessToken;
      app.clock.move({ hours: 2 });
      expect((await app.call(getSettings, {}, token)).status).toBe(401);
      expect((await app.call(getSettings, {}, renewed)).status).toBe(200);
      let current = renewed;
      for (let day = 0; day < 6; day += 1) {
        current = (await app.call(refreshSession, {}, current)).body.accessToken;
        app.clock.move({ hours: 11 });
        current = (await app.call(refreshSession, {}, current)).body.accessToken;
        app.clock.move({ hours: 11 });
      }
      const last = await app.call(refreshSession, {}, current);
      app.clock.move({ days: 1 });
      expect((await app.call(getSettings, {}, last.body.accessToken)).status).toBe(401);

      const other = await newAccount(app);
      expect((await app.call(logout, {}, other.token)).status).toBe(200);
      expect((await app.call(getSettings, {}, other.token)).status).toBe(401);
    });

    test('the server refuses an empty, malformed, unsigned or wrongly signed session token with 401', async () => {
      const { token } = await newAccount(app);
      const [head = '', claims = '', signature = ''] = token.split('.');
      const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
      for (const forged of [
        '',
        'n’importe quoi',
        `${none}.${claims}.`,
        `${head}.${claims}.${signature.slice(0, -4)}AAAA`,
      ]) {
        expect((await app.call(getSettings, {}, forged)).status).toBe(401);
      }
    });
  });

  test('a password reset link works once within 30 minutes, and its use ends every session', async () => {
    const { token: session, email } = await newAccount(app);
    const asked = await app.call(requestReset, { params: { email } });
    expect(asked.status).toBe(202);
    expect(await app.call(requestReset, { params: { email: 'personne@societe.tn' } })).toEqual(asked);
    expect(await app.call(requestReset, { params: { email: 'faux' } })).toMatchObject({
      status: 400,
      body: { message: 'Veuillez entrer une adresse email valide.' },
    });
    const RESET = /reset-password\?token=([\w-]+)/;
    await app.drain();
    const late = await tokenFromMail(app, email, RESET);
    app.clock.move({ minutes: 31 });
    const reset = (token: string, newPassword = 'un nouveau mot') =>
      app.call(resetPassword, { params: { token }, body: { newPassword } });
    expect(await reset(late)).toMatchObject({ status: 400, body: { code: 'RESET_INVALID' } });
    await app.call(requestReset, { params: { email } });
    await app.drain();
    const token = await tokenFromMail(app, email, RESET);
    expect(await reset(token, 'court')).toMatchObject({
      body: { message: 'Le mot de passe doit contenir au moins 8 caractères.' },
    });
    // Mails with the same timestamp have no defined order.
    app.clock.move({ seconds: 1 });
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await app.call(getSettings, {}, session)).status).toBe(401);
    expect((await app.mails(email))[0]?.subject).toBe('Votre mot de passe Kafaa a changé');
    expect((await app.call(login, { body: { userName: email, password: PASSWORD } })).status).toBe(400);
    expect((await app.call(login, { body: { userName: email, password: 'un nouveau mot' } })).status).toBe(200);
  });
});
