import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { getInterview, saveAnswer } from '@kafaa/domain/interviews/api';
import { KEEP_ANSWER, NOT_LIVED } from '@kafaa/domain/interviews/reply-texts';
import { createJob } from '@kafaa/domain/jobs/api';
import type { InterviewInput } from '@kafaa/interviewer/contract';
import { engineHere } from '#/adapters/engine/engine-work';
import type { Engine } from '#/deps';
import { EngineStopped } from '#/platform/process/engine-stopped';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { freshDatabase } from '@kafaa/testing/app/databases';
import {
  askWhatFits,
  complete,
  jobPayload,
  newCandidate,
  newEntreprise,
  newJob,
  start,
  type Recruiter,
} from '@kafaa/testing/app/factories';
import { LIVED_ANSWER } from '@kafaa/testing/answers';

const VAGUE = 'Une fois, chez un client, une machine est tombée en panne et on a dû la réparer rapidement.';
const DENIAL = NOT_LIVED.Français;
const ARABIC = 'قدت فريقا من ستة أشخاص في صفاقس وأنهينا المشروع قبل الموعد';
const COMPLETED = 'J’ai changé le roulement moi-même et la ligne est repartie en 40 minutes.';

let app: TestApp;
let recruiter: Recruiter;
let jobId: string;
const followUps = vi.fn<Engine['followUps']>();
const evaluate = vi.fn<Engine['evaluate']>();

beforeAll(async () => {
  app = await openTestApp(freshDatabase, { engine: { ...engineHere, followUps, evaluate }, judgeWithinMs: 60_000 });
  recruiter = await newEntreprise(app);
  jobId = (await newJob(app, recruiter)).id;
  await askWhatFits(app, recruiter, jobId);
});
afterAll(() => app.close());
const honest = () => {
  followUps.mockImplementation(engineHere.followUps);
  evaluate.mockImplementation(engineHere.evaluate);
  Object.assign(app.deps, { judgeWithinMs: 60_000 });
};
beforeAll(honest);
afterEach(honest);

const send = async (token: string, index: number, answer: string, revision = 1) => {
  const { status, body } = await app.call(saveAnswer, {
    params: { token, index: String(index) },
    body: { answer, revision },
  });
  expect(status).toBe(200);
  return body.followUps;
};
const asked = async (token: string) => (await app.call(getInterview, { params: { token } })).body.followUps;
const begin = async () => {
  const { token, email } = await newCandidate(app, jobId);
  const { questions } = (await start(app, token)).body;
  return { token, email, count: questions.length };
};
/** Returns the answers in the engine's first call, among all questions of the interview. */
const lookedAt = () => followUps.mock.calls[0]?.[0].exchanges.filter(({ answer }) => answer !== null);
/** Makes the engine's first reply wait for `letGo`; later calls are answered immediately. */
const held = () => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  followUps.mockImplementation(async (input) => {
    await promise;
    return engineHere.followUps(input);
  });
  return { letGo };
};

