import type { AuditAction } from '@kafaa/domain/audit/options';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { retentionCutoff } from '@kafaa/domain/own-data/rules';
import { DAY_MS, HOUR_MS } from '@kafaa/domain/kernel/time';
import type { Db, Deps } from '#/deps';
import * as store from './store.ts';

/** The actor: an account of the company, or an actor without an account. */
export type Doer = { readonly userId: string } | 'CANDIDATE' | 'GUEST' | 'OPERATOR' | 'RETENTION';

export interface AuditEvent {
  readonly companyId: CompanyId;
  readonly by: Doer;
  readonly action: AuditAction;
  /** Ids of the candidates, or of the person of the company; null for an event about the company itself. */
  readonly of: string | readonly string[] | null;
}

/** The value of `candidateId` for an event about the company: empty, because earlier versions print this column. */
const ABOUT_COMPANY = '';

/** Records audit events about candidates' data; in the transaction of a decision, both commit or neither. */
export async function recordAuditEvent(deps: Deps, db: Db, { companyId, by, action, of }: AuditEvent): Promise<void> {
  const candidateIds = [of ?? ABOUT_COMPANY].flat();
  if (candidateIds.length === 0) return;
  const at = deps.clock.now();
  const who = typeof by === 'string' ? { actor: by, userId: null } : { actor: 'RECRUITER' as const, userId: by.userId };
  const rows = candidateIds.map((candidateId) => ({ companyId, id: deps.newId(), at, ...who, action, candidateId }));
  await store.insertEvents(db, rows);
}

/** Records a reading that a page repeats: at most one event per person of the company, candidate and hour. */
export async function recordReadingEvent(deps: Deps, db: Db, event: AuditEvent & { by: { userId: string } }) {
  const since = new Date(deps.clock.now().getTime() - HOUR_MS);
  const { companyId, action, by } = event;
  const candidateIds = [event.of ?? []].flat();
  const known = new Set(await store.listRecent(db, { companyId, action, userId: by.userId, candidateIds, since }));
  await recordAuditEvent(deps, db, { ...event, of: candidateIds.filter((id) => !known.has(id)) });
}

/** Lists the audit events of the last days, newest first; for the operator. */
export async function eventsSince(deps: Deps, { days, ...filter }: store.EventFilter & { days: number }) {
  return store.findEventsUnscoped(deps.db, { since: new Date(deps.clock.now().getTime() - days * DAY_MS), ...filter });
}

/** Daily task: deletes audit events after the retention period of candidates' data. */
export async function forgetOldEvents(deps: Deps): Promise<void> {
  await store.forgetBeforeUnscoped(deps.db, retentionCutoff(deps.clock.now(), deps.config.retentionMonths));
}
