import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { ROOT, say } from './bootstrap.mjs';

const MIGRATIONS = join(ROOT, 'apps/server/migrations');

/**
 * Writes the migration that takes the schema from the last one to what tables.ts says now; with `--check`, writes
 * nothing and answers 1 when such a migration is missing. Other arguments go to drizzle-kit (`--name add-notes`, `--custom`).
 */
export async function migrations(args: readonly string[]): Promise<number> {
  return args.includes('--check') ? check() : generate(MIGRATIONS, args);
}

function check(): number {
  const copy = mkdtempSync(join(tmpdir(), 'kafaa-migrations-'));
  try {
    cpSync(MIGRATIONS, copy, { recursive: true });
    const before = sqlFiles(copy).length;
    if (generate(copy, []) !== 0) return 1;
    const added = sqlFiles(copy).length - before;
    if (added === 0) return 0;
    say(
      'tables.ts and the migrations disagree: run `npm run migrations -- --name <what-changes>` and commit the result.',
    );
    return 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const sqlFiles = (folder: string) =>
  readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.sql'));

function generate(out: string, args: readonly string[]): number {
  const kit = join(ROOT, 'node_modules/drizzle-kit/bin.cjs');
  const fixed = ['--dialect', 'postgresql', '--schema', './src/features/*/tables.ts', '--out', out];
  const done = spawnSync(process.execPath, ['--import', 'tsx', kit, 'generate', ...fixed, ...args], {
    cwd: join(ROOT, 'apps/server'),
    encoding: 'utf8',
    // drizzle-kit would ask about renamed columns; without a terminal it fails instead of waiting.
    stdio: [out === MIGRATIONS ? 'inherit' : 'ignore', out === MIGRATIONS ? 'inherit' : 'pipe', 'pipe'],
  });
  if (done.status !== 0) say(`${done.stdout ?? ''}${done.stderr ?? ''}`);
  return done.status ?? 1;
}
