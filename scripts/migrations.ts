import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT, run, say } from './bootstrap.mjs';

const SERVER = join(ROOT, 'apps/server');
const KIT = join(ROOT, 'node_modules/drizzle-kit/bin.cjs');

/**
 * Writes the migration from the last schema to the current tables.ts. With `--check` it writes nothing and returns 1 if such a
 * migration is missing. Other arguments go to drizzle-kit (`--name add-notes`, `--custom`).
 */
export async function migrations(args: readonly string[]): Promise<number> {
  if (args.includes('--check')) return check();
  return run(process.execPath, [...generate('migrations'), ...args], { cwd: SERVER });
}

function check(): number {
  const copy = mkdtempSync(join(tmpdir(), 'kafaa-migrations-'));
  try {
    cpSync(join(SERVER, 'migrations'), copy, { recursive: true });
    const done = spawnSync(process.execPath, generate(relative(SERVER, copy)), {
      cwd: SERVER,
      encoding: 'utf8',
      // drizzle-kit asks about renamed columns; without a terminal it aborts, which also counts as a difference.
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // drizzle-kit exits with 0 even if it fails, so its output is checked.
    if (done.stdout.includes('No schema changes')) return 0;
    say(`${done.stdout}${done.stderr}`);
    say('tables.ts and the migrations disagree: npm run migrations -- --name <what-changes>, and commit the result.');
    return 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

// The folder must be relative, because drizzle-kit reads its snapshots from './' + out.
function generate(out: string): string[] {
  const schema = './src/{features/*,adapters/queue}/tables.ts';
  return ['--import', 'tsx', KIT, 'generate', '--dialect', 'postgresql', '--schema', schema, '--out', out];
}
