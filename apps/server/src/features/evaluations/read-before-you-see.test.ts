import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportCandidates, getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import { getSettings } from '@kafaa/domain/companies/api';
import {
  changeDeduction,
  changeReading,
  getAgreement,
  getFairness,
  getIndependence,
  previewWeights,
  setAnswerLevel,
  setHumanLevel,
} from '@kafaa/domain/evaluations/api';
import { getTranscript } from '@kafaa/domain/interviews/api';
import { createOpinionLink, getOpinions } from '@kafaa/domain/opinions/api';
import { generateReport, getReport } from '@kafaa/domain/reports/api';
import { statementsOf } from '@kafaa/testing/app/counted-statements';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  answerAll,
  complete,
  newCandidate,
  newEntreprise,
  newJob,
  newMember,
  newSubscriber,
  type Recruiter,
} from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { readTwo, routesThatTell } from '@kafaa/testing/routes/closed-reading';
import { openFixtures, quick, rowsOf, textCv } from '@kafaa/testing/routes/two-companies';

oneDatabase('reading before seeing', (open) => {
  let app: TestApp;
  let owner: Awaited<ReturnType<typeof newEntreprise>>;
  let colleague: Recruiter;
  let jobId: string;
  let people: string[];
  beforeAll(async () => {
    app = await openTestApp(open, quick);
    owner = await newEntreprise(app);
    jobId = (await newJob(app, owner)).id;
    people = [await interviewed('Je n’ai pas fait cela.'), await interviewed(), await interviewed()];
    colleague = await newMember(app, owner, { role: 'RECRUITER' });
    await turn(true);
  });
  afterAll(() => app.close());

  async function interviewed(answer?: string): Promise<string> {
    app.clock.move({ minutes: 1 });
    const { token, email } = await newCandidate(app, jobId);
    await answerAll(app, token, answer);
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: textCv('Quatre ans de React.') } });
    await app.drain();
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, owner.token);
    return page.body.content[0]?.id ?? '';
  }
  const turn = (on: boolean, token = owner.token) => app.call(changeReading, { body: { on } }, token);
  const read = async (id: string, token = owner.token) =>
    (await app.call(getCandidate, { params: { id } }, token)).body;
  const list = async (token = owner.token, query = {}) =>
    (await app.call(listCandidates, { params: { jobId }, query: { sortBy: 'score', ...query } }, token)).body;
  const level = (id: string, position: number, value: number, token = owner.token) =>
    app.call(setAnswerLevel, { params: { id }, body: { position, level: value } }, token);
  const open2 = (candidateId: string, token: string) => readTwo({ app }, { candidateId, token });

  test('only administrators turn on « read before you see », and a plan without answers refuses it', async () => {
    expect((await turn(false, colleague.token)).body.code).toBe('ROLE_REQUIRED');
    expect((await turn(true)).body).toEqual({ on: true });
    expect((await app.call(getSettings, {}, colleague.token)).body.readFirst).toBe(true);
    const trail = await rowsOf<{ action: string }>(
      app.deps.db,
      sql`select action from audit_events where company_id = ${owner.companyId} and action like 'READ_FIRST%'`,
    );
    expect(trail).toEqual([{ action: 'READ_FIRST_ON' }]);
    expect((await turn(true, (await newSubscriber(app)).token)).body.code).toBe('PLAN_FEATURE_REQUIRED');
  });

  test('a candidate with a closed evaluation is returned without evaluation, report and tie', async () => {
    const [id = ''] = people;
    const params = { id };
    const { token } = owner;
    expect(await read(id)).toMatchObject({
      evaluation: null,
      tiedWith: 0,
      reportStatus: 'NONE',
      reportPdfUrl: null,
      reading: { closed: true, needed: 2, levels: [] },
    });
    const refused = [
      await app.call(changeDeduction, { params, body: { waived: true } }, token),
      await app.call(setHumanLevel, { params, body: { dimension: 'cultureFit', level: 3 } }, token),
      await app.call(generateReport, { params }, token),
      await app.call(getReport, { params }, token),
      await app.call(createOpinionLink, { body: { candidateIds: [id], recipient: 'Patron' } }, token),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [403, 'EVALUATION_CLOSED']),
    );
    expect((await app.call(getTranscript, { params }, token)).body.answers.length).toBeGreaterThan(1);
  });

  test('the list of candidates with closed evaluations is in order of arrival and has no score figures', async () => {
    const first = await list(owner.token, { size: '2' });
    const second = await list(owner.token, { size: '2', cursor: first.cursor ?? '' });
    expect([...first.content, ...second.content].map(({ id }) => id)).toEqual(people);
    expect(first.closed).toBe(3);
    expect(first.stats).toMatchObject({ total: 3, evaluated: 0, averageScore: null, highPotential: 0, scores: [] });
    // The limit is three, because reading the session is one statement.
    expect((await statementsOf(() => list())).length).toBeLessThanOrEqual(3);
    const { content } = (await app.call(exportCandidates, { params: { jobId }, query: {} }, owner.token)).body;
    expect(content.match(/Évaluation fermée/gu)).toHaveLength(3);
  });

  test('the second level that a person gives opens the evaluation to this person alone', async () => {
    const [id = ''] = people;
    expect((await level(id, 0, 2)).body).toEqual({ closed: true, needed: 2, levels: [{ position: 0, level: 2 }] });
    expect((await level(id, 0, 3)).body.closed).toBe(true);
    expect((await read(id)).evaluation).toBeNull();
    expect((await level(id, 1, 1)).body).toMatchObject({ closed: false, levels: [{ level: 3 }, { level: 1 }] });
    expect((await read(id)).evaluation).not.toBeNull();
    expect((await read(id, colleague.token)).evaluation).toBeNull();
    expect((await list()).closed).toBe(2);
    expect((await list(colleague.token)).closed).toBe(3);
    // Turning the setting off and on again closes no evaluation that was open.
    await turn(false);
    expect((await read(id, colleague.token)).evaluation).not.toBeNull();
    expect((await read(id)).reading).toBeUndefined();
    await turn(true);
    expect((await read(id)).evaluation).not.toBeNull();
    expect((await read(id, colleague.token)).evaluation).toBeNull();
  });

  test('the server refuses a level for an answer that does not exist or for a candidate of another company', async () => {
    const [id = ''] = people;
    expect((await level(id, 90, 2)).body.code).toBe('ANSWER_NOT_FOUND');
    expect((await level(id, 0, 5)).body.code).toBe('VALIDATION_FAILED');
    const stranger = await newEntreprise(app);
    expect((await level(id, 0, 2, stranger.token)).body.code).toBe('CANDIDATE_NOT_FOUND');
  });

  test('figures over several candidates count only evaluations that are open to the person', async () => {
    const scope = { query: { jobId } };
    expect((await app.call(getFairness, scope, owner.token)).body.candidates).toBe(1);
    expect((await app.call(getFairness, scope, colleague.token)).body.candidates).toBe(0);
    await app.call(
      setHumanLevel,
      { params: { id: people[0] ?? '' }, body: { dimension: 'cultureFit', level: 3 } },
      owner.token,
    );
    expect((await app.call(getAgreement, scope, owner.token)).body.candidates).toBe(1);
    expect((await app.call(getAgreement, scope, colleague.token)).body.candidates).toBe(0);
    const draft = { body: { title: 'Comptable', seniorityLevel: 'Junior' } };
    expect((await app.call(previewWeights, draft, colleague.token)).body.example).toBeNull();
  });

  test('a person to whom an evaluation is closed gets no URL of an opinion link that shows it', async () => {
    const [id = ''] = people;
    const body = { candidateIds: [id], recipient: 'Patron' };
    expect((await app.call(createOpinionLink, { body }, owner.token)).status).toBe(201);
    const urlFor = async (token: string) =>
      (await app.call(getOpinions, { params: { id } }, token)).body.links[0]?.url ?? null;
    expect(await urlFor(owner.token)).toContain('/Avis/');
    expect(await urlFor(colleague.token)).toBeNull();
  });

  test('the list is sorted by score again once every evaluation is open', async () => {
    for (const id of people) await open2(id, owner.token);
    const page = await list();
    expect(page.closed).toBeUndefined();
    const scores = page.content.map(({ evaluation }) => evaluation?.score ?? -1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(page.stats.scores.length).toBeGreaterThan(0);
  });

  test('the mail about a new evaluation has neither score nor recommendation', async () => {
    const id = await interviewed();
    const [mail] = await rowsOf<{ everything: string }>(
      app.deps.db,
      sql`select concat(subject, ' ', text) as everything from mails where company_id = ${owner.companyId}
        and recipient = ${owner.email} and text like ${`%candidate=${id}%`} order by created_at desc limit 1`,
    );
    expect(mail?.everything).toContain('l’évaluation s’ouvre ensuite');
    expect(mail?.everything).not.toMatch(/sur 100|À rencontrer|À approfondir|Peu adapté|Preuves insuffisantes/u);
  });

  test('the independence report counts levels before and after seeing, for the session’s person only', async () => {
    const mine = async (token: string) => (await app.call(getIndependence, {}, token)).body;
    // Levels for interviews completed before the setting count as given after seeing.
    expect((await mine(owner.token)).before.levels).toBe(0);
    expect((await mine(owner.token)).after).toMatchObject({ candidates: 3 });
    const judge = await newMember(app, owner, { role: 'REVIEWER', jobIds: [jobId] });
    const fresh = await interviewed();
    await level(fresh, 0, 2, judge.token);
    expect((await mine(judge.token)).before.levels).toBe(0);
    await level(fresh, 1, 2, judge.token);
    // After the evaluation opened, another level of the same answer is stored beside the first one.
    await level(fresh, 0, 3, judge.token);
    const { before, after, needed } = await mine(judge.token);
    expect(needed).toBeGreaterThan(2);
    expect(before).toMatchObject({ candidates: 1, distance: null, same: null });
    expect(before.levels).toBe(2);
    expect(after.levels).toBe(1);
    expect((await mine(colleague.token)).before.levels).toBe(0);
    expect((await read(fresh, judge.token)).reading?.levels).toEqual([
      { position: 0, level: 3 },
      { position: 1, level: 2 },
    ]);
  });
});

oneDatabase('routes for a person to whom an evaluation is closed', (open) => {
  test('no route returns a part of a closed evaluation until the person has given levels to two answers', async () => {
    const fixtures = await openFixtures(open);
    const { app, owner } = fixtures;
    const reviewer = await newMember(app, owner, { role: 'REVIEWER', jobIds: [owner.jobId] });
    await app.call(changeReading, { body: { on: true } }, owner.token);
    expect(await routesThatTell(fixtures, owner, owner.token)).toEqual([]);
    expect(await routesThatTell(fixtures, owner, reviewer.token)).toEqual([]);
    expect((await readTwo(fixtures, owner)).closed).toBe(false);
    const open2 = await routesThatTell(fixtures, owner, owner.token);
    for (const name of ['candidates.get', 'candidates.list', 'candidates.export', 'interviews.chat'])
      expect(open2).toContain(name);
    await app.close();
  });
});
