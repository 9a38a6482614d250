import {
  completeInterview,
  getInterview,
  joinWaitlist,
  removeCv,
  saveAnswer,
  saveCvFields,
  sendCvChunk,
  startInterview,
} from '@kafaa/domain/interviews/api';
import type { CvFields } from '@kafaa/domain/candidates/schema';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import type { Interview } from '@kafaa/domain/interviews/schema';
import { type ApiError, attempt, type CallCode } from '@kafaa/web-kit/api';
import type { ChunkOutcome } from './cv-transfer.ts';
import { causeOf, type Failure, isFinal, isOver, type LinkEndpoint } from './link-failure.ts';
import type { Job, Outcome } from './send-queue.ts';

export type Result<T, Code = CallCode<LinkEndpoint>> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure<Code> };

type Answered<T, Code> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly failure: Pick<ApiError, 'message' | 'status' | 'fields' | 'fromServer' | 'link'> & { code: Code };
    };

/** Timeout of calls that take longer than the usual 30 s on a very slow connection: an answer or a CV chunk. */
const SLOW_LINE_MS = 120_000;

/** Returns the result of a call, with its failure as the page shows it. */
async function shown<T, Code extends string>(answering: Promise<Answered<T, Code>>): Promise<Result<T, Code>> {
  const answer = await answering;
  if (answer.ok) return answer;
  const { code, message, status, fields, fromServer, link } = answer.failure;
  // A captive portal's answer counts as a network failure (status 0); a 5xx counts as a server failure, whoever worded it.
  const known = status >= 500 || (fromServer && code !== 'UNKNOWN_ERROR');
  return { ok: false, failure: { code, message: fields[0]?.message ?? message, status: known ? status : 0, link } };
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
  const result = await shown(attempt(sendCvChunk, input, { timeoutMs: SLOW_LINE_MS }));
  if (result.ok) {
    const { received, complete, readable } = result.value;
    return Number.isSafeInteger(received)
      ? { kind: 'received', received, complete, readable }
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

  async function load(): Promise<Result<Interview, CallCode<typeof getInterview>>> {
    if (!fresh) return await shown(attempt(getInterview, { params }));
    const value = fresh;
    fresh = undefined;
    return { ok: true, value };
  }

  async function send({ index, answer }: Job): Promise<Outcome> {
    const { text, revision, behaviour, over } = answer;
    const body = { answer: text, revision, ...(behaviour && { behaviour }), ...(over && { over: [...over] }) };
    const result = await shown(
      attempt(saveAnswer, { params: { token, index: String(index) }, body }, { timeoutMs: SLOW_LINE_MS }),
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
      const again = await shown(attempt(startInterview, { params, body: { consentVersion: CONSENT_VERSION } }));
      return { kind: 'retry', cause: again.ok ? 'network' : 'server' };
    }
    if (isFinal(failure)) return { kind: 'rejected', message: failure.message };
    return { kind: 'retry', cause: causeOf(failure) };
  }

  return {
    load,
    start: (accommodation: boolean) =>
      shown(attempt(startInterview, { params, body: { consentVersion: CONSENT_VERSION, accommodation } })),
    send,
    sendChunk: (file: { name: string; size: number }, offset: number, chunk: ArrayBuffer) =>
      sendChunk(token, file, offset, chunk),
    complete: (questions: readonly string[], answers: readonly (string | null)[]) =>
      shown(
        attempt(
          completeInterview,
          { body: { interviewToken: token, questions: JSON.stringify(questions), answers: JSON.stringify(answers) } },
          { timeoutMs: SLOW_LINE_MS },
        ),
      ),
    removeCv: () => shown(attempt(removeCv, { params })),
    saveCvFields: (body: CvFields) => shown(attempt(saveCvFields, { params, body })),
    joinWaitlist: () => shown(attempt(joinWaitlist, { params })),
  };
}

export type InterviewClient = ReturnType<typeof createInterviewClient>;
