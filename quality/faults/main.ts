import { runTrials, type Trial } from '../report.ts';

const trials: readonly Trial[] = [];

process.exitCode = await runTrials('test:faults', trials, process.argv.slice(2));
