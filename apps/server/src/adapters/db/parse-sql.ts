/** Error for a text outside the part of SQL that `parseSql` supports. */
export class SqlSyntaxError extends Error {
  override name = 'SqlSyntaxError';
}

/** Node of a statement. The nodes have the names and fields of PostgreSQL's own parse tree, as far as the tenant guard needs them. */
export type Node =
  | { SelectStmt: SelectStmt }
  | { InsertStmt: InsertStmt }
  | { UpdateStmt: ChangeStmt }
  | { DeleteStmt: ChangeStmt }
  | { Harmless: string }
  | { RangeVar: RangeVar }
  | { JoinExpr: { jointype: string; larg: Node; rarg: Node; quals?: Node } }
  | { RangeSubselect: { subquery: Node; alias: Alias } }
  | { RangeFunction: { functions: Node[]; alias: Alias } }
  | { And: Node[] }
  | { Equals: [Node, Node] }
  | { ColumnRef: string[] }
  | { ParamRef: number }
  | { Star: string | null }
  /** Expression of which only the subqueries are read. */
  | { Opaque: Node[] };

interface Alias {
  aliasname: string;
  colnames: boolean;
}
export interface RangeVar {
  schemaname?: string;
  relname: string;
  alias: string;
}
export interface Target {
  name?: string;
  val: Node;
}
export interface Part {
  name: string;
  query: Node;
  recursive: boolean;
  colnames: boolean;
}
export interface SelectStmt {
  ctes: Part[];
  /** Sides of a UNION. A query with sides otherwise has only sorting and limits. */
  arms: Node[];
  targetList: Target[];
  fromClause: Node[];
  whereClause?: Node;
  valuesLists: Node[][];
  /** Nodes of ORDER BY, GROUP BY and LIMIT, which may contain subqueries. */
  rest: Node[];
}
export interface InsertStmt {
  ctes: Part[];
  relation: RangeVar;
  cols: string[];
  source?: Node;
  assignments: Target[];
  rest: Node[];
  returning: Target[];
}
export interface ChangeStmt {
  ctes: Part[];
  relation: RangeVar;
  assignments: Target[];
  from: Node[];
  whereClause?: Node;
  returning: Target[];
}

interface Token {
  kind: 'word' | 'quoted' | 'text' | 'number' | 'parameter' | 'operator' | 'end';
  /** Text of the token: a word in lower case, a quoted name as written. */
  text: string;
}

const TOKEN =
  /(?<space>\s+|--[^\n]*)|(?<parameter>\$\d+)|(?<quoted>"(?:[^"]|"")*")|(?<escaped>\b[eE]'(?:[^'\\]|\\[\s\S]|'')*')|(?<text>'(?:[^']|'')*')|(?<number>\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+)|(?<word>[\p{L}_][\p{L}\p{N}_$]*)|(?<cast>::)|(?<punctuation>[()[\],;.:])|(?<operator>[-+*/<>=~!@#%^&|`?]+)/uy;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    if (text.startsWith('/*', at)) {
      at = endOfComment(text, at);
      continue;
    }
    const tag = /\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/uy;
    tag.lastIndex = at;
    const [dollars] = tag.exec(text) ?? [];
    if (dollars) {
      const end = text.indexOf(dollars, at + dollars.length);
      if (end < 0) throw new SqlSyntaxError('a text has no end');
      tokens.push({ kind: 'text', text: '' });
      at = end + dollars.length;
      continue;
    }
    TOKEN.lastIndex = at;
    const groups = TOKEN.exec(text)?.groups;
    if (!groups) throw new SqlSyntaxError(`unknown character at ${at}`);
    at = TOKEN.lastIndex;
    const token = tokenOf(groups);
    if (!token) continue;
    // An operator ends where a comment starts within it.
    const comment = token.kind === 'operator' ? token.text.search(/--|\/\*/) : -1;
    if (comment === 0) throw new SqlSyntaxError('a comment was not read');
    if (comment > 0) {
      at -= token.text.length - comment;
      token.text = token.text.slice(0, comment);
    }
    tokens.push(token);
  }
  return tokens;
}

function tokenOf(groups: Record<string, string | undefined>): Token | null {
  const { parameter, quoted, escaped, text, number, word, cast, punctuation, operator } = groups;
  if (parameter !== undefined) return { kind: 'parameter', text: parameter.slice(1) };
  if (quoted !== undefined) return { kind: 'quoted', text: quoted.slice(1, -1).replaceAll('""', '"') };
  if (escaped !== undefined || text !== undefined) return { kind: 'text', text: '' };
  if (number !== undefined) return { kind: 'number', text: number };
  if (word !== undefined) return { kind: 'word', text: word.toLowerCase() };
  const sign = cast ?? punctuation ?? operator;
  return sign === undefined ? null : { kind: 'operator', text: sign };
}

