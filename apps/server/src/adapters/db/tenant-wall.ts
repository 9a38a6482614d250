import { currentReach, GLOBAL_TABLES, type Reach } from '#/platform/tenant';

/** A statement that reaches beyond its company; a fault of ours, answered like any other. */
export class BeyondTenant extends Error {
  override name = 'BeyondTenant';
}

/** What a statement says of companies; read once for each text. */
interface Shape {
  /** Tables of companies that no company is named for. */
  readonly open: readonly string[];
  /** Positions of the parameters that name the company. */
  readonly anchors: readonly number[];
}

const NAME = String.raw`"?(\w+)"?`;
const TABLE = new RegExp(
  String.raw`(?:\bfrom|\bjoin|\binto|\busing|(?<!\bfor |\bkey |\bdo )\bupdate)\s+(?:"?public"?\.)?${NAME}(?!["\w]*[.(])(?:\s+(?:as\s+)?${NAME})?`,
  'gi',
);
const EQUAL = new RegExp(
  String.raw`(?:${NAME}\.)?"?company_id"?\s*=\s*(?:\$(\d+)|(?:${NAME}\.)?"?company_id"?)(?!\s+or\b)`,
  'gi',
);
const KEYWORDS =
  /^(on|where|set|inner|left|right|full|cross|join|order|group|having|for|limit|offset|values|returning|using|union|as|select|default|and|or|not|is|desc|asc|nulls|then|else|end)$/i;
const INSERT = /^\s*insert into\s+"?(\w+)"?\s*\(([^)]*)\)\s*values\s*/i;

const shapes = new Map<string, Shape>();
/** Statements are written in the sources, but their lists have any length. */
const MOST_SHAPES = 2_000;

/**
 * The second wall between companies: drizzle hands every statement over before it runs, and one that would read or write
 * a company's table without naming that company is refused, whatever its author forgot. It reads equalities, not logic:
 * `company_id = $1 or …` counts as no company named.
 */
export const tenantWall = {
  logQuery(query: string, params: unknown[]): void {
    const reach = currentReach();
    if (!reach || reach.across) return;
    const fault = beyond(query, params, reach);
    if (fault) throw new BeyondTenant(fault);
  },
};

/** Why the statement may not run; null when it may. Fills in the company of a request that had none yet. */
export function beyond(query: string, params: readonly unknown[], reach: Reach): string | null {
  const { open, anchors } = shapeOf(query);
  if (open.length > 0) return `names no company for ${open.join(', ')}`;
  for (const anchor of anchors) {
    const company = params[anchor];
    if (typeof company !== 'string') return 'names no company';
    if (reach.company !== null && reach.company !== company) return 'names another company';
    if (reach.kind === 'request') reach.company = company;
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
  const insert = INSERT.exec(query);
  if (insert) return readInsert(query, insert);
  const tables = tablesOf(query);
  const anchors: number[] = [];
  // A locator found by its secret has led to a company: what is joined to it is held as by a parameter.
  const held = new Set([...tables].filter(([, table]) => table in GLOBAL_TABLES).map(([alias]) => alias));
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

/** Alias → table. The queue's own schema and functions that give rows are none of ours. */
function tablesOf(query: string): Map<string, string> {
  const withs = new Set([...query.matchAll(/(?:\bwith|,)\s+"?(\w+)"?\s+as\s+\(/gi)].map(([, name]) => name));
  const tables = new Map<string, string>();
  for (const [, table = '', alias] of query.matchAll(TABLE)) {
    if (KEYWORDS.test(table) || withs.has(table)) continue;
    tables.set(alias !== undefined && !KEYWORDS.test(alias) ? alias : table, table);
  }
  // Nobody here writes `from a, b`, and the pattern above would see only the first.
  if (/\bfrom\s+[\w".]+(?:\s+(?:as\s+)?[\w"]+)?\s*,\s*["\w(]/i.test(query)) tables.set('', 'a list of tables');
  return tables;
}

/** Drizzle names every column, the company first among them by law 7, and one parameter or `default` for each. */
function readInsert(query: string, [head, table = '', columns = '']: RegExpExecArray): Shape {
  const position = columns.split(',').findIndex((one) => /^\s*"?company_id"?\s*$/.test(one));
  if (table in GLOBAL_TABLES) return { open: [], anchors: [] };
  if (position < 0) return { open: [table], anchors: [] };
  const anchors: number[] = [];
  let missing = false;
  const rows = query.slice(head.length).split(/\bon conflict\b|\breturning\b/i)[0] ?? '';
  for (const [, values = ''] of rows.matchAll(/\(((?:[^()]|\([^()]*\))*)\)/g)) {
    const parameter = /^\s*\$(\d+)/.exec(values.split(',')[position] ?? '')?.[1];
    if (parameter === undefined) missing = true;
    else anchors.push(Number(parameter) - 1);
  }
  return { open: missing || anchors.length === 0 ? [table] : [], anchors };
}
