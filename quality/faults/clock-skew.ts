import { getCandidateCv } from '@kafaa/domain/candidates/api';
import { setTimeout as delay } from 'node:timers/promises';
import { Client as Database } from 'pg';
import { rejectionMailDue } from '../../apps/server/src/features/candidates/events.ts';
import { callApi } from '@kafaa/testing/product/api';
import type { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial, TrialOptions } from '../report.ts';
import { AckLog } from './ack-log.ts';
import { Balancer } from './balancer.ts';
import { calendarDays } from './calendar-days.ts';
import { Client } from './client.ts';
import { lookAt, reject } from './decisions.ts';
import { checkSettled } from './invariants.ts';
import { answerQuestions, apply, complete, foundCompany, publish, subscribe } from './scenario-actions.ts';
import { startLoad } from './load.ts';
import { promisedEnds } from './promised-ends.ts';
import { LIBFAKETIME, minutes, SkewedServer } from './skewed-server.ts';

const SKEW = minutes(10);
/** Number of seconds before and after an end at which the trial tests it: less than the clock skew, more than the duration of a call. */
const NEAR = 60;
/** Allowed difference between a time stored by a process and the database's clock when it is queried. */
const TOLERANCE_SECONDS = 5;

/** Two processes on one PostgreSQL, one with a fast and one with a slow clock; requests go to both in turn. */
async function underLoad(fast: SkewedServer, slow: SkewedServer, seconds: number) {
  const balancer = await Balancer.open([fast.server.url, slow.server.url]);
  const log = new AckLog();
  const load = startLoad({ url: balancer.url, log, seed: 11, finishing: 60 });
  await load.warm;
  await delay(seconds * 500);
  // The fast clock jumps back by an hour under load.
  await fast.turnTo(SKEW - minutes(60));
  await delay(seconds * 500);
  await load.stop();
  await fast.turnTo(SKEW);
  await balancer.close();
  return { log, violations: await checkSettled(fast.server, log) };
}

/** Columns that may contain a future time: a creation or meeting time plus a duration. `wrongEnds` tests these times instead. */
const TO_COME = [
  'run_at',
  'lease_until',
  'expire_at',
  'expires_at',
  'ends_at',
  'link_expires_at',
  'interview_date',
  'rejection_mail_at',
];

