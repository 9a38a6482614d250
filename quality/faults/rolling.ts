import { setTimeout as delay } from 'node:timers/promises';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial, TrialOptions } from '../report.ts';
import { AckLog } from './ack-log.ts';
import { Balancer } from './balancer.ts';
import { checkSettled } from './invariants.ts';
import { random, startLoad } from './load.ts';

interface Stopped {
  readonly log: AckLog;
  readonly violations: readonly string[];
  /** Number of milliseconds that each process took to end after SIGTERM. */
  readonly endedAfter: readonly number[];
  readonly codes: readonly (number | null)[];
}

async function stopGently(server: ProductServer, stopped: { endedAfter: number[]; codes: (number | null)[] }) {
  const asked = performance.now();
  stopped.codes.push(await server.stop('SIGTERM'));
  stopped.endedAfter.push(performance.now() - asked);
}

/** Two nodes on one PostgreSQL behind a load balancer; each in turn is stopped and restarted under load. */
async function rolling(rounds: number): Promise<Stopped & { balancer: Balancer }> {
  const env = { DRAIN_SECONDS: '1' };
  const first = await ProductServer.start({ database: 'postgres', env });
  const databaseUrl = first.databaseUrl ?? '';
  const second = await ProductServer.start({ databaseUrl, env: { ...env, DATA_DIR: first.dataDir } });
  const balancer = await Balancer.open([first.url, second.url]);
  const log = new AckLog();
  const next = random(14);
  const stopped = { endedAfter: [] as number[], codes: [] as (number | null)[] };
  try {
    const load = startLoad({ url: balancer.url, log, seed: 14 });
    await load.warm;
    for (let round = 0; round < rounds; round += 1) {
      for (const node of [first, second]) {
        await delay(next() * 1_000);
        await stopGently(node, stopped);
        await node.start();
      }
    }
    await load.stop();
    return { log, ...stopped, balancer, violations: await checkSettled(first, log) };
  } finally {
    await balancer.close();
    await second.dispose();
    await first.dispose();
  }
}

/** Restarts one process with its embedded database; clients retry while it is down. */
async function alone(rounds: number): Promise<Stopped> {
  const server = await ProductServer.start({ env: { DRAIN_SECONDS: '1' } });
  const log = new AckLog();
  const next = random(15);
  const stopped = { endedAfter: [] as number[], codes: [] as (number | null)[] };
  try {
    const load = startLoad({ url: server.url, log, seed: 15 });
    await load.warm;
    for (let round = 0; round < rounds; round += 1) {
      await delay(next() * 1_500);
      await stopGently(server, stopped);
      await server.start();
    }
    await load.stop();
    return { log, ...stopped, violations: await checkSettled(server, log) };
  } finally {
    await server.dispose();
  }
}

const ENDED_WITHIN_MS = 10_000;

function endings({ endedAfter, codes }: Stopped, kind: string): Row {
  const slowest = Math.max(...endedAfter);
  const clean = codes.filter((code) => code === 0).length;
  return {
    id: 'R14',
    goal: `a process ends in order within 10 s after SIGTERM (${kind})`,
    figure: `${clean} of ${codes.length} with code 0, slowest ${(slowest / 1000).toFixed(1)} s`,
    verdict: slowest <= ENDED_WITHIN_MS && clean === codes.length ? 'met' : 'short',
  };
}

async function run({ long }: TrialOptions): Promise<readonly Row[]> {
  const rounds = long ? 20 : 2;
  const both = await rolling(rounds);
  const one = await alone(rounds);
  for (const fault of [...both.violations, ...one.violations].slice(0, 20)) console.log(`  ${fault}`);
  const { balancer, log, violations } = both;
  const failed = balancer.broken + balancer.refused + log.retries;
  return [
    {
      id: 'R14',
      goal: `two nodes on one PostgreSQL, each restarted ${rounds} times under load, fail no request and violate no invariant`,
      figure: `${balancer.served} requests, ${failed} failed, ${log.acks} acknowledged operations, ${violations.length} violations`,
      verdict: failed === 0 && violations.length === 0 ? 'met' : 'short',
      ...(failed > 0 && {
        note: `${balancer.broken} broken off, ${balancer.refused} that no node took, ${log.retries} asked again`,
      }),
    },
    endings(both, 'postgres'),
    {
      id: 'R14',
      goal: `one process restarted ${rounds} times under load answers every retried call and loses no data`,
      figure: `${one.log.acks} acknowledged operations, ${one.log.retries} calls tried again, ${one.log.unanswered} never answered, ${one.violations.length} violations`,
      verdict: one.log.unanswered === 0 && one.violations.length === 0 ? 'met' : 'short',
      note: `of those tried again ${one.log.broken} found the door open and closing; only a second process spares a client that`,
    },
    endings(one, 'embedded'),
  ];
}

export const rollingRestarts: Trial = {
  id: 'R14',
  title: 'rolling restarts by SIGTERM under load lose no request',
  run,
};
