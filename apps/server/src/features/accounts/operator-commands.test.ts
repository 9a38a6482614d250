import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmAccount, login, requestReset, resetPassword, signup } from '@kafaa/domain/auth/api';
import { getSettings } from '@kafaa/domain/companies/api';
import { signUps, users } from '#/features/auth/tables';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { ops, runCli } from '@kafaa/testing/app/command-line';
import { oneDatabase, emptyPostgres } from '@kafaa/testing/app/databases';
import { newAccount, PASSWORD, signupPayload, tokenFromMail } from '@kafaa/testing/app/factories';

const CONFIRM = /verify\?token=([\w-]+)/;
const RESET = /reset-password\?token=([\w-]+)/;
const OTHER = 'un tout autre mot';

oneDatabase('the operator and accounts', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());
  const statusOf = async (userName: string, password = PASSWORD) =>
    (await app.call(login, { body: { userName, password } })).status;
  const isOpen = async (token: string) => (await app.call(getSettings, {}, token)).status === 200;
  const subjects = async (to: string) => (await app.mails(to)).map(({ subject }) => subject);
  const trail = async (email: string) =>
    (await ops(app, 'audit', 'list', '--company', email)).json as { actor: string; action: string }[];
  const refusal = async (...line: string[]) =>
    ops(app, ...line).then(
      () => 'done',
      (error: { code?: string; name: string }) => error.code ?? error.name,
    );

  describe('accounts reset', () => {
    test('the reset command ends password and sessions at once, and its mailed link sets a new password', async () => {
      const { email, token } = await newAccount(app);
      const { text, json } = await ops(app, 'accounts', 'reset', email.toUpperCase());
      expect({ json, text }).toMatchObject({
        json: { email, link: null },
        text: expect.stringContaining('30 minutes') as string,
      });
      expect([await isOpen(token), await statusOf(email)]).toEqual([false, 400]);
      const link = await tokenFromMail(app, email, RESET);
      expect(text).not.toContain(link);
      await app.call(resetPassword, { params: { token: link }, body: { newPassword: OTHER } });
      expect([await statusOf(email, OTHER), await statusOf(email)]).toEqual([200, 400]);
      expect(await trail(email)).toMatchObject([{ actor: 'OPERATOR', action: 'PASSWORD_RESET' }]);
      expect((await ops(app, 'audit', 'list', '--company', email)).text).toContain('l’exploitant');
    });

    test('the reset command with --print returns the link without a mail, and cancels an older link', async () => {
      const { email } = await newAccount(app);
      await app.call(requestReset, { params: { email } });
      await app.drain();
      const older = await tokenFromMail(app, email, RESET);
      const before = await subjects(email);
      const { json } = await ops(app, 'accounts', 'reset', email, '--print');
      expect(await subjects(email)).toEqual(before);
      const [, token = ''] = RESET.exec((json as { link: string }).link) ?? [];
      const use = (used: string) =>
        app.call(resetPassword, { params: { token: used }, body: { newPassword: OTHER } }).then(({ status }) => status);
      expect([await use(older), await use(token), await use(token)]).toEqual([400, 200, 400]);
    });

    test('the reset command sends five mails in a row despite the mail limit of the mailbox', async () => {
      const { email } = await newAccount(app);
      for (let turn = 0; turn < 5; turn++) await ops(app, 'accounts', 'reset', email);
      expect((await subjects(email)).filter((subject) => subject.includes('nouveau mot de passe'))).toHaveLength(5);
    });
  });

  describe('accounts confirm', () => {
    test('the confirm command opens an unconfirmed account of an older version', async () => {
      const { email } = await newAccount(app);
      await app.deps.db.update(users).set({ confirmedAt: null }).where(eq(users.email, email));
      await app.deps.db.delete(signUps).where(eq(signUps.email, email));
      expect(await refusal('accounts', 'confirm', email)).toBe('done');
      expect(await statusOf(email)).toBe(200);
    });

    test('the confirm command opens the account of a waiting sign-up and invalidates its link', async () => {
      const payload = signupPayload();
      await app.call(signup, { body: payload });
      const token = await tokenFromMail(app, payload.userName, CONFIRM);
      expect(await refusal('accounts', 'reset', payload.userName)).toBe('ACCOUNT_NOT_CONFIRMED');
      expect((await ops(app, 'accounts', 'confirm', payload.userName)).json).toMatchObject({ name: payload.name });
      expect(await statusOf(payload.userName)).toBe(200);
      expect(await subjects(payload.userName)).toContain('Votre compte Kafaa est ouvert');
      const late = await app.call(confirmAccount, { params: { token }, body: { password: PASSWORD } });
      expect(late).toMatchObject({ status: 409, body: { code: 'ALREADY_CONFIRMED' } });
      expect(await refusal('accounts', 'confirm', payload.userName)).toBe('ALREADY_CONFIRMED');
      expect(await trail(payload.userName)).toMatchObject([{ actor: 'OPERATOR', action: 'ACCOUNT_CONFIRMED' }]);
    });

    test('the confirm command lists several sign-ups of one address, and confirms the one given by --sign-up', async () => {
      const owner = signupPayload();
      await app.call(signup, { body: owner });
      app.clock.move({ seconds: 1 });
      await app.call(signup, { body: { ...owner, name: 'Pirate SARL', password: OTHER } });
      const asked = ops(app, 'accounts', 'confirm', owner.userName).then(({ text }) => text);
      const why = await asked.catch((error: Error) => error.message);
      expect(why.split('\n').slice(1)).toEqual([
        expect.stringMatching(/^1\. Pirate SARL, /),
        expect.stringMatching(/^2\. Medina Digital, /),
      ]);
      for (const wrong of ['0', '3'])
        expect(await refusal('accounts', 'confirm', owner.userName, '--sign-up', wrong)).toBe('SIGN_UP_TO_CHOOSE');
      await ops(app, 'accounts', 'confirm', owner.userName, '--sign-up', '2');
      expect([await statusOf(owner.userName), await statusOf(owner.userName, OTHER)]).toEqual([200, 403]);
    });

    test('the confirm command refuses a confirmed address and an address without a sign-up', async () => {
      const { email } = await newAccount(app);
      await app.call(signup, { body: { ...signupPayload(email), password: OTHER } });
      expect(await refusal('accounts', 'confirm', email)).toBe('ALREADY_CONFIRMED');
      expect(await refusal('accounts', 'confirm', 'personne@rien.tn')).toBe('NO_SIGN_UP');
    });
  });

  describe('accounts change', () => {
    test('the change command moves an account to a new address and mails both addresses', async () => {
      const { email, token } = await newAccount(app);
      const to = email.replace('contact', 'direction');
      await app.call(requestReset, { params: { email } });
      await app.drain();
      const link = await tokenFromMail(app, email, RESET);
      expect((await ops(app, 'accounts', 'change', email, ` ${to.toUpperCase()} `)).json).toMatchObject({ to });
      expect([await isOpen(token), await statusOf(email), await statusOf(to)]).toEqual([false, 400, 200]);
      const used = await app.call(resetPassword, { params: { token: link }, body: { newPassword: OTHER } });
      expect(used.body.code).toBe('RESET_INVALID');
      for (const address of [email, to])
        expect(await subjects(address)).toContain('Votre adresse de connexion Kafaa a changé');
      expect((await app.mails(email)).map(({ text }) => text).join('\n')).not.toContain(to);
      expect(await trail(to)).toMatchObject([{ actor: 'OPERATOR', action: 'LOGIN_CHANGED' }]);
      // The old address has no account any more, so somebody can sign up with it.
      expect((await newAccount(app, email)).email).toBe(email);
    });

    test('the change command refuses an address that is taken, unchanged, malformed or unknown', async () => {
      const [one, other] = [await newAccount(app), await newAccount(app)];
      expect(await refusal('accounts', 'change', one.email, other.email.toUpperCase())).toBe('LOGIN_IN_USE');
      expect(await refusal('accounts', 'change', one.email, one.email.toUpperCase())).toBe('LOGIN_UNCHANGED');
      expect(await refusal('accounts', 'change', 'personne@rien.tn', 'autre@rien.tn')).toBe('ACCOUNT_NOT_FOUND');
      for (const malformed of ['sans-arobase', 'a@b', 'a@b.tn.', 'a b@c.tn', '', 'a@b.tn\r\nBcc: x@y.tn'])
        expect(await refusal('accounts', 'change', one.email, malformed)).toBe('UsageError');
      expect([await statusOf(one.email), await statusOf(other.email)]).toEqual([200, 200]);
      expect(await isOpen(one.token)).toBe(true);
    });

    test('the account commands treat another spelling of a mailbox as a different address', async () => {
      const { email } = await newAccount(app, 'amel.trabelsi@gmail.com');
      expect(await refusal('accounts', 'reset', 'ameltrabelsi@gmail.com')).toBe('ACCOUNT_NOT_FOUND');
      await ops(app, 'accounts', 'change', email, 'ameltrabelsi+rh@gmail.com');
      expect(await statusOf('ameltrabelsi+rh@gmail.com')).toBe(200);
    });

    test('the change command takes an address from an unconfirmed sign-up and invalidates the sign-up’s link', async () => {
      const { email } = await newAccount(app);
      const waiting = signupPayload();
      await app.call(signup, { body: { ...waiting, password: OTHER } });
      const token = await tokenFromMail(app, waiting.userName, CONFIRM);
      await ops(app, 'accounts', 'change', email, waiting.userName);
      const late = await app.call(confirmAccount, { params: { token }, body: { password: OTHER } });
      expect(late.status).toBe(404);
      expect([await statusOf(waiting.userName), await statusOf(waiting.userName, OTHER)]).toEqual([200, 400]);
    });

    test('two concurrent changes to one address end in one success and one LOGIN_IN_USE', async () => {
      const [one, other] = [await newAccount(app), await newAccount(app)];
      const done = await Promise.all(
        [one, other].map(({ email }) => refusal('accounts', 'change', email, 'voulue@societe.tn')),
      );
      expect(done.toSorted()).toEqual(['LOGIN_IN_USE', 'done']);
    });
  });
});

