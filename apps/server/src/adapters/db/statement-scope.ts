import {
  type ChangeStmt,
  type InsertStmt,
  type Node,
  parseSql,
  type Part,
  type RangeVar,
  type SelectStmt,
  type Target,
} from './parse-sql.ts';
import { GLOBAL_TABLES } from '#/platform/data/tenant';

/** Companies that a statement refers to. */
export interface StatementScope {
  /** Tables and statements that are not limited to one company. */
  readonly open: readonly string[];
  /** Indexes of the parameters that contain the company. */
  readonly anchors: readonly number[];
  /** Whether the statement uses a tenant table. */
  readonly usesTenantTable: boolean;
}

/** Origin of a `company_id`: the indexes of its parameters. Empty if the value is a column of a limited table; null if unknown. */
type Origin = readonly number[] | null;

/** Origins of a query's columns: of its column `company_id`, and of the column at a position. */
interface Columns {
  readonly named: Origin;
  readonly at: (position: number) => Origin;
}

/** Table or derived table; a derived table has the name null. */
interface Relation {
  readonly alias: string;
  readonly table: string | null;
  /** Whether each row of the relation belongs to a company that the statement names. */
  limited: boolean;
}

/** Scope of one query. Subqueries also see the relations of the outer query. */
interface Level {
  readonly outer: Level | null;
  readonly relations: Relation[];
  readonly conditions: Condition[];
  /** Queries of the WITH clause, by name; the value is the origin of their column `company_id`. */
  readonly parts: Map<string, Origin>;
  /** Functions that read the derived tables. They run once the limited relations of this level are known. */
  readonly later: (() => void)[];
  readonly found: { readonly open: Set<string>; readonly anchors: Set<number>; usesTenantTable: boolean };
}

/** Condition with the relations whose rows it restricts. An outer join's condition does not restrict the side whose rows are all kept. */
interface Condition {
  readonly quals: Node;
  readonly relations: readonly Relation[];
}

const UNKNOWN: Columns = { named: null, at: () => null };

/**
 * Reads the scope of the statements in a text. A table is limited if a condition that every row meets (joined by `and`, not under
 * `or` or `not`) equates its `company_id` with a parameter or with the `company_id` of a limited relation. Every other table counts
 * as open, also one that is limited in another way. Throws if the text cannot be parsed.
 */
export function readStatement(text: string): StatementScope {
  const found = { open: new Set<string>(), anchors: new Set<number>(), usesTenantTable: false };
  for (const statement of parseSql(text)) read(statement, newLevel(null, found));
  return { ...found, open: [...found.open], anchors: [...found.anchors] };
}

function newLevel(outer: Level | null, found: Level['found']): Level {
  return { outer, relations: [], conditions: [], parts: new Map(), later: [], found };
}

function read(node: Node, outer: Level): Columns {
  const level = newLevel(outer, outer.found);
  if ('SelectStmt' in node) return readSelect(node.SelectStmt, level);
  if ('InsertStmt' in node) return readInsert(node.InsertStmt, level);
  if ('UpdateStmt' in node) return readChange(node.UpdateStmt, level);
  if ('DeleteStmt' in node) return readChange(node.DeleteStmt, level);
  if (!('Harmless' in node)) level.found.open.add('a statement');
  return UNKNOWN;
}

function readSelect(select: SelectStmt, level: Level): Columns {
  readWith(select.ctes, level);
  const { arms, fromClause, whereClause, targetList, valuesLists, rest } = select;
  if (arms.length > 0) {
    const all = arms.map((arm) => read(arm, level));
    readNested(rest, level);
    return {
      named: all.map(({ named }) => named).reduce(both),
      at: (position) => all.map(({ at }) => at(position)).reduce(both),
    };
  }
  for (const item of fromClause) addRelations(item, level);
  if (whereClause) level.conditions.push({ quals: whereClause, relations: level.relations });
  limit(level);
  readNested([whereClause, targetList, valuesLists, rest], level);
  if (valuesLists.length === 0) return columnsOf(targetList, level);
  return { named: null, at: (position) => valuesLists.map((row) => originOf(row[position], level)).reduce(both) };
}

