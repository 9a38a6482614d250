import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Endpoint, Output, Request } from '@kafaa/domain/kernel/endpoint';
import { fillPath } from '@kafaa/domain/kernel/endpoint';
import { JUDGE_WITHIN_MS } from '@kafaa/domain/interviews/options';
import type { OutboxMail } from '@kafaa/domain/mails/api';
import { isReadable } from '@kafaa/interviewer/cv/readable';
import { migrate } from '@kafaa/server/adapters/db/migrate';
import type { Database } from '@kafaa/server/adapters/db/open-database';
import { removeRemains } from '@kafaa/server/adapters/db/remains';
import { embeddedMailer } from '@kafaa/server/adapters/mail/embedded';
import { argon2Passwords } from '@kafaa/server/adapters/passwords/argon2';
import { openQueue } from '@kafaa/server/adapters/queue/open-queue';
import { signedTokens } from '@kafaa/server/adapters/tokens/access-token';
import { renderReport } from '@kafaa/server/adapters/pdf/render-report';
import { checkCvBytes } from '@kafaa/server/adapters/cv-text/cv-harm';
import { extractCvText } from '@kafaa/server/adapters/cv-text/extract-cv';
import { engineHere } from '@kafaa/server/adapters/engine/engine-work';
import { buildApp } from '@kafaa/server/app';
import { parseConfig } from '@kafaa/server/config';
import type { Deps, FileStore } from '@kafaa/server/deps';
import { ensurePlans } from '@kafaa/server/features/plans/service';
import { readOutboxMails } from '@kafaa/server/features/mails/service';
import { randomToken, uuidV7 } from '@kafaa/server/platform/data/ids';
import { Tally } from '@kafaa/server/platform/diagnostics/tally';
import { registerTasks } from '@kafaa/server/tasks';
import { silent } from './databases.ts';
import { namingNobody } from './links-of-mails.ts';

const SECRET = 'a test secret that is long enough to be one';
/** Configured like a real installation: its pages and mails name all three ways to contact the company. */
export const BRAND = {
  BRAND_EMAIL: 'contact@kafaa.example',
  BRAND_PHONE: '+216 70 000 000',
  BRAND_WHATSAPP: '+216 20 000 000',
};

/** A clock that only moves when told to. */
export class TestClock {
  #now: Date;
  constructor(start = new Date('2026-11-21T09:00:00.000Z')) {
    this.#now = start;
  }
  now = (): Date => new Date(this.#now);
  move({
    days = 0,
    hours = 0,
    minutes = 0,
    seconds = 0,
  }: {
    days?: number;
    hours?: number;
    minutes?: number;
    seconds?: number;
  }): void {
    this.#now = new Date(this.#now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
  }
}

export interface Answer<T> {
  readonly status: number;
  /** The parsed body of a success, or `{code, message, fields?}`. */
  readonly body: T & { code?: string; message?: string; fields?: { path: string; message: string }[] };
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly clock: TestClock;
  /** Calls an endpoint as a client would; `token` is the bearer. */
  call<E extends Endpoint>(endpoint: E, request: Request<E>, token?: string): Promise<Answer<Output<E>>>;
  /** Runs every due background task. */
  drain(): Promise<void>;
  mails(to?: string): Promise<OutboxMail[]>;
  close(): Promise<void>;
}

/** An in-memory file store: the real stores have a contract test of their own. */
export function memoryFiles(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void files.set(key, new Uint8Array(bytes)),
    get: async (key) => files.get(key) ?? null,
    async write(key, chunks) {
      const parts: Uint8Array[] = [];
      for await (const chunk of chunks) parts.push(new Uint8Array(chunk));
      const bytes = Buffer.concat(parts);
      files.set(key, bytes);
      return bytes.length;
    },
    async read(key) {
      const bytes = files.get(key);
      return bytes ? { size: bytes.length, chunks: Readable.from([bytes]) } : null;
    },
    remove: async (key) => void files.delete(key),
    tidy: async () => undefined,
    list: async (prefix) => [...files.keys()].filter((key) => key.startsWith(prefix)).sort(),
  };
}

const texts = new Map<string, ReturnType<typeof extractCvText>>();
/** Reading a CV starts a process, so each worker reads the same bytes only once for all its tests. */
const readCvOnce: Deps['readCv'] = (bytes, name) => {
  const key = createHash('sha256').update(bytes).digest('hex');
  const text = texts.get(key) ?? extractCvText(bytes, name);
  texts.set(key, text);
  return text;
};

/**
 * Cheap parameters: tests open hundreds of accounts, and a test of its own checks the real ones. Shared by the apps of a worker, because
 * each instance starts its own threads.
 */
const cheapPasswords = argon2Passwords({ memoryCost: 1024, timeCost: 1, parallelism: 1 });

/** The whole server in this process, on a fresh database, with a clock of its own. */
export async function openTestApp(
  open: () => Promise<Database>,
  { pages = false, ...overrides }: Partial<Deps> & { pages?: boolean } = {},
  /** Registers the test's own tasks before the queue starts. */
  moreTasks: (deps: Deps) => void = () => {},
): Promise<TestApp> {
  const database = await open();
  await migrate(database);
  const clock = new TestClock();
  const queue = openQueue(database, { clock, log: overrides.log ?? silent, manual: true });
  const deps: Deps = {
    config: { ...parseConfig(BRAND), sessionSecret: SECRET },
    db: database.db,
    queue,
    mailer: embeddedMailer(),
    mailErrors: new Tally(),
    mailsSent: new Tally(),
    files: memoryFiles(),
    passwords: cheapPasswords,
    accessTokens: signedTokens(SECRET),
    openId: null,
    // Runs in this process: a contract test checks that both variants behave alike.
    checkCv: checkCvBytes,
    isCvReadable: async (bytes) => isReadable(await readCvOnce(bytes, '')),
    engine: engineHere,
    judgeWithinMs: JUDGE_WITHIN_MS,
    readCv: readCvOnce,
    renderReport,
    hasRoom: () => true,
    removeRemains: (options) => removeRemains(database, options),
    languageModel: null,
    clock,
    log: silent,
    newId: () => uuidV7(clock.now()),
    newToken: randomToken,
    ...overrides,
  };
  registerTasks(deps);
  moreTasks(deps);
  await ensurePlans(deps);
  const app = await buildApp(deps, { pages });
  return {
    app,
    deps,
    clock,
    drain: () => queue.drain(),
    mails: async (to) => namingNobody(await readOutboxMails(deps, { to })),
    async call(endpoint, request, token) {
      const {
        params = {},
        query = {},
        body,
      } = request as { params?: Record<string, string>; query?: Record<string, string>; body?: object };
      const response = await app.inject({
        method: endpoint.method,
        url: `/api${fillPath(endpoint.path, params)}`,
        query,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(body !== undefined && { payload: body }),
      });
      return { status: response.statusCode, body: response.json() };
    },
    async close() {
      await app.close();
      await queue.stop();
      await database.close();
    },
  };
}
