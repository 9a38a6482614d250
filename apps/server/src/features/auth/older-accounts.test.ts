import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmAccount, login, resendConfirmation, signup } from '@kafaa/domain/auth/api';
import { getSettings } from '@kafaa/domain/companies/api';
import { findOrClaimEmailUnscoped } from './address-store.ts';
import { signUps, users } from './tables.ts';
import { createCompany } from '#/features/companies/service';
import { toCompanyId } from '#/platform/data/tenant';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { newAccount, PASSWORD, signupPayload, tokenFromMail } from '@kafaa/testing/app/factories';

const LINK = /verify\?token=([\w-]+)/;

oneDatabase('an account that an older version made before its confirmation', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());
  const confirm = (token: string, password = PASSWORD) =>
    app.call(confirmAccount, { params: { token }, body: { password } });

  /** Creates an account (company and user) without a `sign_ups` row and without a confirmation. */
  const older = async ({ disputed = false } = {}) => {
    const { email } = await newAccount(app);
    const set = { confirmedAt: null, passwordDisputed: disputed };
    await app.deps.db.update(users).set(set).where(eq(users.email, email));
    await app.deps.db.delete(signUps).where(eq(signUps.email, email));
    const links = async () => {
      await app.drain();
      return (await app.mails(email)).flatMap(({ text }) => LINK.exec(text)?.[1] ?? []);
    };
    return { email, links, before: new Set(await links()) };
  };
  const logIn = (userName: string, password = PASSWORD) => app.call(login, { body: { userName, password } });

  test('an unconfirmed older account gets a link at log-in, and the link with its password confirms the account', async () => {
    const { email, links, before } = await older();
    expect(await logIn(email, 'un autre mot')).toMatchObject({ status: 400, body: { code: 'BAD_CREDENTIALS' } });
    expect((await links()).filter((link) => !before.has(link))).toEqual([]);
    expect(await logIn(email)).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_CONFIRMED' } });
    const [link = ''] = (await links()).filter((one) => !before.has(one));
    expect((await confirm(link, 'un autre mot')).status).toBe(400);
    const { status, body } = await confirm(link);
    expect(status).toBe(200);
    expect((await app.call(getSettings, {}, body.accessToken)).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });

  test('an unconfirmed older account can request a new confirmation link', async () => {
    const { email, links, before } = await older();
    await app.call(resendConfirmation, { body: { userName: email } });
    const [link = ''] = (await links()).filter((one) => !before.has(one));
    expect((await confirm(link)).status).toBe(200);
  });

  test('an older account with a disputed password gets no confirmation mail and can sign up again', async () => {
    const { email, links, before } = await older({ disputed: true });
    expect((await logIn(email)).status).toBe(400);
    await app.call(resendConfirmation, { body: { userName: email } });
    expect((await links()).filter((link) => !before.has(link))).toEqual([]);
    await app.call(signup, { body: signupPayload(email) });
    const [link = ''] = (await links()).filter((one) => !before.has(one));
    expect((await confirm(link)).status).toBe(200);
  });

  test('an older sign-up with an existing company is confirmed like any other sign-up', async () => {
    const payload = signupPayload();
    await app.call(signup, { body: payload });
    const key = await app.deps.db.transaction((tx) =>
      findOrClaimEmailUnscoped(tx, { email: payload.userName, companyId: toCompanyId('none'), userId: 'none' }),
    );
    const createdAt = app.clock.now();
    const { name, phone, adresse: address, city } = payload;
    await createCompany(app.deps.db, { companyId: key.companyId, name: 'Ancienne', phone, address, city, createdAt });
    await app.deps.db
      .insert(users)
      .values({ companyId: key.companyId, id: key.userId, email: payload.userName, passwordHash: 'x', createdAt });
    const { body } = await confirm(await tokenFromMail(app, payload.userName, LINK));
    expect((await app.call(getSettings, {}, body.accessToken)).body.name).toBe(name);
    expect((await app.call(login, { body: { userName: payload.userName, password: PASSWORD } })).status).toBe(200);
  });
});
