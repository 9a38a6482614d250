import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportCandidates, getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import { previewWeights } from '@kafaa/domain/evaluations/api';
import { createJob, listJobs, updateJob } from '@kafaa/domain/jobs/api';
import { EMPHASES, EMPHASIS_SHARES } from '@kafaa/domain/jobs/options';
import type { UpdateJobPayload } from '@kafaa/domain/jobs/schema';
import { ENGINE_VERSION, type Evaluation, type InterviewInput } from '@kafaa/interviewer/contract';
import * as engine from '@kafaa/interviewer/weights';
import { engineHere } from '#/adapters/engine/engine-work';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase, freshDatabase } from '@kafaa/testing/app/databases';
import {
  answerAll,
  complete,
  jobPayload,
  madeByOlderEngine,
  newCandidate,
  newEntreprise,
  newJob,
  newSubscriber,
  start,
} from '@kafaa/testing/app/factories';

const cv = { name: 'cv.pdf', bytes: new TextEncoder().encode('%PDF-1.4') };
const readCv = () => Promise.resolve({ text: 'React, depuis 2019', pages: 1, hiddenText: [], warnings: [] });

test('the emphasis shares of the form equal the engine’s shares and add up to 100', () => {
  expect(EMPHASES).toEqual(engine.EMPHASES);
  expect(EMPHASIS_SHARES).toEqual(engine.EMPHASIS_WEIGHTS);
  for (const { technical, person, path } of Object.values(EMPHASIS_SHARES)) expect(technical + person + path).toBe(100);
});

oneDatabase('the weights of an offer', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open, { readCv });
  });
  afterAll(() => app.close());
  const offer = async (more: object = {}) => {
    const recruiter = await newEntreprise(app);
    const created = await app.call(createJob, { body: { ...jobPayload, ...more } }, recruiter.token);
    const key = { params: { id: created.body.id } };
    return {
      recruiter,
      created,
      update: (change: Partial<UpdateJobPayload>, token = recruiter.token) =>
        app.call(updateJob, { ...key, body: { ...jobPayload, ...change } }, token),
      read: async () => (await app.call(listJobs, {}, recruiter.token)).body[0],
    };
  };

  test('an offer gets a default emphasis and keeps chosen weights', async () => {
    const { created, update, read } = await offer();
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ indispensableSkills: [], asksForWriting: false });
    expect(EMPHASES).toContain(created.body.emphasis);
    const chosen = { emphasis: 'person', indispensableSkills: ['React'], asksForWriting: true } as const;
    expect(await update({ ...chosen, indispensableSkills: ['React'] })).toMatchObject({ status: 200, body: chosen });
    // Fields that a client leaves out keep their values.
    expect((await update({ title: 'Développeuse' })).body).toMatchObject(chosen);
    expect(await read()).toMatchObject(chosen);
    // A skill that the offer no longer asks for is no longer indispensable.
    const idealProfile = { ...jobPayload.idealProfile, skills: ['TypeScript'] };
    expect((await update({ idealProfile })).body.indispensableSkills).toEqual([]);
  });

  test('an offer refuses an unlisted indispensable skill and an unknown emphasis with 400', async () => {
    const { created, update } = await offer({ indispensableSkills: ['Cobol'] });
    expect(created).toMatchObject({ status: 400, body: { code: 'UNKNOWN_INDISPENSABLE' } });
    expect(update).toBeDefined();
    const other = await offer({ indispensableSkills: jobPayload.idealProfile.skills });
    expect(other.created).toMatchObject({ status: 201 });
    expect(await other.update({ indispensableSkills: ['Cobol'] })).toMatchObject({ status: 400 });
    expect(await other.update({ emphasis: 'all' as 'trade' })).toMatchObject({ status: 400 });
  });

  test('the weights of an offer are locked with 409 once an interview has begun, but its title can still change', async () => {
    const { created, update, read } = await offer({ emphasis: 'trade', indispensableSkills: ['React'] });
    await start(app, (await newCandidate(app, created.body.id)).token);
    const refused = { status: 409, body: { code: 'WEIGHTS_LOCKED' } };
    expect(await update({ emphasis: 'person' })).toMatchObject(refused);
    expect(await update({ indispensableSkills: [] })).toMatchObject(refused);
    expect(await update({ asksForWriting: true })).toMatchObject(refused);
    expect((await update({ asksForWriting: true })).body.message).toContain('Un premier entretien a commencé');
    expect(await update({ emphasis: 'trade', indispensableSkills: ['React'], title: 'Autre titre' })).toMatchObject({
      status: 200,
      body: { emphasis: 'trade', indispensableSkills: ['React'], profileLocked: true },
    });
    expect(await read()).toMatchObject({ emphasis: 'trade', title: 'Autre titre' });
  });

  test('changing the weights of another company’s offer answers 404', async () => {
    const { update, read } = await offer({ emphasis: 'trade' });
    const stranger = await newSubscriber(app);
    expect(await update({ emphasis: 'person' }, stranger.token)).toMatchObject({ status: 404 });
    expect(await read()).toMatchObject({ emphasis: 'trade' });
  });
});

