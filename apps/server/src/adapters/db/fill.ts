import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { RefusedError } from '#/platform/tasks/command';
import { PREVIOUS_SCHEMA, PREVIOUS_TASKS } from '../queue/pgboss-import.ts';
import {
  type Contents,
  contentsOf,
  inOneTransaction,
  type Layout,
  MARK,
  RowTally,
  type Session,
  type Table,
} from './contents.ts';
import { migrate, migrationsFolder, sinceBaseline } from './migrate.ts';
import type { Database } from './open-database.ts';

export interface TableCount {
  readonly table: string;
  readonly rows: number;
  readonly hash: string;
}

/** State of a database. `unused`: all tables exist, but no company does. `unfinished`: a copy into the database was interrupted. */
export type Filling = 'empty' | 'unused' | 'unfinished' | 'full';

export class UnfinishedCopyError extends Error {
  override name = 'UnfinishedCopyError';
}

export async function fillingOf(database: Database): Promise<Filling> {
  return inOneTransaction(database, async (session) => {
    if (await exists(session, MARK)) return 'unfinished';
    const [[others] = []] = await session.rows(
      `select count(*)::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', '${PREVIOUS_SCHEMA}', 'drizzle')
         and n.nspname not like 'pg\\_toast%' and n.nspname not like 'pg\\_temp%'`,
    );
    if (others === '0') return 'empty';
    if (!(await exists(session, 'public.companies')) || !(await exists(session, 'drizzle.__drizzle_migrations')))
      return 'full';
    const [company] = await session.rows('select from companies limit 1');
    return company === undefined ? 'unused' : 'full';
  });
}

/**
 * Throws if a copy into the database is unfinished: a server started on it would look like a complete installation that has lost
 * data.
 */
export async function refuseUnfinished(database: Database): Promise<void> {
  const marked = await inOneTransaction(database, (session) => exists(session, MARK));
  if (marked)
    throw new UnfinishedCopyError(
      'Une restauration ou un déplacement vers cette base n’est pas allé à son terme. Relancez la même commande (ops restore ou ops data move), ou videz la base.',
    );
}

async function exists(session: Session, name: string): Promise<boolean> {
  const [row] = await session.rows('select (to_regclass($1) is not null)::text', [name]);
  return row?.[0] === 'true';
}

/**
 * Creates the tables that the contents had, and the marker table, which prevents a server from starting on the database until
 * `fill` is done.
 */
