import { setTimeout as delay } from 'node:timers/promises';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial } from '../report.ts';
import { AckLog } from './ack-log.ts';
import { Balancer } from './balancer.ts';
import { checkSettled } from './invariants.ts';
import { random, startLoad } from './load.ts';

/** Trial with two web and two worker processes on one PostgreSQL; one of the four at a time is killed, under load. */
export const severalProcesses: Trial = {
  id: 'C1',
  title: 'two web and two worker processes on one PostgreSQL survive kills in turn',
  async run({ long }): Promise<readonly Row[]> {
    const kills = long ? 200 : 8;
    const next = random(7);
    const first = await ProductServer.start({ database: 'postgres', role: 'web' });
    const processes = [first];
    try {
      const { databaseUrl = '', dataDir } = first;
      const env = { DATA_DIR: dataDir };
      for (const role of ['web', 'worker', 'worker'] as const)
        processes.push(await ProductServer.start({ databaseUrl, role, env }));
      const balancer = await Balancer.open(processes.slice(0, 2).map(({ url }) => url));
      const log = new AckLog();
      const load = startLoad({ url: balancer.url, log, seed: 7 });
      await load.warm;
      for (let kill = 0; kill < kills; kill += 1) {
        await delay(next() * 1_500);
        const victim = processes[kill % processes.length];
        await victim?.stop('SIGKILL');
        await delay(next() * 1_000);
        await victim?.start();
      }
      await load.stop();
      const violations = await checkSettled(first, log);
      for (const fault of violations.slice(0, 20)) console.log(`  ${fault}`);
      const lost = violations.length + log.surprises.length;
      await balancer.close();
      return [
        {
          id: 'C1',
          goal: `${kills} kills of 4 processes in turn behind a load balancer lose no data and cause no unexpected answer`,
          figure: `${log.acks} acknowledged operations, ${log.retries} repeated calls, ${violations.length} violations, ${log.surprises.length} surprises`,
          verdict: lost === 0 ? 'met' : 'short',
          ...(lost > 0 && { note: violations[0] ?? log.surprises[0] ?? '' }),
        },
      ];
    } finally {
      // The first process owns the folder that all share, so it is disposed of last.
      for (const one of processes.toReversed()) await one.dispose();
    }
  },
};
