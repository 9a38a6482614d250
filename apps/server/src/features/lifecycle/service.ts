import { posix } from 'node:path';
import { lifecycleErrors } from '@kafaa/domain/lifecycle/errors';
import { EXPORT_DAYS } from '@kafaa/domain/lifecycle/options';
import type { CompanyLife } from '@kafaa/domain/lifecycle/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import { unaccented } from '@kafaa/domain/kernel/text';
import type { Deps, TaskRun } from '#/deps';
import { fileLink } from '#/platform/links/file-link';
import { bornAt } from '#/platform/data/ids';
import type { Session } from '#/platform/http/route';
import { zipFile } from '#/platform/files/zip';
import { companyEmails } from '../auth/service.ts';
import { lockCompany } from '../companies/service.ts';
import { queueMail } from '../mails/service.ts';
import { exportRequested } from './events.ts';
import { exportEntries } from './export-service.ts';
import { exportReadyMail } from './mails/export-ready.tsx';
import * as store from './store.ts';

/** Time after which all tries have ended: the process of an export that is still `RUNNING` then has died. */
const OVERDUE_AFTER_MS = 9 * 3_600_000;

/** Returns the time at which the archive is deleted; null until it is ready. */
const endOf = ({ readyAt }: store.ExportRow): Date | null =>
  readyAt && new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MS);

function isOver(row: store.ExportRow, now: Date): boolean {
  const end = endOf(row);
  return end !== null && end <= now;
}

const isOverdue = ({ state, requestedAt }: store.ExportRow, now: Date) =>
  state === 'RUNNING' && now.getTime() - requestedAt.getTime() > OVERDUE_AFTER_MS;

export async function getCompanyLife(deps: Deps, session: Session): Promise<CompanyLife> {
  const life = await store.findLife(deps.db, session);
  return {
    export: life?.export ? present(life.export, deps.clock.now()) : null,
    leavesOut: session.allows('TRANSCRIPTS') ? [] : ['answers'],
    eraseAt: life?.eraseAt?.toISOString() ?? null,
  };
}

function present(row: store.ExportRow, now: Date): CompanyLife['export'] {
  if (isOver(row, now)) return null;
  return {
    state: isOverdue(row, now) ? 'FAILED' : row.state,
    requestedAt: row.requestedAt.toISOString(),
    readyAt: row.readyAt?.toISOString() ?? null,
    endsAt: endOf(row)?.toISOString() ?? null,
    size: row.size,
  };
}

/** Requests an archive, which replaces the previous one. While an archive is being made, a repeated request changes nothing. */
export async function requestExport(deps: Deps, session: Session): Promise<CompanyLife> {
  const { companyId, userId } = session;
  const now = deps.clock.now();
  const replaced = await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const before = await store.findExport(tx, { companyId });
    if (before?.state === 'RUNNING' && !isOverdue(before, now)) return null;
    const id = deps.newId();
    const asked = { state: 'RUNNING' as const, requestedAt: now, requestedBy: userId };
    const nothing = { readyAt: null, fileKey: null, size: null };
    await store.saveExport(tx, { companyId, id, ...asked, ...nothing, withAnswers: session.allows('TRANSCRIPTS') });
    await deps.queue.send(tx, exportRequested, { companyId, id }, { singletonKey: id });
    return before?.fileKey ?? null;
  });
  if (replaced) await deps.files.remove(replaced);
  return getCompanyLife(deps, session);
}

/** Writes the archive and mails the company. */
export async function makeExport(
  deps: Deps,
  { companyId, id }: { companyId: CompanyId; id: string },
  { lastTry }: TaskRun,
): Promise<void> {
  const asked = await store.findExport(deps.db, { companyId });
  // The archive is already written or was requested again, or the company was erased.
  if (asked?.id !== id || asked.state === 'READY') return;
  const fileKey = `exports/${companyId}/${deps.newId()}.zip`;
  try {
    const { requestedBy: userId, withAnswers } = asked;
    const request = { companyId, by: { userId }, withAnswers };
    const size = await deps.files.write(
      fileKey,
      zipFile(exportEntries(deps, request), deps.clock.now()),
      'application/zip',
    );
    if (!(await publish(deps, { companyId, id, fileKey, size }))) await deps.files.remove(fileKey);
  } catch (error) {
    await deps.files.remove(fileKey);
    if (lastTry) await store.endExport(deps.db, { companyId, id, set: { state: 'FAILED' } });
    throw error;
  }
}

async function publish(
  deps: Deps,
  { companyId, id, fileKey, size }: { companyId: CompanyId; id: string; fileKey: string; size: number },
): Promise<boolean> {
  const readyAt = deps.clock.now();
  const content = await exportReadyMail(deps.config, { endsAt: new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MS) });
  return deps.db.transaction(async (tx) => {
    if (!(await store.endExport(tx, { companyId, id, set: { state: 'READY', readyAt, fileKey, size } }))) return false;
    for (const to of await companyEmails(tx, companyId)) await queueMail(deps, tx, { companyId, to, content });
    return true;
  });
}

/** Returns a short-lived URL of the archive. */
export async function getExport(deps: Deps, { companyId }: Session): Promise<{ url: string; fileName: string }> {
  const life = await store.findLife(deps.db, { companyId });
  const row = life?.export;
  if (!row?.fileKey || row.state !== 'READY' || isOver(row, deps.clock.now()))
    throw new AppError(lifecycleErrors.EXPORT_NOT_READY);
  const slug = unaccented(life?.name ?? '').replace(/[^a-z0-9]+/g, '-');
  const fileName = `export-${slug}-${row.requestedAt.toISOString().slice(0, 10)}.zip`;
  return { url: fileLink(deps, { key: row.fileKey, name: fileName }), fileName };
}

/** Daily task: deletes expired archives, and files that no row references because their process died. */
export async function sweepExports(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const kept = new Set<string>();
  for (const row of await store.findExportsUnscoped(deps.db)) {
    if (isOver(row, now)) await store.dropExport(deps.db, row);
    else if (row.fileKey) kept.add(row.fileKey);
  }
  for (const key of await deps.files.list('exports/')) {
    const born = bornAt(posix.basename(key, '.zip'));
    const isUnnamed = born === null || now.getTime() - born.getTime() > OVERDUE_AFTER_MS;
    if (!kept.has(key) && isUnnamed) await deps.files.remove(key);
  }
}