function readInsert(insert: InsertStmt, level: Level): Columns {
  readWith(insert.ctes, level);
  const source = insert.source ? read(insert.source, level) : UNKNOWN;
  const position = insert.cols.indexOf('company_id');
  const into = addTable(insert.relation, level);
  accept(into, position < 0 ? null : source.at(position), level);
  // A conflicting row has the same key, and every key begins with the company.
  level.relations.push({ alias: 'excluded', table: null, limited: into.limited });
  limit(level);
  readAssignments(insert.assignments, level);
  readNested([insert.assignments, insert.rest, insert.returning], level);
  return columnsOf(insert.returning, level);
}

function readChange(change: ChangeStmt, level: Level): Columns {
  readWith(change.ctes, level);
  addTable(change.relation, level);
  for (const item of change.from) addRelations(item, level);
  if (change.whereClause) level.conditions.push({ quals: change.whereClause, relations: level.relations });
  limit(level);
  readAssignments(change.assignments, level);
  readNested([change.assignments, change.whereClause, change.returning], level);
  return columnsOf(change.returning, level);
}

/** Checks that a row is not moved to another company. */
function readAssignments(assignments: readonly Target[], level: Level): void {
  for (const { name, val } of assignments) {
    if (name !== 'company_id') continue;
    const company = originOf(val, level);
    if (company) anchor(company, level);
    else level.found.open.add('set company_id');
  }
}

function readWith(parts: readonly Part[], level: Level): void {
  for (const { name, query, recursive, colnames } of parts) {
    // A recursive query sees its own rows, whose company is unknown at that point.
    if (recursive) level.parts.set(name, null);
    const columns = read(query, level);
    level.parts.set(name, colnames ? null : columns.named);
  }
}

/** Adds the relations of an item of FROM, with the conditions of its joins. */
function addRelations(node: Node, level: Level): Relation[] {
  if ('RangeVar' in node) return [addTable(node.RangeVar, level)];
  if ('JoinExpr' in node) {
    const { jointype, larg, rarg, quals } = node.JoinExpr;
    const [left, right] = [addRelations(larg, level), addRelations(rarg, level)];
    const restricted: Record<string, Relation[]> = { inner: [...left, ...right], left: right, right: left };
    if (quals) level.conditions.push({ quals, relations: restricted[jointype] ?? [] });
    level.later.push(() => readNested(quals, level));
    return [...left, ...right];
  }
  if ('RangeSubselect' in node) {
    const { subquery, alias } = node.RangeSubselect;
    const relation = addDerived(alias.aliasname, level);
    level.later.push(() => {
      const { named } = read(subquery, level);
      accept(relation, alias.colnames ? null : named, level);
    });
    return [relation];
  }
  if (!('RangeFunction' in node)) throw new Error('invariant: a part of from is a relation (statement-scope)');
  const { functions, alias } = node.RangeFunction;
  level.later.push(() => readNested(functions, level));
  return [addDerived(alias.aliasname, level)];
}

function addTable({ relname, schemaname, alias: name }: RangeVar, level: Level): Relation {
  for (let at: Level | null = schemaname ? null : level; at; at = at.outer) {
    const part = at.parts.get(relname);
    if (part === undefined) continue;
    const relation = addDerived(name, level);
    accept(relation, part, level);
    return relation;
  }
  // Global tables count as limited: the row of a locator table was found by a secret, and other global tables belong to no
  // company. Tables of other schemas belong to PostgreSQL's catalogue.
  const isGlobal = schemaname === undefined || schemaname === 'public' ? Object.hasOwn(GLOBAL_TABLES, relname) : true;
  level.found.usesTenantTable ||= !isGlobal;
  const relation: Relation = { alias: name, table: relname, limited: isGlobal };
  level.relations.push(relation);
  return relation;
}

function addDerived(alias: string, level: Level): Relation {
  const relation: Relation = { alias, table: null, limited: false };
  level.relations.push(relation);
  return relation;
}

