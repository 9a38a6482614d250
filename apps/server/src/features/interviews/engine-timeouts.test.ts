import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import { getInterview, saveAnswer } from '@kafaa/domain/interviews/api';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import { createJob, updateJob } from '@kafaa/domain/jobs/api';
import { CV_WARNING_TEXT } from '@kafaa/interviewer/cv/warnings';
import { requestSwapTest, getFairness } from '@kafaa/domain/evaluations/api';
import { engineHere } from '#/adapters/engine/engine-work';
import { parseConfig } from '#/config';
import type { Deps, Engine } from '#/deps';
import { EngineStopped } from '#/platform/process/engine-stopped';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfOf } from '@kafaa/testing/files/cv-files';
import { freshDatabase } from '@kafaa/testing/app/databases';
import {
  answerAll,
  complete,
  jobPayload,
  newCandidate,
  newEntreprise,
  newJob,
  start,
} from '@kafaa/testing/app/factories';
import { LIVED_ANSWER } from '@kafaa/testing/answers';

const POISON = 'poison';
const pdf = await pdfOf([{ text: 'Développeuse, Medisoft, 03/2020 - 02/2024, React et TypeScript', y: 760 }]);

/** Throws for a CV or an answer that contains the word, as the threaded engine does for input that takes too long. */
const stopsOn = (text: string | null | undefined) => {
  if (text?.includes(POISON)) throw new EngineStopped('timeout');
};
const engine: Engine = {
  ...engineHere,
  async evaluate(input, begin) {
    stopsOn(input.cv?.text);
    for (const { answer } of input.exchanges) stopsOn(answer);
    return engineHere.evaluate(input, begin);
  },
  async followUps(input) {
    for (const { answer } of input.exchanges) stopsOn(answer);
    return engineHere.followUps(input);
  },
  async swap(input, turn) {
    stopsOn(input.cv?.text);
    return engineHere.swap(input, turn);
  },
};

describe('engine timeouts on interview input', () => {
  let app: TestApp;
  let recruiter: Awaited<ReturnType<typeof newEntreprise>>;
  let jobId: string;
  let cvText = '';
  const evaluate = vi.fn<Engine['evaluate']>(engine.evaluate);

  beforeAll(async () => {
    app = await openTestApp(freshDatabase, {
      engine: { ...engine, evaluate },
      readCv: async () => ({ text: cvText, pages: 1, hiddenText: [], warnings: [] }),
    });
    recruiter = await newEntreprise(app);
    jobId = (await newJob(app, recruiter)).id;
  });
  afterAll(() => app.close());
  beforeEach(() => {
    evaluate.mockClear();
    cvText = 'Développeuse, Medisoft, 03/2020 - 02/2024, React et TypeScript';
  });

  const evaluated = async (answer = LIVED_ANSWER) => {
    const { token, email } = await newCandidate(app, jobId);
    await answerAll(app, token, answer);
    expect((await complete(app, token, { cv: { name: 'cv.pdf', bytes: pdf } })).status).toBe(200);
    await app.drain();
    const { content } = (await app.call(listCandidates, { params: { jobId }, query: { size: '50' } }, recruiter.token))
      .body;
    const id = content.find((candidate) => candidate.email === email)?.id ?? '';
    return (await app.call(getCandidate, { params: { id } }, recruiter.token)).body;
  };

  test('after an engine timeout on the CV, the evaluation leaves out the CV and says so, without a retry of the task', async () => {
    cvText = `${POISON} ${cvText}`;
    const { evaluation } = await evaluated();
    expect(evaluation).toMatchObject({ score: expect.any(Number) as number, cvScore: null });
    expect(evaluation?.note).toContain(CV_WARNING_TEXT.timeout);
    expect(CV_WARNING_TEXT.timeout).toContain('laissé de côté');
    expect(evaluate).toHaveBeenCalledTimes(2);
    expect(await app.deps.queue.waiting()).toEqual([]);
    expect(await app.deps.queue.failures()).toEqual([]);
  });

  test('after an engine timeout on the answers, the evaluation has no score and asks for a human reader, without a retry', async () => {
    const { evaluation } = await evaluated(`${LIVED_ANSWER} ${POISON}`);
    expect(evaluation).toMatchObject({ score: null, recommendation: 'Preuves insuffisantes' });
    expect(evaluation?.note).toContain('lisez les réponses');
    expect(evaluate).toHaveBeenCalledTimes(2);
    expect(await app.deps.queue.waiting()).toEqual([]);
    expect(await app.deps.queue.failures()).toEqual([]);
  });

  test('an engine timeout on one interview leaves other CV scores, and the fairness test omits that interview', async () => {
    const { evaluation } = await evaluated();
    expect(evaluation?.cvScore).toBeTypeOf('number');
    cvText = POISON;
    const query = { jobId };
    await app.call(requestSwapTest, { query }, recruiter.token);
    await app.drain();
    const done = (await app.call(getFairness, { query }, recruiter.token)).body.test;
    expect(done).toMatchObject({ state: 'DONE', figures: { local: { interviews: 0 } } });
  });

  test('an engine timeout on follow-ups returns no follow-up and keeps the answers', async () => {
    const { token } = await newCandidate(app, jobId);
    await answerAll(app, token, POISON);
    const { followUps, answers } = (await app.call(getInterview, { params: { token } })).body;
    expect(followUps).toEqual([]);
    expect(answers.every(({ answer }) => answer === POISON)).toBe(true);
  });
});

