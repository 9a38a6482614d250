import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endpoints } from '@kafaa/domain/endpoints';
import { ROOT } from '@kafaa/testing/root';
import { expect, test } from 'vitest';

test('npm run routes prints each endpoint once', { timeout: 120_000 }, async () => {
  const program = ['--import', 'tsx', join(ROOT, 'apps/server/src/main/routes.ts')];
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: ROOT });
  const printed = stdout
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .split(/\s{2,}/)
        .at(-2),
    );
  expect(new Set(printed)).toEqual(new Set(endpoints.map(({ name }) => name)));
  expect(printed).toHaveLength(endpoints.length);
});
