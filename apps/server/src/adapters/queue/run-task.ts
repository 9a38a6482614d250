import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Task, TaskRun } from '#/deps';
import { errorSummary } from '#/platform/diagnostics/failures';
import { runInTenantScope, createTenantScope } from '#/platform/data/tenant';
import { type Claimed, knownOf } from './task-store.ts';

/** Registered task with its handler. */
export interface Work {
  readonly task: Task<object>;
  readonly handler: (payload: object, run: TaskRun) => Promise<void>;
}

export interface Outcome {
  /** Kind of the failure, never its message, which may contain personal data; null after a success. */
  readonly fault: string | null;
  readonly lastTry: boolean;
}

class PayloadRefused extends Error {
  override name = 'PayloadRefused';
}

class RunExpired extends Error {
  override name = 'RunExpired';
}

const EXPIRES_SECONDS = 300;

/** Runs a task once, in its own tenant scope. With `expires`, a run that takes too long fails, although its handler goes on. */
export async function runTask(
  { task, handler }: Work,
  { id, payload, requestId, attempts }: Claimed,
  { log, expires }: { log: Logger; expires: boolean },
): Promise<Outcome> {
  const lastTry = attempts > knownOf(task).retries;
  try {
    const parsed = z.safeParse(task.payload, payload);
    if (!parsed.success) throw new PayloadRefused();
    const handled = runInTenantScope(createTenantScope('task', requestId), () => handler(parsed.data, { lastTry }));
    await (expires ? inTime(handled, task.expireInSeconds ?? EXPIRES_SECONDS) : handled);
    return { fault: null, lastTry };
  } catch (error) {
    const fault = errorSummary(error);
    log.warn({ task: task.name, id, attempt: attempts, fault, ...(requestId && { requestId }) }, 'task failed');
    return {
      fault: `${String(fault['kind'])} ${typeof fault['code'] === 'string' ? fault['code'] : ''}`.trim(),
      lastTry,
    };
  }
}

async function inTime(handled: Promise<void>, seconds: number): Promise<void> {
  const expired = Promise.withResolvers<never>();
  const timer = setTimeout(() => expired.reject(new RunExpired()), seconds * 1_000);
  try {
    await Promise.race([handled, expired.promise]);
  } finally {
    clearTimeout(timer);
  }
}
