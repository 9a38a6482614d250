import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/adapters/db/open-database.ts';
import type { Db } from '../../apps/server/src/deps.ts';
import { silent } from '@kafaa/testing/app/databases';
import type { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial } from '../report.ts';
import { ANSWER, BEHAVIOUR, QUESTIONS } from './answers.ts';
import { quantile, send } from './paired.ts';
import { cpuSeconds } from './reads.ts';
import { idOf, seedInterviews, tokenOf } from './seed.ts';
import { embeddedProduct, foundCompany, type OwnDatabase, ownDatabase, productOn, read } from './world.ts';

/** Seconds between two answers of one interview. */
const EVERY = 45;
const SERIES = 7;
/** Limit of the 99th percentile of the time until an answer is acknowledged, in milliseconds. */
const ACK_MS = 50;
/** Lag of the load generator in milliseconds above which delays are caused by the generator or its machine, not by the server. */
const CALM_LAG_MS = 10;

interface Sent {
  readonly interview: number;
  readonly position: number;
  readonly revision: number;
}

const textOf = ({ interview, position, revision }: Sent) => `${interview}.${position}.${revision} ${ANSWER}`;

/**
 * Sends answers at a constant rate, independent of the server's speed. The time of an answer counts from the instant at which
 * it was due.
 */
async function answerFor(url: string, { interviews, seconds }: { interviews: number; seconds: number }) {
  const total = Math.round((interviews / EVERY) * seconds);
  const acknowledged: Sent[] = [];
  const faults: string[] = [];
  const times: number[] = [];
  const lag = monitorEventLoopDelay({ resolution: 1 });
  lag.enable();
  const began = performance.now();
  const running = new Set<Promise<void>>();
  for (let count = 0; count < total; count += 1) {
    const due = began + (count * EVERY * 1000) / interviews;
    const wait = due - performance.now();
    if (wait > 1) await delay(wait);
    const round = Math.floor(count / interviews);
    const interview = 1 + (count % interviews);
    // Each interview is at a different question.
    const answer = { interview, position: (interview + round) % QUESTIONS, revision: 1 + round };
    const one = (async () => {
      try {
        const { status, text } = await send({
          method: 'PUT',
          url: `${url}/api/interviews/${tokenOf(SERIES, interview)}/answers/${answer.position}`,
          body: JSON.stringify({ answer: textOf(answer), revision: answer.revision, behaviour: BEHAVIOUR }),
        });
        times.push(performance.now() - due);
        if (status === 200) acknowledged.push(answer);
        else faults.push(`${status} ${text.slice(0, 80)}`);
      } catch (error) {
        faults.push(String(error));
      }
    })();
    running.add(one);
    void one.finally(() => running.delete(one));
  }
  await Promise.all(running);
  lag.disable();
  const elapsed = (performance.now() - began) / 1000;
  return { total, acknowledged, faults, times, elapsed, lagMs: lag.percentile(99) / 1e6 };
}

/** Number of acknowledged answers that are not in the database as they were sent. */
async function lost(db: Db, acknowledged: readonly Sent[]): Promise<number> {
  const rows = await read<{ id: string; position: number; revision: string; answer: string }>(
    db,
    `select candidate_id as id, position, revision::text as revision, answer from interview_answers`,
  );
  const kept = new Map(rows.map((row) => [`${row.id}.${row.position}`, row]));
  return acknowledged.filter((sent) => {
    const row = kept.get(`${idOf(SERIES, sent.interview)}.${sent.position}`);
    if (!row || Number(row.revision) < sent.revision) return true;
    return Number(row.revision) === sent.revision && row.answer !== textOf(sent);
  }).length;
}

interface Stage {
  readonly id: 'L1' | 'L2';
  readonly where: string;
  readonly interviews: number;
}

