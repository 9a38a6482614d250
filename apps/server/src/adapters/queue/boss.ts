import { PgBoss, fromPglite } from 'pg-boss';
import type { Logger } from 'pino';
import { faultSummary } from '#/platform/failures';
import type { Database } from '../db/open-database.ts';

/** Where tasks go that failed for the last time. */
export const DEAD_LETTERS = 'dead-letters';

const DAY = 86_400;

/** pg-boss on either database; when `quiet`, without any timer of its own. */
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
    // On PostgreSQL a killed worker shows by its missing heartbeat; the embedded database dies with its only worker.
    superviseIntervalSeconds: embedded ? 30 : 2,
    // Shorter than the one above: as long, every other look would come a moment too early and find nothing to do.
    monitorIntervalSeconds: embedded ? 30 : 1,
    maintenanceIntervalSeconds: 3_600,
    // Tasks here never wait for one another.
    flowIntervalSeconds: 3_600,
    reindex: !embedded,
    monitorVacuum: !embedded,
  });
  let quietUntil = 0;
  boss.on('error', (error) => {
    // Every worker reports a database that is away, every second.
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + 10_000;
    log.error({ fault: faultSummary(error) }, 'task queue');
  });
  // Their data may repeat statements with values.
  boss.on('warning', ({ message }) => log.warn(message));
  return boss;
}

export interface QueueSettings {
  retryLimit?: number;
  expireInSeconds?: number;
}

/** How the tasks of one name are kept and tried again. */
export function queueOptions(database: Database, { retryLimit = 8, expireInSeconds = 300 }: QueueSettings) {
  return {
    retryLimit,
    expireInSeconds,
    // 1 to 2 s, then twice as long each time, up to five minutes: 600 retries last for two days.
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 300,
    deadLetter: DEAD_LETTERS,
    notify: true,
    // What is done is only counted; what failed for good lives on as a dead letter.
    deleteAfterSeconds: 3_600,
    retentionSeconds: 60 * DAY,
    ...(database.kind === 'postgres' && { heartbeatSeconds: 10 }),
  };
}

export const deadLetterOptions = { deleteAfterSeconds: 90 * DAY, retentionSeconds: 90 * DAY };
