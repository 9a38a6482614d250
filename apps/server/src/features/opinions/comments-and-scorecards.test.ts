import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getCandidateCv } from '@kafaa/domain/candidates/api';
import { changeReading } from '@kafaa/domain/evaluations/api';
import { NOT_MET } from '@kafaa/domain/opinions/options';
import { addComment, getHistory, getOpinions, removeComment, saveScorecard } from '@kafaa/domain/opinions/api';
import { exportOwnData, withdrawApplication } from '@kafaa/domain/own-data/api';
import { removeMember } from '@kafaa/domain/team/api';
import { Offer, type Applicant } from '@kafaa/testing/app/applicants';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { newEntreprise, newJob, newMember, PASSWORD, type Recruiter } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';

type Colleague = Recruiter & { id: string };

let app: TestApp;
let offer: Offer;
let person: Applicant;
let params: { id: string };
/** Colleagues of the offer's company: `sami` may see the offer, `nour` only another one. */
let [sami, nour]: Colleague[] = [];

beforeAll(async () => {
  app = await openTestApp(freshDatabase);
});
afterAll(() => app.close());
beforeEach(async () => {
  const recruiter = await newEntreprise(app);
  const [job, other] = [await newJob(app, recruiter), await newJob(app, recruiter)];
  offer = new Offer(app, recruiter, job.id);
  const joins = (name: string, jobId: string) =>
    newMember(app, recruiter, { role: 'REVIEWER', jobIds: [jobId] }, { password: PASSWORD, name });
  [sami, nour] = [await joins('Sami Trabelsi', job.id), await joins('Nour Ayari', other.id)];
  person = await offer.finished();
  await app.drain();
  params = { id: (await offer.listed())[0]?.id ?? '' };
});

const tokenOf = (who: Recruiter | undefined) => who?.token ?? '';
const comment = (text: string, who: Recruiter = offer.recruiter) =>
  app.call(addComment, { params, body: { text } }, who.token);
const seen = async (who: Recruiter = offer.recruiter) => (await app.call(getOpinions, { params }, who.token)).body;
const history = async () => (await app.call(getHistory, { params }, offer.recruiter.token)).body;

test('a comment keeps author, time and text, and mails a mentioned colleague who sees the offer', async () => {
  const text = '<img src=x onerror=alert(1)> @Sami Trabelsi, ton avis ? @Nour Ayari aussi, et @Inconnu.';
  const { status, body } = await comment(text);
  expect(status).toBe(201);
  expect(body).toMatchObject({ text, own: true, author: offer.recruiter.email, mentions: ['Sami Trabelsi'] });
  await app.drain();
  const mails = await app.mails(sami?.email ?? '');
  expect(mails.map(({ subject }) => subject)).toContain(
    `${offer.recruiter.email} vous mentionne à propos de Amira Ben Salah`,
  );
  // The mail does not contain the comment.
  for (const mail of mails) expect(mail.text + mail.html).not.toContain('onerror');
  expect((await offer.subjects(nour?.email ?? '')).filter((subject) => /mentionne/.test(subject))).toEqual([]);
  expect((await seen(sami)).comments).toMatchObject([{ text, own: false }]);
  expect((await seen()).colleagues).toEqual(['Sami Trabelsi']);
});

test('a reviewer comments only on offers that they may see, and sees no opinion links', async () => {
  expect((await comment('Bien.', sami)).status).toBe(201);
  expect((await comment('Bien.', nour)).status).toBe(404);
  expect((await app.call(getOpinions, { params }, tokenOf(nour))).status).toBe(404);
  expect((await seen(sami)).links).toEqual([]);
});

test('only the author removes a comment', async () => {
  const { id: commentId } = (await comment('À effacer.', sami)).body;
  const remove = (who: Recruiter | undefined) =>
    app.call(removeComment, { params: { ...params, commentId } }, tokenOf(who));
  expect((await remove(offer.recruiter)).body).toMatchObject({ code: 'COMMENT_NOT_FOUND' });
  expect((await remove(sami)).status).toBe(200);
  expect((await remove(sami)).status).toBe(404);
  expect((await seen()).comments).toEqual([]);
});

test.each([[''], ['  '], ['x'.repeat(2001)], ['a\u202eb']])('the server refuses the comment %j', async (text) => {
  expect((await comment(text)).status).toBe(400);
});

test('each person has one scorecard, and saving it empty deletes it', async () => {
  const save = (body: object, who: Recruiter = offer.recruiter) =>
    app.call(saveScorecard, { params, body: body as { levels: object } }, who.token);
  expect((await save({ levels: { cultureFit: 1 } }, sami)).status).toBe(200);
  app.clock.move({ minutes: 1 });
  await save({ levels: { cultureFit: 4, mindsetScore: 3 }, sentence: 'Très claire.' });
  await save({ levels: { cultureFit: 3 }, sentence: 'Très claire.' });
  expect((await seen(sami)).scorecards).toMatchObject([
    { author: 'Sami Trabelsi', own: true, levels: { cultureFit: 1 }, sentence: '' },
    { author: offer.recruiter.email, own: false, levels: { cultureFit: 3 }, sentence: 'Très claire.' },
  ]);
  expect((await save({ levels: { cultureFit: 5 } })).status).toBe(400);
  expect((await save({ levels: { charm: 2 } })).status).toBe(400);
  await save({ levels: {} });
  expect((await seen()).scorecards.map(({ author }) => author)).toEqual(['Sami Trabelsi']);
});

