import * as z from 'zod/mini';
import type { Clock, Deps } from '#/deps';
import { rejectionMailDue } from '#/features/candidates/events';
import { sendRejectionMail } from '#/features/candidates/decision-service';
import { evaluateCandidate } from '#/features/evaluations/service';
import { interviewCompleted } from '#/features/interviews/events';
import { mailQueued } from '#/features/mails/events';
import { sendMail } from '#/features/mails/service';
import { uuidV7 } from '#/platform/data/ids';
import type { Moment } from './example.ts';
import { HOUR_MS } from '@kafaa/domain/kernel/time';

/** Tunis keeps UTC+1 all year. */
const TUNIS = HOUR_MS;

/** The instant of a moment in Tunis, counted back from the day of `now`. */
export function instantOf([daysAgo, time]: Moment, now: Date): Date {
  const day = new Date(now.getTime() + TUNIS - daysAgo * 24 * HOUR_MS).toISOString().slice(0, 10);
  return new Date(Date.parse(`${day}T${time}:00.000Z`) - TUNIS);
}

/** The nth working day (Monday to Friday) after the day of `now` (before it when negative), at a time in Tunis. */
export function workingDay(count: number, time: string, now: Date): Date {
  const step = Math.sign(count);
  let days = 0;
  for (let left = Math.abs(count); left > 0;) {
    days += step;
    const weekday = new Date(now.getTime() + TUNIS + days * 24 * HOUR_MS).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return instantOf([-days, time], now);
}

/** A clock that is set and advanced by hand. */
class PastClock implements Clock {
  #now: Date;
  constructor(start: Date) {
    this.#now = start;
  }
  now = (): Date => this.#now;
  set(instant: Date): void {
    this.#now = instant;
  }
  wind(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + Math.round(seconds * 1000));
  }
}

export interface Past {
  /** The server's dependencies with the simulated clock. */
  readonly deps: Deps;
  readonly clock: PastClock;
  /** Returns the last generated token, which is in the last mail. */
  lastToken(): string;
  /** Runs the tasks that the services queued, 3 seconds apart on the simulated clock. */
  settle(): Promise<void>;
}

/** The same server at another time: its own clock, its own queue, and a mailer that sends nothing. */
export function pastOf(deps: Deps, start: Date): Past {
  const clock = new PastClock(start);
  const waiting: (() => Promise<void>)[] = [];
  let token = '';
  const past: Deps = {
    ...deps,
    clock,
    mailer: { embedded: true, send: async () => {}, verify: async () => {} },
    newId: () => uuidV7(clock.now()),
    newToken: () => (token = deps.newToken()),
    queue: {
      ...deps.queue,
      async send(tx, task, payload, options) {
        if (task.name === mailQueued.name) waiting.push(() => sendMail(past, z.parse(mailQueued.payload, payload)));
        else if (task.name === interviewCompleted.name)
          waiting.push(() => evaluateCandidate(past, z.parse(interviewCompleted.payload, payload)));
        else if (task.name === rejectionMailDue.name)
          waiting.push(() => {
            clock.wind(deps.config.rejectionMailDelayMinutes * 60);
            return sendRejectionMail(past, z.parse(rejectionMailDue.payload, payload));
          });
        else await deps.queue.send(tx, task, payload, options);
      },
    },
  };
  return {
    deps: past,
    clock,
    lastToken: () => token,
    async settle() {
      for (let run = waiting.shift(); run; run = waiting.shift()) {
        clock.wind(3);
        await run();
      }
    },
  };
}