function accept(relation: Relation, company: Origin, level: Level): void {
  if (!company) return;
  relation.limited = true;
  anchor(company, level);
}

function anchor(company: readonly number[], { found }: Level): void {
  for (const index of company) found.anchors.add(index);
}

/** Finds the relations that the conditions limit, then reads the derived tables. The remaining tables are open. */
function limit(level: Level): void {
  spread(level);
  for (const readLater of level.later) readLater();
  spread(level);
  for (const { table, limited } of level.relations) if (table !== null && !limited) level.found.open.add(table);
}

function spread(level: Level): void {
  const pairs = level.conditions.flatMap(({ quals, relations }) =>
    equalities(quals).flatMap(([one, other]) => [
      { relation: relationOf(one, level), by: other, relations },
      { relation: relationOf(other, level), by: one, relations },
    ]),
  );
  for (let grown = true; grown;) {
    grown = false;
    for (const { relation, by, relations } of pairs) {
      if (!relation || !relations.includes(relation)) continue;
      const company = originOf(by, level);
      if (!company) continue;
      grown ||= !relation.limited;
      accept(relation, company, level);
    }
  }
}

/** Pairs of values that are equal in every row that meets the condition. */
function equalities(quals: Node): (readonly [Node, Node])[] {
  if ('And' in quals) return quals.And.flatMap(equalities);
  return 'Equals' in quals ? [quals.Equals] : [];
}

/** Origin of a value that stands for a company: a parameter, or the `company_id` of a limited relation. */
function originOf(value: Node | undefined, level: Level): Origin {
  if (!value) return null;
  if ('ParamRef' in value) return [value.ParamRef - 1];
  return relationOf(value, level)?.limited ? [] : null;
}

/** Finds the relation of a column `company_id`. Null for any other value and for an ambiguous column. */
function relationOf(value: Node, level: Level): Relation | null {
  if (!('ColumnRef' in value)) return null;
  const names = value.ColumnRef;
  if (names.at(-1) !== 'company_id') return null;
  return lookUp(names.at(-2), level);
}

function lookUp(alias: string | undefined, level: Level): Relation | null {
  for (let at: Level | null = level; at; at = at.outer) {
    const { relations } = at;
    const found = alias === undefined ? relations : relations.filter((one) => one.alias === alias);
    if (alias === undefined && found.length > 1) return null;
    if (found[0]) return found[0];
  }
  return null;
}

function columnsOf(values: readonly Target[], level: Level): Columns {
  const starred = values.map(({ val }) => starOf(val, level));
  const named = values.findIndex(({ name, val }, index) =>
    name === undefined ? starred[index] !== null || isCompany(val) : name === 'company_id',
  );
  const origin = (index: number): Origin => {
    const star = starred[index];
    if (star) return star.length > 0 && star.every(({ limited }) => limited) ? [] : null;
    return originOf(values[index]?.val, level);
  };
  return {
    named: named < 0 ? null : origin(named),
    at: (position) => (starred.slice(0, position + 1).some((star) => star !== null) ? null : origin(position)),
  };
}

const isCompany = (value: Node): boolean => 'ColumnRef' in value && value.ColumnRef.at(-1) === 'company_id';

/** Finds the relations whose columns `*` or `alias.*` stands for. Null for any other value. */
function starOf(value: Node, level: Level): Relation[] | null {
  if (!('Star' in value)) return null;
  if (value.Star === null) return level.relations;
  const found = lookUp(value.Star, level);
  return found ? [found] : [];
}

const both = (one: Origin, other: Origin): Origin => (one && other ? [...one, ...other] : null);

/** Reads the subqueries within an expression. */
function readNested(value: unknown, level: Level): void {
  if (Array.isArray(value)) {
    for (const one of value) readNested(one, level);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [kind, child] of Object.entries(value)) {
    if (kind === 'SelectStmt') read({ SelectStmt: child as SelectStmt }, level);
    else readNested(child, level);
  }
}
