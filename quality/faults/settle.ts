import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../../apps/server/src/deps.ts';
import type { ProductServer } from '@kafaa/testing/product/server';
import { type Files, lookInto } from './snapshot.ts';

/** Number of tasks that are running or due within a minute. */
async function dueTasks(db: Db): Promise<number> {
  const { rows } = (await db.execute(
    sql`select count(*)::int as count from tasks
      where state = 'running' or (state = 'waiting' and run_at < now() + interval '1 minute')`,
  )) as { rows: { count: number }[] };
  return rows[0]?.count ?? 0;
}

/**
 * Calls `look` once the background work has finished. An embedded database can be opened only while its server is stopped, so
 * the server is stopped for the call and stays stopped.
 */
export async function whenSettled<T>(
  server: ProductServer,
  look: (db: Db, files: Files) => Promise<T>,
  { within = 120_000 } = {},
): Promise<T> {
  const deadline = Date.now() + within;
  const embedded = !server.databaseUrl;
  for (let wait = 1_000; ; wait = 3_000) {
    if (embedded && server.pid === 0) await server.start();
    await delay(wait);
    if (embedded) await server.stop();
    const found = await lookInto(server, async (db, files) => {
      const due = await dueTasks(db);
      return due > 0 ? { due } : { seen: await look(db, files) };
    });
    if (found.due === undefined) return found.seen;
    if (Date.now() > deadline) throw new Error(`${found.due} tasks are still due after ${within} ms`);
  }
}
