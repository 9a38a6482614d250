import { runTrials, type Trial } from '../report.ts';
import { killServerTrial } from './kill-server.ts';
import { mailServer } from './mail-server.ts';
import { slowClients } from './slow-clients.ts';

const trials: readonly Trial[] = [killServerTrial, mailServer, slowClients];

process.exitCode = await runTrials('test:faults', trials, process.argv.slice(2));
