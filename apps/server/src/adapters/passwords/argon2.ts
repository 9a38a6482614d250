import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '#/deps';
import { isCommonPassword } from './common.ts';

export interface Cost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Argon2id (the library's own choice of kind): 64 MiB, three passes, one lane; some 100 ms and well above OWASP's minimum. */
const COST: Cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/**
 * Files and the database's sockets share four threads with this work: half of them stay theirs whoever floods the log-in.
 * And where there are only two cores, one of them does.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Beyond it whoever waits would wait longer than a browser does. */
const WAITING = 200;

export function argon2Passwords(cost = COST): Passwords {
  const inTurn = turns(AT_ONCE, WAITING);
  const hashPassword = (password: string) => inTurn(() => hash(password, cost));
  let nobody: Promise<string> | undefined;
  return {
    hash: hashPassword,
    async verify(passwordHash, password) {
      // Stands in for the hash of an unknown account, so that both refusals take as long.
      nobody ??= hashPassword(randomUUID());
      const against = passwordHash ?? (await nobody);
      return inTurn(async () => {
        try {
          return (await verify(against, password)) && passwordHash !== null;
        } catch {
          // A hash that cannot be read opens nothing.
          return false;
        }
      });
    },
    isOutdated: (passwordHash) =>
      !passwordHash.includes(`$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`),
    isCommon: isCommonPassword,
  };
}

/** At most so many at once, the others in the order of their coming; those for whom there is no room are told to come back. */
function turns(atOnce: number, room: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= room) throw new AppError(kernelErrors.UNAVAILABLE);
      // The turn is handed over by whoever ends, so that nobody who comes now slips in between.
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
