import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { GLOBAL_TABLES } from '@kafaa/server/platform/data/tenant';
import { ROOT } from '../bootstrap.mjs';

const TENANT = 'company_id';

/** Indexes of tenant tables that are read across companies, with the reason. */
const GLOBAL_INDEXES: Readonly<Record<string, string>> = {
  mails_outage: 'the mail server, and so its outage, is that of all companies',
  mails_waiting: 'what waits for the mail server is looked at over all companies: they share it',
  mails_outbox: 'the embedded outbox lists every company’s mails; it exists on the loopback default only',
};

/** Finds keys and indexes that would prevent a distributed PostgreSQL from sharding a table by company (law 7). */
export function tableViolations(
  tables: readonly PgTable[],
  globals: Readonly<Record<string, string>> = GLOBAL_TABLES,
): string[] {
  const faults: string[] = [];
  for (const table of tables) {
    const config = getTableConfig(table);
    if (config.name in globals) continue;
    const complain = (message: string) => faults.push(`${config.name}: ${message}`);
    const leads = (what: string, names: readonly (string | undefined)[]) => {
      if (names[0] !== TENANT) complain(`${what} (${names.join(', ')}) must begin with ${TENANT}`);
    };
    const column = config.columns.find((one) => one.name === TENANT);
    if (!column) {
      complain(`has no ${TENANT}; name it in GLOBAL_TABLES if it belongs to no company`);
      continue;
    }
    if (!column.notNull) complain(`${TENANT} may be null`);
    const keys = [
      ...config.primaryKeys.map((key) => key.columns.map((one) => one.name)),
      ...config.columns.filter((one) => one.primary).map((one) => [one.name]),
    ];
    if (keys.length === 0) complain('has no primary key');
    for (const key of keys) leads('primary key', key);
    for (const unique of config.uniqueConstraints)
      leads(
        'unique key',
        unique.columns.map((one) => one.name),
      );
    for (const one of config.columns) if (one.isUnique) leads('unique key', [one.name]);
    for (const { config: index } of config.indexes) {
      if ((index.name ?? '') in GLOBAL_INDEXES) continue;
      leads(
        `index ${index.name ?? ''}`,
        index.columns.map((one) => ('name' in one ? one.name : undefined)),
      );
    }
    for (const key of config.foreignKeys) {
      const { columns, foreignColumns, foreignTable } = key.reference();
      if (getTableName(foreignTable) in globals) continue;
      leads(
        `foreign key to ${getTableName(foreignTable)}`,
        columns.map((one) => one.name),
      );
      leads(
        `foreign key to ${getTableName(foreignTable)}, there`,
        foreignColumns.map((one) => one.name),
      );
    }
  }
  return faults;
}

export async function readTables(): Promise<PgTable[]> {
  const files = globSync('apps/server/src/{features/*,adapters/queue}/tables.ts', { cwd: ROOT }).sort();
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(ROOT, file)).href)) as Record<string, unknown>),
  );
  return modules.flatMap((one) => Object.values(one)).filter((value) => is(value, PgTable));
}

async function main(): Promise<number> {
  const tables = await readTables();
  const faults = tableViolations(tables);
  if (tables.length === 0) faults.push('no table found: the check is blind');
  const names = new Set(tables.map((table) => getTableConfig(table).name));
  for (const name of Object.keys(GLOBAL_TABLES))
    if (!names.has(name)) faults.push(`${name}: in GLOBAL_TABLES, but no such table`);
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main();