test('with « read before you see », colleagues’ scorecards open once the reader has saved a scorecard', async () => {
  const save = (body: { levels: object; sentence?: string }, who: Recruiter | undefined = offer.recruiter) =>
    app.call(saveScorecard, { params, body }, tokenOf(who));
  const authors = async (who?: Recruiter) => {
    const { scorecards, closedScorecards } = await seen(who);
    return [scorecards.map(({ author }) => author), closedScorecards];
  };
  const boss = offer.recruiter.email;
  await save({ levels: { cultureFit: 1 }, sentence: 'Pas à l’heure.' }, sami);
  expect(await authors()).toEqual([['Sami Trabelsi'], []]);
  await app.call(changeReading, { body: { on: true } }, offer.recruiter.token);
  expect(await authors()).toEqual([[], ['Sami Trabelsi']]);
  expect(JSON.stringify(await seen())).not.toContain('Pas à l’heure.');
  expect(await authors(sami)).toEqual([['Sami Trabelsi'], []]);
  app.clock.move({ minutes: 1 });
  await save({ levels: { cultureFit: 3 } });
  expect(await authors()).toEqual([['Sami Trabelsi', boss], []]);
  await save({ levels: {} });
  expect(await authors()).toEqual([[], ['Sami Trabelsi']]);
  await save({ levels: {}, sentence: NOT_MET });
  expect(await authors()).toEqual([['Sami Trabelsi', boss], []]);
});

test('comments and scorecards still name a colleague who left', async () => {
  await comment('Vue lundi.', sami);
  await app.call(removeMember, { params: { id: sami?.id ?? '' } }, offer.recruiter.token);
  const after = await seen();
  expect(after.comments).toMatchObject([{ author: 'Sami Trabelsi' }]);
  expect(after.colleagues).toEqual([]);
  await app.deps.db.execute(sql`update users set email = '', name = null where id = ${sami?.id ?? ''}`);
  expect((await seen()).comments).toMatchObject([{ author: 'Ancien collègue' }]);
});

test('the history names actor and action, newest first, from the audit trail and the application’s own dates', async () => {
  app.clock.move({ minutes: 1 });
  await comment('Vue lundi.', sami);
  app.clock.move({ minutes: 1 });
  await app.call(getCandidateCv, { params }, offer.recruiter.token);
  app.clock.move({ minutes: 1 });
  await app.call(withdrawApplication, { params: { link: person.link } });
  const { entries, more } = await history();
  expect(more).toBe(false);
  expect(entries.slice(0, 3).map(({ actor, person: by, action }) => [actor, by, action])).toEqual([
    ['CANDIDATE', null, 'WITHDRAWN'],
    ['RECRUITER', offer.recruiter.email, 'CV_READ'],
    ['RECRUITER', 'Sami Trabelsi', 'COMMENTED'],
  ]);
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['APPLIED', 'STARTED', 'COMPLETED', 'EVALUATED']),
  );
  expect(entries.map(({ at }) => at)).toEqual(
    entries
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

test('a long history is cut to its newest entries and says so', async () => {
  const at = app.clock.now().toISOString();
  await app.deps.db.execute(
    sql`insert into audit_events (company_id, id, at, actor, action, candidate_id)
      select company_id, 'e' || n, ${at}::timestamptz + n * interval '1 second', 'OPERATOR', 'EXPORTED', id
      from candidates, generate_series(1, 250) n where id = ${params.id}`,
  );
  const { entries, more } = await history();
  expect(more).toBe(true);
  expect(entries).toHaveLength(200);
  expect(entries.every(({ action }) => action === 'EXPORTED')).toBe(true);
});

test('the own-data page counts colleagues’ texts, and the data file contains them without names', async () => {
  await comment('Vue lundi.', sami);
  await app.call(
    saveScorecard,
    { params, body: { levels: { cultureFit: 2 }, sentence: 'Écoute.' } },
    offer.recruiter.token,
  );
  expect((await offer.own(person.link)).body.writtenByPeople).toBe(2);
  const file = await app.app.inject(`/api${exportOwnData.path.replace('{link}', person.link)}`);
  const { written } = file.json<{ written: { kind: string; text: string }[] }>();
  expect(written.map(({ kind, text }) => [kind, text])).toEqual(
    expect.arrayContaining([
      ['COMMENT', 'Vue lundi.'],
      ['SCORECARD', 'Écoute.'],
    ]),
  );
  expect(JSON.stringify(written)).not.toMatch(/Sami|userId|@/);
});
