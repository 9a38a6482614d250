import { runTrials, type Trial } from '../report.ts';
import { clockSkew } from './clock-skew.ts';
import { companyMonth } from './company-month.ts';
import { databaseRestart } from './database-restart.ts';
import { documentedPaths } from './documented-paths.ts';
import { folderLock } from './folder-lock.ts';
import { fullDisk } from './full-disk.ts';
import { databaseAway, linearPatterns, startFaults } from './held-by-tests.ts';
import { hostileLoop } from './hostile-loop.ts';
import { killServerTrial } from './kill-server.ts';
import { killWorker } from './kill-worker.ts';
import { modelTrial } from './language-model.ts';
import { loginFlood } from './login-flood.ts';
import { mailServer } from './mail-server.ts';
import { monitoring } from './monitoring.ts';
import { phoneTrial } from './flaky-network.ts';
import { pooler } from './pooler.ts';
import { race } from './race.ts';
import { realMail } from './real-mail.ts';
import { repeats } from './repeats.ts';
import { restore } from './restore.ts';
import { rollingRestarts } from './rolling.ts';
import { severalProcesses } from './several-processes.ts';
import { simulation } from './simulation.ts';
import { slowClients } from './slow-clients.ts';
import { update } from './update.ts';

const trials: readonly Trial[] = [
  killServerTrial,
  killWorker,
  folderLock,
  databaseRestart,
  mailServer,
  realMail,
  companyMonth,
  modelTrial,
  fullDisk,
  repeats,
  phoneTrial,
  race,
  clockSkew,
  simulation,
  slowClients,
  loginFlood,
  hostileLoop,
  linearPatterns,
  rollingRestarts,
  update,
  severalProcesses,
  pooler,
  restore,
  monitoring,
  databaseAway,
  startFaults,
  documentedPaths,
];

// The process exits at once, because handles left open by a trial must not keep the command alive: one run spun in Node's
// cleanup for half an hour.
process.exit(await runTrials('test:faults', trials, process.argv.slice(2)));
