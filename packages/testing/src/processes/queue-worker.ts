import * as z from 'zod/mini';
import { migrate } from '@kafaa/server/adapters/db/migrate';
import { openDatabase } from '@kafaa/server/adapters/db/open-database';
import { openQueue } from '@kafaa/server/adapters/queue/open-queue';
import { silent } from '#/app/databases';

// Run by adapters/queue/killed-worker.test.ts as a process of its own: takes one task and never finishes it.
const [databaseUrl, dataDir = '', migrations = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: databaseUrl || null, dataDir }, silent);
await migrate(database, migrations);
const queue = openQueue(database, { clock: { now: () => new Date() }, log: silent });
const task = { name: 'endless', payload: z.object({}) };
const { promise: never } = Promise.withResolvers<void>();
queue.handle(task, () => {
  process.stdout.write('taken\n');
  return never;
});
await queue.start();
await queue.work();
await queue.send(database.db, task, {});
