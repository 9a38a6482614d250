import type { PGlite } from '@electric-sql/pglite';
import type { FastifyInstance } from 'fastify';
import { adoptPglite } from '../../../apps/server/src/adapters/db/open-database.ts';
import { openQueue } from '../../../apps/server/src/adapters/queue/open-queue.ts';
import { buildApp } from '../../../apps/server/src/app.ts';
import { parseConfig } from '../../../apps/server/src/config.ts';
import type { Deps } from '../../../apps/server/src/deps.ts';
import { activateByLink } from '../../../apps/server/src/features/plans/operator-service.ts';
import { ensurePlans } from '../../../apps/server/src/features/plans/service.ts';
import { createLog } from '../../../apps/server/src/main/wire.ts';
import { installButtonPage } from '@kafaa/server/platform/pages/button-page';
import { randomToken, uuidV7 } from '@kafaa/server/platform/data/ids';
import { Tally } from '@kafaa/server/platform/diagnostics/tally';
import { registerTasks } from '../../../apps/server/src/tasks.ts';
import { stepwise } from './database.ts';
import { type Outside, ports } from './ports.ts';
import type { World } from './world.ts';

export const ADDRESS = 'http://localhost';
const config = {
  ...parseConfig({ BRAND_EMAIL: 'contact@kafaa.example', PUBLIC_URL: ADDRESS, CALL_LIMITS: 'off' }),
  sessionSecret: 'a secret of the simulation, long enough to be one',
};
const log = createLog({ ...config, logLevel: 'silent' });
/** Number of queue workers, and their polling interval: short while people act, long in the calm phase. */
const WORKERS = 2;
const LOOK_MS = { acting: 80, resting: 10_000 };

/** One life of the server process, from its start to its crash: its handlers and workers, on state that outlives it. */
export class ServerProcess {
  readonly #world: World;
  readonly #life: number;
  readonly #outside: Outside;
  readonly #abort: () => Promise<void>;
  readonly #deps: Deps;
  readonly #ended = Promise.withResolvers<never>();
  #app: FastifyInstance | null = null;

  constructor(world: World, outside: Outside, pglite: PGlite) {
    this.#world = world;
    this.#life = world.life;
    this.#outside = outside;
    const stepped = stepwise(world, pglite, this.#life);
    this.#abort = stepped.abort;
    const database = adoptPglite(stepped.pglite);
    const clock = { now: () => new Date() };
    this.#deps = {
      config,
      db: database.db,
      queue: openQueue(database, { clock, log, manual: true }),
      mailErrors: new Tally(),
      mailsSent: new Tally(),
      ...ports(world, outside, this.#life),
      hasRoom: () => !outside.fails(),
      // The limit is longer than any run, so that no outcome depends on the speed of this machine.
      judgeWithinMs: 2 ** 31 - 1,
      // This stub replaces database housekeeping, which no handler waits for.
      removeRemains: async () => [],
      languageModel: null,
      openId: null,
      clock,
      log,
      newId: () => uuidV7(clock.now()),
      newToken: randomToken,
    };
    // The empty handler avoids an unhandled rejection if no request is waiting at the crash.
    this.#ended.promise.catch(() => undefined);
  }

  /** Opens the queue and the handlers as a real start does, then starts the workers. */
  async start(): Promise<void> {
    await this.#world.thread(this.#life, async () => {
      registerTasks(this.#deps);
      await ensurePlans(this.#deps);
      const app = await buildApp(this.#deps, { pages: false });
      installButtonPage(app, {
        path: '/Activation/:link',
        show: async (reply) => reply.send(''),
        showAway: (reply) => reply.status(503).send(''),
        press: async (link) => void (await activateByLink(this.#deps, link)),
      });
      await app.ready();
      await this.#deps.queue.work();
      this.#app = app;
    });
    for (let worker = 0; worker < WORKERS; worker += 1) void this.#work();
  }

  async #work(): Promise<void> {
    for (;;) {
      await this.#world.thread(this.#life, () => this.#deps.queue.drain());
      await this.#world.step('worker looks away', async () => undefined, {
        life: this.#life,
        due: this.#world.now + LOOK_MS[this.#outside.calm ? 'resting' : 'acting'],
      });
    }
  }

  /** Discards all work in progress; callers get a connection reset. */
  async crash(): Promise<void> {
    this.#app = null;
    await this.#abort();
    this.#ended.reject(new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } }));
  }

  /** Handles a request that has arrived. */
  answer(request: Request, body: Buffer): Promise<Response> {
    const app = this.#app;
    if (!app) throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
    const { pathname, search } = new URL(request.url);
    const { 'content-length': _, ...headers } = Object.fromEntries(request.headers);
    const injected = this.#world.thread(this.#life, async () => {
      const method = request.method as 'GET';
      const {
        statusCode,
        headers: answered,
        rawPayload,
      } = await app.inject({
        method,
        url: pathname + search,
        headers,
        ...(body.length > 0 && { payload: body }),
      });
      const given = Object.entries(answered).map(([name, value]) => [name, String(value)] as [string, string]);
      return new Response([204, 304].includes(statusCode) ? null : new Uint8Array(rawPayload), {
        status: statusCode,
        headers: given,
      });
    });
    return Promise.race([injected, this.#ended.promise]);
  }
}
