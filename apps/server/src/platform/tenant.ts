import { AsyncLocalStorage } from 'node:async_hooks';
import * as z from 'zod/mini';
import type { CompanyId } from '@kafaa/domain/kernel/ids';

/**
 * The only place that makes a `CompanyId`. Called by the session gate, by locators (log-in address, public offer,
 * personal link) and for task payloads that we wrote ourselves; never with anything a request says.
 */
export function mintCompanyId(text: string): CompanyId {
  return text as CompanyId;
}

/** The company in a task's payload. */
export const companyIdField = z.pipe(z.string(), z.transform(mintCompanyId));

/**
 * The tables that do not lead with the company, each for its reason. Locators answer with the company (and so hold its
 * id); the others belong to no company. Every table that is not here is a tenant table.
 */
export const GLOBAL_TABLES: Readonly<Record<string, string>> = {
  plans: 'the same price list for every company',
  email_locators: 'log-in e-mail → company',
  account_tokens: 'hash of a confirmation or reset link → company',
  job_locators: 'id of a public offer → company',
  call_counts: 'counted before any company is known, by keyed hashes of network addresses and accounts',
  interview_links: 'hash of a personal interview link → company',
};

/** How far the statements of the running request or task may reach; the wall in adapters/db reads it. */
export interface Reach {
  /** A request touches one company: the session's, or the first that a locator led to. */
  readonly kind: 'request' | 'task';
  company: string | null;
  readonly across: boolean;
  /** The id of the request, or of the one that queued the task: each line of the log carries it. */
  readonly requestId: string | null;
}

const reach = new AsyncLocalStorage<Reach>();

/** How far a request or a task may reach before it has named its company. */
export function newReach(kind: Reach['kind'], requestId: string | null): Reach {
  return { kind, company: null, across: false, requestId };
}

/** Runs a request or a task behind the wall: each of its statements must name its company. */
export function behindWall<T>(within: Reach, run: () => T): T {
  return reach.run(within, run);
}

/** From here on the running request is this company's. */
export function narrowReach(companyId: CompanyId): void {
  const current = reach.getStore();
  if (current) current.company = companyId;
}

/** One look over all companies, for a locator: the query runs here, once, outside of the wall. */
export function acrossCompanies<T>(query: PromiseLike<T>): Promise<T> {
  const requestId = currentReach()?.requestId ?? null;
  return reach.run({ kind: 'task', company: null, across: true, requestId }, async () => await query);
}

/** Null outside of requests and tasks: at the start, and for the operator's commands. */
export function currentReach(): Reach | null {
  return reach.getStore() ?? null;
}
