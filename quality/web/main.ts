import { runTrials, type Trial } from '../report.ts';
import { lighthouseTrial } from './lighthouse.ts';
import { weight } from './weight.ts';

const trials: readonly Trial[] = [weight, lighthouseTrial];

// At once: what a trial that failed left open must not hold the command.
process.exit(await runTrials('bench:web', trials, process.argv.slice(2)));
