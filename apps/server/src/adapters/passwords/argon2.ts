import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Passwords } from '#/deps';
import { turns } from '#/platform/http/turns';
import { workerFile } from '#/platform/process/worker-file';
import { isCommonPassword } from './common.ts';

export interface Cost {
  /** Memory in KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/**
 * Cost of Argon2id, the library's default algorithm: 64 MiB, three passes, one lane. A hash takes some 100 ms, and the cost is well
 * above OWASP's minimum.
 */
const COST: Cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** Number of hashing threads. One core stays free for other work, and more than two threads are not worth 64 MiB each. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Maximum number of waiting hashes. Beyond this number, a request would wait longer than a browser does. */
const WAITING = 200;

/** Work for a thread: hash a password, or verify it against a stored hash. */
export interface HashWork {
  readonly password: string;
  readonly cost: Cost;
  /** Salt; sixteen random bytes if absent. */
  readonly salt?: Uint8Array | undefined;
  readonly against?: string;
}

export function argon2Passwords(cost = COST): Passwords {
  const inTurn = turns(AT_ONCE, WAITING);
  const ask = threads();
  const hashPassword = (password: string, salt?: Uint8Array) =>
    inTurn(async () => String(await ask({ password, cost, salt })));
  let nobody: Promise<string> | undefined;
  return {
    hash: hashPassword,
    async verify(passwordHash, password) {
      // Hash that is verified for an unknown account, so that both refusals take equally long.
      nobody ??= hashPassword(randomUUID()).catch((error: unknown) => {
        nobody = undefined;
        throw error;
      });
      const against = passwordHash ?? (await nobody);
      const fits = await inTurn(() => ask({ password, cost, against }));
      return fits === true && passwordHash !== null;
    },
    isOutdated: (passwordHash) =>
      !passwordHash.includes(`$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`),
    isCommon: isCommonPassword,
  };
}

/**
 * Creates threads of lower priority, one per concurrent hash. libuv's pool is not used, because it also serves files and DNS and
 * has the priority of the whole process: a flood of log-ins would slow down all requests.
 */
function threads() {
  const idle: Worker[] = [];
  return async (work: HashWork): Promise<unknown> => {
    const { file } = workerFile('hash-worker', import.meta.url);
    // The thread needs no loader when it runs from the sources, because Node strips the types.
    const thread = idle.pop() ?? new Worker(file, { execArgv: [] });
    thread.ref();
    const answered = once(thread, 'message');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, which has no origin
    thread.postMessage(work);
    // If the thread breaks, only this work fails; the next work starts a new thread.
    const [answer] = (await answered) as [unknown];
    // An idle thread must not keep the process alive.
    thread.unref();
    idle.push(thread);
    return answer;
  };
}