/** Index behind the comment that starts here; comments can be nested. */
function endOfComment(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text.startsWith('/*', at)) {
      depth += 1;
      at += 1;
    } else if (text.startsWith('*/', at)) {
      depth -= 1;
      at += 1;
      if (depth === 0) return at + 1;
    }
  }
  throw new SqlSyntaxError('a comment has no end');
}

const END: Token = { kind: 'end', text: '' };
const UNIONS = ['union', 'intersect', 'except'];
const JOINS = ['join', 'inner', 'left', 'right', 'full', 'cross', 'natural'];
/** Words that end an expression or a list of a query. */
const CLAUSES = [
  ...UNIONS,
  'from',
  'where',
  'group',
  'having',
  'window',
  'order',
  'limit',
  'offset',
  'fetch',
  'for',
  'returning',
  'into',
  'on',
  'using',
  'set',
  'values',
  'select',
  'with',
  'when',
  'tablesample',
];
const NO_ALIAS = new Set([...CLAUSES, ...JOINS, 'as', 'default', 'overriding', 'not', 'and', 'or']);
const HARMLESS = ['begin', 'commit', 'rollback', 'savepoint', 'release', 'set', 'show', 'listen', 'unlisten', 'notify'];
const QUERIES = ['select', 'with', 'values', 'insert', 'update', 'delete'];

/**
 * Parses the statements of a text. The parser reads each relation, subquery and condition; of other expressions it reads only the
 * subqueries.
 */
export function parseSql(text: string): Node[] {
  const parser = new Parser(tokensOf(text));
  return parser.statements();
}

