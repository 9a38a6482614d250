import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '@kafaa/server/adapters/db/open-database';
import { rowsOf } from '#/routes/two-companies';

/** E-mail address of the recruiter in the dump below, who has a candidate at every step. */
export const RECRUITER = 'zqannafirm@societe.tn';
/** E-mail address of the candidate in the dump whose evaluation is still queued. */
export const WAITING = 'attend@mail.tn';

/**
 * Dump of the database of commit abc3f28, the last version before the baseline, with rows in every table of the product. The
 * endpoints filled it (routes/two-companies.ts and every-company-table.test.ts); `pg_dump --inserts` wrote it.
 */
const DUMP = new URL('../../fixtures/before-baseline.sql.br', import.meta.url);

/** Fills an empty database with the dump of the last version before the baseline. */
export async function loadBeforeBaseline(database: Database): Promise<void> {
  const dump = brotliDecompressSync(readFileSync(fileURLToPath(DUMP))).toString();
  await (database.kind === 'pglite' ? database.pglite.exec(dump) : database.pool.query(dump));
}

/** All rows of the product's tables. */
export async function allRows(database: Database): Promise<Record<string, object[]>> {
  const tables = await rowsOf<{ name: string }>(
    database.db,
    sql`select table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema = 'public' order by 1`,
  );
  const all: Record<string, object[]> = {};
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: object }>(
      database.db,
      // The order compares the columns from the first on, so a column added later does not change it.
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t order by t`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}
