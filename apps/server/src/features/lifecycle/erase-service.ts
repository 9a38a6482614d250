import { lifecycleErrors } from '@kafaa/domain/lifecycle/errors';
import { ERASURE_DELAY_DAYS } from '@kafaa/domain/lifecycle/options';
import type { CompanyLife, ErasurePayload } from '@kafaa/domain/lifecycle/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import type { Db, Deps } from '#/deps';
import { errorSummary } from '#/platform/diagnostics/failures';
import type { Session } from '#/platform/http/route';
import { recordAuditEvent } from '../audit/service.ts';
import { keepOtherLogins } from '../auth/members-service.ts';
import { companyEmails, everyEmail, isPasswordOf } from '../auth/service.ts';
import { getCompany, lockCompany } from '../companies/service.ts';
import { type NewMail, queueMail, writeMails } from '../mails/service.ts';
import { forgetFiles, queueRemains } from '#/features/own-data/erase-service';
import { companyErased, mailsReleased } from './events.ts';
import { companyErasedMail } from './mails/company-erased.tsx';
import { companyLeftMail } from './mails/company-left.tsx';
import { erasureAskedMail } from './mails/erasure-asked.tsx';
import { getCompanyLife } from './service.ts';
import * as store from './store.ts';

/** Delay of the second sweep: by then, requests that ran during the erasure have written their rows and files. */
const SECOND_SWEEP_MS = 15 * 60 * 1000;
/** Delay of the last sweep: by then, the farewell mails were sent, or never will be. */
const LAST_SWEEP_MS = 7 * DAY_MS;
/** Maximum age of an application whose candidate gets a farewell mail; older candidates no longer expect an answer. */
const TOLD_FOR_MS = 365 * DAY_MS;

/** Requests the erasure of the whole company; the request can be cancelled until the erasure. */
export async function askErasure(deps: Deps, session: Session, payload: ErasurePayload): Promise<CompanyLife> {
  const { companyId } = session;
  const { name, eraseAt: asked } = await getCompany(deps.db, companyId);
  const faults = [{ path: 'name', message: lifecycleErrors.NAME_DIFFERS.message }];
  if (payload.name !== name) throw new AppError(lifecycleErrors.NAME_DIFFERS, { fields: faults });
  if (!(await isPasswordOf(deps, session, payload.password))) {
    const { message } = lifecycleErrors.WRONG_PASSWORD;
    throw new AppError(lifecycleErrors.WRONG_PASSWORD, { fields: [{ path: 'password', message }] });
  }
  // A repeated request changes nothing.
  if (asked) return getCompanyLife(deps, session);
  const eraseAt = new Date(deps.clock.now().getTime() + ERASURE_DELAY_DAYS * DAY_MS);
  const content = await erasureAskedMail(deps.config, { company: name, eraseAt });
  await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    if ((await getCompany(tx, companyId)).eraseAt) return;
    await store.saveErasure(tx, { companyId, eraseAt });
    await recordAuditEvent(deps, tx, { companyId, by: session, action: 'COMPANY_ERASURE_ASKED', of: null });
    for (const to of await companyEmails(tx, companyId)) await queueMail(deps, tx, { companyId, to, content });
  });
  return getCompanyLife(deps, session);
}

/** Cancels the requested erasure. Idempotent. */
export async function keepCompany(deps: Deps, session: Session): Promise<CompanyLife> {
  const { companyId } = session;
  await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    if (!(await getCompany(tx, companyId)).eraseAt) return;
    await store.saveErasure(tx, { companyId, eraseAt: null });
    await recordAuditEvent(deps, tx, { companyId, by: session, action: 'COMPANY_ERASURE_CANCELLED', of: null });
  });
  return getCompanyLife(deps, session);
}

