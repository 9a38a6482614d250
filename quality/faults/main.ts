import { runTrials, type Trial } from '../report.ts';
import { killServerTrial } from './kill-server.ts';

const trials: readonly Trial[] = [killServerTrial];

process.exitCode = await runTrials('test:faults', trials, process.argv.slice(2));
