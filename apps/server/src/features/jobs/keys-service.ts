import { AppError } from '@kafaa/domain/kernel/app-error';
import { jobErrors } from '@kafaa/domain/jobs/errors';
import type { JobQuestions, KeyDraft, SaveKeyPayload, TriedAnswer, TriedKey } from '@kafaa/domain/jobs/schema';
import type { AnswerKey } from '@kafaa/interviewer/contract';
import { faultOf, type ModelSession } from '@kafaa/interviewer/llm/model';
import type { Deps } from '#/deps';
import { cleanTexts } from '#/platform/http/clean';
import { signatureOf } from '../auth/service.ts';
import { modelFor, recordUsage } from '../usage/service.ts';
import { lockJob } from './service.ts';
import { getJobQuestions, requireSheet, unsigned } from './sheet-service.ts';
import * as store from './store.ts';

interface QuestionKey extends store.JobKey {
  readonly questionId: string;
}

async function requireQuestion(deps: Deps, key: QuestionKey) {
  const sheet = await requireSheet(deps, key);
  const question = sheet.questions.find(({ id }) => id === key.questionId)?.question;
  if (!question) throw new AppError(jobErrors.QUESTION_NOT_FOUND);
  return { ...sheet, question };
}

/** Writes the key of one question while no interview has started; `null` removes it. */
async function write(deps: Deps, key: QuestionKey, answerKey: AnswerKey | null, text?: string): Promise<JobQuestions> {
  await deps.db.transaction(async (tx) => {
    const job = await lockJob(tx, key);
    if (job.questionsLockedAt) throw new AppError(jobErrors.QUESTIONS_LOCKED);
    const questions = await store.listQuestions(tx, key);
    const at = questions.findIndex(({ id }) => id === key.questionId);
    const found = questions[at];
    // The question was rewritten meanwhile, and the signature was for the earlier text.
    if (!found || (text !== undefined && found.question.text !== text))
      throw new AppError(jobErrors.QUESTION_NOT_FOUND);
    const { key: _, ...rest } = found.question;
    const entry = { id: found.id, question: { ...rest, ...(answerKey && { key: answerKey }), own: true as const } };
    await store.replaceQuestions(tx, { ...key, questions: questions.with(at, entry) });
  });
  return getJobQuestions(deps, key);
}

/**
 * Saves a key as a draft, or signed by the logged-in user: the server sets the signature, never the client. A key with blocking
 * faults is not signed; the error names the faults by field.
 */
export async function saveKey(
  deps: Deps,
  { userId, ...key }: QuestionKey & { userId: string },
  { sign = false, ...content }: SaveKeyPayload,
): Promise<JobQuestions> {
  const { brief, question } = await requireQuestion(deps, key);
  const draft = unsigned(content);
  if (!sign) return write(deps, key, draft);
  const { advice } = await deps.engine.sheet([{ ...question, key: draft }], brief.job, brief.company);
  const faults = (advice[0] ?? []).filter(({ blocks }) => blocks);
  if (faults.length > 0)
    throw new AppError(jobErrors.KEY_FAULTY, { fields: faults.map(({ at, message }) => ({ path: at, message })) });
  const signedBy = await signatureOf(deps.db, { companyId: key.companyId, userId });
  return write(deps, key, { ...draft, signedBy, signedAt: deps.clock.now().toISOString() }, question.text);
}

export async function removeKey(deps: Deps, key: QuestionKey): Promise<JobQuestions> {
  await requireQuestion(deps, key);
  return write(deps, key, null);
}

/** Rates one typed answer by a key as if it were signed; nothing is stored. */
export async function tryKey(
  deps: Deps,
  key: QuestionKey,
  { answer, ...content }: KeyDraft & { answer: string },
): Promise<TriedKey> {
  const { brief, question } = await requireQuestion(deps, key);
  const { level, reason, key: reading = null } = await deps.engine.tryKey(answer, unsigned(content), question, brief);
  return { level, reason, reading };
}

/** Rates an answer of the company's own trial like a candidate's answer; nothing is stored. */
export async function tryAnswer(deps: Deps, key: QuestionKey, { answer }: { answer: string }): Promise<TriedAnswer> {
  const { brief, question } = await requireQuestion(deps, key);
  // A draft of a key is ignored, as in an interview.
  const used = question.key?.signedBy ? unsigned(question.key) : { points: [], redFlags: [] };
  const { level, reason } = await deps.engine.tryKey(answer, used, question, brief);
  return { level, reason };
}

/** Returns a key proposed by the language model. It is not saved, and is used only after a person has signed it. */
export async function draftKey(deps: Deps, key: QuestionKey): Promise<KeyDraft> {
  const { companyId, jobId } = key;
  const { brief, drafts, question } = await requireQuestion(deps, key);
  const languageModel = drafts ? await modelFor(deps, companyId) : null;
  if (!languageModel) throw new AppError(jobErrors.NO_DRAFTS);
  let session: ModelSession | undefined;
  const record = (rest: Pick<Parameters<typeof recordUsage>[2], 'model' | 'used' | 'fault'>) =>
    recordUsage(deps, deps.db, {
      ...rest,
      companyId,
      jobId,
      candidateId: null,
      purpose: 'questions',
      spending: session?.spent() ?? { calls: 0, tokensIn: 0, tokensOut: 0 },
    });
  let reply;
  try {
    reply = await deps.engine.draftKey(question, brief.job, () => (session = languageModel.begin()));
  } catch (error) {
    if (error instanceof AppError) throw error;
    const fault = faultOf(error);
    deps.log.warn({ fault }, 'the language model drafted no key');
    await record({ model: undefined, used: 'local', fault });
    throw new AppError(jobErrors.DRAFT_FAILED);
  }
  await record({ model: reply.model, used: 'llm', fault: undefined });
  // A model's text may contain characters that the database refuses.
  return cleanTexts(unsigned(reply.key)) as KeyDraft;
}
