import { sql, type SQL } from 'drizzle-orm';
import type { Db, Queue } from '#/deps';
import { isFree, type Known, knownAs, rowsOf, SCHEDULED } from './task-store.ts';

const MOST_LISTED = 10_000;

export async function givenUpCounts(db: Db): Promise<Awaited<ReturnType<Queue['failures']>>> {
  return rowsOf(db, sql`select name, count(*)::int as count from tasks where state = 'given-up' group by 1 order by 1`);
}

export async function givenUpTasks(db: Db): Promise<Awaited<ReturnType<Queue['failed']>>> {
  const rows = await rowsOf<{
    id: string;
    name: string;
    at: string;
    fault: string | null;
    requestId: string | null;
  }>(
    db,
    sql`select id, name, to_json(given_up_at) #>> '{}' as at, fault, request_id as "requestId"
      from tasks where state = 'given-up' order by given_up_at desc, seq desc limit ${MOST_LISTED}`,
  );
  return rows.map(({ at, ...task }) => ({ ...task, failedAt: new Date(at) }));
}

/**
 * Counts the waiting tasks by name. The next run of a schedule counts only once it is due. A task that waits for an earlier one of
 * its key is not due.
 */
export async function waitingTasks(
  db: Db,
  known: readonly Known[],
  now: SQL,
): Promise<Awaited<ReturnType<Queue['waiting']>>> {
  return rowsOf(
    db,
    sql`select name, count(*)::int as count, (count(*) filter (where attempts > 0))::int as retrying,
        coalesce(greatest(0, extract(epoch from ${now} - min(run_at) filter (where ${isFree(now)}))), 0)::float8 as "dueSeconds"
      from tasks this where state = 'waiting' and name in (select name from ${knownAs(known)})
        and not (key is not distinct from ${SCHEDULED} and attempts = 0 and run_at > ${now})
      group by 1 order by 1`,
  );
}