/** Stored times that lie before the start of the trial or in the future, by the database's clock. */
async function* foreignTimes(database: Database, since: Date): AsyncGenerator<string> {
  const { rows } = await database.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type like 'timestamp%' and column_name <> all($1)`,
    [TO_COME],
  );
  for (const { table, column } of rows) {
    const found = await database.query<{ off: string }>(
      `select extract(epoch from ${column} - clock_timestamp())::int::text as off from ${table}
        where ${column} > clock_timestamp() + make_interval(secs => $1) or ${column} < $2::timestamptz - make_interval(secs => $1)
        limit 1`,
      [TOLERANCE_SECONDS, since],
    );
    for (const { off } of found.rows) yield `${table}.${column} lies ${off} s from the database’s clock`;
  }
}

/** Ends that a process applies too early or too late: shortly before an end every process must still accept, shortly after it none may. */
async function wrongEnds([fast, slow]: Pair, database: Database): Promise<string[]> {
  const found: string[] = [];
  for (const made of [fast, slow]) {
    for (const end of await promisedEnds(made, database)) {
      const kept = async () => {
        await end.endIn(NEAR);
        // A slow clock ends nothing early, so a check that uses the item up is sent to the fast process only.
        for (const asked of end.usedUp === 'holding' ? [fast] : [slow, fast])
          if (!(await end.holds(asked))) found.push(`${end.name}: ends early`);
      };
      const ended = async () => {
        await end.endIn(-NEAR);
        for (const asked of end.usedUp === 'ended' ? [slow] : [fast, slow])
          if (await end.holds(asked)) found.push(`${end.name}: ends late`);
      };
      for (const ask of end.usedUp === 'holding' ? [ended, kept] : [kept, ended]) await ask();
    }
  }
  return found;
}

/**
 * Wrong lifetimes of items that contain their own end, or their due time in the queue: it must be the database's current time
 * plus the lifetime.
 */
async function wrongLives([fast, slow]: Pair, database: Database): Promise<string[]> {
  const found: string[] = [];
  const expect = async (name: string, end: number, seconds: number) => {
    const { rows } = await database.query<{ now: number }>(
      'select extract(epoch from clock_timestamp())::float8 as now',
    );
    const off = end - (rows[0]?.now ?? 0) - seconds;
    if (Math.abs(off) > TOLERANCE_SECONDS) found.push(`${name}: ends ${Math.round(off)} s off`);
  };
  for (const [made, used] of [[fast, slow] as const, [slow, fast] as const]) {
    const client = new Client({ url: made.url, log: new AckLog() });
    const company = await foundCompany(client);
    await subscribe(client, company);
    await expect('access token', payloadOf(company.token).exp, 12 * 3600);
    const offer = await publish(client, company);
    const applicant = await apply(client, offer);
    await answerQuestions(client, applicant);
    await complete(client, applicant);
    const [candidate] = await lookAt(client, offer);
    if (!candidate) throw new Error('the offer does not list the candidate');
    const { url } = await callApi(made, getCandidateCv, { params: { id: candidate.id } }, company.token);
    const [, end] = JSON.parse(Buffer.from(url.split('/').at(-1)?.split('.')[0] ?? '', 'base64url').toString()) as [
      unknown,
      number,
    ];
    await expect('file link', end / 1000, 300);
    if (!(await fetch(used.url + url)).ok) found.push('file link: refused by the other process');
    await reject(client, company, candidate);
    const due = await database.query<{ at: number }>(
      `select extract(epoch from run_at)::float8 as at from tasks where name = $1 and payload ->> 'candidateId' = $2`,
      [rejectionMailDue.name, candidate.id],
    );
    await expect('mail of a rejection', due.rows[0]?.at ?? 0, 3600);
  }
  return found;
}

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };

async function run({ long }: TrialOptions): Promise<readonly Row[]> {
  if (LIBFAKETIME === null)
    return [
      {
        id: 'R11',
        goal: 'processes with different clocks agree on the order of events',
        figure: 'not tried: needs Debian’s faketime',
        verdict: 'inconclusive',
      },
    ];
  // The two parts run in parallel, because both spend most of their time waiting.
  const [apart, days] = await Promise.all([clocksApart(LIBFAKETIME, long ? 120 : 6), calendarDays(LIBFAKETIME)]);
  return [...apart, row('calendar: DST both ways, 29 February, the 31st, a year’s end', days)];
}

async function clocksApart(library: string, seconds: number): Promise<readonly Row[]> {
  const since = new Date();
  const fast = await SkewedServer.start(library, SKEW, { database: 'postgres' });
  const { databaseUrl = '', dataDir } = fast.server;
  const slow = await SkewedServer.start(library, -SKEW, { databaseUrl, env: { DATA_DIR: dataDir } });
  const database = new Database({ connectionString: fast.server.rowsUrl });
  try {
    await database.connect();
    const servers: Pair = [fast.server, slow.server];
    const { log, violations } = await underLoad(fast, slow, seconds);
    const times = await wrongLives(servers, database);
    for await (const line of foreignTimes(database, since)) times.push(line);
    // This part runs last, because it changes stored ends, which then no longer match the other stored times.
    const ends = await wrongEnds(servers, database);
    return [
      row('clocks 20 min apart, one jumps back an hour under load: no violation of I1–I13', violations, {
        of: `${log.acks} acknowledged operations`,
      }),
      row('what is stored, signed or queued is dated by the database’s clock', times),
      row('links, sessions, seats and subscriptions end neither early nor late by the database’s clock', ends),
    ];
  } finally {
    await database.end();
    await slow.dispose();
    await fast.dispose();
  }
}

type Pair = readonly [fast: ProductServer, slow: ProductServer];

function row(goal: string, found: readonly string[], { of = '' } = {}): Row {
  for (const line of found.slice(0, 20)) console.log(`  ${line}`);
  const figure = `${of && `${of}, `}${found.length} wrong`;
  return {
    id: 'R11',
    goal,
    figure,
    verdict: found.length === 0 ? 'met' : 'short',
    ...(found[0] && { note: found[0] }),
  };
}

export const clockSkew: Trial = {
  id: 'R11',
  title: 'the server keeps one clock although machine clocks differ, jump and change their zone',
  run,
};
