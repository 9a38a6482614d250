import { afterAll, describe, expect, it } from 'vitest';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { InterviewInput } from '@kafaa/interviewer/contract';
import { ModelError, type ModelSession } from '@kafaa/interviewer/llm/model';
import { threadedEngine } from './threads.ts';
import { engineHere } from './engine-work.ts';
import { EngineStopped } from '#/platform/process/engine-stopped';
import { companyBrief, jobBrief } from '#/features/jobs/briefs-service';
import { jobPayload } from '@kafaa/testing/app/factories';
import { LIVED_ANSWER } from '@kafaa/testing/answers';
import { fixture } from '@kafaa/testing/fixtures';

const job = jobBrief({ ...jobPayload, description: 'Le front.', interviewLanguage: 'Français' });
const company = companyBrief({
  name: 'Médina Digital',
  industry: 'Technologie',
  description: 'Trois banques.',
  size: '11-50',
  values: ['Transparence'],
} as Parameters<typeof companyBrief>[0]);
const questions = await engineHere.questions(job, company);
const input: InterviewInput = {
  job,
  company,
  exchanges: questions
    .slice(0, 4)
    .map((question, index) => ({ question, answer: index % 2 ? LIVED_ANSWER : 'je sais faire' })),
  cv: {
    text: 'Développeuse, Medisoft, 03/2020 - 02/2024, React et TypeScript',
    pages: 1,
    hiddenText: [],
    warnings: [],
  },
  identity: { firstName: 'Amira', lastName: 'Ben Salah', email: 'amira@mail.tn', phone: '20123456' },
  today: { year: 2026, month: 11 },
};
const called = (title: string) => ({ ...input, job: { ...job, title } });

/** Model session that rates every answer level 3, or fails, and counts its budget. */
function session(fault?: 'timeout'): ModelSession & { log: string[] } {
  const log: string[] = [];
  let tokensIn = 80_000;
  return {
    log,
    async ask({ prompt }) {
      tokensIn -= 100;
      log.push('ask');
      await new Promise((resolve) => setImmediate(resolve));
      if (fault) throw new ModelError(fault);
      const quote = /FENCE-n0nce\n(.*)/.exec(prompt)?.[1];
      return {
        text: JSON.stringify({ evidence: [quote], relevance: 'answers', level: 3, reason: 'Situation et résultat.' }),
        model: 'écrit-1',
      };
    },
    left() {
      log.push(`left ${tokensIn}`);
      return { tokensIn, tokensOut: 9_000 };
    },
    spent: () => ({ calls: log.length, tokensIn: 0, tokensOut: 0 }),
    nonce: () => 'n0nce',
  };
}

/** Counts the event-loop turns of this thread while the work runs. The number is close to zero if the work runs in this thread. */
async function turnsDuring(work: () => Promise<void>): Promise<number> {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 5);
  await work();
  clearInterval(counting);
  return turns;
}

describe('the engine in threads', () => {
  const threads = threadedEngine();
  afterAll(() => threads.close());

  it('the threaded engine returns the same results as the engine in this thread', async () => {
    const { stamp, questions: write, describe: tell, followUps, evaluate, swap, retell, compare } = threads;
    expect(await evaluate(input)).toEqual(await engineHere.evaluate(input));
    expect(await followUps(input)).toEqual(await engineHere.followUps(input));
    expect((await followUps(input)).length).toBeGreaterThan(0);
    expect(await write(job, company)).toEqual(questions);
    expect(await tell(['Pourquoi ce poste\u202f?'], job, company)).toEqual(
      await engineHere.describe(['Pourquoi ce poste\u202f?'], job, company),
    );
    expect(await swap(input, 0)).toEqual(await engineHere.swap(input, 0));
    const retold = await retell(input, 1);
    expect(retold).toEqual(await engineHere.retell(input, 1));
    const evaluations = [await evaluate(input), await evaluate(called('Comptable'))];
    expect(await compare(evaluations)).toEqual(await engineHere.compare(evaluations));
    expect(await stamp()).toEqual(await engineHere.stamp());
  });

  it('the threaded engine asks the model through the caller’s session in the same order with the same budget', async () => {
    const [there, here] = [session(), session()];
    const result = await threads.evaluate(input, () => there);
    expect(result).toEqual(await engineHere.evaluate(input, () => here));
    expect(result.engine).toMatchObject({ name: 'llm', model: 'écrit-1' });
    expect(there.log).toEqual(here.log);
    expect(there.log.length).toBeGreaterThan(4);
    const failing = await threads.evaluate(input, () => session('timeout'));
    expect(failing.engine).toMatchObject({ name: 'local', standsInFor: 'timeout' });
    const bank = questions.slice(0, 2);
    await expect(threads.rewrite(job, company, bank, () => session('timeout'))).rejects.toEqual(
      new ModelError('timeout'),
    );
  });
});

describe('engine threads', () => {
  it('an endless engine task times out without blocking the main thread, and the next task succeeds', async () => {
    const engine = threadedEngine({ taskMs: 300, workerPath: fixture('picky-engine.mjs') });
    const turns = await turnsDuring(async () => {
      await expect(engine.evaluate(called('stop'))).rejects.toEqual(new EngineStopped('timeout'));
    });
    expect(turns).toBeGreaterThan(10);
    expect(await engine.evaluate(called('après'))).toBe('après');
    await engine.close();
  });

  it('an engine task above its memory limit is stopped, and the process survives', async () => {
    const engine = threadedEngine({ heapMegabytes: 32, workerPath: fixture('greedy-engine.mjs') });
    await expect(engine.evaluate(input)).rejects.toEqual(new EngineStopped('memory'));
    await engine.close();
  });

  it('an engine thread that cannot start rejects its task as broken', async () => {
    const engine = threadedEngine({ workerPath: fixture('missing.mjs') });
    await expect(engine.evaluate(input)).rejects.toEqual(new EngineStopped('broken'));
  });

  it('the engine refuses requests beyond two running and twenty queued ones with 503', async () => {
    const engine = threadedEngine({ requestMs: 1, workerPath: fixture('spinning-engine.mjs') });
    const asked = await Promise.allSettled(Array.from({ length: 30 }, () => engine.followUps(input)));
    const reasons = asked.map((one) => (one.status === 'rejected' ? (one.reason as unknown) : null));
    // Two calls run and twenty wait; the limit of 1 ms stops all of them.
    expect(reasons.filter((reason) => reason instanceof EngineStopped)).toHaveLength(22);
    expect(reasons.filter((reason) => reason instanceof AppError && reason.status === 503)).toHaveLength(8);
    await engine.close();
  });

  it('an answer of one word gets its follow-up without an engine thread', async () => {
    const engine = threadedEngine({ requestMs: 1, workerPath: fixture('spinning-engine.mjs') });
    const exchanges = questions.map((question, index) => ({ question, answer: index === 1 ? 'ok' : null }));
    const found = await engine.followUps({ ...input, exchanges });
    expect(found.map((one) => one?.asks ?? null)).toEqual(
      questions.map((_, index) => (index === 1 ? 'subject' : null)),
    );
    await engine.close();
  });

  it('background tasks leave one of the two engine threads free for a request', async () => {
    const engine = threadedEngine({ taskMs: 500, workerPath: fixture('picky-engine.mjs') });
    const stuck = [engine.evaluate(called('stop')), engine.evaluate(called('stop')), engine.swap(called('stop'), 0)];
    const ended = Promise.allSettled(stuck);
    const first = await Promise.race([engine.followUps(called('vite')), ended]);
    expect(first).toBe('vite');
    await ended;
    await engine.close();
  });
});
