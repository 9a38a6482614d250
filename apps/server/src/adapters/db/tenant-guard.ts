import { currentTenantScope, type TenantScope } from '#/platform/data/tenant';
import { SqlSyntaxError } from './parse-sql.ts';
import { readStatement, type StatementScope } from './statement-scope.ts';

/** Error for a statement that is not limited to its company. It is a bug, so the server answers 500. */
export class TenantIsolationError extends Error {
  override name = 'TenantIsolationError';
}

/** Scope of a statement, with the reason if the text could not be parsed. */
type Known = StatementScope & { readonly unread: string | null };

const known = new Map<string, Known>();
/** Maximum size of the cache. The sources contain a fixed number of statements, but a statement with a list has any length. */
const MOST_KNOWN = 2_000;

/**
 * Second tenant check. Drizzle passes every statement to its logger before the statement runs. This logger throws if a statement
 * uses a tenant table without naming its company, or cannot be parsed.
 */
export const tenantGuard = {
  logQuery(query: string, params: unknown[]): void {
    const scope = currentTenantScope();
    if (!scope || scope.unscoped) return;
    const fault = isolationFault(query, params, scope);
    if (fault) throw new TenantIsolationError(fault);
  },
};

/** Value of the company for which PostgreSQL's policies admit every row. */
const EVERY_COMPANY = '*';

/**
 * Company of a checked statement, for the policies of PostgreSQL: the company of the request, or the one that a task's statement
 * names. The empty text admits no row.
 */
export function companyOf(query: string, params: readonly unknown[]): string {
  const scope = currentTenantScope();
  if (!scope || scope.unscoped) return EVERY_COMPANY;
  if (scope.company !== null) return scope.company;
  const [anchor] = scopeOf(query).anchors;
  const company = anchor === undefined ? '' : params[anchor];
  return typeof company === 'string' ? company : '';
}

/** Returns the reason for refusing the statement, or null. Sets the company of a request that has none yet. */
export function isolationFault(query: string, params: readonly unknown[], scope: TenantScope): string | null {
  const { open, anchors, usesTenantTable, unread } = scopeOf(query);
  if (unread !== null) return `cannot be read: ${unread}`;
  if (open.length > 0) return `names no company for ${open.join(', ')}`;
  // The statement finds its company by a locator table. The company is not known yet, so the policies of PostgreSQL would admit no row.
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
