import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Bounds {
  /**
   * Time limit. On Linux it limits CPU time, so that a busy machine does not reject a valid file; elsewhere it limits wall-clock
   * time.
   */
  readonly timeoutMs: number;
  /** Limit of resident memory. The memory is polled, because V8's own limit does not include buffers. */
  readonly memoryLimitBytes: number;
}

/** Message of the child, or the reason why there is none. */
export type ChildAnswer = { readonly message: unknown } | { readonly fault: 'timeout' | 'memory' | 'broken' };

const WATCH_EVERY_MS = 50;
/** Heap limit for V8. It does not include buffers, so resident memory is polled, too. */
const HEAP_MEGABYTES = 384;

/** Wall-clock limit as a multiple of `timeoutMs` if CPU time is measured. It ends a child that waits or gets no CPU. */
const CLOCK_TIMES = 6;
/** Unit in which Linux reports CPU time. */
const TICK_MS = 10;

/** Returns the CPU time that a process has used, in milliseconds. Null if the system does not report it. */
function usedMs(pid: number): number | null {
  try {
    // The fields after the name in parentheses are: state, ten numbers, then the ticks in user mode and in kernel mode.
    const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? Number.NaN) + (system ?? Number.NaN)) * TICK_MS || 0;
  } catch {
    return null;
  }
}

/** Returns the resident bytes of a process on Linux. Null elsewhere, where only the heap limit applies. */
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
 * Runs work in a separate process, which is killed if it exceeds its bounds. The child sends « ready », receives the work, and
 * answers once. This function never throws.
 */
export async function runInChild(worker: Worker, work: unknown, bounds: Bounds): Promise<ChildAnswer> {
  for (;;) {
    const answer = await runOnce(worker, work, bounds);
    // An interrupted run is repeated: a supervisor that stops the server also signals its children, but the server must finish
    // its running work.
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
      // The working directory matters in a run from source: the worker's JSX is compiled with the tsconfig.json above this folder.
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
    // The first call decides the outcome. The promise resolves once the child has exited and freed its memory, because the next
    // child may start at once.
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
