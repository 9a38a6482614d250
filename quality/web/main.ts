import { runTrials, type Trial } from '../report.ts';

const trials: readonly Trial[] = [];

process.exitCode = await runTrials('bench:web', trials, process.argv.slice(2));
