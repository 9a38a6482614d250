import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CV_WARNINGS, type CvText, type CvWarning } from '@kafaa/interviewer/contract';
import * as z from 'zod/mini';
import { workerFile } from '#/platform/worker-file';
import { unread } from './cv-fault.ts';

export interface ExtractOptions {
  /** File of the worker; by default the one beside this file, built or source. */
  workerPath?: string;
  timeoutMs?: number;
  memoryLimitBytes?: number;
}

const TIMEOUT_MS = 10_000;
const MEMORY_LIMIT = 600 * 1024 * 1024;
const WATCH_EVERY_MS = 50;
/** V8's own limit; buffers come on top and are what the watch is for. */
const HEAP_MEGABYTES = 384;

const answerSchema = z.object({
  text: z.string(),
  pages: z.nullable(z.number()),
  hiddenText: z.array(z.string()),
  warnings: z.array(z.enum(CV_WARNINGS)),
});

/** Resident bytes of a process, where the system tells (Linux); null elsewhere, where the heap limit remains. */
function residentBytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/**
 * Text of a CV (PDF, DOCX, DOC), read in a child process with a time and a memory limit. Never
 * throws: a fault gives an empty text and the warning that says why. `fileName` proves nothing and is not used.
 */
export async function extractCvText(
  bytes: Uint8Array,
  _fileName: string,
  options: ExtractOptions = {},
): Promise<CvText> {
  if (bytes.length === 0) return unread('empty');
  const worker = workerFile('cv-worker', import.meta.url);
  let child: ChildProcess;
  try {
    child = fork(options.workerPath ?? worker.file, [], {
      // The parent's own flags (inspector, test runner) are not the child's; neither is its environment, which holds secrets.
      execArgv: [...worker.execArgv, `--max-old-space-size=${HEAP_MEGABYTES}`],
      env: { PATH: process.env.PATH },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  } catch {
    return unread('broken');
  }
  return await watched(child, bytes, options);
}

function watched(child: ChildProcess, bytes: Uint8Array, options: ExtractOptions): Promise<CvText> {
  const limit = options.memoryLimitBytes ?? MEMORY_LIMIT;
  return new Promise((resolve) => {
    let reason: CvWarning = 'broken';
    let settled = false;
    const finish = (text: CvText): void => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      clearInterval(watch);
      child.kill('SIGKILL');
      resolve(text);
    };
    const timer = setTimeout(() => finish(unread('timeout')), options.timeoutMs ?? TIMEOUT_MS);
    const watch = setInterval(() => {
      const resident = child.pid === undefined ? null : residentBytes(child.pid);
      if (resident !== null && resident > limit) {
        reason = 'memory';
        finish(unread(reason));
      }
    }, WATCH_EVERY_MS);
    child.on('message', (message) => {
      if (message === 'ready') {
        child.send(bytes, () => undefined);
        return;
      }
      const answer = answerSchema.safeParse(message);
      finish(answer.success ? answer.data : unread('broken'));
    });
    child.on('error', () => finish(unread('broken')));
    // V8 ends a process that outgrows its heap by a signal of its own.
    child.on('exit', (code, signal) => finish(unread(signal === 'SIGABRT' || code === 134 ? 'memory' : reason)));
  });
}
