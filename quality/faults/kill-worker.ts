import { setTimeout as delay } from 'node:timers/promises';
import { Client as Database } from 'pg';
import { interviewCompleted } from '../../apps/server/src/features/interviews/events.ts';
import { mailQueued } from '../../apps/server/src/features/mails/events.ts';
import { reportRequested } from '../../apps/server/src/features/reports/events.ts';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial, TrialOptions } from '../report.ts';
import { AckLog } from './ack-log.ts';
import { Client } from './client.ts';
import { lookAt, report } from './decisions.ts';
import { checkSettled } from './invariants.ts';
import {
  answerQuestions,
  apply,
  complete,
  type Company,
  foundCompany,
  type Offer,
  publish,
  subscribe,
} from './scenario-actions.ts';
import { random } from './load.ts';

/** Names of the tasks during which the worker is killed. */
const WORK = [interviewCompleted.name, reportRequested.name, mailQueued.name];

interface Task {
  readonly id: string;
  readonly name: string;
  readonly run: string;
}

const running = async (database: Database): Promise<Task[]> =>
  (
    await database.query<Task>(
      `select id::text, name, run::text from tasks where state = 'running' and name = any($1)`,
      [[...WORK]],
    )
  ).rows;

/** Number of these tasks that have not been restarted since the kill. */
async function orphans(database: Database, tasks: readonly Task[]): Promise<number> {
  const { rows } = await database.query(
    `select 1 from tasks where id = any($1::uuid[]) and (state = 'waiting' or run = any($2::uuid[]))`,
    [tasks.map(({ id }) => id), tasks.map(({ run }) => run)],
  );
  return rows.length;
}

/** Creates work for one round: one applicant completes an interview, and a report on a candidate evaluated earlier is requested. */
async function giveWork(client: Client, company: Company, offer: Offer): Promise<void> {
  const finishing = async () => {
    const applicant = await apply(client, offer);
    await answerQuestions(client, applicant);
    await complete(client, applicant);
  };
  const reporting = async () => {
    const evaluated = (await lookAt(client, offer)).find((one) => one.evaluation && one.reportStatus === 'NONE');
    if (evaluated) await report(client, company, evaluated);
  };
  await Promise.all([finishing(), reporting()]);
}

interface Retaken {
  readonly log: AckLog;
  readonly violations: readonly string[];
  /** Seconds from each kill until every interrupted task had been restarted. */
  readonly seconds: readonly number[];
  /** Number of kills during which a task of each kind was running. */
  readonly inMiddleOf: ReadonlyMap<string, number>;
}

async function subscribed(client: Client): Promise<{ company: Company; offer: Offer }> {
  const company = await foundCompany(client);
  await subscribe(client, company);
  return { company, offer: await publish(client, company) };
}

/**
 * On PostgreSQL, web and worker are two processes. Only the worker is killed, as soon as the wanted task is seen running; a new one is
 * started at once and must resume the task.
 */
async function onPostgres(kills: number): Promise<Retaken> {
  const web = await ProductServer.start({ database: 'postgres', role: 'web' });
  const databaseUrl = web.databaseUrl ?? '';
  const worker = await ProductServer.start({ databaseUrl, role: 'worker', env: { DATA_DIR: web.dataDir } });
  const database = new Database({ connectionString: web.rowsUrl });
  await database.connect();
  const log = new AckLog();
  const client = new Client({ url: web.url, log });
  const seconds: number[] = [];
  const inMiddleOf = new Map<string, number>();
  try {
    const { company, offer } = await subscribed(client);
    for (let kill = 0; kill < kills; kill += 1) {
      const given = giveWork(client, company, offer);
      // A report needs a candidate who was evaluated in an earlier round.
      const wanted = WORK[kill % WORK.length];
      let tasks: Task[] = [];
      const deadline = Date.now() + 20_000;
      while (!tasks.some(({ name }) => name === wanted) && Date.now() < deadline) tasks = await running(database);
      await worker.stop('SIGKILL');
      const killedAt = Date.now();
      tasks = await running(database);
      for (const { name } of tasks) inMiddleOf.set(name, (inMiddleOf.get(name) ?? 0) + 1);
      await worker.start();
      while (tasks.length > 0 && (await orphans(database, tasks)) > 0) await delay(100);
      if (tasks.length > 0) seconds.push((Date.now() - killedAt) / 1000);
      await given;
    }
    return { log, violations: await checkSettled(web, log), seconds, inMiddleOf };
  } finally {
    await database.end();
    await worker.dispose();
    await web.dispose();
  }
}

/** The embedded database has only one process, which must resume its own tasks after a restart. */
async function onEmbedded(kills: number): Promise<Retaken> {
  const server = await ProductServer.start();
  const log = new AckLog();
  const client = new Client({ url: server.url, log });
  const next = random(2);
  const seconds: number[] = [];
  try {
    const { company, offer } = await subscribed(client);
    for (let kill = 0; kill < kills; kill += 1) {
      await giveWork(client, company, offer);
      // The evaluation takes about a second: the CV is read in a child process, then the answers are scored.
      await delay(next() * 1_000);
      await server.stop('SIGKILL');
      const killed = performance.now();
      await server.start();
      while ((await lookAt(client, offer)).some(({ completedAt, evaluation }) => completedAt && !evaluation))
        await delay(100);
      seconds.push((performance.now() - killed) / 1000);
    }
    return { log, violations: await checkSettled(server, log), seconds, inMiddleOf: new Map() };
  } finally {
    await server.dispose();
  }
}

const RETAKEN_WITHIN = 15;

async function run({ long }: TrialOptions): Promise<readonly Row[]> {
  const counts = long ? { postgres: 250, embedded: 250 } : { postgres: 4, embedded: 4 };
  // Both run in parallel, because the PostgreSQL trial spends most of its time waiting for a lease to expire.
  const [postgres, embedded] = await Promise.all([onPostgres(counts.postgres), onEmbedded(counts.embedded)]);
  const tried = { postgres, embedded };
  return Object.entries(tried).flatMap(([kind, { log, violations, seconds, inMiddleOf }]) => {
    for (const fault of violations.slice(0, 20)) console.log(`  ${fault}`);
    const slowest = Math.max(...seconds);
    const midst = [...inMiddleOf].map(([name, count]) => `${name} ×${count}`).join(', ');
    return [
      {
        id: 'R2',
        goal: `a worker killed during an evaluation, a report or a mail violates no invariant I1–I13 (${kind})`,
        figure: `${seconds.length} kills${midst && ` (running then: ${midst})`}, ${log.acks} acknowledged operations, ${violations.length} violations`,
        verdict: violations.length === 0 ? 'met' : 'short',
        ...(violations[0] && { note: violations[0] }),
      },
      {
        id: 'R2',
        goal: `a worker takes up the interrupted tasks within ${RETAKEN_WITHIN} s (${kind})`,
        figure: `slowest ${slowest.toFixed(1)} s`,
        verdict: slowest <= RETAKEN_WITHIN ? 'met' : 'short',
        ...(kind === 'embedded' && { note: 'until the evaluation is there, the start of the server included' }),
      },
    ] satisfies Row[];
  });
}

export const killWorker: Trial = { id: 'R2', title: 'tasks survive a kill -9 of the worker during its work', run };
