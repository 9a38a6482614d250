import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Bounds {
  /** Of the processor, where the system tells (Linux), so that a busy machine refuses no honest file; of the clock elsewhere. */
  readonly timeoutMs: number;
  /** Resident bytes; watched, since V8's own limit does not see buffers. */
  readonly memoryLimitBytes: number;
}

/** What a child sent, or why it sent nothing. */
export type ChildAnswer = { readonly message: unknown } | { readonly fault: 'timeout' | 'memory' | 'broken' };

const WATCH_EVERY_MS = 50;
/** V8's own limit; buffers come on top and are what the watch is for. */
const HEAP_MEGABYTES = 384;

/** A child that waits for something, or is given no processor, is ended after so many times its bound by the clock. */
const CLOCK_TIMES = 6;
/** In which Linux counts the processor's time. */
const TICK_MS = 10;

/** Milliseconds of the processor that a process has used; null where the system does not tell. */
function usedMs(pid: number): number | null {
  try {
    // Behind the name, which may hold anything: state, eleven numbers, then the ticks in its own code and in the system's.
    const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? Number.NaN) + (system ?? Number.NaN)) * TICK_MS || 0;
  } catch {
    return null;
  }
}

/** Resident bytes of a process, where the system tells (Linux); null elsewhere, where the heap limit remains. */
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
 * One piece of work in a process of its own, ended when it takes too long or too much. The child says « ready », is sent
 * the work, and answers once. Never throws.
 */
export async function runInChild(worker: Worker, work: unknown, bounds: Bounds): Promise<ChildAnswer> {
  for (;;) {
    const answer = await runOnce(worker, work, bounds);
    // A supervisor that stops the server signals its children, too, and the server still ends what it has begun.
    if (answer !== 'interrupted') return answer;
  }
}

async function runOnce(worker: Worker, work: unknown, bounds: Bounds): Promise<ChildAnswer | 'interrupted'> {
  let child: ChildProcess;
  try {
    child = fork(worker.file, [], {
      // The parent's own flags (inspector, test runner) are not the child's; neither is its environment, which holds secrets.
      execArgv: [...worker.execArgv, `--max-old-space-size=${HEAP_MEGABYTES}`],
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
      // Run from source, a worker's JSX is read with the tsconfig.json above its folder.
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
    // The first call decides; the answer is given once the child and its memory are gone, since another may follow at once.
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
    // V8 ends a process that outgrows its heap by a signal of its own.
    child.on('exit', (code, signal) => {
      if (signal === 'SIGTERM' || signal === 'SIGINT') return finish('interrupted');
      finish({ fault: signal === 'SIGABRT' || code === 134 ? 'memory' : 'broken' });
    });
  });
}
