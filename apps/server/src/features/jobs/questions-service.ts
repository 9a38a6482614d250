import { AppError } from '@kafaa/domain/kernel/app-error';
import { faultOf, type ModelSession } from '@kafaa/interviewer/llm/model';
import type { Db, Deps } from '#/deps';
import { cleanTexts } from '#/platform/http/clean';
import { getCompany } from '../companies/service.ts';
import { runningSubscription } from '../plans/service.ts';
import { modelFor, type ModelWork, recordUsage } from '../usage/service.ts';
import { companyBrief, jobBrief } from './briefs-service.ts';
import { questionsLaidOut } from './events.ts';
import * as store from './store.ts';

/** Queues the replacement of these questions by those of the language model, if there is one; the offer does not wait for it. */
export async function offerToModel(
  deps: Deps,
  tx: Db,
  { companyId, jobId }: store.JobKey,
  questions: readonly store.StoredQuestion[],
): Promise<void> {
  if (!deps.languageModel || questions.length === 0) return;
  await deps.queue.send(tx, questionsLaidOut, { companyId, jobId, questionIds: questions.map(({ id }) => id) });
}

/**
 * Whether the plan may use the model for questions and keys. Free plans may not, because sign-ups are free and anybody could use the model
 * for nothing.
 */
export const isPaid = (price: number | null | undefined): boolean => (price ?? 0) > 0;

/**
 * Replaces the bank's questions by the model's: never a recruiter's own, and never once an interview has begun. If the model
 * fails, the bank's questions stay.
 */
export async function rewriteWithModel(
  deps: Deps,
  { questionIds, ...key }: store.JobKey & { questionIds: readonly string[] },
): Promise<void> {
  const job = await store.findJob(deps.db, key);
  if (!deps.languageModel || !job || job.questionsLockedAt) return;
  const open = (stored: readonly store.StoredQuestion[]) =>
    stored.filter(({ id, question }) => questionIds.includes(id) && !question.own);
  const slots = open(await store.listQuestions(deps.db, key));
  if (slots.length === 0) return;
  const running = await runningSubscription(deps, deps.db, key.companyId);
  const languageModel = isPaid(running?.price) ? await modelFor(deps, key.companyId) : null;
  if (!languageModel) return;
  const company = companyBrief(await getCompany(deps.db, key.companyId));
  let session: ModelSession | undefined;
  // The budget is twice the usual one, once per offer: eight questions with their anchors are long, and a repair may be needed.
  const begin = () => (session = languageModel.begin(2));
  const work = (rest: Pick<ModelWork, 'model' | 'used' | 'fault'>) => ({
    ...key,
    ...rest,
    candidateId: null,
    purpose: 'questions' as const,
    spending: session?.spent() ?? { calls: 0, tokensIn: 0, tokensOut: 0 },
  });
  let sheet;
  try {
    const bank = slots.map(({ question }) => question);
    const reply = await deps.engine.rewrite(jobBrief(job), company, bank, begin);
    // A model's text may contain characters that the database refuses.
    sheet = cleanTexts(reply) as typeof reply;
  } catch (error) {
    // The engine's queue was full: the model was not asked, and the task is retried.
    if (error instanceof AppError) throw error;
    const fault = faultOf(error);
    deps.log.warn({ fault }, 'the language model wrote no questions');
    await recordUsage(deps, deps.db, work({ model: undefined, used: 'local', fault }));
    return;
  }
  const written = new Map(
    slots.map(({ id, question }, index) => [id, { before: question, now: sheet.questions[index] }]),
  );
  await deps.db.transaction(async (tx) => {
    await recordUsage(deps, tx, work({ model: sheet.model, used: 'llm', fault: undefined }));
    const held = await store.lockJob(tx, key);
    if (!held || held.questionsLockedAt) return;
    const stored = await store.listQuestions(tx, key);
    const questions = stored.map((entry) => {
      const { before, now } = written.get(entry.id) ?? {};
      const untouched = !entry.question.own && entry.question.text === before?.text;
      return untouched && now ? { id: entry.id, question: now } : entry;
    });
    await store.replaceQuestions(tx, { ...key, questions });
  });
}