describe('follow-up questions', () => {
  test('saving an answer returns its follow-up, and an unchanged resend returns the follow-up without an engine call', async () => {
    const { token } = await begin();
    const first = await send(token, 0, VAGUE);
    expect(first).toMatchObject([{ question: 0 }]);
    expect(await send(token, 0, VAGUE)).toEqual(first);
    expect(await send(token, 0, VAGUE, 2)).toEqual(first);
    expect(await asked(token)).toEqual(first);
    // A resend without a change does not call the engine again.
    expect(followUps).toHaveBeenCalledTimes(2);
    expect(lookedAt()).toHaveLength(1);
  });

  test('a follow-up from a slow engine does not delay its answer, and comes once with the next answer', async () => {
    const { token } = await begin();
    Object.assign(app.deps, { judgeWithinMs: 1 });
    const { letGo } = held();
    expect(await send(token, 0, VAGUE)).toEqual([]);
    const interview = (await app.call(getInterview, { params: { token } })).body;
    expect(interview.answers).toEqual([{ index: 0, answer: VAGUE, revision: 1 }]);
    honest();
    // The second answer makes the engine read the first one again, before the late reply returns the same follow-up.
    const both = await send(token, 1, VAGUE);
    expect(both.map(({ question }) => question)).toEqual([0, 1]);
    letGo();
    expect(await send(token, 2, VAGUE)).toEqual(both);
    expect(await asked(token)).toEqual(both);
  });

  test('a follow-up computed after the time limit is stored and returned with the interview', async () => {
    const { token } = await begin();
    Object.assign(app.deps, { judgeWithinMs: 1 });
    const { letGo } = held();
    expect(await send(token, 0, VAGUE)).toEqual([]);
    letGo();
    await vi.waitFor(async () => expect(await asked(token)).toHaveLength(1));
  });

  test('a failed engine call delays a follow-up to a later answer, and an engine timeout on an answer drops the follow-up', async () => {
    const { token } = await begin();
    followUps.mockRejectedValueOnce(new EngineStopped('broken'));
    expect(await send(token, 0, VAGUE)).toEqual([]);
    expect(await send(token, 1, LIVED_ANSWER)).toMatchObject([{ question: 0 }]);
    followUps.mockRejectedValueOnce(new EngineStopped('timeout'));
    expect(await send(token, 2, VAGUE)).toHaveLength(1);
    followUps.mockClear();
    expect(await send(token, 3, VAGUE)).toMatchObject([{ question: 0 }, { question: 3 }]);
    expect(lookedAt()).toHaveLength(1);
  });

  test('an answer gets its follow-up only once all earlier answers have arrived', async () => {
    const { token } = await begin();
    expect(await send(token, 2, VAGUE)).toEqual([]);
    expect(await send(token, 1, VAGUE)).toEqual([]);
    expect((await send(token, 0, VAGUE)).map(({ question }) => question)).toEqual([0, 1]);
  });

  test('language follow-ups do not count towards the two regular follow-ups, and no question gets two', async () => {
    const { token, count } = await begin();
    for (let index = 0; index < count; index += 1) await send(token, index, index % 2 ? ARABIC : VAGUE);
    const list = await asked(token);
    const again = list.filter(({ text }) => text.includes('redire en français'));
    expect(again.map(({ question }) => question)).toEqual([...Array(count).keys()].filter((index) => index % 2));
    expect(list).toHaveLength(again.length + 2);
    expect(new Set(list.map(({ question }) => question)).size).toBe(list.length);
  });
});

describe('questions on lived experience', () => {
  test('« I have not lived this » returns the imagined question at once and uses up no follow-up of another answer', async () => {
    const { token, count } = await begin();
    for (let index = 0; index < count; index += 1) await send(token, index, index < count - 2 ? DENIAL : VAGUE);
    const list = await asked(token);
    expect(list.map(({ question }) => question)).toEqual([...Array(count).keys()]);
    const texts = list.slice(0, count - 2).map(({ text }) => text);
    for (const text of texts) expect(text).toMatch(/[Ii]maginez|plus proche/);
    const offer = { ...jobPayload, interviewLanguage: 'Anglais' as const };
    const { body: english } = await app.call(createJob, { body: offer }, recruiter.token);
    const { token: other } = await newCandidate(app, english.id);
    await start(app, other);
    expect(await send(other, 0, NOT_LIVED.Anglais)).toMatchObject([{ question: 0 }]);
  });

  test('an interview says which questions ask for lived experience only after its start', async () => {
    const { token } = await newCandidate(app, jobId);
    const lived = async () => (await app.call(getInterview, { params: { token } })).body.lived;
    expect(await lived()).toEqual([]);
    const { body } = await start(app, token);
    expect(body.lived).toHaveLength(body.questions.length);
    expect(body.lived).toContain(true);
    expect(body.lived).toContain(false);
    expect(await lived()).toEqual(body.lived);
  });

  test('a follow-up about the language is marked for the page, and « I keep my answer » leaves the first answer unchanged', async () => {
    const { token, count, email } = await begin();
    expect(await send(token, 0, ARABIC)).toMatchObject([{ question: 0, language: true }]);
    for (let index = 1; index < count; index += 1) await send(token, index, `${LIVED_ANSWER} ${index}.`);
    await send(token, count, KEEP_ANSWER.Français);
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    await app.drain();
    expect(evaluate.mock.lastCall?.[0].exchanges[0]?.answer, email).toBe(ARABIC);
  });
});

