import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AccessClaims, Deps, Engine, FileStore, Mail, Mailer, Passwords } from '../../../apps/server/src/deps.ts';
import { engineHere } from '@kafaa/server/adapters/engine/engine-work';
import { EngineStopped } from '@kafaa/server/platform/process/engine-stopped';
import { MailError } from '@kafaa/server/platform/mail/mail-error';
import type { Files } from '../snapshot.ts';
import type { World } from './world.ts';

/** Percentage of calls to ports that fail during the first phase of a run; none fail in the second, calm phase. */
const TROUBLE = 6;

/** State outside the process that survives a crash: files and mailboxes. */
export class Outside {
  readonly files: Map<string, { bytes: Uint8Array; at: Date }>;
  /** Number of arrivals of each mail, by its id. */
  readonly arrived = new Map<string, number>();
  calm = false;
  readonly #world: World;

  constructor(world: World, files?: Outside['files']) {
    this.#world = world;
    this.files = new Map(files);
  }

  fails(): boolean {
    return this.#world.likely(TROUBLE) && !this.calm;
  }

  /** The files as a snapshot reads them. */
  get folder(): Files {
    return {
      keys: [...this.files.keys()],
      read: (key) => this.files.get(key)?.bytes ?? null,
      changedAt: (key) => this.files.get(key)?.at ?? new Date(0),
    };
  }
}

type Ports = Pick<
  Deps,
  'files' | 'mailer' | 'engine' | 'passwords' | 'checkCv' | 'isCvReadable' | 'readCv' | 'renderReport' | 'accessTokens'
>;

/** Every port except the database, for one life of the process; each call is a step and may fail. */
export function ports(world: World, outside: Outside, life: number): Ports {
  const call = <T>(label: string, run: () => T, failure: () => Error | null = () => null) =>
    world.step(
      label,
      async () => {
        const error = outside.fails() ? failure() : null;
        if (error) throw error;
        return run();
      },
      { life },
    );
  const full = () => Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const stopped = () => new EngineStopped(world.likely(50) ? 'timeout' : 'broken');
  return {
    files: files(outside, call, full),
    mailer: mailer(world, outside, call),
    engine: engine(call, stopped),
    passwords,
    accessTokens: {
      sign: async (claims, { expiresAt }) =>
        Buffer.from(JSON.stringify([claims, expiresAt.getTime()])).toString('base64url'),
      verify: async (token, now) => {
        const text = Buffer.from(token, 'base64url').toString();
        const [claims, end] = JSON.parse(text) as [AccessClaims, number];
        return end > now.getTime() ? claims : null;
      },
    },
    checkCv: () => call('check of a CV', () => ({ type: 'pdf', harm: null }) as const),
    isCvReadable: () => call('reading of a CV', () => true),
    readCv: () => call('reading of a CV', () => ({ text: 'Développeuse', pages: 1, hiddenText: [], warnings: [] })),
    renderReport: () => call('drawing of a report', () => new TextEncoder().encode('%PDF-1.4\n%%EOF\n'), stopped),
  };
}

type Call = <T>(label: string, run: () => T, failure?: () => Error | null) => Promise<T>;

function files({ files: kept }: Outside, call: Call, full: () => Error): FileStore {
  const put = (key: string, bytes: Uint8Array) =>
    call('file put', () => void kept.set(key, { bytes: new Uint8Array(bytes), at: new Date() }), full);
  const get = (key: string) => call('file get', () => kept.get(key)?.bytes ?? null);
  return {
    put,
    get,
    async write(key, chunks) {
      const bytes = await buffer(chunks);
      await put(key, bytes);
      return bytes.length;
    },
    async read(key) {
      const bytes = await get(key);
      return bytes && { size: bytes.length, chunks: Readable.from([bytes]) };
    },
    remove: (key) => call('file remove', () => void kept.delete(key)),
    tidy: () => call('file tidy', () => undefined),
    list: (prefix) => call('file list', () => [...kept.keys()].filter((key) => key.startsWith(prefix)).sort()),
  };
}

function mailer(world: World, { arrived }: Outside, call: Call): Mailer {
  const arrive = ({ id }: Mail) => void arrived.set(id, (arrived.get(id) ?? 0) + 1);
  return {
    embedded: true,
    send: (mail) =>
      call(
        'mail',
        () => arrive(mail),
        () => {
          // The mail has arrived, but the response to DATA is lost, so the sender cannot know.
          if (world.likely(30)) arrive(mail);
          const scope = world.likely(50) ? 'outage' : 'message';
          return new MailError('no answer', { code: 'ETIMEDOUT', scope });
        },
      ),
    verify: () => call('mail server', () => undefined),
  };
}

/** The engine's first response to each kind of request, reused for all. The quality of responses is not tested here. */
const said = new Map<string, unknown>();

async function once<T>(key: string, work: () => Promise<T>): Promise<T> {
  if (!said.has(key)) said.set(key, await work());
  return said.get(key) as T;
}

function engine(call: Call, stopped: () => Error): Engine {
  const { evaluate, followUps, questions, stamp } = engineHere;
  // The real work runs before the step, because a step must not take time.
  const answered = async <T>(label: string, answer: T) => call(`engine ${label}`, () => answer, stopped);
  return {
    ...engineHere,
    evaluate: async (input) => answered('evaluate', await once('evaluate', () => evaluate(input))),
    followUps: async (input) =>
      answered('follow-ups', await once(`follow-ups ${input.exchanges.length}`, () => followUps(input))),
    questions: async (job, company) => answered('questions', await once('questions', () => questions(job, company))),
    stamp: () => once('stamp', stamp),
  };
}

/** Password hashing stub, because real hashing uses a thread of its own; hashing has trials of its own. */
const passwords: Passwords = {
  hash: async (password) => `hash of ${password}`,
  verify: async (hash, password) => hash === `hash of ${password}`,
  isOutdated: () => false,
  isCommon: () => false,
};
