import type { RunnerDeps } from './effect-runner.ts';
import type { RetryCause } from './link-failure.ts';
import { backoff } from './send-queue.ts';

/**
 * Maximum number of failures in a row. A server that answers with errors rarely recovers within a minute, so the candidate is told
 * after fewer retries.
 */
const MAX_TRIES: Readonly<Record<RetryCause, number>> = { network: 6, server: 3 };

/** The waits before the attempts of a submission; all of them end at once when the network is back. */
export function createRetryWaits({ random, online }: Pick<RunnerDeps, 'random' | 'online'>) {
  const pending = new Set<() => void>();
  return {
    /** Resolves to true when another attempt makes sense; to false after too many failures if the device is online. */
    wait: (failures: number, cause: RetryCause): Promise<boolean> => {
      if (failures > MAX_TRIES[cause] && online()) return Promise.resolve(false);
      return new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          pending.delete(wake);
          resolve(true);
        };
        const timer = setTimeout(wake, backoff(online() ? failures : MAX_TRIES.network, random()));
        pending.add(wake);
      });
    },
    retryNow: (): void => {
      for (const wake of pending) wake();
    },
  };
}