class Parser {
  #at = 0;
  readonly #tokens: readonly Token[];
  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  statements(): Node[] {
    const found: Node[] = [];
    for (;;) {
      while (this.#take(';'));
      if (this.#peek().kind === 'end') return found;
      found.push(this.#statement());
      if (this.#peek().kind !== 'end' && !this.#is(';')) throw this.#unexpected();
    }
  }

  #statement(): Node {
    const { kind, text } = this.#peek();
    if (kind === 'word' && HARMLESS.includes(text)) {
      while (this.#peek().kind !== 'end' && !this.#is(';')) this.#at += 1;
      return { Harmless: text };
    }
    return this.#query();
  }

  #query(): Node {
    const ctes = this.#parts();
    if (this.#take('insert')) return { InsertStmt: this.#insert(ctes) };
    if (this.#take('update')) return { UpdateStmt: this.#change(ctes, 'from') };
    if (this.#take('delete')) {
      this.#expect('from');
      return { DeleteStmt: this.#change(ctes, 'using') };
    }
    return this.#union(ctes);
  }

  #parts(): Part[] {
    if (!this.#take('with')) return [];
    const recursive = this.#take('recursive');
    const parts: Part[] = [];
    do {
      const name = this.#name();
      const colnames = this.#is('(');
      if (colnames) this.#skipGroup();
      this.#expect('as');
      this.#take('not');
      this.#take('materialized');
      this.#expect('(');
      parts.push({ name, query: this.#query(), recursive, colnames });
      this.#expect(')');
    } while (this.#take(','));
    return parts;
  }

  #union(ctes: Part[]): Node {
    const arms = [this.#arm()];
    while (this.#isOne(UNIONS)) {
      this.#at += 1;
      if (!this.#take('all')) this.#take('distinct');
      arms.push(this.#arm());
    }
    return select({ ctes, arms, rest: this.#rest() });
  }

  /** Parses one side of a UNION: in brackets, or without its own sorting and limit if other sides follow. */
  #arm(): Node {
    if (this.#take('(')) {
      const query = this.#query();
      this.#expect(')');
      return query;
    }
    if (this.#take('values')) return select({ valuesLists: this.#rows(), rest: this.#rest() });
    this.#expect('select');
    const rest: Node[] = [];
    if (this.#take('distinct') && this.#take('on')) rest.push(this.#group());
    this.#take('all');
    const targetList = this.#isOne(CLAUSES) || this.#isEndOfQuery() ? [] : this.#targets();
    const fromClause = this.#take('from') ? this.#fromList() : [];
    const whereClause = this.#take('where') ? this.#condition() : undefined;
    return select({ targetList, fromClause, ...(whereClause && { whereClause }), rest: [...rest, ...this.#rest()] });
  }

  #rows(): Node[][] {
    const rows: Node[][] = [];
    do {
      this.#expect('(');
      rows.push(this.#list());
      this.#expect(')');
    } while (this.#take(','));
    return rows;
  }

  /** Parses grouping, sorting, limits and locks, and returns their expressions. */
  #rest(): Node[] {
    const found: Node[] = [];
    while (this.#isOne(['group', 'having', 'window', 'order', 'limit', 'offset', 'fetch', 'for'])) {
      this.#at += 1;
      this.#take('by');
      // `for update of x` is parsed up to its end like an expression.
      if (this.#take('no')) this.#expect('key');
      this.#take('update');
      do found.push(this.#expression());
      while (this.#take(','));
    }
    return found;
  }

  #insert(ctes: Part[]): InsertStmt {
    this.#expect('into');
    const relation = this.#table(['as']);
    const cols: string[] = [];
    if (this.#is('(') && !this.#isQueryAt(this.#at + 1)) {
      this.#at += 1;
      do cols.push(this.#name());
      while (this.#take(','));
      this.#expect(')');
    }
    const found: InsertStmt = { ctes, relation, cols, assignments: [], rest: [], returning: [] };
    if (this.#take('default')) this.#expect('values');
    else found.source = this.#union([]);
    if (this.#take('on')) {
      this.#expect('conflict');
      if (this.#is('(')) found.rest.push(this.#group());
      if (this.#take('where')) found.rest.push(this.#condition());
      if (this.#take('on')) throw this.#unexpected();
      this.#expect('do');
      if (!this.#take('nothing')) {
        this.#expect('update');
        this.#expect('set');
        found.assignments = this.#assignments();
        if (this.#take('where')) found.rest.push(this.#condition());
      }
    }
    found.returning = this.#take('returning') ? this.#targets() : [];
    return found;
  }

  #change(ctes: Part[], more: 'from' | 'using'): ChangeStmt {
    const relation = this.#table(['as', 'alias']);
    const assignments = more === 'from' && this.#expect('set') ? this.#assignments() : [];
    const from = this.#take(more) ? this.#fromList() : [];
    const whereClause = this.#take('where') ? this.#condition() : undefined;
    const returning = this.#take('returning') ? this.#targets() : [];
    return { ctes, relation, assignments, from, ...(whereClause && { whereClause }), returning };
  }

  #assignments(): Target[] {
    const found: Target[] = [];
    do {
      if (this.#is('(')) {
        // An assignment to several columns at once is parsed without the values of the single columns.
        const start = this.#at + 1;
        this.#skipGroup();
        const names = this.#tokens
          .slice(start, this.#at - 1)
          .filter(({ kind }) => kind === 'word' || kind === 'quoted');
        this.#expect('=');
        const val = this.#expression();
        for (const { text } of names) found.push({ name: text, val: { Opaque: [val] } });
      } else {
        const name = this.#name();
        this.#expect('=');
        found.push({ name, val: this.#expression() });
      }
    } while (this.#take(','));
    return found;
  }

  #targets(): Target[] {
    const found: Target[] = [];
    do {
      const val = this.#expression();
      found.push(this.#take('as') ? { name: this.#name(), val } : { val });
    } while (this.#take(','));
    return found;
  }

  #fromList(): Node[] {
    const found: Node[] = [];
    do found.push(this.#joined());
    while (this.#take(','));
    return found;
  }

  #joined(): Node {
    let left = this.#fromItem();
    while (this.#isOne(JOINS)) {
      const { text } = this.#next();
      // A natural join is refused, because the statement does not name the columns that the join equates.
      if (text === 'natural') throw this.#unexpected();
      this.#take('outer');
      if (text !== 'join') this.#expect('join');
      const right = this.#fromItem();
      // The columns of `using` are not treated as an equality.
      const isUsing = text !== 'cross' && this.#take('using');
      if (isUsing) this.#skipGroup();
      const quals = !isUsing && text !== 'cross' && this.#expect('on') ? this.#condition() : undefined;
      const jointype = text === 'left' || text === 'right' || text === 'full' ? text : 'inner';
      left = { JoinExpr: { jointype, larg: left, rarg: right, ...(quals && { quals }) } };
    }
    return left;
  }

  #fromItem(): Node {
    this.#take('lateral');
    if (this.#is('(')) {
      if (!this.#isQueryAt(this.#at + 1)) {
        this.#at += 1;
        const inner = this.#joined();
        this.#expect(')');
        return inner;
      }
      this.#at += 1;
      const subquery = this.#query();
      this.#expect(')');
      return { RangeSubselect: { subquery, alias: this.#alias() } };
    }
    this.#take('only');
    const start = this.#at;
    const name = this.#name();
    if (this.#take('.')) this.#name();
    if (!this.#is('(')) {
      this.#at = start;
      return { RangeVar: this.#table(['as', 'alias']) };
    }
    const functions = [this.#group()];
    if (this.#take('with')) this.#expect('ordinality');
    const alias = this.#alias();
    return { RangeFunction: { functions, alias: { ...alias, aliasname: alias.aliasname || name } } };
  }

  #table(aliases: readonly ('as' | 'alias')[]): RangeVar {
    this.#take('only');
    const first = this.#name();
    const second = this.#take('.') ? this.#name() : null;
    const relname = second ?? first;
    const named = this.#take('as') || (aliases.includes('alias') && this.#isAlias());
    const alias = named ? this.#name() : relname;
    return { ...(second !== null && { schemaname: first }), relname, alias };
  }

  #alias(): Alias {
    const aliasname = this.#take('as') || this.#isAlias() ? (this.#is('(') ? '' : this.#name()) : '';
    const colnames = this.#is('(');
    if (colnames) this.#skipGroup();
    return { aliasname, colnames };
  }

  /** Parses a condition into the equalities that every row meeting it satisfies. */
  #condition(): Node {
    const args: Node[] = [];
    let isAnd = true;
    do {
      const start = this.#at;
      args.push(this.#conjunct());
      if (this.#at === start) throw this.#unexpected();
      if (this.#is('or')) isAnd = false;
    } while (this.#take('and') || this.#take('or'));
    return isAnd ? { And: args } : { Opaque: args };
  }

  #conjunct(): Node {
    if (this.#is('(') && !this.#isQueryAt(this.#at + 1)) {
      const start = this.#at;
      const end = this.#endOfGroup();
      // The brackets contain a condition only if they enclose the whole expression.
      const after = this.#tokens[end] ?? END;
      if (isBoundary(after)) {
        this.#at += 1;
        const inner = this.#tryCondition(end - 1);
        if (inner) {
          this.#at = end;
          return inner;
        }
        this.#at = start;
      }
    }
    return this.#expression(['and', 'or']);
  }

  /** Returns the condition if it fills the brackets, else null: brackets may also contain a list of values. */
  #tryCondition(end: number): Node | null {
    const inner = this.#condition();
    return this.#at === end ? inner : null;
  }

  #list(): Node[] {
    const found: Node[] = [];
    do found.push(this.#expression());
    while (this.#take(','));
    return found;
  }

  /** Parses the brackets at this token as an expression. */
  #group(): Node {
    const end = this.#endOfGroup();
    const queries: Node[] = [];
    this.#at += 1;
    if (this.#isQueryAt(this.#at)) queries.push(this.#query());
    while (this.#at < end - 1) this.#step(queries);
    this.#expect(')');
    return { Opaque: queries };
  }

  /** Parses any expression up to the next comma, clause or closing bracket, or up to one of the words in `until`. */
  #expression(until: readonly string[] = []): Node {
    const start = this.#at;
    const queries: Node[] = [];
    let cases = 0;
    let between = 0;
    for (;;) {
      const token = this.#peek();
      if (token.kind === 'end' || (token.kind === 'operator' && [')', ']', ',', ';'].includes(token.text))) break;
      if (token.kind === 'word') {
        const isBetween = token.text === 'and' && between > 0;
        if (token.text === 'case') cases += 1;
        else if (token.text === 'end' && cases > 0) cases -= 1;
        else if (token.text === 'between') between += 1;
        else if (isBetween) between -= 1;
        else if (cases === 0 && this.#ends(token, until)) break;
      }
      this.#step(queries);
    }
    if (this.#at === start) return { Opaque: [] };
    return simple(this.#tokens.slice(start, this.#at)) ?? { Opaque: queries };
  }

  #ends({ text }: Token, until: readonly string[]): boolean {
    const before = this.#tokens[this.#at - 1] ?? END;
    if (before.kind === 'operator' && before.text === '.') return false;
    if (text === 'from') return before.text !== 'distinct';
    // `left(…)` and `right(…)` are functions, too; `within group (…)` is part of an aggregate.
    if (text === 'left' || text === 'right') return !this.#isAt(this.#at + 1, '(');
    if (text === 'group') return before.text !== 'within';
    return until.includes(text) || text === 'as' || JOINS.includes(text) || CLAUSES.includes(text);
  }

  /** Skips one token, or brackets; adds the queries in the brackets to `queries`. */
  #step(queries: Node[]): void {
    if (this.#is('(')) queries.push(this.#group());
    else if (this.#is('[')) {
      this.#at += 1;
      while (!this.#is(']')) this.#step(queries);
      this.#at += 1;
    } else if (this.#peek().kind === 'end' || this.#is(')')) throw this.#unexpected();
    else this.#at += 1;
  }

  #skipGroup(): void {
    this.#at = this.#endOfGroup();
  }

  /** Index behind the closing bracket of the group that opens at this token. */
  #endOfGroup(): number {
    let depth = 0;
    for (let at = this.#at; at < this.#tokens.length; at += 1) {
      const { kind, text } = this.#tokens[at] ?? END;
      if (kind !== 'operator') continue;
      if (text === '(') depth += 1;
      if (text === ')') depth -= 1;
      if (depth === 0) return at + 1;
    }
    throw new SqlSyntaxError('brackets have no end');
  }

  #isQueryAt(at: number): boolean {
    const { kind, text } = this.#tokens[at] ?? END;
    if (kind === 'operator' && text === '(') return this.#isQueryAt(at + 1);
    return kind === 'word' && QUERIES.includes(text);
  }

  #isEndOfQuery(): boolean {
    return this.#peek().kind === 'end' || this.#is(')') || this.#is(';');
  }

  #isAlias(): boolean {
    const { kind, text } = this.#peek();
    return kind === 'quoted' || (kind === 'word' && !NO_ALIAS.has(text));
  }

  #peek(): Token {
    return this.#tokens[this.#at] ?? END;
  }

  #next(): Token {
    const token = this.#peek();
    this.#at += 1;
    return token;
  }

  #isAt(at: number, text: string): boolean {
    const token = this.#tokens[at] ?? END;
    return (token.kind === 'word' || token.kind === 'operator') && token.text === text;
  }

  #is(text: string): boolean {
    return this.#isAt(this.#at, text);
  }

  #isOne(texts: readonly string[]): boolean {
    return texts.some((text) => this.#is(text));
  }

  #take(text: string): boolean {
    const taken = this.#is(text);
    if (taken) this.#at += 1;
    return taken;
  }

  #expect(text: string): true {
    if (!this.#take(text)) throw this.#unexpected();
    return true;
  }

  #name(): string {
    const { kind, text } = this.#next();
    if (kind !== 'word' && kind !== 'quoted') throw this.#unexpected();
    return text;
  }

  #unexpected(): SqlSyntaxError {
    return new SqlSyntaxError(`unexpected "${this.#peek().text}" (token ${this.#at})`);
  }
}

function select(given: Partial<SelectStmt>): Node {
  return { SelectStmt: { ctes: [], arms: [], targetList: [], fromClause: [], valuesLists: [], rest: [], ...given } };
}

/** Whether an expression that begins with brackets ends at this token, so that the brackets are the whole expression. */
function isBoundary({ kind, text }: Token): boolean {
  if (kind === 'operator') return [')', ',', ';'].includes(text);
  return kind === 'end' || (kind === 'word' && ['and', 'or', ...JOINS, ...CLAUSES].includes(text));
}

/** Parses a value (column, parameter or star) or the equality of two values; returns null for every other expression. */
function simple(tokens: readonly Token[]): Node | null {
  const at = tokens.findIndex(({ kind, text }) => kind === 'operator' && text === '=');
  if (at < 0) return valueOf(tokens);
  const [left, right] = [valueOf(tokens.slice(0, at)), valueOf(tokens.slice(at + 1))];
  return left && right ? { Equals: [left, right] } : null;
}

function valueOf(tokens: readonly Token[]): Node | null {
  const cast = tokens.findIndex(({ kind, text }) => kind === 'operator' && text === '::');
  if (cast >= 0) {
    const isType = tokens
      .slice(cast + 1)
      .every(({ kind, text }) => kind !== 'operator' || ['.', '[', ']'].includes(text));
    return isType && tokens.length > cast + 1 ? valueOf(tokens.slice(0, cast)) : null;
  }
  const [first] = tokens;
  if (tokens.length === 1 && first?.kind === 'parameter') return { ParamRef: Number(first.text) };
  const names: string[] = [];
  for (const [index, { kind, text }] of tokens.entries()) {
    const isLast = index === tokens.length - 1;
    if (index % 2 === 1 ? kind !== 'operator' || text !== '.' : false) return null;
    if (index % 2 === 1) continue;
    if (isLast && kind === 'operator' && text === '*') return { Star: names.at(-1) ?? null };
    if (kind !== 'word' && kind !== 'quoted') return null;
    names.push(text);
  }
  return tokens.length % 2 === 1 ? { ColumnRef: names } : null;
}
