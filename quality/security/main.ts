import { runTrials, type Trial } from '../report.ts';
import { canonicalLinks } from './canonical-links.ts';
import { confirmation } from './confirmation.ts';
import { enumeration } from './enumeration.ts';
import { erased } from './erased.ts';
import { exposure } from './exposure.ts';
import { files } from './files.ts';
import { fuzz } from './fuzz.ts';
import { headers } from './headers.ts';
import { isolation } from './isolation.ts';
import { limits } from './limits.ts';
import { links } from './links.ts';
import { logs } from './logs.ts';
import { outgoing } from './outgoing.ts';
import { ownDataLinks } from './own-data-links.ts';
import { passwords } from './passwords.ts';
import { plainNames } from './plain-names.ts';
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
  exposure,
  erased,
  canonicalLinks,
  ownDataLinks,
  plainNames,
  confirmation,
  outgoing,
];

// The process exits at once, because handles left open by a trial must not keep the command alive: one run spun in Node's
// cleanup for half an hour.
process.exit(await runTrials('test:security', trials, process.argv.slice(2)));