const cluster = process.env.TEST_DATABASE_URL ?? '';
test.runIf(cluster !== '')(
  'the account commands return JSON and exit codes 0, 1 and 2',
  async () => {
    const database = await emptyPostgres(cluster);
    const env = { DATABASE_URL: database.kind === 'postgres' ? database.url : '' };
    const folder = mkdtempSync(join(tmpdir(), 'kafaa-accounts-'));
    const app = await openTestApp(async () => database);
    const run = (...line: string[]) => runCli(folder, ['accounts', ...line, '--json'], env);
    const { email } = await newAccount(app);
    const payload = signupPayload();
    await app.call(signup, { body: payload });
    const [reset, confirmed] = await Promise.all([run('reset', email), run('confirm', payload.userName)]);
    expect([reset, confirmed]).toMatchObject([{ code: 0 }, { code: 0 }]);
    expect(JSON.parse(reset.out)).toMatchObject({ email, link: null });
    const failed = await Promise.all([run('reset', 'personne@rien.tn'), run('reset', 'rien'), run('change', email)]);
    expect(failed.map(({ code, err }) => [code, (JSON.parse(err) as { code: string }).code])).toEqual([
      [1, 'ACCOUNT_NOT_FOUND'],
      [2, 'USAGE'],
      [2, 'USAGE'],
    ]);
    // The server sends the mail that the command queued.
    expect(await tokenFromMail(app, email, RESET)).toMatch(/^[\w-]{20,}$/);
    rmSync(folder, { recursive: true });
    await app.close();
  },
  180_000,
);
