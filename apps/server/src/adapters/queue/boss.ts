import { PgBoss, fromPglite } from 'pg-boss';
import type { Logger } from 'pino';
import { faultSummary } from '#/platform/failures';
import type { Database } from '../db/open-database.ts';

/** The queue of tasks that have failed their last try. */
export const DEAD_LETTERS = 'dead-letters';

const DAY = 86_400;

/** pg-boss on either database; `quiet`: without scheduling, supervision and notifications. */
export function createBoss(database: Database, quiet: boolean, log: Logger): PgBoss {
  const embedded = database.kind === 'pglite';
  const connection = embedded
    ? ({ backend: 'pglite', db: fromPglite(database.pglite) } as const)
    : { connectionString: database.url, max: 4, application_name: 'kafaa-tasks' };
  const boss = new PgBoss({
    ...connection,
    schedule: !quiet,
    supervise: !quiet,
    useListenNotify: !quiet,
    // On PostgreSQL a killed worker is detected by its missing heartbeat; the embedded database ends with its only worker.
    superviseIntervalSeconds: embedded ? 30 : 2,
    // On PostgreSQL shorter than the interval above: if equal, every other check would come slightly too early and do nothing.
    monitorIntervalSeconds: embedded ? 30 : 1,
    maintenanceIntervalSeconds: 3_600,
    // Flows (tasks that depend on others) are not used.
    flowIntervalSeconds: 3_600,
    reindex: !embedded,
    monitorVacuum: !embedded,
  });
  let quietUntil = 0;
  boss.on('error', (error) => {
    // Every worker reports an unreachable database every second; one line per 10 s is logged.
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + 10_000;
    log.error({ fault: faultSummary(error) }, 'task queue');
  });
  // Only the message: the data of a warning may contain statements with values.
  boss.on('warning', ({ message }) => log.warn(message));
  return boss;
}

export interface QueueSettings {
  retryLimit?: number;
  expireInSeconds?: number;
}

/** Options for retries and retention of one task's queue. */
export function queueOptions(database: Database, { retryLimit = 8, expireInSeconds = 300 }: QueueSettings) {
  return {
    retryLimit,
    expireInSeconds,
    // The first retry comes after 1 to 2 s; the delay doubles up to five minutes: 600 retries last for two days.
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 300,
    deadLetter: DEAD_LETTERS,
    notify: true,
    // Completed tasks are only counted, so an hour is enough; failed ones are kept as dead letters.
    deleteAfterSeconds: 3_600,
    retentionSeconds: 60 * DAY,
    ...(database.kind === 'postgres' && { heartbeatSeconds: 10 }),
  };
}

export const deadLetterOptions = { deleteAfterSeconds: 90 * DAY, retentionSeconds: 90 * DAY };
