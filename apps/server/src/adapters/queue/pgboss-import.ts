import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#/deps';
import type { Database } from '../db/open-database.ts';
import { CHANNEL, rowsOf } from './task-store.ts';

/** Schema of pg-boss, in which earlier versions kept the tasks. */
export const PREVIOUS_SCHEMA = 'pgboss';
/** Table of pg-boss's tasks, the only table of the schema that backups and restores copy. */
export const PREVIOUS_TASKS = `${PREVIOUS_SCHEMA}.job`;

// Key of the advisory lock. Any constant works that no other advisory lock in this database uses.
const LOCK = 7_315_240_912;

/**
 * Imports the tasks of earlier versions, in one transaction: unfinished tasks wait, dead letters are given up, finished tasks are
 * deleted. On PostgreSQL, processes of the previous version may still run during an update. They keep the tasks that they run, and
 * the schema stays for them and for a return to that version. The import is repeated, so that no task is left to a version that has
 * ended.
 */
export async function importTasks({ db, kind }: Database): Promise<void> {
  if (!(await stateOf(db)).exists) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '0', true), pg_advisory_xact_lock(${LOCK})`);
    // Another process may have moved everything while this one waited for the lock.
    const { exists, complete } = await stateOf(tx);
    if (!exists) return;
    // The embedded database has only one process. A restored backup contains a single table, with which no earlier version works.
    const alone = kind === 'pglite' || !complete;
    await moveTasks(tx, alone ? sql`` : LEFT_BY_OTHERS);
    if (alone) await tx.execute(sql`drop schema ${sql.raw(PREVIOUS_SCHEMA)} cascade`);
  });
}

async function stateOf(db: Db): Promise<{ exists: boolean; complete: boolean }> {
  const [state] = await rowsOf<{ exists: boolean; complete: boolean }>(
    db,
    sql`select to_regclass(${PREVIOUS_TASKS}) is not null as exists,
      to_regclass(${`${PREVIOUS_SCHEMA}.version`}) is not null as complete`,
  );
  return state ?? { exists: false, complete: false };
}

/**
 * SQL condition that leaves the running tasks of a live process of the previous version. A process is live if its heartbeat is
 * younger than the timeout of pg-boss.
 */
const LEFT_BY_OTHERS = sql`where state::text <> 'active'
  or coalesce(heartbeat_on, started_on)::timestamptz < now() - interval '10 seconds'
  for update skip locked`;

/** Moves the tasks into the present table. The casts are needed for a restored backup, whose columns are texts. */
async function moveTasks(tx: Db, left: SQL): Promise<void> {
  const previous = sql.raw(PREVIOUS_TASKS);
  await tx.execute(sql`with found as (select id, name from ${previous} ${left}),
    moved as (
      delete from ${previous} this using found where this.id = found.id and this.name = found.name returning this.*),
    imported as (
      insert into tasks (company_id, id, name, payload, request_id, key, in_order, state, run_at, attempts, fault, given_up_at)
        select data::jsonb ->> 'companyId', id::uuid, case when is_dead then source_name else name end,
          coalesce(data::jsonb, '{}') - 'requestId', data::jsonb ->> 'requestId', singleton_key,
          coalesce(policy, '') = 'key_strict_fifo', case when is_dead then 'given-up' else 'waiting' end,
          case when state::text = 'active' then now() else start_after::timestamptz end,
          case when state::text = 'created' then 0 else retry_count::int + 1 end,
          source_output::jsonb ->> 'message', case when is_dead then created_on::timestamptz end
        from moved cross join lateral (select name = 'dead-letters' as is_dead) kind
        where state::text in ('created', 'retry', 'active') and left(name, 10) <> '__pgboss__'
          and (not is_dead or source_name is not null)
        order by created_on::timestamptz, id
        on conflict do nothing)
    select pg_notify(${CHANNEL}, '')`);
}
