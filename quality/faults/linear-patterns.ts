import { trySources } from '../../scripts/linear/tried.ts';
import type { Trial } from '../report.ts';

/** Runs the search of law 10, whose limit is 50 ms of processor time for 60,000 hostile characters. */
export const linearPatterns: Trial = {
  id: 'R18',
  title: 'every pattern and text function is linear',
  async run() {
    const { faults, patterns, functions } = await trySources({ thorough: true });
    return [
      {
        id: 'R18',
        goal: 'every pattern and text function takes at most 50 ms for 60,000 characters made against it',
        figure: `${patterns} patterns, ${functions} functions, ${faults.length} over it or untried`,
        verdict: faults.length === 0 && patterns > 0 && functions > 0 ? 'met' : 'short',
        ...(faults[0] !== undefined && { note: faults[0] }),
      },
    ];
  },
};
