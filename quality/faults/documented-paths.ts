import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@kafaa/testing/root';
import type { Trial } from '../report.ts';

/** Runs `npm run test:paths`, which needs root and the right to mount. */
export const documentedPaths: Trial = {
  id: 'R19',
  title: 'the commands of the documents work as written',
  async run() {
    const args = [join(ROOT, 'scripts/run.mjs'), 'test:paths'];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
    const lines = stdout.trim().split('\n');
    const failed = lines.find((line) => line.includes('FAILED'))?.trim();
    return [
      {
        id: 'R19',
        goal: 'the commands of the documents work on bare machines',
        figure: lines.at(-1) ?? '',
        verdict: status === 0 ? 'met' : 'short',
        ...(failed !== undefined && { note: failed }),
      },
    ];
  },
};
