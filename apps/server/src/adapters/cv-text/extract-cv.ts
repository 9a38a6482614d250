import { CV_WARNINGS, type CvText } from '@kafaa/interviewer/contract';
import * as z from 'zod/mini';
import { runInChild } from '#/platform/bounded-child';
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

const answerSchema = z.object({
  text: z.string(),
  pages: z.nullable(z.number()),
  hiddenText: z.array(z.string()),
  warnings: z.array(z.enum(CV_WARNINGS)),
});

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
  const { file, execArgv } = workerFile('cv-worker', import.meta.url);
  const answer = await runInChild({ file: options.workerPath ?? file, execArgv }, bytes, {
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    memoryLimitBytes: options.memoryLimitBytes ?? MEMORY_LIMIT,
  });
  if ('fault' in answer) return unread(answer.fault);
  const text = answerSchema.safeParse(answer.message);
  return text.success ? text.data : unread('broken');
}
