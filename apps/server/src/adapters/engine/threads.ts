import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { ModelErrorKind } from '@kafaa/interviewer/contract';
import {
  faultOf,
  ModelError,
  type ModelReply,
  type ModelRequest,
  type ModelSession,
} from '@kafaa/interviewer/llm/model';
import type { Engine } from '#/deps';
import { EngineStopped } from '#/platform/process/engine-stopped';
import { type InTurn, lanes, turns } from '#/platform/http/turns';
import { workerFile } from '#/platform/process/worker-file';
import { engineOver, type WorkName } from './engine-work.ts';

/** Name of a session function whose result the server returns at once, without a network call. */
export type Question = 'left' | 'spent' | 'nonce';

export type ToThread =
  | { readonly kind: 'work'; readonly name: WorkName; readonly args: readonly unknown[]; readonly model: boolean }
  | { readonly kind: 'reply'; readonly id: number; readonly reply?: ModelReply; readonly fault?: ModelErrorKind };

export type FromThread =
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly fault: ModelErrorKind | null; readonly error: unknown }
  | { readonly kind: 'ask'; readonly id: number; readonly request: ModelRequest }
  | { readonly kind: 'now'; readonly question: Question };

export interface ThreadData {
  /** Port that carries answers to a thread, which blocks until they arrive. */
  readonly answers: MessagePort;
  /** Flag for `Atomics.wait`. The pool sets the flag to 1 after it posts an answer; the blocked thread waits for the change. */
  readonly signal: Int32Array;
}

interface Thread extends ThreadData {
  readonly worker: Worker;
  /** Timer that ends an idle thread. */
  retirement?: NodeJS.Timeout;
}

export interface EngineBounds {
  /** CPU time for one call in milliseconds. Waiting for a busy machine or a slow language model does not count. */
  readonly requestMs: number;
  readonly taskMs: number;
  /** Maximum heap of one thread. */
  readonly heapMegabytes: number;
  /** Path of another worker file, for tests. */
  readonly workerPath?: string;
}

/** Default limits, far above any real interview, so that only faulty calls exceed them. */
const BOUNDS: EngineBounds = { requestMs: 3_000, taskMs: 10_000, heapMegabytes: 256 };
/** Young-generation heap, in addition to `heapMegabytes`. Without a limit V8 would let it grow to 190 MB without being faster. */
const YOUNG_MEGABYTES = 16;
const AT_ONCE = 2;
const WAITING = 20;
/** Threads for calls with a language model. Each call occupies a thread, although it waits nearly all the time. */
const WITH_MODEL_AT_ONCE = 4;
const WITH_MODEL_WAITING = 200;
const WATCH_EVERY_MS = 50;
/** Factor of the time limit after which a thread that does not even report its CPU time is ended. */
const SILENT_TIMES = 10;
/** Number of idle threads that are kept, because loading the engine takes a moment. Other idle threads end. */
const KEPT = 1;
const RETIRED_AFTER_MS = 20_000;
/** Functions whose result a user waits for. */
const REQUESTS: ReadonlySet<WorkName> = new Set(['followUps', 'questions', 'describe', 'sheet', 'tryKey']);

/**
 * Runs the engine in threads of lower priority. A thread that exceeds its time or memory limit is ended; the next call starts a new
 * thread.
 */
export function threadedEngine(changes: Partial<EngineBounds> = {}): Engine & { close(): Promise<void> } {
  const bounds = { ...BOUNDS, ...changes };
  const idle: Thread[] = [];
  const { requests, tasks } = lanes(AT_ONCE, WAITING);
  const withModel = turns(WITH_MODEL_AT_ONCE, WITH_MODEL_WAITING);

  const keep = (thread: Thread) => {
    if (idle.length >= KEPT)
      thread.retirement = setTimeout(() => void thread.worker.terminate(), RETIRED_AFTER_MS).unref();
    // This event occurs if the thread was retired or ended by itself.
    thread.worker.once('exit', () => {
      const at = idle.indexOf(thread);
      if (at >= 0) idle.splice(at, 1);
    });
    thread.worker.unref();
    idle.push(thread);
  };
  const take = (): Thread => {
    const thread = idle.shift() ?? startThread(bounds);
    clearTimeout(thread.retirement);
    thread.worker.ref();
    return thread;
  };

  const engine = engineOver((name, args, begin) => {
    const isRequest = REQUESTS.has(name);
    const inTurn: InTurn = begin ? withModel : isRequest ? requests : tasks;
    return inTurn(async () => {
      const thread = take();
      const message = { kind: 'work', name, args, model: begin !== undefined } as const;
      const { ended, outcome } = await workOn(thread, message, {
        session: begin?.(),
        limitMs: isRequest ? bounds.requestMs : bounds.taskMs,
      });
      if (ended) await thread.worker.terminate();
      else keep(thread);
      if ('error' in outcome) throw outcome.error;
      return outcome.result as never;
    });
  });
  const close = async () => {
    await Promise.all(idle.splice(0).map(({ worker }) => worker.terminate()));
  };
  return { ...engine, close };
}