describe('evaluation of an answer with its follow-up', () => {
  const judged = async (email: string) => {
    await app.drain();
    const query = { search: email };
    const { content } = (await app.call(listCandidates, { params: { jobId }, query }, recruiter.token)).body;
    return content.find((candidate) => candidate.email === email)?.evaluation;
  };
  const finish = async (token: string) =>
    expect((await complete(app, token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } })).status).toBe(200);

  test('the engine evaluates an answer and its follow-up as one text, whether the follow-up came at once or at the end', async () => {
    const [now, end] = [await begin(), await begin()];
    for (let index = 0; index < now.count; index += 1) {
      const answer = index === 1 ? VAGUE : `${LIVED_ANSWER} Dossier ${index}.`;
      const known = await send(now.token, index, answer);
      if (index === 1) await send(now.token, now.count + known.length - 1, COMPLETED);
      await send(end.token, index, answer);
    }
    const place = (await asked(end.token)).findIndex(({ question }) => question === 1);
    await send(end.token, end.count + place, COMPLETED);
    const inputs: InterviewInput[] = [];
    evaluate.mockImplementation(async (input) => {
      inputs.push(input);
      return engineHere.evaluate(input);
    });
    for (const { token, email } of [now, end]) {
      await finish(token);
      await judged(email);
    }
    expect(inputs[0]?.exchanges[1]?.answer).toBe(`${VAGUE}\n\n${COMPLETED}`);
    expect(inputs[1]?.exchanges).toEqual(inputs[0]?.exchanges);
    expect((await judged(end.email))?.score).toBe((await judged(now.email))?.score);
  });

  test('a follow-up to a denial is marked as imagined, and a French reply replaces an answer in another language', async () => {
    const { token, email, count } = await begin();
    const said = [LIVED_ANSWER, DENIAL, ARABIC];
    for (let index = 0; index < count; index += 1) await send(token, index, said[index] ?? `${LIVED_ANSWER} ${index}.`);
    expect((await asked(token)).map(({ question }) => question)).toEqual([1, 2]);
    const imagined = 'Je préviendrais d’abord le client, puis je vérifierais le stock avec le magasin.';
    await send(token, count, imagined);
    await send(token, count + 1, COMPLETED);
    await finish(token);
    await judged(email);
    const exchanges = evaluate.mock.lastCall?.[0].exchanges ?? [];
    expect(exchanges[1]).toMatchObject({ answer: `${DENIAL}\n\n${imagined}`, imagined: true });
    expect(exchanges[2]?.answer).toBe(COMPLETED);
    expect(exchanges.filter((exchange) => exchange.imagined)).toHaveLength(1);
  });
});

describe('follow-ups under random event orders', () => {
  const ANSWERS = [LIVED_ANSWER, VAGUE, DENIAL, ARABIC, VAGUE, LIVED_ANSWER];
  type Event = {
    readonly kind: 'answer' | 'reload';
    readonly index: number;
    readonly engine: 'now' | 'late' | 'broken';
  };

  test('any order of saves, reloads and engine errors gives the same follow-ups', async () => {
    const texts = new Set<string>();
    const event = fc.record<Event>({
      kind: fc.constantFrom('answer', 'answer', 'answer', 'reload'),
      index: fc.nat(ANSWERS.length - 1),
      engine: fc.constantFrom('now', 'now', 'late', 'broken'),
    });
    const run = async (events: readonly Event[]) => {
      const { token, count } = await begin();
      const answers = Array.from({ length: count }, (_, index) => ANSWERS[index] ?? LIVED_ANSWER);
      let known: Awaited<ReturnType<typeof asked>> = [];
      const learn = (news: typeof known) => {
        // The list only grows, even if replies arrive late or twice.
        const [shorter, longer] = news.length < known.length ? [news, known] : [known, news];
        expect(longer.slice(0, shorter.length)).toEqual(shorter);
        known = longer;
      };
      const late: (() => void)[] = [];
      const rest = answers.map((_, index): Event => ({ kind: 'answer', index, engine: 'now' }));
      for (const { kind, index, engine } of [...events, ...rest]) {
        Object.assign(app.deps, { judgeWithinMs: engine === 'late' ? 1 : 60_000 });
        followUps.mockImplementation(async (input) => {
          if (engine === 'broken') throw new EngineStopped('broken');
          if (engine === 'late') await new Promise<void>((go) => late.push(go));
          return engineHere.followUps(input);
        });
        learn(kind === 'reload' ? await asked(token) : await send(token, index, answers[index] ?? ''));
      }
      for (const go of late) go();
      learn(await asked(token));
      const counted = known.filter(({ text }) => !text.includes('redire en français'));
      // The denial at 2 gets the imagined question, so that both regular follow-ups go to the vague answers.
      expect(counted.map(({ question }) => question)).toEqual([1, 2, 4]);
      expect(known.map(({ question }) => question).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
      texts.add(JSON.stringify(known.map(({ text }) => text).toSorted()));
    };
    await fc.assert(fc.asyncProperty(fc.array(event, { maxLength: 10 }), run), { numRuns: 10, seed: 14 });
    expect(texts.size).toBe(1);
  });
});
