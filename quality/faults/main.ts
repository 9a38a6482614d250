import { runTrials, type Trial } from '../report.ts';
import { folderLock } from './folder-lock.ts';
import { killServerTrial } from './kill-server.ts';
import { killWorker } from './kill-worker.ts';
import { mailServer } from './mail-server.ts';
import { slowClients } from './slow-clients.ts';

const trials: readonly Trial[] = [killServerTrial, killWorker, folderLock, mailServer, slowClients];

process.exitCode = await runTrials('test:faults', trials, process.argv.slice(2));
