import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmAccount, login, signup } from '@kafaa/domain/auth/api';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { PASSWORD, signupPayload, tokenFromMail } from '@kafaa/testing/app/factories';
import { tryStrangers } from '@kafaa/testing/app/strangers';

oneDatabase('a stranger', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  // `npm run test:security -- S21` runs 300 sequences.
  test('a stranger cannot distinguish known from unknown addresses by sequences of calls', async () => {
    await tryStrangers(app, 8);
  });

  test('a login with a stranger’s password gets the same response for a confirmed and an ignored address', async () => {
    const [confirmed, ignored] = ['oui@societe.tn', 'non@societe.tn'];
    const stranger = { password: 'le mot du pirate', name: 'Pirate SARL' };
    for (const email of [confirmed, ignored]) {
      await app.call(signup, { body: { ...signupPayload(email), ...stranger } });
      app.clock.move({ seconds: 1 });
      await app.call(signup, { body: signupPayload(email) });
    }
    const token = await tokenFromMail(app, confirmed, /verify\?token=([\w-]+)/);
    expect((await app.call(confirmAccount, { params: { token }, body: { password: PASSWORD } })).status).toBe(200);
    const looks = (userName: string) => app.call(login, { body: { userName, password: stranger.password } });
    expect(await looks(confirmed)).toEqual(await looks(ignored));
  });
});
