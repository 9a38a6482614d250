import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeOtherSessions, closeSession, listMyCompanies, listSessions } from '@kafaa/domain/auth/api';
import type { LoginAnswer } from '@kafaa/domain/auth/schema';
import { getSettings } from '@kafaa/domain/companies/api';
import { sessions } from './tables.ts';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { newCompany, newMember, PASSWORD } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const NEWER_CHROME = CHROME.replace('142', '143');
const NEW_DEVICE = 'Nouvelle connexion à votre compte Kafaa';

oneDatabase('sessions and devices', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());
  const logIn = async (userName: string, agent: string) => {
    const headers = { 'user-agent': agent };
    const payload = { userName, password: PASSWORD };
    const response = await app.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
    return response.json<LoginAnswer>().accessToken;
  };
  const list = async (token: string) => (await app.call(listSessions, {}, token)).body;
  const isOpen = async (token: string) => (await app.call(getSettings, {}, token)).status === 200;
  const notices = async (to: string) => (await app.mails(to)).filter(({ subject }) => subject === NEW_DEVICE);

  test('a person sees the device, company and last use of each open session in all their companies', async () => {
    const [boss, home] = [await newCompany(app), await newCompany(app)];
    const { token } = await newMember(app, boss, { email: home.email, role: 'REVIEWER' });
    const start = app.clock.now();
    app.clock.move({ seconds: 60 });
    const chrome = await logIn(home.email, CHROME);
    app.clock.move({ seconds: 20 * 60 });
    await app.call(getSettings, {}, token);
    const used = app.clock.now();
    const found = await list(token);
    expect(found).toMatchObject([
      { device: 'Un autre appareil', companyName: 'Medina Digital', current: true, usedAt: used.toISOString() },
      { device: 'Chrome sur Windows', current: false, usedAt: new Date(start.getTime() + 60_000).toISOString() },
      { device: 'Un autre appareil', current: false },
    ]);
    expect((await list(chrome)).filter(({ current }) => current)).toMatchObject([{ device: 'Chrome sur Windows' }]);
    expect(await list(boss.token)).toHaveLength(1);
  });

  test('a person closes one session or all others, and another person’s session is not found', async () => {
    const [boss, stranger] = [await newCompany(app), await newCompany(app)];
    const [one, two] = [await logIn(boss.email, CHROME), await logIn(boss.email, CHROME)];
    const idOf = async (token: string) => (await list(token)).find(({ current }) => current)?.id ?? '';
    const close = async (id: string, token: string) => (await app.call(closeSession, { params: { id } }, token)).status;
    expect(await close(await idOf(stranger.token), boss.token)).toBe(404);
    expect(await isOpen(stranger.token)).toBe(true);
    const id = await idOf(one);
    expect([await close(id, boss.token), await close(id, boss.token)]).toEqual([200, 404]);
    expect([await isOpen(one), await isOpen(two)]).toEqual([false, true]);
    await app.call(closeOtherSessions, {}, boss.token);
    expect([await isOpen(two), await isOpen(boss.token), await isOpen(stranger.token)]).toEqual([false, true, true]);
  });

  test('a log-in from a new device sends one mail, and a browser update does not count as a new device', async () => {
    const boss = await newCompany(app);
    await logIn(boss.email, CHROME);
    const [mail, ...more] = await notices(boss.email);
    expect([mail?.text.includes('Chrome sur Windows'), more.length]).toEqual([true, 0]);
    await logIn(boss.email, NEWER_CHROME);
    expect(await notices(boss.email)).toHaveLength(1);
  });

  test('changing to another company from a new device sends a mail like a log-in', async () => {
    const [boss, home] = [await newCompany(app), await newCompany(app)];
    const { token } = await newMember(app, boss, { email: home.email, role: 'REVIEWER' });
    const { body: companies } = await app.call(listMyCompanies, {}, token);
    await app.app.inject({
      method: 'POST',
      url: '/api/auth/company',
      headers: { 'user-agent': CHROME, authorization: `Bearer ${token}` },
      payload: { companyId: companies.find(({ current }) => !current)?.id },
    });
    expect(await notices(home.email)).toHaveLength(1);
  });

  test('neither the first log-in nor the first one after an update from a version without devices sends a mail', async () => {
    const boss = await newCompany(app);
    expect(await notices(boss.email)).toEqual([]);
    const id = (await list(boss.token))[0]?.id ?? '';
    await app.deps.db.update(sessions).set({ device: null, usedAt: null }).where(eq(sessions.id, id));
    await logIn(boss.email, CHROME);
    expect(await notices(boss.email)).toEqual([]);
  });
});
