import { runInChild, type Bounds } from '#/platform/process/bounded-child';
import type { ReportContent } from '#/platform/files/report-content';
import { workerFile } from '#/platform/process/worker-file';

/** Default limits, far above any real report, so that only faulty work exceeds them. The memory limit is the same as for a CV. */
const BOUNDS: Bounds = { timeoutMs: 30_000, memoryLimitBytes: 600 * 1024 * 1024 };

/**
 * Renders a report as PDF in a child process with a time and a memory limit. The same content gives the same bytes. Throws on
 * failure, so that the calling task is retried.
 */
export async function renderReport(
  content: ReportContent,
  { worker = workerFile('report-worker', import.meta.url), ...bounds }: Partial<Bounds> & { worker?: Worker } = {},
): Promise<Uint8Array> {
  const answer = await runInChild(worker, content, { ...BOUNDS, ...bounds });
  if ('fault' in answer) throw new ReportNotDrawn(answer.fault);
  if (!(answer.message instanceof Uint8Array)) throw new ReportNotDrawn('broken');
  return new Uint8Array(answer.message);
}

type Worker = ReturnType<typeof workerFile>;

class ReportNotDrawn extends Error {
  override name = 'ReportNotDrawn';
  /** Code in the log and in the failed task: `timeout`, `memory` or `broken`. */
  readonly code: string;

  constructor(fault: string) {
    super(`the report was not drawn: ${fault}`);
    this.code = fault;
  }
}
