import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import type { Deps } from '#/deps';
import { inTime } from './in-time.ts';

/** Whether the database answers in time. */
export async function databaseAnswers({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  return (await inTime(() => db.execute(sql`select 1`))) !== null;
}

interface HealthOptions {
  readonly leaving?: AbortSignal;
  /** Version in the response of `/healthz`. Only the operator's port has it, because it would tell strangers which known bugs apply. */
  readonly version?: string;
}

/**
 * Adds the health checks for load balancers and containers: `/healthz` (the process is alive) and `/readyz` (the process can serve
 * now). They are not part of the API and return only the status, and the version if given.
 */
export function installHealth(app: FastifyInstance, deps: Deps, { leaving, version }: HealthOptions = {}): void {
  let stopping = false;
  app.addHook('preClose', async () => void (stopping = true));
  // The hook closes keep-alive connections before the shutdown, so that clients reconnect to another process.
  app.addHook('onSend', async (_request, reply) => {
    if (leaving?.aborted) reply.header('connection', 'close');
  });
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok', version }));
  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (stopping || leaving?.aborted) return reply.status(503).send({ status: 'stopping' });
    // Any database failure means that the process cannot serve. The answer is 503 on both ports, without details of the error.
    if (!(await databaseAnswers(deps)))
      return reply.status(503).header('retry-after', '5').send({ status: 'database away' });
    return { status: 'ok' };
  });
}
