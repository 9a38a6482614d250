import { runTrials, type Trial } from '../report.ts';
import { answers } from './answers.ts';
import { engineMemory } from './engine-memory.ts';
import { loadEmbedded, loadPostgres } from './load.ts';
import { crowd } from './large-tables.ts';
import { reportPdf } from './report-pdf.ts';
import { rowPolicies } from './row-policies.ts';
import { startUp } from './start-up.ts';
import { sustained } from './sustained.ts';
import { reads } from './reads.ts';

const trials: readonly Trial[] = [
  reads,
  crowd,
  answers,
  sustained,
  reportPdf,
  startUp,
  engineMemory,
  loadPostgres,
  loadEmbedded,
  rowPolicies,
];

// The process exits at once, because handles left open by a failed trial must not keep the command alive.
process.exit(await runTrials('bench:server', trials, process.argv.slice(2)));
