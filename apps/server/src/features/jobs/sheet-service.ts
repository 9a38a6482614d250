import { AppError } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import { jobErrors } from '@kafaa/domain/jobs/errors';
import type { JobQuestion, JobQuestions, QuestionKind, SaveQuestionsPayload } from '@kafaa/domain/jobs/schema';
import type { AnswerKey, Question } from '@kafaa/interviewer/contract';
import { expectationOf } from '@kafaa/interviewer/questions/expectations';
import { plannedFollowUps } from '@kafaa/interviewer/questions/follow-up-texts';
import { lintQuestion } from '@kafaa/interviewer/questions/lint';
import type { Deps } from '#/deps';
import { companyBrief, jobBrief } from './briefs-service.ts';
import { isPaid } from './questions-service.ts';
import { lockJob } from './service.ts';
import * as store from './store.ts';

/** Returns an offer with its questions, the engine's briefs and whether the model may draft keys. */
export async function requireSheet(deps: Deps, key: store.JobKey) {
  const found = isId(key.jobId) ? await store.findSheet(deps.db, { ...key, now: deps.clock.now() }) : null;
  if (!found) throw new AppError(jobErrors.JOB_NOT_FOUND);
  const { job, company, price, questions } = found;
  return {
    job,
    questions,
    brief: { job: jobBrief(job), company: companyBrief(company) },
    drafts: deps.languageModel !== null && isPaid(price),
  };
}

/** Returns an offer's questions as the recruiter sees them. */
export async function getJobQuestions(deps: Deps, key: store.JobKey): Promise<JobQuestions> {
  const { job, brief, drafts, questions } = await requireSheet(deps, key);
  const list = questions.map(({ question }) => question);
  const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  const { coverage, advice } = await deps.engine.sheet(list, brief.job, brief.company);
  return {
    jobId: job.id,
    title: job.title,
    interviewLanguage: job.interviewLanguage,
    editable: job.questionsLockedAt === null,
    questionsRead: job.questionsReadAt !== null,
    drafts,
    questions: questions.map(({ id, question }, index) => present(id, question, advice[index] ?? [], language)),
    coverage: coverage.map(({ skill, suggestion, questions: asked }) => ({
      skill,
      suggestion,
      questions: asked.flatMap((index) => questions[index]?.id ?? []),
    })),
  };
}

/** Replaces the questions while no interview has started; an unchanged text keeps its description, a new one is described. */
export async function saveJobQuestions(
  deps: Deps,
  key: store.JobKey,
  { questions }: SaveQuestionsPayload,
): Promise<JobQuestions> {
  const { brief, questions: stored } = await requireSheet(deps, key);
  // A kind chosen by the recruiter is kept when the text changes.
  const kinds = questions.map(({ id, kind }) => {
    const known = stored.find((entry) => entry.id === id)?.question;
    return kind ?? (known?.kindChosen ? known.kind : undefined);
  });
  const texts = questions.map(({ text }) => text);
  const described = await deps.engine.describe(texts, brief.job, brief.company, kinds);
  await deps.db.transaction(async (tx) => {
    const job = await lockJob(tx, key);
    if (job.questionsLockedAt) throw new AppError(jobErrors.QUESTIONS_LOCKED);
    const before = new Map((await store.listQuestions(tx, key)).map((entry) => [entry.id, entry]));
    const after = questions.map(({ id, text }, index): store.StoredQuestion => {
      const known = id ? before.get(id) : undefined;
      // Each id is used once: a second entry with the same id becomes a new question.
      if (known) before.delete(known.id);
      const fresh = described[index];
      if (!fresh) throw new Error('invariant: engine.describe returned too few questions (jobs.saveJobQuestions)');
      const question = changed(known?.question, { ...fresh, text }, kinds[index]);
      return { id: known?.id ?? deps.newId(), question };
    });
    await store.replaceQuestions(tx, { ...key, questions: after });
  });
  return getJobQuestions(deps, key);
}

type Stored = store.StoredQuestion['question'];

/** Returns the stored form of a submitted question: new, with another text, of another kind, or unchanged. */
function changed(known: Stored | undefined, fresh: Question, kind: QuestionKind | undefined): Stored {
  const chosen = kind !== undefined && { kindChosen: true as const };
  if (!known) return { ...fresh, own: true, ...chosen };
  if (known.text !== fresh.text) {
    // The key was signed for the earlier text, so it becomes a draft again.
    const key = fresh.key ?? (known.key && unsigned(known.key));
    return { ...fresh, ...(key && { key }), own: true, ...chosen };
  }
  if (kind === undefined || kind === known.kind) return known;
  const { anchors, followUps } = fresh;
  return { ...known, kind, anchors, followUps, own: true, ...chosen };
}

export const unsigned = ({ points, redFlags }: AnswerKey): AnswerKey => ({ points, redFlags });

type KeyAdvice = NonNullable<JobQuestion['key']>['advice'];

function present(id: string, question: Stored, keyAdvice: KeyAdvice, language: 'fr' | 'en'): JobQuestion {
  const { text, kind, competency, requirement, rationale, evidence, anchors, key } = question;
  const followUps = plannedFollowUps(kind, language);
  const shown = { id, text, kind, competency, requirement, rationale, evidence, anchors, followUps };
  return {
    ...shown,
    expectation: expectationOf(question),
    ...(key && { key: { ...key, advice: keyAdvice } }),
    advice: lintQuestion(text),
  };
}
