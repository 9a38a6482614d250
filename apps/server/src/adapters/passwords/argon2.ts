import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Passwords } from '#/deps';
import { turns } from '#/platform/turns';
import { workerFile } from '#/platform/worker-file';
import { isCommonPassword } from './common.ts';

export interface Cost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Argon2id (the library's own choice of kind): 64 MiB, three passes, one lane; some 100 ms and well above OWASP's minimum. */
const COST: Cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** One core stays with everything else, and more than two are never worth their 64 MiB each. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Beyond it whoever waits would wait longer than a browser does. */
const WAITING = 200;

/** What a thread is asked: the hash of a password, or whether it fits a stored one. */
export interface HashWork {
  readonly password: string;
  readonly cost: Cost;
  /** Sixteen random bytes without it. */
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
      // Stands in for the hash of an unknown account, so that both refusals take as long.
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
 * Threads of lower priority, one for each work that runs at a time. Not libuv's: those also serve files and names, and have
 * the priority of the whole process, so that a flood of log-ins would slow everybody's answers.
 */
function threads() {
  const idle: Worker[] = [];
  return async (work: HashWork): Promise<unknown> => {
    const { file } = workerFile('hash-worker', import.meta.url);
    // From the sources it needs no loader: Node reads the types away by itself.
    const thread = idle.pop() ?? new Worker(file, { execArgv: [] });
    thread.ref();
    const answered = once(thread, 'message');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, which has no origin
    thread.postMessage(work);
    // A thread that breaks fails this work only; it is gone, and the next work starts another.
    const [answer] = (await answered) as [unknown];
    // Whoever waits for no answer may end.
    thread.unref();
    idle.push(thread);
    return answer;
  };
}
