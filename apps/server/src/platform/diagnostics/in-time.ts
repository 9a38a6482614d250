import { setTimeout as sleep } from 'node:timers/promises';

/** Time limit, shorter than the timeouts of health checks, of Prometheus (10 s) and of a database connection. */
const PATIENCE_MS = 3_000;

/** Returns the result of a call that may fail or hang. Null on an error or a timeout. */
export async function inTime<T>(ask: () => PromiseLike<T>): Promise<T | null> {
  const late = new AbortController();
  try {
    return await Promise.race([ask(), sleep(PATIENCE_MS, null, { signal: late.signal })]);
  } catch {
    return null;
  } finally {
    late.abort();
  }
}
