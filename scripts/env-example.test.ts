import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kafaa-env-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** .env.example with every variable uncommented. */
const text = readFileSync(join(ROOT, '.env.example'), 'utf8').replaceAll(/^#(?=[A-Z][A-Z0-9_]*=)/gm, '');

describe.skipIf(process.platform === 'win32')('.env.example', () => {
  it('a shell that sources .env.example gets the same values as parseEnv', () => {
    writeFileSync(join(folder, '.env'), text);
    const said = execFileSync('sh', ['-euc', 'set -a; . ./.env; env -0'], { cwd: folder, env: {}, encoding: 'utf8' });
    const seen = new Set(said.split('\0'));
    const values = parseEnv(text);
    expect(Object.keys(values).length).toBeGreaterThan(40);
    for (const [name, value] of Object.entries(values)) expect(seen).toContain(`${name}=${value}`);
  });

  it('.env.example refers only to existing headings of docs/OPERATIONS.md', () => {
    const headings = readFileSync(join(ROOT, 'docs/OPERATIONS.md'), 'utf8').match(/^## .+$/gm) ?? [];
    const named = [...text.matchAll(/OPERATIONS\.md,\s(?:#\s)?«\s?([^»]+?)\s?»/g)].map(([, name]) => `## ${name}`);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(headings).toContain(name);
  });
});
