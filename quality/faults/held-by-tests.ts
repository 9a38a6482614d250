import { basename } from 'node:path';
import { ROOT } from '@kafaa/testing/root';
import type { Trial } from '../report.ts';
import { runTestFile } from '../test-file.ts';

/** Creates a trial that runs test files of `npm test` again and counts their cases. */
function heldBy(id: string, goal: string, files: readonly string[], env: Record<string, string> = {}): Trial {
  return {
    id,
    title: goal,
    async run() {
      const outcomes = files.map((file) => ({ file, ...runTestFile(ROOT, file, { env }) }));
      return [
        {
          id,
          goal,
          figure: outcomes
            .map(({ file, passed, failed }) => `${basename(file)}: ${passed} passed, ${failed} failed`)
            .join('; '),
          verdict: outcomes.every(({ passed, failed }) => passed > 0 && failed === 0) ? 'met' : 'short',
        },
      ];
    },
  };
}

export const startFaults = heldBy('R22', 'a failed start prints one sentence, and `ops check` tries every service', [
  'apps/server/src/main/start-error.test.ts',
  'apps/server/src/main/check.test.ts',
]);

export const databaseAway = heldBy('R21', '/metrics and both /readyz answer during a database outage', [
  'apps/server/src/main/database-outage.test.ts',
]);

/** The search of law 10, in which functions get as many lengths and attacks as patterns. */
export const linearPatterns = heldBy(
  'R18',
  'every pattern and text function takes at most 50 ms for 60,000 hostile characters',
  ['scripts/linear.test.ts'],
  { LINEAR_THOROUGH: '1' },
);
