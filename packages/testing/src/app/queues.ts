import { afterAll } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '@kafaa/server/adapters/db/open-database';
import { openQueue, type QueueDeps } from '@kafaa/server/adapters/queue/open-queue';
import type { Queue, Task, TaskRun } from '@kafaa/server/deps';
import { silent } from './databases.ts';

export interface Note {
  text: string;
}

export type Handler = (note: Note, run: TaskRun) => Promise<void>;

export const HOUR = 3_600_000;
let serial = 0;

/** Creates a task with a unique name, because all tests of a file share a database. */
export function noteTask(settings: Partial<Task<Note>> = {}): Task<Note> {
  return { name: `note.${++serial}`, payload: z.object({ text: z.string() }), ...settings };
}

/** Opens queues on the database of a suite and stops them at its end, before the database is closed. */
export function queuesOn(database: () => Database, deps: Partial<QueueDeps> & Pick<QueueDeps, 'clock'>) {
  const opened: Queue[] = [];
  afterAll(async () => {
    for (const queue of opened) await queue.stop();
    await database().close();
  });
  return async (setUp: (queue: Queue) => void, options: Partial<QueueDeps> = {}) => {
    const queue = openQueue(database(), { log: silent, ...deps, ...options });
    opened.push(queue);
    setUp(queue);
    await queue.work();
    return queue;
  };
}
