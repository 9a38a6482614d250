import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, createSendQueue, type Job, type Outcome } from './send-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const job = (index: number): Job => ({ index, answer: { text: `réponse ${index}`, revision: index + 1 } });

function set(outcomes: readonly Outcome['kind'][], jobs = 3) {
  const waiting = Array.from({ length: jobs }, (_, index) => job(index));
  const sent: number[] = [];
  const script = [...outcomes];
  let under = 0;
  const queue = createSendQueue({
    next: () => waiting[0] ?? null,
    send: async ({ index, answer }) => {
      under += 1;
      expect(under).toBe(1);
      await Promise.resolve();
      under -= 1;
      sent.push(index);
      const kind = script.shift() ?? 'saved';
      if (kind === 'saved') return { kind, revision: answer.revision };
      if (kind === 'rejected') return { kind, message: 'Non.' };
      return kind === 'retry' ? { kind, cause: 'network' } : { kind };
    },
    settle: (_, outcome) => {
      if (outcome.kind === 'saved' || outcome.kind === 'rejected') waiting.shift();
    },
    random: () => 0.5,
  });
  return { queue, sent, waiting };
}

describe('send queue', () => {
  it('the queue sends its jobs in order and one at a time after two kicks', async () => {
    const { queue, sent } = set([]);
    queue.kick();
    queue.kick();
    expect(await queue.flush()).toBe(true);
    expect(sent).toEqual([0, 1, 2]);
  });

  it('the queue retries after a growing backoff and then sends the remaining jobs', async () => {
    const { queue, sent } = set(['retry', 'retry']);
    expect(await queue.flush()).toBe(false);
    // The flush's own kick came before the first attempt, so it triggers no second one.
    expect(sent).toEqual([0]);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual([0, 0, 0, 1, 2]);
  });

  it('a kick during a failing attempt triggers an immediate retry', async () => {
    const { queue, sent } = set(['retry'], 1);
    queue.kick();
    queue.kick();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([0, 0]);
  });

  it('the queue skips a rejected job, and sends nothing more after the outcome « stop »', async () => {
    const { queue, sent, waiting } = set(['rejected', 'stop']);
    expect(await queue.flush()).toBe(false);
    queue.kick();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([0, 1]);
    expect(waiting.map(({ index }) => index)).toEqual([1, 2]);
  });
});

describe('retry backoff', () => {
  it('the backoff doubles per failure, is capped at 30 s and has a jitter of a quarter', () => {
    expect([1, 2, 3, 9].map((failures) => backoff(failures, 0.5))).toEqual([1000, 2000, 4000, 30_000]);
    expect([backoff(3, 0), backoff(3, 1)]).toEqual([3000, 5000]);
  });
});
