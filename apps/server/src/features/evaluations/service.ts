import { evaluateInterview } from '@kafaa/interviewer/local';
import type { Deps } from '#/deps';
import { companyEmails } from '../auth/service.ts';
import { findCandidate, holdCandidate, recordScore } from '../candidates/service.ts';
import { getCompany } from '../companies/service.ts';
import { readCvFile } from '../interviews/cv-service.ts';
import { completedInterview } from '../interviews/service.ts';
import { companyBrief, jobBrief, requireJob } from '../jobs/service.ts';
import { queueMail } from '../mails/service.ts';
import { candidateScoredMail } from './mails/candidate-scored.tsx';
import * as store from './store.ts';

/** Scores a finished interview and tells the company. Repeating is harmless: the first result stays. */
export async function evaluateCandidate(deps: Deps, key: store.EvaluationKey): Promise<void> {
  if (await store.hasEvaluation(deps.db, key)) return;
  const finished = await completedInterview(deps, key);
  if (!finished) return;
  const { interview, completedAt, exchanges } = finished;
  const candidate = await findCandidate(deps.db, key);
  // Erased or withdrawn meanwhile: nobody is to be scored any more.
  if (!candidate || candidate.withdrawnAt) return;
  const job = await requireJob(deps.db, { ...key, jobId: interview.jobId });
  const company = await getCompany(deps.db, key.companyId);
  const file = await readCvFile(deps, interview);
  const cv = file ? await deps.readCv(file.bytes, file.name) : null;
  const { firstName, lastName, email, phone } = candidate;
  const result = evaluateInterview({
    job: jobBrief(job),
    company: companyBrief(company),
    exchanges,
    cv,
    identity: { firstName, lastName, email, phone },
    today: { year: completedAt.getUTCFullYear(), month: completedAt.getUTCMonth() + 1 },
  });
  const content = await candidateScoredMail(deps.config, {
    candidate: `${firstName} ${lastName}`,
    candidateId: key.candidateId,
    jobId: job.id,
    job: job.title,
    score: result.score,
    recommendation: result.recommendation,
  });
  await deps.db.transaction(async (tx) => {
    if (
      !(await holdCandidate(tx, key)) ||
      !(await store.insertEvaluation(tx, { ...key, result, evaluatedAt: deps.clock.now() }))
    )
      return;
    await recordScore(tx, key, result.score);
    for (const to of await companyEmails(tx, key.companyId)) await queueMail(deps, tx, { ...key, to, content });
  });
}

export const { findEvaluation } = store;
