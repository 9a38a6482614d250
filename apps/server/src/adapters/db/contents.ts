import { createHash } from 'node:crypto';
import { PREVIOUS_TASKS } from '../queue/pgboss-import.ts';
import type { Database } from './open-database.ts';

/** Row with its values in PostgreSQL's text format, so that a copy loses no information of any type. */
export type Row = readonly (string | null)[];

export interface Table {
  /** Name with the schema, such as `public.candidates`. */
  readonly name: string;
  readonly columns: readonly string[];
}

/** The tables and their columns, without rows. Referenced tables come before the tables that reference them. */
export interface Layout {
  readonly tables: readonly Table[];
  /** Hashes of the migrations that made the tables, oldest first. */
  readonly migrations: readonly string[];
  /** Last value of each sequence; null if the sequence was never used. */
  readonly sequences: Readonly<Record<string, string | null>>;
}

/** Whole content of a database, as one consistent snapshot. */
export interface Contents {
  readonly layout: Layout;
  rows(table: Table): AsyncIterable<Row[]>;
}

/** One transaction on either driver. */
export interface Session {
  rows(statement: string, values?: unknown[]): Promise<Row[]>;
}

const AT_ONCE = 200;
/** Statements that give values the same text format on every server. */
const SETTINGS = `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;

/** Runs `work` in one transaction with one snapshot; an error rolls everything back. */
export async function inOneTransaction<T>(database: Database, work: (session: Session) => Promise<T>): Promise<T> {
  if (database.kind === 'pglite')
    return database.pglite.transaction(async (tx) => {
      await tx.exec(SETTINGS);
      return work({
        rows: async (statement, values) => (await tx.query<Row>(statement, values, { rowMode: 'array' })).rows,
      });
    });
  const client = await database.pool.connect();
  try {
    await client.query('begin isolation level repeatable read');
    await client.query(SETTINGS);
    // Copying a large installation takes longer than the usual timeouts allow.
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const result = await work({
      rows: async (text, values = []) => (await client.query<string[]>({ text, values, rowMode: 'array' })).rows,
    });
    await client.query('commit');
    return result;
  } finally {
    // This call closes the connection, which rolls back uncommitted changes.
    client.release(true);
  }
}

export async function contentsOf(session: Session): Promise<Contents> {
  return {
    layout: await layoutOf(session),
    async *rows({ name, columns }) {
      const list = columns.map((column) => `"${column}"::text`).join(', ');
      await session.rows(`declare all_rows no scroll cursor for select ${list} from ${name}`);
      for (;;) {
        const rows = await session.rows(`fetch ${AT_ONCE} from all_rows`);
        if (rows.length === 0) break;
        yield rows;
      }
      await session.rows('close all_rows');
    },
  };
}

/** Hash of a table's rows that does not depend on their order, because tables have no order. */
export class RowTally {
  rows = 0;
  #sum = 0n;

  add(row: Row): void {
    this.rows += 1;
    const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex');
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash}`));
  }

  get hash(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}

/**
 * Name of the marker table. It exists from the start of a copy into a database until the copy is complete. The table itself is not
 * copied.
 */
export const MARK = 'public.unfinished_copy';

async function layoutOf(session: Session): Promise<Layout> {
  const columns = await session.rows(
    `select n.nspname || '.' || c.relname, a.attname::text from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname in ('public', 'drizzle') or c.oid = to_regclass('${PREVIOUS_TASKS}'))
     order by 1, 2`,
  );
  const tables = new Map<string, string[]>();
  for (const [table, column] of columns as [string, string][])
    if (table !== MARK) tables.set(table, [...(tables.get(table) ?? []), column]);
  const sequences = await session.rows(
    `select schemaname || '.' || sequencename, last_value::text from pg_sequences
     where schemaname in ('public', 'drizzle') order by 1`,
  );
  const migrations = await session.rows('select hash from drizzle.__drizzle_migrations order by created_at');
  return {
    tables: (await parentsFirst(session, [...tables.keys()])).map((name) => ({
      name,
      columns: tables.get(name) ?? [],
    })),
    migrations: migrations.map(([hash]) => hash ?? ''),
    sequences: Object.fromEntries(sequences as [string, string | null][]),
  };
}

async function parentsFirst(session: Session, names: readonly string[]): Promise<string[]> {
  const keys = await session.rows(
    `select distinct n.nspname || '.' || c.relname, pn.nspname || '.' || p.relname from pg_constraint k
     join pg_class c on c.oid = coalesce(pg_partition_root(k.conrelid), k.conrelid)
     join pg_namespace n on n.oid = c.relnamespace
     join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
     where k.contype = 'f' and c.oid <> p.oid`,
  );
  const ordered: string[] = [];
  for (let waiting = [...names]; waiting.length > 0;) {
    const free = waiting.filter(
      (name) => !keys.some(([child, parent]) => child === name && waiting.includes(parent ?? '')),
    );
    if (free.length === 0) throw new Error(`circular foreign keys between tables: ${waiting.join(', ')}`);
    ordered.push(...free);
    waiting = waiting.filter((name) => !free.includes(name));
  }
  return ordered;
}
