import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '@kafaa/testing/root';

/** A placeholder in a statement's values: a number that grows with each call. */
export const REVISION = '$revision';

/** A statement as the product sent it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A path of the minimal server, which runs these statements one after the other and returns the rows of the last one as JSON. */
export interface BareRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly statements: readonly Statement[];
}

export interface BareOrder {
  readonly databaseUrl: string;
  readonly routes: readonly BareRoute[];
}

export interface Bare {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Starts the minimal server that can return the same data: it consists of Fastify and the PostgreSQL driver, in a process of its own. */
export async function startBare(databaseUrl: string, routes: readonly BareRoute[]): Promise<Bare> {
  const child: ChildProcess = fork(join(ROOT, 'quality/server/bare-process.ts'), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const order: BareOrder = { databaseUrl, routes };
  child.send(order);
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
