import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { errorSummary } from '#/platform/diagnostics/failures';
import { preparingClient } from './preparing-client.ts';
import { PREPARE_SCOPE } from './scoped-query.ts';

interface Options extends PoolConfig {
  /** Statements that run on each new connection. */
  settings?: string;
}

/** Creates a pool that sends each statement with the company of its caller. */
export function postgresPool({ settings = '', ...options }: Options, log: Logger): Pool {
  const pool = new ScopedPool({
    ...options,
    Client: preparingClient(),
    connectionTimeoutMillis: 5_000,
    // oxlint-disable-next-line typescript/no-misused-promises -- its types say void, but the pool waits for the promise
    onConnect: (client) => client.query(`${PREPARE_SCOPE}; ${settings}`),
  });
  // The pool replaces a broken idle connection. Without a listener, its error event would end the process.
  const lost = (error: Error) =>
    log.warn({ fault: errorSummary(error), pool: options.application_name }, 'database connection lost');
  pool.on('error', lost);
  // The pool does not listen to connections in use. A connection that breaks between two queries of a transaction emits its own event.
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

class ScopedPool extends Pool {
  /**
   * Keeps the caller's tenant scope. A statement that waits for a connection is sent when another request releases one, and would
   * otherwise run in the tenant scope of that request. The driver has two overloads; arguments and result are passed through
   * unchanged.
   */
  override connect(...given: never[]): never {
    const [ready] = given as unknown as [((...args: unknown[]) => void)?];
    const connect = super.connect.bind(this) as unknown as (ready?: (...args: unknown[]) => void) => never;
    return connect(ready && AsyncLocalStorage.bind(ready));
  }
}
