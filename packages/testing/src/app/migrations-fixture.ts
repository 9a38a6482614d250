import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes a folder of migrations as drizzle-kit does, one migration for each statement. */
export function writeMigrations(statements: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'kafaa-migrations-'));
  mkdirSync(join(folder, 'meta'));
  const entries = statements.map((statement, idx) => {
    const tag = `000${idx}_step`;
    writeFileSync(join(folder, `${tag}.sql`), statement);
    return { idx, version: '7', when: 1_700_000_000_000 + idx, tag, breakpoints: true };
  });
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  return folder;
}
