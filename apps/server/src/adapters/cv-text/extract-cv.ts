import { createHash } from 'node:crypto';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import { CV_WARNINGS, type CvText, type CvWarning } from '@kafaa/interviewer/contract';
import { isReadable } from '@kafaa/interviewer/cv/readable';
import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { runInChild } from '#/platform/process/bounded-child';
import { type InTurn, lanes } from '#/platform/http/turns';
import { workerFile } from '#/platform/process/worker-file';
import { unread } from './cv-error.ts';
import type { CvCheck } from './cv-harm.ts';
import { recentTexts } from './recent-texts.ts';

export interface ExtractOptions {
  /** Path of the worker file; by default the one next to this file, built or source. */
  workerPath?: string;
  timeoutMs?: number;
  memoryLimitBytes?: number;
}

/** Message to the child process. */
export interface CvWork {
  readonly task: 'check' | 'read';
  readonly bytes: Uint8Array;
}

const TIMEOUT_MS = 10_000;
const MEMORY_LIMIT = 600 * 1024 * 1024;
/** Maximum number of concurrent child processes. Below: the maximum number of files that wait for one. */
const AT_ONCE = 2;
const WAITING = 20;

const textSchema = z.object({
  text: z.string(),
  pages: z.nullable(z.number()),
  hiddenText: z.array(z.string()),
  warnings: z.array(z.enum(CV_WARNINGS)),
});
const checkSchema = z.object({
  type: z.nullable(z.enum(['pdf', 'doc', 'docx'])),
  harm: z.nullable(z.enum(['mixed', 'locked', 'macros', 'linked', 'overgrown'])),
});

/** Warnings that the state of the machine may have caused, so that the next reading of the file tries again. */
const FAULTS: readonly CvWarning[] = ['timeout', 'memory', 'broken'];

/**
 * Checks and reads CVs, each file in its own process, with limited concurrency. The upload, the evaluation and the search index
 * read the same file one after the other, so the reader keeps the texts of the last files in memory.
 */
export function cvReader(options: ExtractOptions = {}): Pick<Deps, 'checkCv' | 'isCvReadable' | 'readCv'> {
  const { requests, tasks } = lanes(AT_ONCE, WAITING);
  const texts = recentTexts();
  const read = async (bytes: Uint8Array, inTurn: InTurn) => {
    const key = createHash('sha256').update(bytes).digest('hex');
    const readNow = async () => {
      const text = await extractCvText(bytes, '', options);
      if (!text.warnings.some((warning) => FAULTS.includes(warning))) texts.keep(key, text);
      return text;
    };
    // The second look finds the text of a file that another call read during the wait.
    return texts.find(key) ?? inTurn(async () => texts.find(key) ?? readNow());
  };
  return {
    checkCv: (bytes) => requests(() => checkCv(bytes, options)),
    isCvReadable: async (bytes) => {
      // If too many files are waiting, the upload is accepted unread.
      const cv = await read(bytes, requests).catch(() => null);
      return cv && isReadable(cv);
    },
    readCv: (bytes) => read(bytes, tasks),
  };
}

function inChild(work: CvWork, { workerPath, timeoutMs, memoryLimitBytes }: ExtractOptions) {
  const worker =
    workerPath === undefined ? workerFile('cv-worker', import.meta.url) : { file: workerPath, execArgv: [] };
  return runInChild(worker, work, {
    timeoutMs: timeoutMs ?? TIMEOUT_MS,
    memoryLimitBytes: memoryLimitBytes ?? MEMORY_LIMIT,
  });
}

/** Returns a file's type and whether it is accepted; a file that exceeds the time or memory limit is refused. */
export async function checkCv(bytes: Uint8Array, options: ExtractOptions = {}): Promise<CvCheck> {
  const answer = await inChild({ task: 'check', bytes }, options);
  if ('fault' in answer && answer.fault !== 'broken') return { type: 'docx', harm: 'overgrown' };
  const check = checkSchema.safeParse('message' in answer ? answer.message : null);
  // The check never throws because of a file, so the cause is that this machine could not run the check.
  if (!check.success) throw new AppError(kernelErrors.UNAVAILABLE);
  return check.data;
}

/**
 * Text of a CV (PDF, DOCX, DOC), read in a child process with a time and a memory limit. This function never throws: on a fault the
 * text is empty and a warning gives the cause. The file name is ignored, because it does not prove the type.
 */
export async function extractCvText(
  bytes: Uint8Array,
  _fileName: string,
  options: ExtractOptions = {},
): Promise<CvText> {
  if (bytes.length === 0) return unread('empty');
  const answer = await inChild({ task: 'read', bytes }, options);
  if ('fault' in answer) return unread(answer.fault);
  const text = textSchema.safeParse(answer.message);
  return text.success ? text.data : unread('broken');
}
