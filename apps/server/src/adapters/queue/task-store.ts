import { sql, type SQL } from 'drizzle-orm';
import type { Db, Task } from '#/deps';

/** A handled task as the statements need it. */
export interface Known {
  readonly name: string;
  readonly retries: number;
  readonly in_order: boolean;
}

export const knownOf = ({ name, retryLimit = 8, inOrder = false }: Task<object>): Known => ({
  name,
  retries: retryLimit,
  in_order: inOrder,
});

export interface NewTask {
  readonly id: string;
  readonly companyId: string | null;
  readonly name: string;
  readonly payload: object;
  readonly requestId: string | null;
  readonly key: string | null;
  readonly inOrder: boolean;
}

/** A task that this process runs. */
export interface Claimed {
  readonly id: string;
  readonly name: string;
  readonly payload: object;
  readonly requestId: string | null;
  /** Number of runs, this one included. */
  readonly attempts: number;
  readonly key: string | null;
  /** When it was due, as an ISO text. */
  readonly runAt: string;
  readonly run: string;
}

/** The notification that wakes the workers. */
export const CHANNEL = 'kafaa_tasks';
/** Key of the next run of a scheduled task. */
export const SCHEDULED = 'cron';
/** A running task whose worker has not extended the lease for this long is retried by another worker. */
export const LEASE_SECONDS = 10;
/** A task that loses its worker more often may be the cause itself: from then on its retries are delayed. */
const MANY_LOSSES = 4;
const UNIQUE_VIOLATION = '23505';

/** Both drivers return this shape; their common type does not say so. */
export async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  return ((await db.execute(statement)) as { rows: T[] }).rows;
}

/** A list as a table in SQL. Both drivers pass JSON alike, unlike arrays. */
export const knownAs = (known: readonly Known[]): SQL =>
  sql`json_to_recordset(${JSON.stringify(known)}::json) as known(name text, retries int, in_order boolean)`;

/** The first retry comes after 1 to 2 s; the delay doubles up to five minutes: 600 retries last for two days. */
const RETRY_DELAY = sql`make_interval(secs => least(300, power(2, least(attempts, 16)) * (0.5 + random() / 2)))`;

/** A condition on `tasks this`: no other task with the same key must run before it. */
export const isFree = (now: SQL): SQL => sql`not (this.in_order and exists (
  select from tasks other where other.name = this.name and other.key = this.key and other.id <> this.id
    and other.in_order and other.state <> 'given-up'
    and (other.state = 'running'
      or (other.attempts > 0 and (this.attempts = 0 or other.seq < this.seq))
      or (this.attempts = 0 and other.seq < this.seq and other.run_at <= ${now}))))`;

/** Inserts a task and wakes the workers when the transaction commits. Without effect while one with its key waits. */
export async function insertTask(tx: Db, task: NewTask, runAt: SQL): Promise<void> {
  const { companyId, id, name, payload, requestId, key, inOrder } = task;
  // The tenant guard checks the company of a task that has one.
  const [column, value] = companyId === null ? [sql``, sql``] : [sql`company_id, `, sql`${companyId}, `];
  await tx.execute(sql`with sent as (
    insert into tasks (${column}id, name, payload, request_id, key, in_order, run_at)
      values (${value}${id}::uuid, ${name}, ${JSON.stringify(payload)}::jsonb, ${requestId}, ${key}, ${inOrder}, ${runAt})
      on conflict do nothing returning run_at)
    select pg_notify(${CHANNEL}, '') from sent where run_at <= now()`);
}

/** Makes a scheduled task due at this time, or earlier if it already was. */
export async function insertScheduled(db: Db, { id, name, at }: { id: string; name: string; at: Date }): Promise<void> {
  await db.execute(sql`insert into tasks as this (id, name, payload, key, in_order, run_at)
    values (${id}::uuid, ${name}, '{}', ${SCHEDULED}, false, ${at.toISOString()}::timestamptz)
    on conflict (name, key) where state = 'waiting' and attempts = 0 and not in_order
      do update set run_at = least(this.run_at, excluded.run_at)`);
}

/**
 * Takes due tasks for one run each, the one that has been due longest first. `room`: how many of each name this process
 * can run. Other workers' claims are skipped, never waited for.
 */
export async function claimTasks(db: Db, room: ReadonlyMap<string, number>, run: string): Promise<Claimed[]> {
  const open = JSON.stringify([...room].map(([name, free]) => ({ name, free })));
  return claim(
    db,
    sql`select found.id from json_to_recordset(${open}::json) as open(name text, free int) cross join lateral (
      select id from tasks this where this.name = open.name and state = 'waiting' and run_at <= now() and ${isFree(sql`now()`)}
      order by run_at, seq limit open.free for update skip locked) found`,
    { run, until: sql`now() + make_interval(secs => ${LEASE_SECONDS})` },
  );
}

/** Takes the task that has been due longest by the given time. */
export async function claimNext(db: Db, known: readonly Known[], now: SQL, run: string): Promise<Claimed | undefined> {
  const [task] = await claim(
    db,
    sql`select id from tasks this where state = 'waiting' and run_at <= ${now} and ${isFree(now)}
      and name in (select name from ${knownAs(known)})
      order by run_at, seq limit 1 for update skip locked`,
    // A test's clock may be years away from the database's.
    { run, until: sql`'infinity'::timestamptz` },
  );
  return task;
}

