import { runTrials, type Trial } from '../report.ts';
import { files } from './files.ts';
import { fuzz } from './fuzz.ts';
import { headers } from './headers.ts';
import { isolation } from './isolation.ts';
import { logs } from './logs.ts';
import { xss } from './xss.ts';

const trials: readonly Trial[] = [isolation, fuzz, xss, files, headers, logs];

process.exitCode = await runTrials('test:security', trials, process.argv.slice(2));
