import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { migrate } from '@kafaa/server/adapters/db/migrate';
import { openDatabase } from '@kafaa/server/adapters/db/open-database';
import { openQueue } from '@kafaa/server/adapters/queue/open-queue';
import { silent } from '#/app/databases';

// Program that tests start as a process. For killed-worker.test.ts it takes one task and never finishes it. With a third
// argument, for race.test.ts, it runs every task and records it in the table `runs`.
const [databaseUrl, dataDir = '', counting] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: databaseUrl || null, dataDir }, silent);
await migrate(database);
const queue = openQueue(database, { clock: { now: () => new Date() }, log: silent });

if (counting) {
  const payload = z.object({ number: z.number(), key: z.number() });
  for (const [name, inOrder] of [
    ['any', false],
    ['ordered', true],
  ] as const)
    queue.handle({ name, payload, inOrder }, async ({ number, key }) => {
      // The statement bypasses the tenant guard, which refuses a statement that names no company.
      if (database.kind === 'postgres')
        await database.pool.query('insert into runs (name, number, key, pid) values ($1, $2, $3, $4)', [
          name,
          number,
          key,
          process.pid,
        ]);
      await sleep(40);
    });
  await queue.work();
  process.stdout.write('working\n');
} else {
  const task = { name: 'endless', payload: z.object({}) };
  const { promise: never } = Promise.withResolvers<void>();
  queue.handle(task, () => {
    process.stdout.write('taken\n');
    return never;
  });
  await queue.work();
  await queue.send(database.db, task, {});
}