/** Hourly task: erases the companies whose erasure is due. A failure does not stop the others. */
export async function eraseDueCompanies(deps: Deps): Promise<void> {
  const faults: unknown[] = [];
  for (const companyId of await store.findDueErasuresUnscoped(deps.db, deps.clock.now())) {
    try {
      await eraseCompany(deps, { companyId, by: 'COMPANY' });
    } catch (error) {
      deps.log.error({ fault: errorSummary(error) }, 'a company could not be erased');
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
}

/**
 * Erases everything stored about a company, or nothing. Database functions delete every row and write the tombstone, in one transaction
 * with the last mails and the tasks that remove files. Returns null if the company is gone or has cancelled its erasure.
 */
export async function eraseCompany(
  deps: Deps,
  { companyId, by }: { companyId: CompanyId; by: store.EraserOf },
): Promise<store.ErasedRows | null> {
  const company = await store.findCompany(deps.db, { companyId });
  if (!company) return null;
  const now = deps.clock.now();
  const letters = await lettersOf(deps, companyId, company.company.name);
  const farewell = await companyErasedMail(deps.config, { company: company.company.name });
  const since = new Date(now.getTime() - TOLD_FOR_MS);
  return deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const held = await store.findCompany(tx, { companyId });
    if (!held || (by === 'COMPANY' && !isDue(held.company, now))) return null;
    const people = await store.listToTell(tx, { companyId, since });
    const last: NewMail[] = (await everyEmail(tx, companyId)).map((to) => ({ companyId, to, content: farewell }));
    for (const { email: to, jobId } of people) {
      const content = letters.get(jobId);
      if (content) last.push({ companyId, to, content });
    }
    await keepOtherLogins(tx, { companyId });
    const erased = await store.eraseCompany(tx, { companyId, by, at: now, withMails: true });
    await deps.queue.forget(tx, { companyId });
    await writeMails(deps, tx, last);
    await queueSweeps(deps, tx, companyId);
    return erased;
  });
}

const isDue = ({ eraseAt }: { eraseAt: Date | null }, now: Date): boolean => eraseAt !== null && eraseAt <= now;

/** Renders the farewell mail of each offer, which is the same for all its candidates. */
async function lettersOf(deps: Deps, companyId: CompanyId, name: string) {
  const letters = new Map<string, NewMail['content']>();
  for (const { id, title } of await store.listTitles(deps.db, { companyId }))
    letters.set(id, await companyLeftMail(deps.config, { company: name, job: title }));
  return letters;
}

async function queueSweeps(deps: Deps, tx: Db, companyId: CompanyId): Promise<void> {
  const after = (ms: number) => ({ startAfter: new Date(deps.clock.now().getTime() + ms) });
  await deps.queue.send(tx, mailsReleased, { companyId });
  await deps.queue.send(tx, companyErased, { companyId, last: false });
  await deps.queue.send(tx, companyErased, { companyId, last: false }, after(SECOND_SWEEP_MS));
  await deps.queue.send(tx, companyErased, { companyId, last: true }, after(LAST_SWEEP_MS));
  await queueRemains(deps, tx);
}

/** Removes the company's files, rows that requests wrote during the erasure, and sent mails; the last sweep also removes unsent mails. */
export async function sweepErased(
  deps: Deps,
  { companyId, last }: { companyId: CompanyId; last: boolean },
): Promise<void> {
  const prefixes = ['cvs', 'uploads', 'reports', 'exports'].map((folder) => `${folder}/${companyId}/`);
  await forgetFiles(deps, { prefixes, keys: [] });
  const at = deps.clock.now();
  await deps.db.transaction((tx) => store.eraseCompany(tx, { companyId, by: 'OPERATOR', at, withMails: last }));
}

/** Returns the number of rows that an erasure would delete; for the operator. */
export async function describeErasure(deps: Deps, companyId: CompanyId): Promise<store.ErasedRows> {
  return store.countRows(deps.db, { companyId });
}

/** Lists the companies that were erased, newest first; for the operator. */
export async function listErased(deps: Deps): Promise<store.Tombstone[]> {
  return store.findTombstonesUnscoped(deps.db);
}
