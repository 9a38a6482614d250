import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '#/deps';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane; about 30 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function argon2Passwords(): Passwords {
  const hashPassword = (password: string) => hash(password, COST);
  let nobody: Promise<string> | undefined;
  return {
    hash: hashPassword,
    async verify(passwordHash, password) {
      // Stands in for the hash of an unknown account, so that both refusals take as long.
      nobody ??= hashPassword(randomUUID());
      try {
        return (await verify(passwordHash ?? (await nobody), password)) && passwordHash !== null;
      } catch {
        // A hash that cannot be read opens nothing.
        return false;
      }
    },
  };
}
