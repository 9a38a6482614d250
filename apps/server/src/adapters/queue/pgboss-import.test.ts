import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '#/adapters/db/open-database';
import { importTasks } from './pgboss-import.ts';
import { openQueue } from './open-queue.ts';
import type { Queue } from '#/deps';
import { fixture } from '@kafaa/testing/fixtures';
import { ROOT } from '@kafaa/testing/root';
import { eachDatabase, silent } from '@kafaa/testing/app/databases';
import { rowsOf } from '@kafaa/testing/routes/two-companies';

const FIXTURE = readFileSync(fixture('pgboss.sql'), 'utf8');

const BACK = readFileSync(join(ROOT, 'docs/tasks-to-pg-boss.sql'), 'utf8');

/** Runs a text of several statements by calling the driver directly, because drizzle runs only one. */
async function runAll(database: Database, statements: string): Promise<void> {
  await (database.kind === 'pglite' ? database.pglite.exec(statements) : database.pool.query(statements));
}

/** Reads the marks of the tasks in the previous version's table. Null if its schema does not exist. */
async function previous({ db }: Database): Promise<string[] | null> {
  const [there] = await rowsOf<{ jobs: string | null }>(db, sql`select to_regclass('pgboss.job')::text as jobs`);
  if (!there?.jobs) return null;
  const marks = sql`select coalesce(data ->> 'candidateId', data ->> 'mailId') as mark from pgboss.job order by 1`;
  return (await rowsOf<{ mark: string }>(db, marks)).map(({ mark }) => mark);
}

const imported = (database: Database) =>
  rowsOf<Record<string, unknown>>(
    database.db,
    sql`select coalesce(payload ->> 'candidateId', payload ->> 'mailId') as mark, name, state, attempts, company_id as company,
      request_id as request, in_order as "inOrder", fault, run_at > now() + interval '1 year' as later
      from tasks order by seq`,
  );

const marksOf = async (database: Database) => (await imported(database)).map(({ mark }) => String(mark)).sort();

const EVALUATION = { name: 'interviews.completed', state: 'waiting', attempts: 0, inOrder: false, later: false };
const MAIL = { name: 'mails.deliver', state: 'waiting', inOrder: true };

eachDatabase('tasks of the versions with pg-boss', (open, kind) => {
  const queueOn = (database: Database, setUp: (queue: Queue) => void = () => {}) => {
    const queue = openQueue(database, { clock: { now: () => new Date() }, log: silent, manual: true });
    setUp(queue);
    return queue;
  };

  test('the import from pg-boss moves unfinished and given-up tasks in order, and deletes finished tasks', async () => {
    const database = await open();
    await runAll(database, FIXTURE);
    await importTasks(database);
    const tasks = await imported(database);
    expect(tasks).toMatchObject([
      { ...MAIL, mark: 'retrying', attempts: 1 },
      { ...EVALUATION, mark: 'retrying', attempts: 1 },
      { mark: 'given-up', name: 'reports.render', state: 'given-up', request: 'k7m3p92qxb4t', fault: 'RangeError' },
      { ...MAIL, mark: 'after-it', attempts: 0 },
      { ...EVALUATION, mark: 'waiting' },
      { ...EVALUATION, mark: 'delayed', later: true },
      { mark: 'single', name: 'reports.render', state: 'waiting' },
      // The fixture is older than any heartbeat, so both running tasks have lost their worker.
      { ...EVALUATION, mark: 'running', attempts: 1 },
      { ...EVALUATION, mark: 'lost', attempts: 1 },
    ]);
    for (const task of tasks) expect(task).toMatchObject({ company: 'c1' });
    // On PostgreSQL, processes of the previous version may still use the schema.
    expect(await previous(database)).toEqual(kind === 'postgres' ? [] : null);
    await importTasks(database);
    expect(await imported(database)).toEqual(tasks);
    await database.close();
  });

  test('tasks imported from pg-boss run once each in the order of their key, and a given-up task can be retried', async () => {
    const database = await open();
    await runAll(database, FIXTURE);
    const ran: unknown[] = [];
    const queue = queueOn(database, (one) => {
      const payload = z.looseObject({});
      for (const [name, inOrder] of [['mails.deliver', true], ['interviews.completed'], ['reports.render']] as const)
        one.handle({ name, payload, inOrder: inOrder ?? false }, async (task) => {
          ran.push(task['candidateId'] ?? task['mailId']);
        });
    });
    await queue.work();
    expect(await queue.failed()).toMatchObject([{ name: 'reports.render', fault: 'RangeError' }]);
    expect(await queue.retry({ name: 'reports.render' })).toBe(1);
    await queue.drain();
    expect(ran.map(String).sort()).toEqual([
      'after-it',
      'given-up',
      'lost',
      'retrying',
      'retrying',
      'running',
      'single',
      'waiting',
    ]);
    expect(ran.indexOf('after-it')).toBeGreaterThan(ran.indexOf('retrying'));
    expect(await marksOf(database)).toEqual(['delayed']);
    await database.close();
  });

  test('an interrupted import from pg-boss changes nothing, and the next import moves every task', async () => {
    const database = await open();
    await runAll(database, FIXTURE);
    const before = await previous(database);
    const broken = `create function break_off() returns trigger language plpgsql as
        $$ begin raise exception 'broken off'; end $$;
      create trigger break_off before insert on tasks for each row
        when (new.payload ->> 'candidateId' = 'lost') execute function break_off();`;
    await runAll(database, broken);
    await expect(importTasks(database)).rejects.toThrow('Failed query');
    expect(await previous(database)).toEqual(before);
    expect(await imported(database)).toEqual([]);
    await runAll(database, 'drop trigger break_off on tasks');
    await importTasks(database);
    expect(await imported(database)).toHaveLength(9);
    await database.close();
  });

  test('the import from pg-boss does nothing without its schema', async () => {
    const database = await open();
    await importTasks(database);
    expect(await imported(database)).toEqual([]);
    await database.close();
  });

  test.runIf(kind === 'postgres')(
    'tasks-to-pg-boss.sql moves the waiting tasks back to pg-boss, and a later import takes them again',
    async () => {
      const database = await open();
      await runAll(database, FIXTURE);
      await importTasks(database);
      const before = await marksOf(database);
      await runAll(database, BACK);
      expect(await marksOf(database)).toEqual(['given-up']);
      expect(await previous(database)).toHaveLength(8);
      await importTasks(database);
      expect(await marksOf(database)).toEqual(before);
      await database.close();
    },
  );

  test.runIf(kind === 'postgres')('four concurrent imports from pg-boss move each task once', async () => {
    const database = await open();
    await runAll(database, FIXTURE);
    await Promise.all([1, 2, 3, 4].map(() => importTasks(database)));
    expect(await imported(database)).toHaveLength(9);
    await database.close();
  });

  test.runIf(kind === 'postgres')(
    'a running process of the previous version keeps its running task, and a later import moves its remaining tasks',
    async () => {
      const database = await open();
      await runAll(database, FIXTURE);
      await runAll(
        database,
        `update pgboss.job set heartbeat_on = now() where state = 'active' and data ->> 'candidateId' = 'running'`,
      );
      await importTasks(database);
      expect(await previous(database)).toEqual(['running']);
      await runAll(database, `update pgboss.job set state = 'retry'`);
      await importTasks(database);
      expect(await previous(database)).toEqual([]);
      expect((await imported(database)).at(-1)).toMatchObject({ mark: 'running', attempts: 1 });
      await database.close();
    },
  );
});
