import { currentTenantScope, type TenantScope } from '#/platform/data/tenant';
import { SqlSyntaxError } from './parse-sql.ts';
import { readStatement, type StatementScope } from './statement-scope.ts';

/** A statement that is not limited to its company: a bug of ours, handled like any other. */
export class TenantIsolationError extends Error {
  override name = 'TenantIsolationError';
}

/** A statement's scope, or why it could not be read. */
type Known = StatementScope & { readonly unread: string | null };

const known = new Map<string, Known>();
/** Size limit of the cache: statements are fixed in the sources, but their lists have any length. */
const MOST_KNOWN = 2_000;

/**
 * The second tenant check: drizzle passes every statement to its logger before it runs, and this logger throws
 * when a statement uses a tenant table without naming its company, or cannot be read.
 */
export const tenantGuard = {
  logQuery(query: string, params: unknown[]): void {
    const scope = currentTenantScope();
    if (!scope || scope.unscoped) return;
    const fault = isolationFault(query, params, scope);
    if (fault) throw new TenantIsolationError(fault);
  },
};

/** The policies of PostgreSQL admit every row for this value of the company. */
const EVERY_COMPANY = '*';

/**
 * The company of a checked statement, for the policies of PostgreSQL: the request's, or the one that a task's statement names. The
 * empty text admits no row.
 */
export function companyOf(query: string, params: readonly unknown[]): string {
  const scope = currentTenantScope();
  if (!scope || scope.unscoped) return EVERY_COMPANY;
  if (scope.company !== null) return scope.company;
  const [anchor] = scopeOf(query).anchors;
  const company = anchor === undefined ? '' : params[anchor];
  return typeof company === 'string' ? company : '';
}

/** Returns why the statement is refused, or null. Sets the company of a request that has none yet. */
export function isolationFault(query: string, params: readonly unknown[], scope: TenantScope): string | null {
  const { open, anchors, usesTenantTable, unread } = scopeOf(query);
  if (unread !== null) return `cannot be read: ${unread}`;
  if (open.length > 0) return `names no company for ${open.join(', ')}`;
  // A locator table limits it to a company that nobody knows yet, so the policies of PostgreSQL would admit no row.
  if (usesTenantTable && anchors.length === 0 && scope.company === null) return 'finds a company itself';
  for (const anchor of anchors) {
    const company = params[anchor];
    if (typeof company !== 'string') return 'names no company';
    if (scope.company !== null && scope.company !== company) return 'names another company';
    if (scope.kind === 'request') scope.company = company;
  }
  return null;
}

function scopeOf(query: string): Known {
  const read = known.get(query);
  if (read) return read;
  const scope = readOrRefuse(query);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(query, scope);
  return scope;
}

function readOrRefuse(query: string): Known {
  try {
    return { ...readStatement(query), unread: null };
  } catch (error) {
    if (!(error instanceof SqlSyntaxError)) throw error;
    return { open: [], anchors: [], usesTenantTable: false, unread: error.message };
  }
}