async function rowsOf(
  { id, where, interviews }: Stage,
  { long }: { long: boolean },
  {
    product,
    databaseCpu,
    afterwards,
  }: {
    product: ProductServer;
    databaseCpu: () => Promise<number>;
    afterwards: (check: (db: Db) => Promise<number>) => Promise<number>;
  },
): Promise<Row[]> {
  // The measurement begins after the start, which other rows measure (P12, R1). Two seconds after the start the engine is
  // loaded, which blocks all responses for a fifth of a second.
  await delay(5_000);
  const before = { server: cpuSeconds(product.pid), database: await databaseCpu() };
  const run = await answerFor(product.url, { interviews, seconds: long ? 600 : 60 });
  const share = (seconds: number) => `${((100 * seconds) / run.elapsed).toFixed(0)} %`;
  const server = share(cpuSeconds(product.pid) - before.server);
  const database = (await databaseCpu()) - before.database;
  const gone = await afterwards((db) => lost(db, run.acknowledged));
  const [p50, p99] = [quantile(run.times, 0.5), quantile(run.times, 0.99)];
  const calm = run.lagMs <= CALM_LAG_MS;
  return [
    {
      id,
      goal: `${interviews.toLocaleString('en')} open interviews, one answer each ${EVERY} s, ${where}: no answer lost, no error`,
      figure: `${run.total} answers in ${run.elapsed.toFixed(0)} s (${(run.total / run.elapsed).toFixed(0)}/s): ${run.acknowledged.length} acknowledged, ${gone} of them lost, ${run.faults.length} errors`,
      verdict: gone === 0 && run.faults.length === 0 ? 'met' : 'short',
      note: [
        `server ${server} of one core${database > 0 ? `, PostgreSQL ${share(database)}` : ''}`,
        ...run.faults.slice(0, 2),
      ].join('; '),
    },
    {
      id: `${id}b`,
      goal: `in this load the server acknowledges 99 of 100 answers within ${ACK_MS} ms of their due time`,
      figure: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      verdict: p99 <= ACK_MS ? 'met' : calm ? 'short' : 'inconclusive',
      note: `the generator itself was late by ${run.lagMs.toFixed(1)} ms (p99), load of the machine ${loadavg()[0]?.toFixed(1)}; from five seconds after the start on`,
    },
  ];
}

/** Trial with 10,000 open interviews on one machine with PostgreSQL. */
export const loadPostgres: Trial = {
  id: 'L1',
  title: 'the server holds 10,000 open interviews on PostgreSQL',
  async run(options) {
    const stage = { id: 'L1', where: 'PostgreSQL', interviews: 10_000 } as const;
    const database = await ownDatabase();
    const world = await foundCompany(database.open);
    await seedInterviews(world.app.deps.db, world, { series: SERIES, count: stage.interviews });
    await world.app.close();
    await database.pool.query('vacuum analyze');
    const product = await productOn(database.url);
    try {
      return await rowsOf(stage, options, {
        product,
        databaseCpu: async () => (await clusterOf(database)).reduce((sum, pid) => sum + cpuSeconds(pid), 0),
        async afterwards(check) {
          const opened = await database.open();
          const answer = await check(opened.db);
          await opened.close();
          return answer;
        },
      });
    } finally {
      await product.dispose();
      await database.drop();
    }
  },
};

/** Trial with 1,000 open interviews on the embedded database. */
export const loadEmbedded: Trial = {
  id: 'L2',
  title: 'the server holds 1,000 open interviews on the embedded database',
  async run(options) {
    const stage = { id: 'L2', where: 'the embedded database', interviews: 1000 } as const;
    const product = await embeddedProduct();
    const open = () => openDatabase({ databaseUrl: null, dataDir: product.dataDir }, silent);
    try {
      const world = await foundCompany(open);
      await seedInterviews(world.app.deps.db, world, { series: SERIES, count: stage.interviews });
      await world.app.close();
      await product.start();
      return await rowsOf(stage, options, {
        product,
        databaseCpu: async () => 0,
        async afterwards(check) {
          await product.stop();
          const opened = await open();
          const answer = await check(opened.db);
          await opened.close();
          return answer;
        },
      });
    } finally {
      await product.dispose();
    }
  },
};

/** The ids of the processes of the PostgreSQL cluster of this connection. */
async function clusterOf({ pool }: OwnDatabase): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => parentOf(pid) === postmaster);
}

function parentOf(pid: number): number | null {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    );
  } catch {
    return null;
  }
}
