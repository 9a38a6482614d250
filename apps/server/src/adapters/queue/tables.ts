import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Background tasks that wait, run or were given up. A finished task is deleted, so that none of its data remains. */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid('id').primaryKey(),
    /** Order in which the tasks were sent: tasks of one transaction have the same time. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Company of the task; null if the task belongs to no company. */
    companyId: text('company_id'),
    name: text('name').notNull(),
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Id of the request that queued the task. */
    requestId: text('request_id'),
    /** Key of the task within its name. Tasks with the same key run in order if `inOrder` is set; otherwise only one of them waits. */
    key: text('key'),
    inOrder: boolean('in_order').notNull(),
    state: text('state').$type<'waiting' | 'running' | 'given-up'>().notNull().default('waiting'),
    /** Time from which the task is due. */
    runAt: instant('run_at').notNull(),
    /** Number of runs that have begun. */
    attempts: integer('attempts').notNull().default(0),
    /** Id of the current run, so that a worker that has lost its lease cannot end another worker's run. */
    run: uuid('run'),
    /** End of the lease. A task that is still running after this time has lost its worker. */
    leaseUntil: instant('lease_until'),
    /** Whether the task is retried without a delay if the current run fails. */
    hurried: boolean('hurried').notNull().default(false),
    /** Kind of the last failure. */
    fault: text('fault'),
    givenUpAt: instant('given_up_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('tasks_state', sql`state in ('waiting', 'running', 'given-up')`),
    index('tasks_due')
      .on(table.name, table.runAt, table.seq)
      .where(sql`state = 'waiting'`),
    index('tasks_running')
      .on(table.leaseUntil)
      .where(sql`state = 'running'`),
    index('tasks_in_order')
      .on(table.name, table.key, table.seq)
      .where(sql`in_order and state <> 'given-up'`),
    uniqueIndex('tasks_one_waits')
      .on(table.name, table.key)
      .where(sql`state = 'waiting' and attempts = 0 and not in_order`),
    uniqueIndex('tasks_one_runs')
      .on(table.name, table.key)
      .where(sql`state = 'running' and in_order`),
    index('tasks_company').on(table.companyId),
  ],
);
