import { AsyncLocalStorage } from 'node:async_hooks';
import * as z from 'zod/mini';
import type { CompanyId } from '@kafaa/domain/kernel/ids';

/**
 * The only place that makes a `CompanyId`. Its callers are the session gate, the locators (log-in address, public job
 * offer, personal link) and the parsers of task payloads that we wrote ourselves. Never pass data from a request.
 */
export function mintCompanyId(text: string): CompanyId {
  return text as CompanyId;
}

/** The company id in a task's payload. */
export const companyIdField = z.pipe(z.string(), z.transform(mintCompanyId));

/**
 * The tables whose keys do not start with `company_id`, each with the reason. Locators map to a company (and so store
 * its id); the others belong to no company. Every table that is not listed is a tenant table.
 */
export const GLOBAL_TABLES: Readonly<Record<string, string>> = {
  plans: 'the same price list for every company',
  email_locators: 'log-in e-mail → company',
  account_tokens: 'hash of a confirmation or reset link → company',
  job_locators: 'id of a public offer → company',
  call_counts: 'counted before any company is known, by keyed hashes of network addresses and accounts',
  tasks: 'background tasks, taken up over all companies; some belong to none',
  interview_links: 'hash of a personal interview link → company',
};

/** The company that the running request or task may access; the tenant wall in adapters/db checks each statement. */
export interface Reach {
  /** A request is bound to one company: its session's, or the first that a locator found. A task is not. */
  readonly kind: 'request' | 'task';
  company: string | null;
  readonly across: boolean;
  /** The id of the request, or of the request that queued the task; every log line carries it. */
  readonly requestId: string | null;
}

const reach = new AsyncLocalStorage<Reach>();

/** The reach of a request or a task before its company is known. */
export function newReach(kind: Reach['kind'], requestId: string | null): Reach {
  return { kind, company: null, across: false, requestId };
}

/** Runs a request or a task behind the tenant wall: each of its statements must name its company. */
export function behindWall<T>(within: Reach, run: () => T): T {
  return reach.run(within, run);
}

/** Binds the running request to this company. */
export function narrowReach(companyId: CompanyId): void {
  const current = reach.getStore();
  if (current) current.company = companyId;
}

/** Runs one query over all companies, outside the tenant wall; for locators. */
export function acrossCompanies<T>(query: PromiseLike<T>): Promise<T> {
  const requestId = currentReach()?.requestId ?? null;
  return reach.run({ kind: 'task', company: null, across: true, requestId }, async () => await query);
}

/** Null outside of requests and tasks: at startup, and in operator commands. */
export function currentReach(): Reach | null {
  return reach.getStore() ?? null;
}
