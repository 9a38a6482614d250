import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { inSources } from './source-places.ts';

it('the stack trace of a built file names source positions if the file has a source map', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kafaa-map-'));
  const built = join(folder, 'chunk.js');
  // The map points from the first column of the built file's second line to line 3, column 5 of the source.
  const map = { version: 3, sources: ['../../apps/server/src/app.ts'], names: [], mappings: ';AAEI' };
  writeFileSync(`${built}.map`, JSON.stringify(map));
  const url = pathToFileURL(built).href;
  expect(inSources(`    at start (${url}:2:1)`)).toBe('    at start (apps/server/src/app.ts:3:5)');
  expect(inSources(`    at async ${url}:2:1`)).toBe('    at async apps/server/src/app.ts:3:5');
  const other = `    at Client.query (${url.replace('chunk', 'pg')}:7:3)`;
  expect(inSources(other)).toBe(other);
  rmSync(folder, { recursive: true });
});