function startThread({ heapMegabytes, workerPath }: EngineBounds): Thread {
  const { port1: answers, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const { file, execArgv } =
    workerPath === undefined ? workerFile('engine-worker', import.meta.url) : { file: workerPath, execArgv: [] };
  const worker = new Worker(file, {
    execArgv,
    workerData: { answers: port2, signal } satisfies ThreadData,
    transferList: [port2],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  answers.unref();
  return { worker, answers, signal };
}

interface Outcome {
  /** Whether the thread cannot be used again. */
  readonly ended: boolean;
  readonly outcome: { readonly result: unknown } | { readonly error: unknown };
}

/** Runs one call on a thread; requests to the language model are made in the calling thread. */
function workOn(
  thread: Thread,
  message: Extract<ToThread, { kind: 'work' }>,
  { session, limitMs }: { session: ModelSession | undefined; limitMs: number },
): Promise<Outcome> {
  const { worker } = thread;
  const busyMs = () => worker.performance.eventLoopUtilization().active;
  const before = busyMs();
  let usedBefore: number | null = null;
  return new Promise((resolve) => {
    let isOver = false;
    const finish = (ended: boolean, outcome: Outcome['outcome']) => {
      // A `look` that is still running may call this function after the end, when the thread has already begun its next call.
      if (isOver) return;
      isOver = true;
      clearInterval(watch);
      // Only the listeners of these events are removed, because Node has its own listeners on the worker.
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      // A thread that is being ended may still emit an error. Without a listener, the error would end the process.
      worker.on('error', () => undefined);
      resolve({ ended, outcome });
    };
    const stop = (fault: EngineStopped['code']) => finish(true, { error: new EngineStopped(fault) });
    const look = async () => {
      if (busyMs() - before > SILENT_TIMES * limitMs) stop('timeout');
      const { user, system } = await worker.cpuUsage();
      const used = (user + system) / 1000;
      usedBefore ??= used;
      if (used - usedBefore > limitMs) stop('timeout');
    };
    // `cpuUsage` rejects if the thread has just ended.
    const watch = setInterval(() => void look().catch(() => undefined), WATCH_EVERY_MS);
    worker.on('error', ({ code }: NodeJS.ErrnoException) =>
      stop(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'broken'),
    );
    worker.on('exit', () => stop('broken'));
    worker.on('message', (said: FromThread) => {
      if (said.kind === 'done') finish(false, { result: said.result });
      else if (said.kind === 'failed')
        finish(false, { error: said.fault === null ? said.error : new ModelError(said.fault) });
      else if (session) relay(thread, session, said);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, which has no origin
    worker.postMessage(message);
  });
}

/** Passes a thread's request to its session and returns the result to the thread. */
function relay(
  { worker, answers, signal }: Thread,
  session: ModelSession,
  said: Extract<FromThread, { kind: 'ask' | 'now' }>,
): void {
  if (said.kind === 'now') {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, which has no origin
    answers.postMessage(session[said.question]());
    Atomics.store(signal, 0, 1);
    Atomics.notify(signal, 0);
    return;
  }
  const { id } = said;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, which has no origin
  const answer = (message: ToThread) => worker.postMessage(message);
  session.ask(said.request).then(
    (reply) => answer({ kind: 'reply', id, reply }),
    (error: unknown) => answer({ kind: 'reply', id, fault: faultOf(error) }),
  );
}
