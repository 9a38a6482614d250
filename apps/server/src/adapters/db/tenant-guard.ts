import { currentTenantScope, GLOBAL_TABLES, type TenantScope } from '#/platform/tenant';

/** A statement that is not limited to its company: a bug of ours, handled like any other. */
export class TenantIsolationError extends Error {
  override name = 'TenantIsolationError';
}

/** How a statement refers to companies; parsed once per text. */
interface Shape {
  /** Tenant tables for which the statement names no company. */
  readonly open: readonly string[];
  /** Indexes of the parameters that hold the company. */
  readonly anchors: readonly number[];
}

const NAME = String.raw`"?(\w+)"?`;
const TABLE = new RegExp(
  String.raw`(?:\bfrom|\bjoin|\binto|\busing|(?<!\bfor |\bkey |\bdo )\bupdate)\s+(?:"?public"?\.)?${NAME}(?!["\w]*[.(])(?:\s+(?:as\s+)?${NAME})?`,
  'gi',
);
const EQUAL = new RegExp(
  String.raw`(?<!\w)(?:${NAME}\.)?"?company_id"?\s*=\s*(?:\$(\d+)|(?:${NAME}\.)?"?company_id"?)(?!\s+or\b)`,
  'gi',
);
const KEYWORDS =
  /^(on|where|set|inner|left|right|full|cross|join|order|group|having|for|limit|offset|values|returning|using|union|as|select|default|and|or|not|is|desc|asc|nulls|then|else|end)$/i;
const INSERT = /\binto\s+"?(\w+)"?(?:\s+as\s+(\w+))?\s*\(([^()]*)\)\s*(values|select)\s*/gi;
const ROW = /\s*\(((?:[^()]|\([^()]*\))*)\)\s*,?/y;

const shapes = new Map<string, Shape>();
/** Size limit of the cache: statements are fixed in the sources, but their lists have any length. */
const MOST_SHAPES = 2_000;

/**
 * The second tenant check: drizzle passes every statement to its logger before it runs, and this logger throws
 * when a statement uses a tenant table without naming its company. It matches equalities, not logic: `company_id = $1
 * or …` counts as no company named.
 */
export const tenantGuard = {
  logQuery(query: string, params: unknown[]): void {
    const scope = currentTenantScope();
    if (!scope || scope.unscoped) return;
    const fault = isolationFault(query, params, scope);
    if (fault) throw new TenantIsolationError(fault);
  },
};

/** Returns why the statement is refused, or null. Sets the company of a request that has none yet. */
export function isolationFault(query: string, params: readonly unknown[], scope: TenantScope): string | null {
  const { open, anchors } = shapeOf(query);
  if (open.length > 0) return `names no company for ${open.join(', ')}`;
  for (const anchor of anchors) {
    const company = params[anchor];
    if (typeof company !== 'string') return 'names no company';
    if (scope.company !== null && scope.company !== company) return 'names another company';
    if (scope.kind === 'request') scope.company = company;
  }
  return null;
}

function shapeOf(query: string): Shape {
  const known = shapes.get(query);
  if (known) return known;
  const shape = read(query.replace(/'(?:[^']|'')*'/g, "''"));
  if (shapes.size >= MOST_SHAPES) shapes.clear();
  shapes.set(query, shape);
  return shape;
}

function read(query: string): Shape {
  const { tables, given } = tablesOf(query);
  const anchors: number[] = [];
  const held = new Set(given);
  for (const [into, company] of inserts(query)) {
    if (company === 'joined') held.add(into);
    else if (company !== 'open') {
      held.add(into);
      anchors.push(...company);
    }
  }
  const only = tables.size === 1 ? [...tables.keys()][0] : undefined;
  const pairs: [string, string][] = [];
  for (const [, left = only, parameter, right = only] of query.matchAll(EQUAL)) {
    if (left === undefined) continue;
    if (parameter !== undefined) {
      held.add(left);
      anchors.push(Number(parameter) - 1);
    } else if (right !== undefined && right !== left) pairs.push([left, right]);
  }
  for (let grown = true; grown;) {
    grown = false;
    for (const [a, b] of pairs) {
      if (held.has(a) === held.has(b)) continue;
      held.add(a).add(b);
      grown = true;
    }
  }
  return { open: [...tables].filter(([alias]) => !held.has(alias)).map(([, table]) => table), anchors };
}

/**
 * Alias → table, and the aliases that need no condition on the company: global tables (a row of a locator table was found by its
 * secret), and parts named by `with`, whose own tables are checked like all others. Set-returning
 * functions are not tenant tables.
 */
function tablesOf(query: string): { tables: Map<string, string>; given: string[] } {
  const parts = new Set([...query.matchAll(/(?:\bwith|,)\s+"?(\w+)"?\s+as\s+\(/gi)].map(([, name]) => name));
  const tables = new Map<string, string>();
  const given: string[] = [];
  for (const [, table = '', alias] of query.matchAll(TABLE)) {
    if (KEYWORDS.test(table)) continue;
    const name = alias !== undefined && !KEYWORDS.test(alias) ? alias : table;
    if (parts.has(table)) given.push(name);
    else tables.set(name, table);
    if (table in GLOBAL_TABLES) given.push(name);
  }
  // Our statements never use `from a, b`; it is refused, because the pattern above would find only the first table.
  if (/\bfrom\s+[\w".]+(?:\s+(?:as\s+)?[\w"]+)?\s*,\s*["\w(]/i.test(query)) tables.set('', 'a list of tables');
  return { tables, given };
}

/** The source of the company in each insert's rows: parameters, the `company_id` column of a select, or none (`open`). */
function* inserts(query: string): Generator<[into: string, company: number[] | 'joined' | 'open']> {
  for (const match of query.matchAll(INSERT)) {
    const [head, table = '', alias, columns = '', kind] = match;
    const into = alias ?? table;
    const position = columns.split(',').findIndex((one) => /^\s*"?company_id"?\s*$/.test(one));
    const rest = query.slice(match.index + head.length);
    const rows = kind?.toLowerCase() === 'select' ? [rest] : rowsOf(rest);
    const values = rows.map((row) => (row.split(',')[position] ?? '').trim());
    const parameters = values.map((value) => Number(/^\$(\d+)$/.exec(value)?.[1] ?? 0) - 1);
    if (position < 0 || rows.length === 0) yield [into, 'open'];
    else if (parameters.every((one) => one >= 0)) yield [into, parameters];
    else yield [into, values.every((value) => /^("?\w+"?\.)?"?company_id"?$/.test(value)) ? 'joined' : 'open'];
  }
}

function rowsOf(text: string): string[] {
  const rows: string[] = [];
  ROW.lastIndex = 0;
  for (let row = ROW.exec(text); row; row = ROW.exec(text)) rows.push(row[1] ?? '');
  return rows;
}
