import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listReviews } from '@kafaa/domain/reviews/api';
import { MAX_REVIEW_LENGTH } from '@kafaa/domain/reviews/options';
import { withdrawApplication } from '@kafaa/domain/own-data/api';
import { askForReview } from './service.ts';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { Offer } from '@kafaa/testing/app/applicants';

/** The tests use the page like a browser without scripts: HTML and forms only. */
let app: TestApp;
let offer: Offer;
let link: string;
beforeAll(async () => {
  app = await openTestApp(freshDatabase, { pages: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  offer = await Offer.open(app);
  ({ link } = await offer.finished());
  await app.drain();
});

const read = (of = link) => app.app.inject(`/Relecture/${of}`);
const send = (fields: Record<string, string>, of = link) =>
  app.app.inject({
    method: 'POST',
    url: `/Relecture/${of}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const asked = async () => (await app.call(listReviews, {}, offer.recruiter.token)).body;
const formsOf = (html: string) => [...html.matchAll(/name="kind" value="(\w+)"/g)].map(([, kind]) => kind);

test('the review page has two labelled forms without inline scripts and is not cached', async () => {
  const { statusCode, headers, body } = await read();
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  expect(body).not.toMatch(/<script(?![^>]* src=)/);
  expect(body.match(/<form[^>]* method="post"/g)).toHaveLength(2);
  expect(formsOf(body)).toEqual(['CONTEST', 'PERSON']);
  for (const [, id] of body.matchAll(/<textarea id="(\w+)"/g)) expect(body).toContain(`for="${id}"`);
});

test('the review page links back to the page that its own link opens', async () => {
  const { token } = await offer.applicant();
  const back = async (of: string) => /<a href="(\/(?:Interview|MesDonnees)\/[^"]+)"/.exec((await read(of)).body)?.[1];
  expect(await back(link)).toBe(`/MesDonnees/${link}`);
  expect(await back(token)).toBe(`/Interview/${token}`);
});

test('the review page stores a request once and then shows it with its due date instead of the form', async () => {
  const sent = await send({ kind: 'CONTEST', reason: '<b>Non</b> & oui\r\nmême ligne' });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `/Relecture/${link}`]);
  await send({ kind: 'CONTEST', reason: 'Encore' });
  const { body } = await read();
  expect(body).toContain('&lt;b&gt;Non&lt;/b&gt; &amp; oui\nmême ligne');
  expect(body).not.toContain('Encore');
  expect(body).toMatch(/21\s+décembre\s+2026/);
  expect(formsOf(body)).toEqual(['PERSON']);
  expect((await send({ kind: 'PERSON', reason: '' })).statusCode).toBe(303);
  expect(formsOf((await read()).body)).toEqual([]);
  expect((await asked()).filter(({ overdue }) => !overdue).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['CONTEST', 'PERSON']),
  );
});

test.each([
  ['an empty text', ''],
  ['a text of white space', ' \r\n '],
  ['a too long text', 'é'.repeat(MAX_REVIEW_LENGTH + 1)],
])('the review page answers %s with 400 and an alert, and keeps the text in the form', async (_name, reason) => {
  const before = await asked();
  const { statusCode, headers, body } = await send({ kind: 'CONTEST', reason });
  expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(body).toContain('role="alert"');
  expect(body).toContain(`${MAX_REVIEW_LENGTH} caractères au plus`);
  expect(body).toMatch(new RegExp(`id="CONTEST"[^>]*>\\s*${reason.trim()}`));
  expect(await asked()).toEqual(before);
});

test('the review page shows a refused text again only in the form of the same kind', async () => {
  const { body } = await send({ kind: 'PERSON', reason: 'x'.repeat(MAX_REVIEW_LENGTH + 1) });
  expect(body).toMatch(/id="PERSON"[^>]*>xx/);
  expect(body).not.toMatch(/id="CONTEST"[^>]*>x/);
});

test('the review page counts a CRLF line break as one character and accepts the longest text', async () => {
  // A text area counts each line break as one character.
  const reason = 'é\n'.repeat(MAX_REVIEW_LENGTH / 2);
  expect((await send({ kind: 'CONTEST', reason: reason.replaceAll('\n', '\r\n') })).statusCode).toBe(303);
});

test('the review page refuses an unknown review kind with 400 and stores nothing', async () => {
  const before = await asked();
  for (const kind of ['', 'person', 'ERASE'])
    expect((await send({ kind, reason: 'Une raison.' })).statusCode, kind).toBe(400);
  expect(await asked()).toEqual(before);
});

test('the review page refuses wrong links with 404 and huge bodies with 413, and stores nothing from a JSON body', async () => {
  for (const wrong of ['x', `${link}x`, '%00', `${link}%20`]) {
    expect((await read(wrong)).statusCode, wrong).toBe(404);
    expect((await send({ kind: 'PERSON' }, wrong)).statusCode, wrong).toBe(404);
  }
  const json = await app.app.inject({ method: 'POST', url: `/Relecture/${link}`, payload: { kind: 'PERSON' } });
  const huge = await send({ kind: 'PERSON', reason: 'x'.repeat(40_000) });
  expect(huge.statusCode).toBe(413);
  expect(json.statusCode).toBeLessThan(500);
  expect(formsOf((await read()).body)).toEqual(['CONTEST', 'PERSON']);
});

test('the review page accepts a contest of a rejection without an interview only after the rejection mail', async () => {
  const { link: early, email } = await offer.applicant();
  expect(formsOf((await read(early)).body)).toEqual(['PERSON']);
  const told = sql`update candidates set status = 'REJECTED', rejected_at = applied_at where email = ${email}`;
  await app.deps.db.execute(told);
  expect(formsOf((await read(early)).body)).toEqual(['PERSON']);
  await app.deps.db.execute(sql`update candidates set rejection_mailed_at = applied_at where email = ${email}`);
  expect(formsOf((await read(early)).body)).toEqual(['CONTEST', 'PERSON']);
});

test('the review page of a withdrawn application refuses a request with 409 and offers no form', async () => {
  await askForReview(app.deps, link, { kind: 'CONTEST', reason: 'Avant.' });
  await app.call(withdrawApplication, { params: { link } });
  const { statusCode, body } = await send({ kind: 'PERSON', reason: 'Après' });
  expect(statusCode).toBe(409);
  expect(body).toContain('Vous avez retiré cette candidature');
  expect(formsOf((await read()).body)).toEqual([]);
});

test('the review page offers other ways of answering until the interview ends, and the company reads the chosen ways', async () => {
  const { link: early } = await offer.applicant();
  expect((await read(early)).body.match(/name="way"/g)).toHaveLength(4);
  expect((await read()).body).not.toContain('name="way"');
  const fields = new URLSearchParams({ kind: 'PERSON', reason: 'Après 17 h.' });
  for (const way of ['CALL', 'ARABIC', 'UNKNOWN']) fields.append('way', way);
  const sent = await app.app.inject({
    method: 'POST',
    url: `/Relecture/${early}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: fields.toString(),
  });
  expect(sent.statusCode).toBe(303);
  expect((await asked()).map(({ reason }) => reason)).toContain(
    'Souhaite répondre autrement\u00A0: par téléphone, en arabe ou en derja.\nAprès 17 h.',
  );
  const shown = (await read(early)).body;
  expect(shown).toContain('Vous souhaitez répondre autrement');
  // The page has the short footer of the candidate's pages, without the companies' pages.
  expect(shown).toContain('Liens légaux');
  expect(shown).not.toContain('Cookies');
});
