import { runTrials, type Trial } from '../report.ts';
import { enumeration } from './enumeration.ts';
import { files } from './files.ts';
import { fuzz } from './fuzz.ts';
import { headers } from './headers.ts';
import { isolation } from './isolation.ts';
import { limits } from './limits.ts';
import { links } from './links.ts';
import { logs } from './logs.ts';
import { passwords } from './passwords.ts';
import { sessions } from './sessions.ts';
import { xss } from './xss.ts';

const trials: readonly Trial[] = [
  isolation,
  fuzz,
  xss,
  files,
  headers,
  logs,
  passwords,
  sessions,
  links,
  enumeration,
  limits,
];

process.exitCode = await runTrials('test:security', trials, process.argv.slice(2));
