import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getEngines, recalculate } from '@kafaa/domain/evaluations/api';
import { PROMPTS_VERSION } from '@kafaa/interviewer/llm/model';
import { languageModel } from '#/adapters/llm/language-model';
import { parseConfig } from '#/config';
import { findEvaluation } from './service.ts';
import { findApplicationsUnscoped } from '#/features/own-data/store';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { freshDatabase, silent } from '@kafaa/testing/app/databases';
import { answerAll, complete, newCandidate, newEntreprise, newJob } from '@kafaa/testing/app/factories';
import { FAKE_MODEL, openFakeLlm, type FakeLlm } from '@kafaa/testing/fakes/language-model';
import { LIVED_ANSWER } from '@kafaa/testing/answers';

/** After five failures in a row the circuit breaker stops calling the model (`resting`). */
const AWAY: unknown = expect.stringMatching(/^(?:server-error|resting)$/);
const PATIENCE = { tryMs: 2_000, workMs: 30_000, pauseMs: 1, restMs: 20 };

describe('one engine per offer', () => {
  let fake: FakeLlm;
  let app: TestApp;
  let recruiter: Awaited<ReturnType<typeof newEntreprise>>;
  let model: NonNullable<TestApp['deps']['languageModel']>;

  beforeAll(async () => {
    fake = await openFakeLlm();
    const config = parseConfig({
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: fake.url,
      LLM_MODEL: 'faux',
      LLM_TOKENS_DAY: '999999999',
    });
    const { llm } = config;
    if (!llm) throw new Error('no model is configured');
    // Gives each interview a fresh circuit breaker.
    model = { model: 'faux', begin: (times) => languageModel(llm, silent, PATIENCE).begin(times) };
    app = await openTestApp(freshDatabase, {
      config: { ...config, sessionSecret: 's'.repeat(40) },
      readCv: async () => ({ text: 'Quatre ans de React.', pages: 1, hiddenText: [], warnings: [] }),
      languageModel: model,
    });
    recruiter = await newEntreprise(app);
    // The first evaluation loads the engine. It runs before the tests, because the loading would count against the model's timeouts.
    await interviewed((await newJob(app, recruiter)).id);
  });
  afterAll(async () => {
    await app.close();
    await fake.close();
  });
  beforeEach(() => {
    fake.behave('ok');
    fake.asked.length = 0;
  });

  const configure = (languageModelOrNone: typeof model | null) =>
    Object.assign(app.deps, { languageModel: languageModelOrNone });

  async function interviewed(jobId: string, answer = LIVED_ANSWER): Promise<string> {
    const { token, email } = await newCandidate(app, jobId);
    await answerAll(app, token, answer);
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: Buffer.from('%PDF-1.4 …') } });
    await app.drain();
    const [application] = await findApplicationsUnscoped(app.deps.db, { who: email });
    if (!application) throw new Error('findApplicationsUnscoped found no application');
    return application.key.candidateId;
  }
  const rowOf = async (candidateId: string) => {
    const row = await findEvaluation(app.deps.db, { companyId: recruiter.companyId, candidateId });
    if (!row) throw new Error('the candidate has no evaluation');
    return row;
  };
  const engineOf = async (candidateId: string) => (await rowOf(candidateId)).result.engine;
  const engines = async (jobId: string) => (await app.call(getEngines, { query: { jobId } }, recruiter.token)).body;

  it('an offer with local evaluations keeps the local engine after a model is configured, until a recalculation', async () => {
    const { id: jobId } = await newJob(app, recruiter);
    configure(null);
    const first = [await interviewed(jobId), await interviewed(jobId), await interviewed(jobId)];
    configure(model);
    fake.asked.length = 0;
    const next = await interviewed(jobId);
    expect(await engineOf(next)).toMatchObject({ name: 'local' });
    expect((await engineOf(next)).standsInFor).toBeUndefined();
    expect(fake.asked).toEqual([]);
    // A candidate is compared only with those evaluated by the same engine, before and after the recalculation.
    expect((await rowOf(next)).result.others?.candidates).toBe(3);
    expect((await engines(jobId)).outdated).toBe(4);
    await app.call(recalculate, { query: { jobId } }, recruiter.token);
    await app.drain();
    const last = await interviewed(jobId);
    for (const id of [...first, next, last])
      expect(await engineOf(id)).toMatchObject({ name: 'llm', model: FAKE_MODEL });
    expect((await rowOf(last)).result.others?.candidates).toBe(4);
    expect((await engines(jobId)).groups).toHaveLength(1);
  });

  it('an evaluation by the fallback engine is repeated with the model after one hour', async () => {
    const { id: jobId } = await newJob(app, recruiter);
    const first = await interviewed(jobId);
    fake.behave('down');
    const second = await interviewed(jobId);
    expect(await engineOf(first)).toMatchObject({ name: 'llm' });
    expect(await engineOf(second)).toMatchObject({ name: 'local', standsInFor: AWAY });
    expect((await rowOf(second)).recalculation).toBe('WAITING');
    expect(await engines(jobId)).toMatchObject({ outdated: 1, waiting: 1 });
    fake.behave('ok');
    app.clock.move({ minutes: 59 });
    await app.drain();
    expect(await engineOf(second)).toMatchObject({ name: 'local' });
    app.clock.move({ minutes: 2 });
    await app.drain();
    expect(await engineOf(second)).toMatchObject({ name: 'llm', model: FAKE_MODEL });
    expect((await rowOf(second)).earlier).toMatchObject([{ engine: { name: 'local', standsInFor: AWAY } }]);
    expect(await engines(jobId)).toMatchObject({ outdated: 0, waiting: 0 });
  });

  it('an offer uses the model even if its first evaluation came from the fallback engine', async () => {
    const { id: jobId } = await newJob(app, recruiter);
    fake.behave('down');
    const first = await interviewed(jobId);
    expect(await engineOf(first)).toMatchObject({ name: 'local', standsInFor: AWAY });
    fake.behave('ok');
    expect(await engineOf(await interviewed(jobId))).toMatchObject({ name: 'llm' });
  });

  it('an evaluation with unfaithful model quotes is not queued for a repetition', async () => {
    const { id: jobId } = await newJob(app, recruiter);
    fake.behave('invented-quotes');
    const id = await interviewed(jobId);
    expect(await engineOf(id)).toMatchObject({ name: 'local', standsInFor: 'unfaithful' });
    expect((await rowOf(id)).recalculation).toBeNull();
  });

  it('an evaluation without remaining daily tokens is repeated with the model on the next day', async () => {
    const { id: jobId } = await newJob(app, recruiter);
    await interviewed(jobId);
    const llm = app.deps.config.llm as { tokensPerDay: number };
    llm.tokensPerDay = 1;
    const second = await interviewed(jobId);
    llm.tokensPerDay = 999_999_999;
    expect(await engineOf(second)).toMatchObject({ name: 'local', standsInFor: 'budget' });
    app.clock.move({ days: 1 });
    await app.drain();
    expect(await engineOf(second)).toMatchObject({ name: 'llm' });
    app.clock.move({ days: -1 });
  });

  it('a newly calibrated model makes the evaluations of an offer outdated until a recalculation', async () => {
    const { id: jobId } = await newJob(app, recruiter);
    const first = await interviewed(jobId);
    expect((await engineOf(first)).calibration).toBeUndefined();
    const figures = {
      configured: 'faux',
      model: FAKE_MODEL,
      prompts: PROMPTS_VERSION,
      measuredAt: '2026-11-23',
      offset: -1,
      slope: 1,
      learnedOn: 200,
      answers: 200,
      exact: 60,
      within: 95,
      spearman: 0.8,
      kappa: 0.8,
    };
    configure({ ...model, figures });
    expect(await engines(jobId)).toMatchObject({ outdated: 1, groups: [{ current: false }] });
    await app.call(recalculate, { query: { jobId } }, recruiter.token);
    await app.drain();
    expect(await engines(jobId)).toMatchObject({ outdated: 0, groups: [{ current: true }] });
    const { result, earlier } = await rowOf(first);
    expect(result.engine).toMatchObject({ name: 'llm', calibration: '2026-11-23' });
    // The same text under all questions counts once, where its weight is highest.
    const counted = result.answers.filter(({ flags }) => !flags.includes('duplicate'));
    expect(counted).toMatchObject([{ level: 2, judgements: [{ level: 3 }, { level: 3 }] }]);
    expect(earlier).toHaveLength(1);
    configure(model);
  });

  it('an interview that needs no judgement by the model keeps its offer on the model', async () => {
    const { id: jobId } = await newJob(app, recruiter);
    const first = await interviewed(jobId, 'qsdf jklm wxcv azer tyui');
    expect(await engineOf(first)).toMatchObject({ name: 'local', settled: true });
    expect((await engines(jobId)).outdated).toBe(0);
    expect(await engineOf(await interviewed(jobId))).toMatchObject({ name: 'llm' });
  });
});
