import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ProductServer } from '@kafaa/testing/product/server';
import { ROOT } from '@kafaa/testing/root';
import type { Row, Trial } from '../report.ts';
import { Interviews } from './answering.ts';

const SOCKETS = 2000;
const CLOSED_WITHIN_S = 15;
const MOST_RATIO = 2;
const PER_SECOND = 10;

interface Told {
  readonly closed: number;
  readonly longest: number;
  readonly open: number;
}

async function run({ long }: { long: boolean }): Promise<readonly Row[]> {
  const ms = long ? 20_000 : 6000;
  const server = await ProductServer.start({ database: 'postgres', env: { LOG_LEVEL: 'error' } });
  try {
    const interviews = await Interviews.open(server, 10);
    await interviews.answerFor(2000, PER_SECOND);
    const calm = await interviews.answerFor(ms, PER_SECOND);
    const file = join(ROOT, 'quality/faults/slow-sockets.ts');
    const slow = fork(file, [new URL(server.url).port, String(SOCKETS)], { execArgv: process.execArgv });
    await once(slow, 'message');
    const during = await interviews.answerFor(ms, PER_SECOND);
    // The delay is added because the sockets that were opened last must get the full time limit, too.
    await delay(Math.max(0, (CLOSED_WITHIN_S + 1) * 1000 - ms));
    slow.send('tell');
    const [told] = (await once(slow, 'message')) as [Told];
    const lost = await interviews.lost();
    interviews.close();
    const ratio = during.p99 / calm.p99;
    return [
      {
        id: 'R12a',
        goal: `the server closes ${SOCKETS} sockets that send a byte a second, in headers or multipart, within ${CLOSED_WITHIN_S} s`,
        figure: `${told.closed} closed after ${(told.longest / 1000).toFixed(1)} s at most, ${told.open} still open`,
        verdict: told.open === 0 && told.longest <= CLOSED_WITHIN_S * 1000 ? 'met' : 'short',
      },
      {
        id: 'R12b',
        goal: `other candidates’ answers meanwhile take at p99 at most ${MOST_RATIO} × the control, and none is lost`,
        figure: `p99 ${during.p99.toFixed(1)} ms, control ${calm.p99.toFixed(1)} ms, ratio ${ratio.toFixed(2)}; ${during.failed + calm.failed} of ${during.count + calm.count} failed, ${lost} lost`,
        verdict: during.failed + calm.failed + lost > 0 ? 'short' : ratio <= MOST_RATIO ? 'met' : 'inconclusive',
        note:
          ratio > MOST_RATIO ? 'the control of the same run is too short to tell the machine’s noise from ours' : '',
      },
    ];
  } finally {
    await server.dispose();
  }
}

/** Trial of clients that keep connections open by sending as slowly as possible. */
export const slowClients: Trial = {
  id: 'R12',
  title: 'two thousand slow clients do not slow down other candidates',
  run,
};
