import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import { exportFunnel, getFunnel, registerCandidate } from '@kafaa/domain/candidates/api';
import { saveAnswer } from '@kafaa/domain/interviews/api';
import { getJobQuestions } from '@kafaa/domain/jobs/api';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { answerAll, newEntreprise, newJob, PASSWORD, person, start, tokenFromMail } from '@kafaa/testing/app/factories';
import { BROWSER } from '@kafaa/testing/app/read-pages';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { rowsOf } from '@kafaa/testing/routes/two-companies';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(freshDatabase, { pages: true });
});
afterAll(() => app.close());

async function offer() {
  const owner = await newEntreprise(app);
  const { id: jobId } = await newJob(app, owner);
  const input = { params: { jobId } };
  // A moved clock ends the session, so each call opens one.
  const token = async () => {
    const body = { userName: owner.email, password: PASSWORD };
    return (await app.call(login, { body })).body.accessToken;
  };
  return {
    owner,
    jobId,
    figures: async () => (await app.call(getFunnel, input, await token())).body,
    csv: async () => (await app.call(exportFunnel, input, await token())).body.content,
    open: async (headers: Record<string, string> = { 'user-agent': BROWSER }) =>
      (await app.app.inject({ method: 'GET', url: `/Apply/${jobId}`, headers })).statusCode,
    apply: async () => {
      const { email, ...rest } = person();
      await app.call(registerCandidate, { body: { ...rest, email, jobId } });
      return tokenFromMail(app, email, /Interview\/([\w-]+)/);
    },
  };
}

test('the figures count each opening of an offer in a browser, and add up the days', async () => {
  const { open, figures, csv } = await offer();
  expect((await figures()).views).toBeNull();
  const since = app.clock.now().toISOString().slice(0, 10);
  expect(await open()).toBe(200);
  await open();
  app.clock.move({ days: 1 });
  await open();
  expect((await figures()).views).toEqual({ count: 3, since });
  expect(await csv()).toContain('"Ouvertures de l’offre";3;');
});

test('the view count ignores programs, link previews, prefetched pages and other offers', async () => {
  const { open, figures } = await offer();
  const other = await offer();
  for (const agent of [
    'WhatsApp/2.23.20.0 A',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0 Safari/537.36',
    'curl/8.5.0',
    '',
  ])
    expect(await open({ 'user-agent': agent })).toBe(200);
  await open({ 'user-agent': BROWSER, 'sec-purpose': 'prefetch' });
  await other.open();
  expect((await figures()).views).toBeNull();
  expect((await other.figures()).views).toMatchObject({ count: 1 });
});

test('the view count stores only offer, day and number', async () => {
  const { open, jobId } = await offer();
  await open();
  const rows = await rowsOf<object>(app.deps.db, sql`select * from job_views`);
  expect(rows.map((row) => Object.keys(row))).toEqual(rows.map(() => ['company_id', 'job_id', 'day', 'views']));
  expect(JSON.stringify(rows)).toContain(jobId);
});

test('an interview counts as abandoned 48 hours after its start, at its number of answered questions', async () => {
  const { apply, figures, owner, jobId } = await offer();
  const { questions } = (await app.call(getJobQuestions, { params: { id: jobId } }, owner.token)).body;
  const [none, two, all] = [await apply(), await apply(), await apply()];
  await apply();
  for (const token of [none, two, all]) await start(app, token);
  for (const index of ['0', '1'])
    await app.call(saveAnswer, {
      params: { token: two, index },
      body: { answer: 'J’ai compté la caisse chaque soir.', revision: 1 },
    });
  await answerAll(app, all);
  expect((await figures()).stops).toEqual({ questions: questions.length, after: [] });
  app.clock.move({ hours: 49 });
  expect((await figures()).stops).toEqual({
    questions: questions.length,
    after: [
      { answered: 0, people: 1 },
      { answered: 2, people: 1 },
      { answered: questions.length, people: 1 },
    ],
  });
});