describe('score margins and weight previews', () => {
  /** Results that the stubbed engine returns for the next candidates, in order. */
  let next: Partial<Evaluation>[] = [];
  let seen: InterviewInput[] = [];
  let app: TestApp;
  let owner: Awaited<ReturnType<typeof newEntreprise>>;
  beforeAll(async () => {
    const evaluate: typeof engineHere.evaluate = async (input, begin) => {
      seen.push(input);
      return { ...(await engineHere.evaluate(input, begin)), ...next.shift() };
    };
    app = await openTestApp(freshDatabase, { readCv, engine: { ...engineHere, evaluate } });
    owner = await newEntreprise(app);
  });
  afterAll(() => app.close());
  const interviewed = async (jobId: string, result: Partial<Evaluation>) => {
    next = [{ range: undefined, ...result }];
    const { token, email } = await newCandidate(app, jobId);
    await answerAll(app, token);
    await complete(app, token, { cv });
    await app.drain();
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, owner.token);
    return page.body.content[0]?.id ?? '';
  };
  const list = async (jobId: string) => {
    const query = { sortBy: 'score', sortDir: 'desc', size: '50' } as const;
    return (await app.call(listCandidates, { params: { jobId }, query }, owner.token)).body.content;
  };

  test('lists, exports and mails show the score margin, and candidates within it are tied', async () => {
    const { id: jobId } = await newJob(app, owner);
    const exact = (score: number) => interviewed(jobId, { score, margin: 8 });
    const [top, near, far] = [await exact(80), await exact(69), await exact(57)];
    const open = await interviewed(jobId, { score: 60, range: { low: 60, high: 85 }, margin: 8 });
    const rows = await list(jobId);
    expect(rows.map(({ id }) => id)).toEqual([top, near, open, far]);
    // A difference of 11 points is within the joint margin of ±8 and ±8 (11.3); one of 12 is not.
    expect(rows.map(({ tiedWith }) => tiedWith)).toEqual([1, 1, 0, 0]);
    expect(rows.map(({ evaluation }) => evaluation?.margin)).toEqual([8, 8, null, 8]);
    expect(rows[2]?.evaluation?.range).toEqual({ low: 60, high: 85 });
    const one = (await app.call(getCandidate, { params: { id: top } }, owner.token)).body;
    expect(one.tiedWith).toBe(1);
    const file = (await app.call(exportCandidates, { params: { jobId }, query: {} }, owner.token)).body.content;
    expect(file).toContain('"Score et marge"');
    expect(file).toContain('80\u00a0±\u00a08');
    expect(file).toContain('60 à 85, CV à lire');
    const mails = await app.mails(owner.email);
    expect(mails.some(({ text }) => text.includes('60 à 85 sur 100, CV à lire'))).toBe(true);
    expect(mails.some(({ text }) => text.includes('80\u00a0±\u00a08 sur 100'))).toBe(true);
  });

  test('candidates of different engine versions are never tied, and the current version is ranked first', async () => {
    const { id: jobId } = await newJob(app, owner);
    const old = await interviewed(jobId, { score: 90, margin: 8 });
    await madeByOlderEngine(app, { candidateId: old });
    const fresh = [
      await interviewed(jobId, { score: 85, margin: 8 }),
      await interviewed(jobId, { score: 20, margin: 8 }),
    ];
    const none = await interviewed(jobId, { score: null });
    const rows = await list(jobId);
    expect(rows.map(({ id }) => id)).toEqual([...fresh, old, none]);
    expect(rows.map(({ tiedWith }) => tiedWith)).toEqual([0, 0, 0, 0]);
    expect(rows.map(({ evaluation }) => evaluation?.engine.version)).toEqual([
      ENGINE_VERSION,
      ENGINE_VERSION,
      '0.3.0',
      ENGINE_VERSION,
    ]);
  });

  test('the engine and the export receive the indispensable skills, and a proved skill is not reported as missing', async () => {
    const body = { ...jobPayload, indispensableSkills: ['React', 'Accessibilité'] };
    const { id: jobId } = (await app.call(createJob, { body }, owner.token)).body;
    seen = [];
    await interviewed(jobId, {});
    expect(seen[0]?.job).toMatchObject({ indispensableSkills: ['React', 'Accessibilité'], asksForWriting: false });
    const [row] = await list(jobId);
    expect(row?.evaluation?.missingSkills).not.toContain('React');
    expect(row?.status).toBe('PENDING');
    const file = (await app.call(exportCandidates, { params: { jobId }, query: {} }, owner.token)).body.content;
    expect(file).toContain('"Indispensable, sans preuve"');
  });

  test('the weights preview scores two candidates of the same company per emphasis, from current evaluations only', async () => {
    const recruiter = await newEntreprise(app);
    const preview = async (token = recruiter.token) =>
      (await app.call(previewWeights, { body: { title: 'Comptable', seniorityLevel: 'Senior' } }, token)).body;
    expect(await preview()).toMatchObject({ example: null, outdated: 0 });
    const before = owner;
    owner = recruiter;
    const { id: jobId } = await newJob(app, owner);
    const scores = (technicalSkillsMatch: number, mindsetScore: number) => async (input: InterviewInput) => {
      const base = await engineHere.evaluate(input);
      const dimensions = base.dimensions.map(({ levels: _, ...each }) => {
        const { key } = each;
        const score =
          key === 'technicalSkillsMatch' ? technicalSkillsMatch : key === 'mindsetScore' ? mindsetScore : 50;
        return { ...each, score, counted: score };
      });
      return { dimensions };
    };
    const input = seen[0];
    if (!input) throw new Error('the engine recorded no interview input');
    const expert = await interviewed(jobId, { score: 60, margin: 8, ...(await scores(95, 20)(input)) });
    expect(await preview()).toMatchObject({ example: null });
    const host = await interviewed(jobId, { score: 60, margin: 8, ...(await scores(20, 95)(input)) });
    const { example, suggested } = await preview();
    expect(EMPHASES).toContain(suggested);
    expect(example?.title).toBe(jobPayload.title);
    const of = (id: string) => example?.people.find((person) => person.id === id)?.scores;
    expect(of(expert)?.trade).toBeGreaterThan(of(expert)?.person ?? 100);
    expect(of(host)?.person).toBeGreaterThan(of(host)?.trade ?? 100);
    expect(example?.people.map(({ margin }) => margin)).toEqual([8, 8]);
    owner = before;
    // The preview does not use candidates of another company.
    const stranger = await newSubscriber(app);
    expect(await preview(stranger.token)).toMatchObject({ example: null, outdated: 0 });
    await madeByOlderEngine(app, { jobId });
    expect(await preview()).toMatchObject({ example: null, outdated: 2 });
  });
});
