import { AsyncLocalStorage } from 'node:async_hooks';
import * as z from 'zod/mini';
import type { CompanyId } from '@kafaa/domain/kernel/ids';

/**
 * Makes a `CompanyId`; no other code does. Its callers are the session gate, the unscoped look-ups (log-in address, public job
 * offer, personal link) and the parsers of task payloads that we wrote ourselves. Never pass data from a request.
 */
export function toCompanyId(text: string): CompanyId {
  return text as CompanyId;
}

/** Schema of the company id in a task's payload. */
export const companyIdField = z.pipe(z.string(), z.transform(toCompanyId));

/**
 * Tables whose keys do not start with `company_id`, each with the reason. Locator tables map a value to a company (and so store its
 * id); the others belong to no company. Every table that is not listed is a tenant table.
 */
export const GLOBAL_TABLES: Readonly<Record<string, string>> = {
  plans: 'the same price list for every company',
  email_locators: 'log-in e-mail → company',
  member_locators: 'log-in e-mail → further companies',
  second_factors: 'the second factor of a log-in address, whatever its companies',
  login_identities: 'the identities of a log-in address, whatever its companies',
  passkeys: 'the passkeys of a log-in address, whatever its companies',
  passkey_challenges: 'asked of a browser before anybody is known',
  account_tokens: 'hash of a confirmation or reset link → company',
  calendar_feeds: 'hash of a private calendar feed → company',
  job_locators: 'id of a public offer → company',
  call_counts: 'counted before any company is known, by keyed hashes of network addresses and accounts',
  tasks: 'background tasks, taken up over all companies; some belong to none',
  interview_links: 'hash of a personal interview link → company',
};

/** Company that the running request or task may access. The tenant guard in adapters/db checks each statement against it. */
export interface TenantScope {
  /**
   * Kind of the running work. A request is bound to one company: its session's, or the first one that an unscoped look-up found. A
   * task is not bound.
   */
  readonly kind: 'request' | 'task';
  company: string | null;
  /** Whether the code runs inside `withoutTenantScope`. */
  readonly unscoped: boolean;
  /** Id of the request, or of the request that queued the task. Every log line contains it. */
  readonly requestId: string | null;
}

const storage = new AsyncLocalStorage<TenantScope>();

/** Creates the scope of a request or a task before its company is known. */
export function createTenantScope(kind: TenantScope['kind'], requestId: string | null): TenantScope {
  return { kind, company: null, unscoped: false, requestId };
}

/** Runs a request or a task in its tenant scope, in which each statement must name its company. */
export function runInTenantScope<T>(scope: TenantScope, run: () => T): T {
  return storage.run(scope, run);
}

/** Binds the running request to this company. */
export function bindTenant(companyId: CompanyId): void {
  const current = storage.getStore();
  if (current) current.company = companyId;
}

/** Runs one query over all companies. Only unscoped store functions may call this function. */
export function withoutTenantScope<T>(query: PromiseLike<T>): Promise<T> {
  return runWithoutTenantScope(async () => await query);
}

/**
 * Runs a function that sends several statements over all companies. An async function passed to `withoutTenantScope` would begin in
 * the caller's scope.
 */
export function runWithoutTenantScope<T>(run: () => Promise<T>): Promise<T> {
  const requestId = currentTenantScope()?.requestId ?? null;
  return storage.run({ kind: 'task', company: null, unscoped: true, requestId }, run);
}

/**
 * Runs one query for a company that the query's text does not name in a way the tenant guard reads, such as the call of a database
 * function.
 */
export function runForCompany<T>(companyId: CompanyId, query: PromiseLike<T>): Promise<T> {
  const requestId = currentTenantScope()?.requestId ?? null;
  return storage.run({ kind: 'task', company: companyId, unscoped: false, requestId }, async () => await query);
}

/** Returns the scope of the running request or task. Null outside of both, that is at startup and in operator commands. */
export function currentTenantScope(): TenantScope | null {
  return storage.getStore() ?? null;
}
