import { setTimeout as sleep } from 'node:timers/promises';

/** Less than whoever asks for health or figures waits (10 s), and than the wait for a connection to the database. */
const PATIENCE_MS = 3_000;

/** The answer of something that may be away: null when it fails, or neither answers nor fails in time. */
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
