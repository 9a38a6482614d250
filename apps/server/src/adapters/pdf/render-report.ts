import { fork } from 'node:child_process';
import { dirname } from 'node:path';
import type { ReportContent } from '#/platform/report-content';
import { workerFile } from '#/platform/worker-file';

const TIMEOUT_MS = 30_000;
const HEAP_MEGABYTES = 384;

/**
 * Draws a report as PDF in a child process with a time and a memory limit. The same content gives the same bytes.
 * Throws when it cannot: the task that asked tries again.
 */
export function renderReport(content: ReportContent): Promise<Uint8Array> {
  const worker = workerFile('report-worker', import.meta.url);
  const child = fork(worker.file, [], {
    // Neither the parent's flags nor its environment, which holds secrets.
    execArgv: [...worker.execArgv, `--max-old-space-size=${HEAP_MEGABYTES}`],
    // Run from source, the JSX of the document is read with the tsconfig.json above its folder.
    cwd: dirname(worker.file),
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new Error('the report took too long'))), TIMEOUT_MS);
    child.on('message', (message) => {
      if (message === 'ready') child.send(content, () => undefined);
      else if (message instanceof Uint8Array) end(() => resolve(new Uint8Array(message)));
    });
    child.on('error', () => end(() => reject(new Error('the report’s process did not start'))));
    child.on('exit', (code) => end(() => reject(new Error(`the report’s process ended with ${code}`))));
  });
}
