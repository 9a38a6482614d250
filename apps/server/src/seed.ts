import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '#/deps';
import { wouldLogIn } from '#/features/auth/service';
import { isUnused } from '#/features/companies/service';
import { ensurePlans as ensureDefaultPlans } from '#/features/plans/service';
import { EXAMPLE_LOGIN } from '#/platform/process/example-login';
import { repositoryRoot } from '#/platform/process/root';
import { pastOf } from './seed/past.ts';
import { OFFERS, playExample } from './seed/play.ts';

/** Creates the plans that every installation sells. */
export async function ensurePlans(deps: Deps): Promise<void> {
  await ensureDefaultPlans(deps);
}

/**
 * Fills an unused installation with the example company, in one transaction: an interrupted start leaves nothing, and the next
 * start begins again. Returns the example's log-in if it exists and still works.
 */
export async function seedExample(deps: Deps): Promise<{ email: string; password: string } | null> {
  if (await isUnused(deps.db)) {
    const cvs = await exampleCvs();
    await readAhead(deps, cvs);
    const now = deps.clock.now();
    await deps.db.transaction(async (db) => {
      // Another process may have created the example company meanwhile.
      if (!(await isUnused(db))) return;
      // Files are written within the transaction, against law 8: no user is served yet, so nobody waits for it.
      const past = pastOf({ ...deps, db }, now);
      await playExample(past, { now, cvs });
    });
  }
  const { email, password } = EXAMPLE_LOGIN;
  return (await wouldLogIn(deps, { userName: email, password })) ? { email, password } : null;
}

async function exampleCvs(): Promise<Map<string, Uint8Array>> {
  const folder = join(repositoryRoot(), 'apps/server/example/cvs');
  const names = OFFERS.flatMap(({ candidates }) => candidates.flatMap(({ cv }) => cv ?? []));
  return new Map(
    await Promise.all(names.map(async (name) => [name, new Uint8Array(await readFile(join(folder, name)))] as const)),
  );
}

/**
 * Reads the CVs before the transaction, because each reading starts a process. The reader keeps their texts in memory until the
 * evaluations in the transaction need them.
 */
async function readAhead(deps: Deps, cvs: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await Promise.all([...cvs].map(([name, bytes]) => deps.readCv(bytes, name)));
}
