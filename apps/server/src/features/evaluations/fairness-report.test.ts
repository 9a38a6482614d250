import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportFairness, getFairness, getInstructions, requestSwapTest } from '@kafaa/domain/evaluations/api';
import { getInterview, saveAnswer, startInterview } from '@kafaa/domain/interviews/api';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import { createJob } from '@kafaa/domain/jobs/api';
import { QUESTION_KINDS } from '@kafaa/domain/jobs/schema';
import { ENGINE_VERSION } from '@kafaa/interviewer/contract';
import { FIGURES } from '@kafaa/interviewer/figures';
import { swapTestRequested } from './events.ts';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { complete, jobPayload, newCandidate, newEntreprise, newJob, newSubscriber } from '@kafaa/testing/app/factories';
import { ASSISTANT_ANSWER, LIVED_ANSWER } from '@kafaa/testing/answers';

const CV =
  'Amira Ben Salah\n20 123 456\n03/2019 – 09/2023 : Développeuse front-end, Sfax\nReact\nLicence, Université de Sfax';
/** Stubs the CV reader, because reading PDFs has tests of its own. */
const readCv = () => Promise.resolve({ text: CV, pages: 1, hiddenText: [], warnings: [] });
const cv = { name: 'cv.pdf', bytes: new TextEncoder().encode('%PDF-1.4') };

type Owner = Awaited<ReturnType<typeof newEntreprise>>;

/** Creates an interviewed and scored candidate who mentions a name and a town; with `pasted`, two answers are pasted. */
async function interviewed(app: TestApp, jobId: string, pasted = false): Promise<string> {
  const { token, email } = await newCandidate(app, jobId);
  await app.call(startInterview, { params: { token }, body: { consentVersion: CONSENT_VERSION } });
  const { questions } = (await app.call(getInterview, { params: { token } })).body;
  for (const index of questions.keys()) {
    const told = pasted && index < 2 ? ASSISTANT_ANSWER : LIVED_ANSWER;
    const answer = `Je suis Amira Ben Salah, de Sfax, et je suis motivée. ${told} Cas ${index}.`;
    const behaviour = pasted ? { pastedShare: 0.97, largestInsert: 220, blurBeforePaste: true } : {};
    await app.call(saveAnswer, { params: { token, index: String(index) }, body: { answer, revision: 1, behaviour } });
  }
  await complete(app, token, { cv });
  await app.drain();
  return email;
}