async function claim(db: Db, due: SQL, { run, until }: { run: string; until: SQL }): Promise<Claimed[]> {
  try {
    return await rowsOf<Claimed>(
      db,
      // A part with row locks is never inlined, so the limit applies once.
      sql`with due as (${due})
        update tasks set state = 'running', attempts = attempts + 1, run = ${run}::uuid, lease_until = ${until}, hurried = false
        from due where tasks.id = due.id
        returning tasks.id, name, payload, request_id as "requestId", attempts, key, to_json(run_at) #>> '{}' as "runAt", run`,
    );
  } catch (error) {
    // Another worker has just taken a task with the same key, which this statement did not see yet.
    if (codeOf(error) === UNIQUE_VIOLATION) return [];
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return (error as { code?: unknown }).code ?? codeOf(error.cause);
}

/** Deletes a task that has succeeded. Without effect when the run is no longer ours. */
export async function completeTask(db: Db, { id, run }: Claimed): Promise<void> {
  await db.execute(sql`delete from tasks where id = ${id}::uuid and run = ${run}::uuid`);
}

/** Delays a failed task until its next try, or gives it up after its last one. */
export async function failTask(
  db: Db,
  { id, run }: Claimed,
  { fault, lastTry, now }: { fault: string; lastTry: boolean; now: SQL },
): Promise<void> {
  const next = lastTry
    ? sql`state = 'given-up', given_up_at = ${now}`
    : sql`state = 'waiting', run_at = case when hurried then ${now} else ${now} + ${RETRY_DELAY} end`;
  await db.execute(sql`update tasks set ${next}, fault = ${fault}, run = null, lease_until = null
    where id = ${id}::uuid and run = ${run}::uuid`);
}

/** Keeps the tasks that this process runs from being taken by another worker. */
export async function extendLeases(db: Db, running: readonly Claimed[]): Promise<void> {
  if (running.length === 0) return;
  // A locked row is about to be deleted or changed; waiting for it could cost the other leases.
  await db.execute(sql`with mine as (
      select id from tasks where (id, run) in (${pairs(running)}) order by id for update skip locked)
    update tasks set lease_until = now() + make_interval(secs => ${LEASE_SECONDS}) from mine where tasks.id = mine.id`);
}

/** Returns unfinished tasks at a stop, so that another worker takes them at once. */
export async function releaseTasks(db: Db, running: readonly Claimed[]): Promise<void> {
  if (running.length === 0) return;
  await db.execute(sql`with released as (
      update tasks set state = 'waiting', run_at = now(), run = null, lease_until = null
        where (id, run) in (${pairs(running)}) returning id)
    select pg_notify(${CHANNEL}, '') from released limit 1`);
}

const pairs = (running: readonly Claimed[]): SQL =>
  sql.join(
    running.map(({ id, run }) => sql`(${id}::uuid, ${run}::uuid)`),
    sql`, `,
  );

/**
 * Retries the tasks whose workers are gone: at once, because the expired lease was delay enough, unless it happens
 * often. `all`: every running task has lost its worker.
 */
export async function takeBackLost(db: Db, known: readonly Known[], { all, now }: { all: boolean; now: SQL }) {
  await db.execute(sql`with lost as (
      select id, retries from tasks join ${knownAs(known)} using (name)
        where state = 'running' and ${all ? sql`true` : sql`lease_until < now()`}
        order by id for update of tasks skip locked)
    update tasks set
        state = case when attempts > retries then 'given-up' else 'waiting' end,
        given_up_at = case when attempts > retries then ${now} end,
        run_at = case when ${all} or hurried or attempts <= ${MANY_LOSSES} then ${now} else ${now} + ${RETRY_DELAY} end,
        fault = 'WorkerLost', run = null, lease_until = null
      from lost where tasks.id = lost.id`);
}

/** Makes the retries of a task due, and those of runs that fail later. */
export async function retryNow(tx: Db, name: string, now: SQL): Promise<void> {
  // In the order of ids, so that two transactions cannot wait for each other.
  await tx.execute(sql`with hurried as (
      select id from tasks where name = ${name}
        and (state = 'running' or (state = 'waiting' and attempts > 0 and run_at > ${now}))
        order by id for update),
    done as (
      update tasks set hurried = state = 'running', run_at = case when state = 'waiting' then ${now} else run_at end
        from hurried where tasks.id = hurried.id)
    select pg_notify(${CHANNEL}, '')`);
}

export async function forgetCompany(tx: Db, companyId: string): Promise<void> {
  await tx.execute(sql`delete from tasks where company_id = ${companyId} and state <> 'running'`);
}

export async function forgetOldGivenUp(db: Db): Promise<void> {
  await db.execute(sql`delete from tasks where state = 'given-up' and given_up_at < now() - interval '90 days'`);
}

/** Queues given-up tasks again and returns how many. */
export async function retryGivenUp(
  db: Db,
  known: readonly Known[],
  { id, name, now }: { id: string | undefined; name: string | undefined; now: SQL },
): Promise<number> {
  const retried = await rowsOf(
    db,
    // An equal task may wait meanwhile, so the key is kept for the order only.
    sql`update tasks set state = 'waiting', run_at = ${now}, attempts = 0, fault = null, given_up_at = null, hurried = false,
        in_order = known.in_order, key = case when known.in_order then key end
      from ${knownAs(known)} where tasks.name = known.name and state = 'given-up'
        and ${id === undefined ? sql`true` : sql`id = ${id}::uuid`}
        and ${name === undefined ? sql`true` : sql`tasks.name = ${name}`}
      returning pg_notify(${CHANNEL}, '')`,
  );
  return retried.length;
}
