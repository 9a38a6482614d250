import { setTimeout as delay } from 'node:timers/promises';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial, TrialOptions } from '../report.ts';
import { AckLog } from './ack-log.ts';
import { check, checkSettled } from './invariants.ts';
import { random, startLoad } from './load.ts';

export interface KillSettings {
  readonly database: 'embedded' | 'postgres';
  readonly kills: number;
  readonly seed: number;
  /** Longest time between a start and its kill, in milliseconds. */
  readonly upTo?: number;
}

export interface Killed {
  readonly log: AckLog;
  readonly violations: readonly string[];
  /** Time from each start after a kill until the server is ready, in milliseconds. */
  readonly readyAfter: readonly number[];
  readonly seconds: number;
}

/**
 * Kills the server repeatedly, at random instants, while clients use every feature. After each kill it compares the data on disk with
 * the clients' log, before any recovery; at the end it checks the settled state.
 */
export async function killServer({ database, kills, seed, upTo = 1_500 }: KillSettings): Promise<Killed> {
  const begun = performance.now();
  const server = await ProductServer.start({ database });
  const log = new AckLog();
  const violations: string[] = [];
  const readyAfter: number[] = [];
  const next = random(seed);
  try {
    const load = startLoad({ url: server.url, log, seed });
    await load.warm;
    for (let kill = 1; kill <= kills; kill += 1) {
      await delay(next() * upTo);
      await server.stop('SIGKILL');
      const found = await check(server, log);
      violations.push(...found.map((fault) => `after kill ${kill}: ${fault}`));
      const started = performance.now();
      await server.start();
      readyAfter.push(performance.now() - started);
    }
    await load.stop();
    violations.push(...(await checkSettled(server, log)));
    return { log, violations, readyAfter, seconds: (performance.now() - begun) / 1000 };
  } finally {
    await server.dispose();
  }
}

const READY_WITHIN_MS = 2_000;

export const killServerTrial: Trial = {
  id: 'R1',
  title: 'data survive a kill -9 of the server at any moment',
  async run({ long }: TrialOptions): Promise<readonly Row[]> {
    const rows: Row[] = [];
    for (const database of ['embedded', 'postgres'] as const) {
      const kills = long ? 500 : { embedded: 8, postgres: 7 }[database];
      const { log, violations, readyAfter, seconds } = await killServer({ database, kills, seed: 1 });
      for (const fault of violations.slice(0, 20)) console.log(`  ${fault}`);
      const lost = violations.length;
      const sorted = readyAfter.toSorted((a, b) => a - b);
      const [median = 0, slowest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
      rows.push({
        id: 'R1',
        goal: `${kills} kills at random instants violate no invariant I1–I13 (${database})`,
        figure: `${log.acks} acknowledged operations, ${log.retries} repeated calls, ${lost} violations, ${seconds.toFixed(0)} s`,
        verdict: lost === 0 ? 'met' : 'short',
        ...(lost > 0 && { note: violations[0] ?? '' }),
      });
      rows.push({
        id: 'R1',
        goal: `the server is ready within 2 s after a kill (${database})`,
        figure: `median ${Math.round(median)} ms, slowest ${Math.round(slowest)} ms`,
        verdict: slowest <= READY_WITHIN_MS ? 'met' : 'short',
        ...(slowest > READY_WITHIN_MS && { note: 'with the clients’ load on the same machine' }),
      });
    }
    return rows;
  },
};
