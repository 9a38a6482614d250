import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane; about 30 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Stands in for the hash of an unknown account, so that both refusals take as long. */
let nobody: Promise<string> | undefined;

/** False for a wrong password or no account; also for a hash that cannot be read, so that a broken row opens nothing. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword(randomUUID());
  try {
    return (await verify(passwordHash ?? (await nobody), password)) && passwordHash !== null;
  } catch {
    return false;
  }
}