describe('the fairness report', () => {
  let app: TestApp;
  let owner: Owner;
  let jobId: string;
  beforeAll(async () => {
    app = await openTestApp(freshDatabase, { readCv });
    owner = await newEntreprise(app);
    jobId = (await newJob(app, owner)).id;
  });
  afterAll(() => app.close());
  const report = async (query: { jobId?: string } = {}, token = owner.token) =>
    (await app.call(getFairness, { query }, token)).body;
  const begin = (query: { jobId?: string } = {}) => app.call(requestSwapTest, { query }, owner.token);

  test('the instructions for use show the running engine’s figures by language and kind of question on the free plan', async () => {
    const { token } = await newSubscriber(app);
    const { status, body } = await app.call(getInstructions, {}, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ engine: ENGINE_VERSION, limits: FIGURES.limits, model: null });
    const of = (by: string) => body.levels.filter((level) => level.by === by).map(({ name }) => name);
    expect(of('language')).toEqual(['en', 'fr']);
    expect(of('kind').sort()).toEqual([...QUESTION_KINDS].sort());
    for (const { answers, exact, within } of body.levels) {
      expect(answers).toBeGreaterThan(0);
      expect(within).toBeGreaterThanOrEqual(exact);
    }
  });

  test('the fairness report without candidates is empty, and a swap test answers 409 NOTHING_TO_TEST', async () => {
    const empty = await report();
    expect(empty).toMatchObject({ candidates: 0, averageScore: null, bands: [0, 0, 0, 0], unscored: 0 });
    expect(empty.test).toEqual({ state: 'NONE', requestedAt: null, measuredAt: null, figures: null });
    expect(await begin({ jobId })).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_TEST' } });
  });

  test('the fairness report counts scores and writing signals, queues one swap test and exports no personal data', async () => {
    const emails = [await interviewed(app, jobId), await interviewed(app, jobId, true)];
    const english = { ...jobPayload, title: '=1+1 Analyst', interviewLanguage: 'Anglais' as const };
    const other = (await app.call(createJob, { body: english }, owner.token)).body.id;
    emails.push(await interviewed(app, other));

    const one = await report({ jobId });
    expect(one).toMatchObject({ candidates: 2, unscored: 0, modelTested: false });
    expect(one.bands.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(one.groups.map(({ by }) => by)).toEqual(['language', 'cv', 'engine']);
    expect(one.groups[0]?.groups).toMatchObject([
      { label: 'Français', candidates: 2, averageScore: null, flagged: 1, deducted: 1, givenBack: 0 },
    ]);
    const all = await report();
    expect(all.candidates).toBe(3);
    expect(all.groups[0]?.groups.map(({ label, candidates }) => [label, candidates])).toEqual([
      ['Français', 2],
      ['Anglais', 1],
    ]);
    expect(all.groups[3]?.groups).toHaveLength(2);

    const asked = await begin({ jobId });
    expect(asked).toMatchObject({ status: 202, body: { state: 'RUNNING', figures: null } });
    app.clock.move({ minutes: 1 });
    expect((await begin({ jobId })).body.requestedAt).toBe(asked.body.requestedAt);
    expect(await app.deps.queue.waiting()).toMatchObject([{ name: swapTestRequested.name, count: 1, retrying: 0 }]);
    await app.drain();
    const { test: done } = await report({ jobId });
    expect(done).toMatchObject({ state: 'DONE', measuredAt: app.clock.now().toISOString() });
    expect(done.figures).toMatchObject({
      available: 2,
      local: { interviews: 2, identities: 6, changed: 0, largest: 0, mean: 0, largestAnywhere: 0 },
      model: null,
    });
    // Each scope has a swap test of its own.
    expect((await report()).test.state).toBe('NONE');

    const file = (await app.call(exportFairness, { query: {} }, owner.token)).body;
    expect(file.fileName).toBe('equite-2026-11-21.csv');
    expect(file.content).toContain('"Offre";"\'=1+1 Analyst";"Candidats";1');
    expect(file.content).toContain('"Langue de l’entretien";"Français";"Avec indices d’écriture, en %";"Trop peu');
    const mine = (await app.call(exportFairness, { query: { jobId } }, owner.token)).body.content;
    expect(mine).toContain('"Plus grand écart de score";0');
    for (const secret of [...emails, 'Amira', 'Ben Salah', '20123456', 'Sfax']) {
      expect(file.content + mine).not.toContain(secret);
      expect(JSON.stringify([all, one, done])).not.toContain(secret);
    }
  });

  test('the fairness report of another company’s offer answers 404, and never counts its candidates', async () => {
    const stranger = await newEntreprise(app);
    expect((await report({}, stranger.token)).candidates).toBe(0);
    for (const endpoint of [getFairness, exportFairness, requestSwapTest])
      for (const id of [jobId, 'x'])
        expect(await app.call(endpoint, { query: { jobId: id } }, stranger.token)).toMatchObject({
          status: 404,
          body: { code: 'JOB_NOT_FOUND' },
        });
  });

  test('a failed or unfinished swap test becomes FAILED and can be requested again', async () => {
    const lost = { until: 3 };
    Object.assign(app.deps, {
      readCv: () => (lost.until-- > 0 ? Promise.reject(new Error('out of memory')) : readCv()),
    });
    await begin({ jobId });
    for (let round = 0; round < 4; round += 1) {
      await app.drain();
      app.clock.move({ minutes: 1 });
    }
    const failed = (await report({ jobId })).test;
    // The figures of the previous test are kept.
    expect(failed).toMatchObject({ state: 'FAILED', figures: { local: { interviews: 2 } } });
    expect((await begin({ jobId })).body.state).toBe('RUNNING');
    app.clock.move({ minutes: 16 });
    expect((await report({ jobId })).test.state).toBe('FAILED');
    expect((await begin({ jobId })).body).toMatchObject({
      state: 'RUNNING',
      requestedAt: app.clock.now().toISOString(),
    });
  });
});
