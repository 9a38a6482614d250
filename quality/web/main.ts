import { runTrials, type Trial } from '../report.ts';
import { lighthouseTrial } from './lighthouse.ts';
import { weight } from './weight.ts';

const trials: readonly Trial[] = [weight, lighthouseTrial];

// The process exits at once, because handles left open by a failed trial must not keep the command alive.
process.exit(await runTrials('bench:web', trials, process.argv.slice(2)));
