import { isLinkOpen } from '@kafaa/domain/interviews/rules';
import { isId, type CompanyId } from '@kafaa/domain/kernel/ids';
import type { Deps } from '#/deps';
import { bornAt } from '#/platform/data/ids';
import * as store from './store.ts';

/** A file is written before the row that references it. If the row is still missing after this time, it will never be written. */
const UNNAMED_FOR_MS = 60 * 60 * 1000;
const AT_ONCE = 200;

/**
 * Task, twice a day: removes files that no row references. Such files are left by a process that dies between writing a file and its row,
 * or between replacing a row and removing the old file, and by CV uploads that were never finished.
 */
export async function collectFiles(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - UNNAMED_FOR_MS);
  await deps.files.tidy(before);
  let collected = 0;
  for (const companyId of await store.findFileOwnersUnscoped(deps.db)) {
    for (const folder of ['cvs', 'reports', 'uploads'] as const) {
      const keys = await deps.files.list(`${folder}/${companyId}/`);
      for (let from = 0; from < keys.length; from += AT_ONCE)
        collected += await collect(deps, companyId, keys.slice(from, from + AT_ONCE), before);
    }
  }
  if (collected > 0) deps.log.info({ collected }, 'files that belonged to nothing');
}

async function collect(deps: Deps, companyId: CompanyId, keys: readonly string[], before: Date): Promise<number> {
  const candidateOf = (key: string) => key.split('/')[2] ?? '';
  const ids = [...new Set(keys.map(candidateOf))].filter(isId);
  const rows = new Map((await store.listFiles(deps.db, { companyId, ids })).map((row) => [row.candidateId, row]));
  const now = deps.clock.now();
  const isUnwanted = (key: string) => {
    const row = rows.get(candidateOf(key));
    // Chunks of a CV are kept while the candidate's link is open, because the upload may continue.
    if (key.startsWith('uploads/')) return !row || !isLinkOpen(row, now);
    const born = bornAt((key.split('/')[3] ?? '').split('.')[0] ?? '');
    return key !== row?.cvKey && key !== row?.reportKey && (born === null || born < before);
  };
  const unwanted = keys.filter(isUnwanted);
  for (const key of unwanted) await deps.files.remove(key);
  return unwanted.length;
}
