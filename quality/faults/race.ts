import { Client as Database } from 'pg';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial, TrialOptions } from '../report.ts';
import { AckLog } from './ack-log.ts';
import { Client } from './client.ts';
import { checkSettled } from './invariants.ts';
import type { Company } from './scenario-actions.ts';
import { raceThrough, Results } from './races.ts';

/** Number of connections, enough for concurrent requests to contend for locks. */
const CONNECTIONS = 50;

/** Raises the limit of the company's active plan by one. */
const ONE_MORE = {
  seat: 'update subscriptions set max_candidates = max_candidates + 1',
  offer: 'update subscriptions set num_of_jobs = num_of_jobs + 1',
} as const;

async function raiser(url: string) {
  const database = new Database({ connectionString: url });
  await database.connect();
  return {
    oneMore: async (what: keyof typeof ONE_MORE, { email }: Company) => {
      const own = `company_id = (select company_id from users where email = $1) and status = 'ACTIVE'`;
      await database.query(`${ONE_MORE[what]} where ${own}`, [email]);
    },
    end: () => database.end(),
  };
}

async function onDatabase(kind: 'embedded' | 'postgres', lives: number, rounds: number) {
  const server = await ProductServer.start({
    database: kind,
    ...(kind === 'postgres' && { env: { DATABASE_CONNECTIONS: String(CONNECTIONS) } }),
  });
  const log = new AckLog();
  const results = new Results();
  const sql = server.rowsUrl ? await raiser(server.rowsUrl) : null;
  try {
    const client = new Client({ url: server.url, log });
    for (let life = 0; life < lives; life += 1)
      await raceThrough({ client, results, rounds, ...(sql && { oneMore: sql.oneMore }) });
    return { log, results, violations: await checkSettled(server, log) };
  } finally {
    await sql?.end();
    await server.dispose();
  }
}

async function run({ long }: TrialOptions): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const kind of ['embedded', 'postgres'] as const) {
    const [lives, rounds] = long ? [25, 20] : [1, 12];
    const { log, results, violations } = await onDatabase(kind, lives, rounds);
    const faults = [...results.faults, ...violations];
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    const raced = [...results.rounds].map(([race, count]) => `${race}: ${count}`).join('; ');
    rows.push({
      id: 'R10',
      goal: `in races on ${kind}${kind === 'postgres' ? ` with ${CONNECTIONS} connections` : ''} exactly the permitted number win without a violation of I1–I13`,
      figure: `${raced}; ${results.faults.length} wrong outcomes, ${violations.length} violations`,
      verdict: faults.length === 0 ? 'met' : 'short',
      ...(faults[0] && { note: faults[0] }),
    });
    rows.push({
      id: 'R10',
      goal: `no caller in a race on ${kind} gets an error « later » (deadlock, timeout)`,
      figure: `${log.retries} calls had to be repeated`,
      verdict: log.retries === 0 ? 'met' : 'short',
    });
  }
  return rows;
}

export const race: Trial = {
  id: 'R10',
  title: 'exactly one of concurrent callers gets the last seat, the last offer or the decision',
  run,
};