export async function prepareTarget(database: Database, { migrations, tables }: Layout): Promise<void> {
  const folder = migrationsUpTo(migrations);
  try {
    await inOneTransaction(database, (session) =>
      session.rows(`create table if not exists ${MARK} (since timestamptz default now())`),
    );
    await migrate(database, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const made = await inOneTransaction(database, async (session) => {
    await preparePrevious(session, tables);
    return (await contentsOf(session)).layout;
  });
  if (sinceBaseline(made.migrations).join() !== sinceBaseline(migrations).join())
    throw new RefusedError(
      'La base d’arrivée a déjà des tables d’une autre version. Prenez une base vide, ou un autre DATA_DIR.',
    );
}

/** Creates the tables of an earlier version's tasks, with text columns. The next start imports the tasks into the present table. */
async function preparePrevious(session: Session, tables: readonly Table[]): Promise<void> {
  await session.rows(`drop schema if exists ${PREVIOUS_SCHEMA} cascade`);
  const previous = tables.find(({ name }) => name === PREVIOUS_TASKS);
  if (!previous) return;
  await session.rows(`create schema ${PREVIOUS_SCHEMA}`);
  await session.rows(`create table ${PREVIOUS_TASKS} (${previous.columns.map((name) => `"${name}" text`).join(', ')})`);
}

/** Whether the copy contains a table: every table except those of pg-boss, of which it contains only the tasks. */
const isCopied = (name: string) => name === PREVIOUS_TASKS || !name.startsWith(`${PREVIOUS_SCHEMA}.`);

/** Throws if the contents have migrations that this version does not know. */
export function assertKnown({ migrations }: Layout): void {
  rmSync(migrationsUpTo(migrations), { recursive: true });
}

/** Copies this version's migrations into a temporary folder, up to the last one that the contents have. */
function migrationsUpTo(applied: readonly string[]): string {
  const known = sinceBaseline(applied);
  const all = migrationsFolder();
  const journal = JSON.parse(readFileSync(join(all, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(0, known.length);
  const hashes = readMigrationFiles({ migrationsFolder: all }).map(({ hash }) => hash);
  if (hashes.slice(0, known.length).join() !== known.join())
    throw new RefusedError(
      'Ces données viennent d’une version plus récente de Kafaa, ou d’une autre. Prenez la même version, puis recommencez.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'kafaa-migrations-'));
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) copyFileSync(join(all, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
}

/**
 * Inserts all rows into a prepared database, reads them back, compares the hashes and drops the marker table, in one transaction.
 * `expected` contains the hashes that the rows must have, if the source provides them.
 */
export function fill(
  target: Database,
  source: Contents,
  expected: ReadonlyMap<string, TableCount> = new Map(),
): Promise<TableCount[]> {
  return inOneTransaction(target, async (session) => {
    const there = await contentsOf(session);
    const tables = source.layout.tables.filter(({ name }) => isCopied(name));
    const shape = (list: readonly Table[]) =>
      list
        .map(({ name, columns }) => `${name} ${columns.join()}`)
        .toSorted()
        .join(';');
    if (shape(tables) !== shape(there.layout.tables)) throw new Error('tables differ after the same migrations');
    for (const { name } of tables.toReversed()) {
      // Rows must be copied unchanged, so the triggers that count candidates and protect the audit trail are disabled.
      await session.rows(`alter table ${name} disable trigger user`);
      await session.rows(`delete from ${name}`);
    }
    const counts: TableCount[] = [];
    for (const table of tables) {
      const count = await insertAll(session, table, source);
      const read = await countRows(there, table);
      const wanted = expected.get(table.name) ?? count;
      if (read.hash !== count.hash || wanted.hash !== count.hash)
        throw new RefusedError(
          `${table.name}\u00a0: les lignes écrites ne sont pas celles de départ. Rien n’a été gardé.`,
        );
      counts.push(count);
    }
    for (const { name } of tables) await session.rows(`alter table ${name} enable trigger user`);
    for (const [name, last] of Object.entries(source.layout.sequences))
      if (last !== null && isCopied(name)) await session.rows('select setval($1::regclass, $2::bigint)', [name, last]);
    await session.rows(`drop table ${MARK}`);
    return counts;
  });
}

async function insertAll(session: Session, table: Table, source: Contents): Promise<TableCount> {
  const types = await session.rows(
    'select attname::text, format_type(atttypid, atttypmod) from pg_attribute where attrelid = $1::regclass and attnum > 0',
    [table.name],
  );
  const typeOf = new Map(types as [string, string][]);
  const names = table.columns.map((column) => `"${column}"`).join(', ');
  const values = table.columns.map((column, index) => `(r ->> ${index})::${typeOf.get(column)}`).join(', ');
  const statement = `insert into ${table.name} (${names}) overriding system value select ${values} from jsonb_array_elements($1::jsonb) r`;
  const tally = new RowTally();
  for await (const rows of source.rows(table)) {
    for (const row of rows) tally.add(row);
    await session.rows(statement, [JSON.stringify(rows)]);
  }
  return { table: table.name, rows: tally.rows, hash: tally.hash };
}

async function countRows(contents: Contents, table: Table): Promise<TableCount> {
  const tally = new RowTally();
  for await (const rows of contents.rows(table)) for (const row of rows) tally.add(row);
  return { table: table.name, rows: tally.rows, hash: tally.hash };
}
