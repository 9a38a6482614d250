import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Bounds {
  /** Limit of CPU time on Linux, so that a busy machine does not reject a valid file; of wall-clock time elsewhere. */
  readonly timeoutMs: number;
  /** Limit of resident memory. It is polled, because V8's own limit does not include buffers. */
  readonly memoryLimitBytes: number;
}

/** The child's message, or why there is none. */
export type ChildAnswer = { readonly message: unknown } | { readonly fault: 'timeout' | 'memory' | 'broken' };

const WATCH_EVERY_MS = 50;
/** V8's heap limit. Buffers are not included, so resident memory is polled too. */
const HEAP_MEGABYTES = 384;

/** Wall-clock limit as a multiple of `timeoutMs` when CPU time is measured. It ends a child that waits or gets no CPU. */
const CLOCK_TIMES = 6;
/** Unit in which Linux reports CPU time. */
const TICK_MS = 10;

/** CPU time that a process has used, in milliseconds; null where the system does not report it. */
function usedMs(pid: number): number | null {
  try {
    // After the name in parentheses: state, ten numbers, then the ticks in user mode and in kernel mode.
    const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? Number.NaN) + (system ?? Number.NaN)) * TICK_MS || 0;
  } catch {
    return null;
  }
}

/** Resident bytes of a process on Linux; null elsewhere, where only the heap limit applies. */
function residentBytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

interface Worker {
  readonly file: string;
  readonly execArgv: readonly string[];
}

/**
 * Runs one piece of work in its own process, which is killed when it exceeds its bounds. The child sends « ready », receives
 * the work, and answers once. Never throws.
 */
export async function runInChild(worker: Worker, work: unknown, bounds: Bounds): Promise<ChildAnswer> {
  for (;;) {
    const answer = await runOnce(worker, work, bounds);
    // Retried: a supervisor that stops the server also signals its children, but the server must finish its running work.
    if (answer !== 'interrupted') return answer;
  }
}

async function runOnce(worker: Worker, work: unknown, bounds: Bounds): Promise<ChildAnswer | 'interrupted'> {
  let child: ChildProcess;
  try {
    child = fork(worker.file, [], {
      // The child does not inherit the parent's flags (inspector, test runner) or its environment, which contains secrets.
      execArgv: [...worker.execArgv, `--max-old-space-size=${HEAP_MEGABYTES}`],
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
      // When run from source, the worker's JSX is compiled with the tsconfig.json above this folder.
      cwd: dirname(worker.file),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  } catch {
    return { fault: 'broken' };
  }
  return await watched(child, work, bounds);
}

function watched(
  child: ChildProcess,
  work: unknown,
  { timeoutMs, memoryLimitBytes }: Bounds,
): Promise<ChildAnswer | 'interrupted'> {
  return new Promise((resolve) => {
    let outcome: ChildAnswer | 'interrupted' | null = null;
    // The first call decides. The promise resolves once the child has exited and freed its memory, since the next may start at once.
    const finish = (answer: ChildAnswer | 'interrupted'): void => {
      outcome ??= answer;
      clearTimeout(timer);
      clearInterval(watch);
      if (!child.kill('SIGKILL')) resolve(outcome);
    };
    const { pid } = child;
    const isMeasured = pid !== undefined && usedMs(pid) !== null;
    const timer = setTimeout(() => finish({ fault: 'timeout' }), isMeasured ? timeoutMs * CLOCK_TIMES : timeoutMs);
    const watch = setInterval(() => {
      if (pid === undefined) return;
      if ((residentBytes(pid) ?? 0) > memoryLimitBytes) finish({ fault: 'memory' });
      if ((usedMs(pid) ?? 0) > timeoutMs) finish({ fault: 'timeout' });
    }, WATCH_EVERY_MS);
    child.on('message', (message) => {
      if (message === 'ready') child.send(work as object, () => undefined);
      else finish({ message });
    });
    child.on('error', () => finish({ fault: 'broken' }));
    // V8 aborts a process that exceeds its heap limit (SIGABRT).
    child.on('exit', (code, signal) => {
      if (signal === 'SIGTERM' || signal === 'SIGINT') return finish('interrupted');
      finish({ fault: signal === 'SIGABRT' || code === 134 ? 'memory' : 'broken' });
    });
  });
}
