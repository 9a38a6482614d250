import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import type { Deps } from '#/deps';
import { inTime } from './in-time.ts';

/** Whether the database answers soon. */
export async function databaseAnswers({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  return (await inTime(() => db.execute(sql`select 1`))) !== null;
}

interface HealthOptions {
  readonly leaving?: AbortSignal;
  /** Said by `/healthz` where only the operator asks: it would tell strangers which errors are still in. */
  readonly version?: string;
}

/**
 * What load balancers and containers ask: `/healthz`, whether the process lives, and `/readyz`, whether it can serve now.
 * No part of the API: nothing is said but the status, and the version where it is given.
 */
export function installHealth(app: FastifyInstance, deps: Deps, { leaving, version }: HealthOptions = {}): void {
  let stopping = false;
  app.addHook('preClose', async () => void (stopping = true));
  // Whoever keeps a connection open is sent to another process before it closes under them.
  app.addHook('onSend', async (_request, reply) => {
    if (leaving?.aborted) reply.header('connection', 'close');
  });
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok', version }));
  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (stopping || leaving?.aborted) return reply.status(503).send({ status: 'stopping' });
    // Whatever is wrong with the database, the process cannot serve: 503 on either port, and nothing of the error.
    if (!(await databaseAnswers(deps)))
      return reply.status(503).header('retry-after', '5').send({ status: 'database away' });
    return { status: 'ok' };
  });
}