describe('a full engine queue', () => {
  let app: TestApp;
  let isFull = false;
  beforeAll(async () => {
    const full = <A extends unknown[], R>(work: (...args: A) => Promise<R>) => {
      return async (...args: A) => {
        if (isFull) throw new AppError(kernelErrors.UNAVAILABLE);
        return work(...args);
      };
    };
    app = await openTestApp(freshDatabase, {
      engine: { ...engineHere, followUps: full(engineHere.followUps), questions: full(engineHere.questions) },
    });
  });
  afterAll(() => app.close());

  test('a full engine queue refuses the last answer with 503 and Retry-After, and a resend returns the follow-ups', async () => {
    const { id: jobId } = await newJob(app, await newEntreprise(app));
    const { token } = await newCandidate(app, jobId);
    await start(app, token);
    const { questions } = (await app.call(getInterview, { params: { token } })).body;
    const save = (index: number) =>
      app.call(saveAnswer, { params: { token, index: String(index) }, body: { answer: 'je sais faire', revision: 1 } });
    for (const index of questions.slice(1).keys()) await save(index);
    isFull = true;
    const refused = await app.app.inject({
      method: 'PUT',
      url: `/api/interviews/${token}/answers/${questions.length - 1}`,
      payload: { answer: 'je sais faire', revision: 1 },
    });
    isFull = false;
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const again = await save(questions.length - 1);
    expect(again.status).toBe(200);
    expect(again.body.followUps.length).toBeGreaterThan(0);
  });

  test('a full engine queue refuses to create or update an offer with 503, and accepts both once it has capacity', async () => {
    const owner = await newEntreprise(app);
    isFull = true;
    const refused = await app.call(createJob, { body: jobPayload }, owner.token);
    isFull = false;
    expect(refused.status).toBe(503);
    const { id } = await newJob(app, owner);
    isFull = true;
    const { idealProfile: _, ...basics } = jobPayload;
    expect((await app.call(updateJob, { params: { id }, body: basics }, owner.token)).status).toBe(503);
    isFull = false;
    expect((await app.call(updateJob, { params: { id }, body: basics }, owner.token)).status).toBe(200);
  });
});

describe('interview completion', () => {
  let app: TestApp;
  const checkCv = vi.fn<Deps['checkCv']>(async () => ({ type: 'pdf', harm: null }));
  beforeAll(async () => {
    app = await openTestApp(freshDatabase, {
      checkCv,
      config: { ...parseConfig({}), sessionSecret: 'a test secret that is long enough to be one', callLimits: true },
    });
  });
  afterAll(() => app.close());

  test('the server refuses a completion with missing answers before the CV check, at most 60 times an hour per link', async () => {
    const { id: jobId } = await newJob(app, await newEntreprise(app));
    const [one, other] = [await newCandidate(app, jobId), await newCandidate(app, jobId)];
    await start(app, one.token);
    await start(app, other.token);
    const cv = { name: 'cv.pdf', bytes: pdf };
    for (let time = 0; time < 60; time += 1)
      expect(await complete(app, one.token, { cv })).toMatchObject({ status: 409, body: { code: 'ANSWERS_MISSING' } });
    expect((await complete(app, one.token, { cv })).status).toBe(429);
    expect((await complete(app, other.token, { cv })).status).toBe(409);
    expect(checkCv).not.toHaveBeenCalled();
    expect(await app.deps.files.list('')).toEqual([]);
    app.clock.move({ minutes: 61 });
    expect((await complete(app, one.token, { cv })).status).toBe(409);
  });
});
