import {
  completeInterview,
  getInterview,
  joinWaitlist,
  saveAnswer,
  sendCvPiece,
  startInterview,
} from '@kafaa/domain/interviews/api';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import type { Interview } from '@kafaa/domain/interviews/schema';
import { ApiError, call } from '@kafaa/web-kit/api';
import type { ChunkOutcome } from './cv-transfer.ts';
import { causeOf, type Failure, isFinal, isOver } from './link-failure.ts';
import type { Job, Outcome } from './send-queue.ts';

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** On a very slow connection an answer or a CV chunk takes longer than the usual 30 s timeout. */
const SLOW_LINE_MS = 120_000;

const UNEXPECTED: Failure = {
  code: 'UNKNOWN_ERROR',
  message: 'Une erreur inattendue est survenue. Réessayez dans un instant.',
  status: 500,
};

async function attempt<T>(promise: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await promise };
  } catch (error) {
    if (!(error instanceof ApiError)) return { ok: false, failure: UNEXPECTED };
    const { code, message, status, fields } = error;
    // A captive portal's answer counts as a network failure (status 0); a 5xx counts as a server failure, whoever worded it.
    const known = status >= 500 || (error.fromServer && code !== 'UNKNOWN_ERROR');
    return { ok: false, failure: { code, message: fields[0]?.message ?? message, status: known ? status : 0 } };
  }
}

async function sendChunk(
  token: string,
  file: { name: string; size: number },
  offset: number,
  chunk: ArrayBuffer,
): Promise<ChunkOutcome> {
  const params = { token };
  const query = { offset: String(offset), size: String(file.size), name: file.name };
  // The endpoint has no schema for binary bodies, so its request type lacks `body`.
  const input: { params: typeof params; query: typeof query; body: ArrayBuffer } = { params, query, body: chunk };
  const result = await attempt(call(sendCvPiece, input, { timeoutMs: SLOW_LINE_MS }));
  if (result.ok) {
    const { received, complete } = result.value;
    return Number.isSafeInteger(received)
      ? { kind: 'received', received, complete }
      : { kind: 'retry', cause: 'network' };
  }
  const { failure } = result;
  if (failure.code === 'CV_WRONG_OFFSET') return { kind: 'wrong-offset' };
  return isFinal(failure) ? { kind: 'rejected', ...failure } : { kind: 'retry', cause: causeOf(failure) };
}

/** The API calls of one interview link; none of them rejects. The first load returns `given`, if present, without a request. */
export function createInterviewClient(token: string, given?: Interview) {
  const params = { token };
  let fresh = given;

  async function load(): Promise<Result<Interview>> {
    if (!fresh) return await attempt(call(getInterview, { params }));
    const value = fresh;
    fresh = undefined;
    return { ok: true, value };
  }

  async function send({ index, answer }: Job): Promise<Outcome> {
    const { text, revision, behaviour } = answer;
    const body = { answer: text, revision, ...(behaviour && { behaviour }) };
    const result = await attempt(
      call(saveAnswer, { params: { token, index: String(index) }, body }, { timeoutMs: SLOW_LINE_MS }),
    );
    if (result.ok) {
      // A captive portal may answer 200 with a body of its own.
      if (result.value.index === index && Number.isSafeInteger(result.value.revision)) {
        return { kind: 'saved', ...result.value };
      }
      return { kind: 'retry', cause: 'network' };
    }
    const { failure } = result;
    if (isOver(failure)) return { kind: 'stop' };
    if (failure.code === 'NOT_STARTED') {
      const again = await attempt(call(startInterview, { params, body: { consentVersion: CONSENT_VERSION } }));
      return { kind: 'retry', cause: again.ok ? 'network' : 'server' };
    }
    if (isFinal(failure)) return { kind: 'rejected', message: failure.message };
    return { kind: 'retry', cause: causeOf(failure) };
  }

  return {
    load,
    start: (accommodation: boolean) =>
      attempt(call(startInterview, { params, body: { consentVersion: CONSENT_VERSION, accommodation } })),
    send,
    sendChunk: (file: { name: string; size: number }, offset: number, chunk: ArrayBuffer) =>
      sendChunk(token, file, offset, chunk),
    complete: (questions: readonly string[], answers: readonly (string | null)[]) =>
      attempt(
        call(
          completeInterview,
          { body: { interviewToken: token, questions: JSON.stringify(questions), answers: JSON.stringify(answers) } },
          { timeoutMs: SLOW_LINE_MS },
        ),
      ),
    joinWaitlist: () => attempt(call(joinWaitlist, { params })),
  };
}

export type InterviewClient = ReturnType<typeof createInterviewClient>;
