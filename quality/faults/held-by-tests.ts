import { ROOT } from '../../scripts/bootstrap.mjs';
import type { Trial } from '../report.ts';
import { runTestFile } from '../test-file.ts';

/** A row that is covered by files of `npm test`: runs them again and counts their cases. */
function heldBy(id: string, goal: string, files: readonly string[]): Trial {
  return {
    id,
    title: goal,
    async run() {
      const outcomes = files.map((file) => ({ file, ...runTestFile(ROOT, file) }));
      return [
        {
          id,
          goal,
          figure: outcomes.map(({ file, passed, failed }) => `${file}: ${passed} passed, ${failed} failed`).join('; '),
          verdict: outcomes.every(({ passed, failed }) => passed > 0 && failed === 0) ? 'met' : 'short',
        },
      ];
    },
  };
}

export const startFaults = heldBy('R22', 'faults at the start are told in one sentence, and `ops check` tries all', [
  'start-errors.test.ts',
  'check.test.ts',
]);

export const databaseAway = heldBy('R21', '/metrics and both /readyz answer while the database is away', [
  'database-away.test.ts',
]);
