import { sql, type SQL } from 'drizzle-orm';
import type { Db, Task } from '#/deps';

/** Fields of a registered task that the statements need. */
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

/** Task that this process has claimed and runs. */
export interface Claimed {
  readonly id: string;
  readonly name: string;
  readonly payload: object;
  readonly requestId: string | null;
  /** Number of runs, the current one included. */
  readonly attempts: number;
  readonly key: string | null;
  /** Time from which the task was due, as an ISO text. */
  readonly runAt: string;
  readonly run: string;
}

/** Channel of the notifications that wake the workers. */
export const CHANNEL = 'kafaa_tasks';
/** Key of the next run of a scheduled task. */
export const SCHEDULED = 'cron';
/** Length of a lease. If a worker does not extend the lease of a running task in this time, another worker retries the task. */
export const LEASE_SECONDS = 10;
/** Number of lost workers above which a task's retries are delayed, because the task itself may be the cause. */
const MANY_LOSSES = 4;
const UNIQUE_VIOLATION = '23505';

/** Rows of a statement. Both drivers return this shape, but their common type does not say so. */
export async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  return ((await db.execute(statement)) as { rows: T[] }).rows;
}

/** SQL table made from a list. Both drivers pass JSON in the same way, unlike arrays. */
export const knownAs = (known: readonly Known[]): SQL =>
  sql`json_to_recordset(${JSON.stringify(known)}::json) as known(name text, retries int, in_order boolean)`;

/** Delay before a retry: 1 to 2 s before the first one, doubled up to five minutes, so that 600 retries last for two days. */
const RETRY_DELAY = sql`make_interval(secs => least(300, power(2, least(attempts, 16)) * (0.5 + random() / 2)))`;

/** SQL condition on `tasks this`: no other task with the same key must run before the task. */
export const isFree = (now: SQL): SQL => sql`not (this.in_order and exists (
  select from tasks other where other.name = this.name and other.key = this.key and other.id <> this.id
    and other.in_order and other.state <> 'given-up'
    and (other.state = 'running'
      or (other.attempts > 0 and (this.attempts = 0 or other.seq < this.seq))
      or (this.attempts = 0 and other.seq < this.seq and other.run_at <= ${now}))))`;

/**
 * Inserts a task and wakes the workers when the transaction commits. Does nothing while an equal task (same name and key, not in
 * order) waits.
 */
export async function insertTask(tx: Db, task: NewTask, runAt: SQL): Promise<void> {
  const { companyId, id, name, payload, requestId, key, inOrder } = task;
  // The column is named only for a task with a company, because the tenant guard checks the company of such a statement.
  const [column, value] = companyId === null ? [sql``, sql``] : [sql`company_id, `, sql`${companyId}, `];
  await tx.execute(sql`with sent as (
    insert into tasks (${column}id, name, payload, request_id, key, in_order, run_at)
      values (${value}${id}::uuid, ${name}, ${JSON.stringify(payload)}::jsonb, ${requestId}, ${key}, ${inOrder}, ${runAt})
      on conflict do nothing returning run_at)
    select pg_notify(${CHANNEL}, '') from sent where run_at <= now()`);
}

/** Makes a scheduled task due at the given time, or earlier if it was already due earlier. */
export async function insertScheduled(db: Db, { id, name, at }: { id: string; name: string; at: Date }): Promise<void> {
  await db.execute(sql`insert into tasks as this (id, name, payload, key, in_order, run_at)
    values (${id}::uuid, ${name}, '{}', ${SCHEDULED}, false, ${at.toISOString()}::timestamptz)
    on conflict (name, key) where state = 'waiting' and attempts = 0 and not in_order
      do update set run_at = least(this.run_at, excluded.run_at)`);
}

/**
 * Claims due tasks for one run each; tasks that have been due longest come first. `room` is the number of tasks of each name that
 * this process can still run. Tasks that another worker is claiming are skipped without waiting.
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

/** Claims the task that has been due longest at the given time. */
export async function claimNext(db: Db, known: readonly Known[], now: SQL, run: string): Promise<Claimed | undefined> {
  const [task] = await claim(
    db,
    sql`select id from tasks this where state = 'waiting' and run_at <= ${now} and ${isFree(now)}
      and name in (select name from ${knownAs(known)})
      order by run_at, seq limit 1 for update skip locked`,
    // The lease never ends, because a test's clock may differ from the database's clock by years.
    { run, until: sql`'infinity'::timestamptz` },
  );
  return task;
}

async function claim(db: Db, due: SQL, { run, until }: { run: string; until: SQL }): Promise<Claimed[]> {
  try {
    return await rowsOf<Claimed>(
      db,
      // PostgreSQL never inlines a CTE with row locks, so the limit applies once.
      sql`with due as (${due})
        update tasks set state = 'running', attempts = attempts + 1, run = ${run}::uuid, lease_until = ${until}, hurried = false
        from due where tasks.id = due.id
        returning tasks.id, name, payload, request_id as "requestId", attempts, key, to_json(run_at) #>> '{}' as "runAt", run`,
    );
  } catch (error) {
    // Another worker has just claimed a task with the same key, which this statement did not see yet.
    if (codeOf(error) === UNIQUE_VIOLATION) return [];
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return (error as { code?: unknown }).code ?? codeOf(error.cause);
}

/** Deletes a task that has succeeded. Does nothing if the run has lost its lease to another run. */
export async function completeTask(db: Db, { id, run }: Claimed): Promise<void> {
  await db.execute(sql`delete from tasks where id = ${id}::uuid and run = ${run}::uuid`);
}

/** Sets the time of a failed task's next try, or gives the task up after its last try. */
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

/** Extends the leases of the tasks that this process runs, so that no other worker takes them. */
export async function extendLeases(db: Db, running: readonly Claimed[]): Promise<void> {
  if (running.length === 0) return;
  // A locked row is about to be deleted or changed. Waiting for its lock could let the other leases expire, so the row is skipped.
  await db.execute(sql`with mine as (
      select id from tasks where (id, run) in (${pairs(running)}) order by id for update skip locked)
    update tasks set lease_until = now() + make_interval(secs => ${LEASE_SECONDS}) from mine where tasks.id = mine.id`);
}

/** Returns unfinished tasks to the queue when the worker stops, so that another worker takes them at once. */
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
 * Retries tasks that have lost their worker. The retry is immediate, because the expired lease was delay enough; a task that loses
 * its worker often gets the retry delay. `all` means that every running task has lost its worker.
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

/** Makes waiting retries of a task due now, and lets runs that fail later be retried without a delay. */
export async function retryNow(tx: Db, name: string, now: SQL): Promise<void> {
  // Rows are locked in the order of their ids, so that two transactions cannot deadlock.
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

/** Queues given-up tasks again and returns their number. */
export async function retryGivenUp(
  db: Db,
  known: readonly Known[],
  { id, name, now }: { id: string | undefined; name: string | undefined; now: SQL },
): Promise<number> {
  const retried = await rowsOf(
    db,
    // An equal task may be waiting already, so only tasks that run in order keep their key.
    sql`update tasks set state = 'waiting', run_at = ${now}, attempts = 0, fault = null, given_up_at = null, hurried = false,
        in_order = known.in_order, key = case when known.in_order then key end
      from ${knownAs(known)} where tasks.name = known.name and state = 'given-up'
        and ${id === undefined ? sql`true` : sql`id = ${id}::uuid`}
        and ${name === undefined ? sql`true` : sql`tasks.name = ${name}`}
      returning pg_notify(${CHANNEL}, '')`,
  );
  return retried.length;
}
