import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ProductServer } from '../../e2e/harness/server.ts';
import { lookInto } from './snapshot.ts';

/** Tasks that are due or running; what waits for its hour does not count. */
async function dueTasks(server: ProductServer): Promise<number> {
  return lookInto(server, async (db) => {
    const found = (await db.execute(
      sql`select count(*)::int as count from pgboss.job
        where name <> 'dead-letters' and (state = 'active' or (state < 'active' and start_after < now() + interval '1 minute'))`,
    )) as { rows: { count: number }[] };
    return found.rows[0]?.count ?? 0;
  });
}

/**
 * Waits until background work has come to its end, so that `check` may call itself settled. With the embedded database
 * the server is down afterwards: only so can anybody else look.
 */
export async function settle(server: ProductServer, { within = 120_000 } = {}): Promise<void> {
  const deadline = Date.now() + within;
  const embedded = !server.databaseUrl;
  for (let wait = 1_000; ; wait = 3_000) {
    if (embedded && server.pid === 0) await server.start();
    await delay(wait);
    if (embedded) await server.stop();
    const due = await dueTasks(server);
    if (due === 0) return;
    if (Date.now() > deadline) throw new Error(`${due} tasks are still due after ${within} ms`);
  }
}
