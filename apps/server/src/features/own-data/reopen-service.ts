import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { reopenError } from '@kafaa/domain/candidates/rules';
import { interviewErrors } from '@kafaa/domain/interviews/errors';
import { interviewState, linkExpiry } from '@kafaa/domain/interviews/rules';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import type { Deps } from '#/deps';
import { recordAuditEvent } from '#/features/audit/service';
import { recordProgress } from '#/features/candidates/service';
import { personOf, writeReopened } from '#/features/interviews/links-service';
import { changeSeats, lockJob } from '#/features/jobs/service';
import { runningSubscription } from '#/features/plans/service';
import { forgetContents } from '#/features/search/service';
import { filesForgotten } from './events.ts';
import * as store from './store.ts';

/**
 * Reopens an interview for the company, completed or not: older links end and a new one is mailed. The contents of a completed interview
 * are deleted, so that a person has only one; the answers of an unfinished interview stay.
 */
export async function reopenInterview(
  deps: Deps,
  { userId, ...key }: store.CandidateKey & { userId: string },
): Promise<{ message: string }> {
  const { companyId, candidateId } = key;
  const jobId = isId(candidateId) ? await store.findJobId(deps.db, key) : null;
  if (jobId === null) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  const scope = { companyId, jobId };
  const running = await runningSubscription(deps, deps.db, companyId);
  return deps.db.transaction(async (tx) => {
    const job = await lockJob(tx, scope);
    const held = await store.lockCandidate(tx, key);
    if (!held?.interview) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
    const { candidate, interview } = held;
    const now = deps.clock.now();
    const problem = reopenError({ ...candidate, interviewState: interviewState(interview, now) });
    if (problem) throw new AppError(problem);
    if (job.status !== 'OPEN' || !running) throw new AppError(interviewErrors.INTERVIEW_PAUSED);
    const expiresAt = linkExpiry(now);
    const emptied = interview.completedAt !== null;
    if (emptied) {
      const keys = [interview.cvKey, await store.dropReport(tx, key)].filter((file) => typeof file === 'string');
      await deps.queue.send(tx, filesForgotten, { prefixes: [`uploads/${companyId}/${candidateId}/`], keys });
      if (interview.seated) await changeSeats(tx, { ...scope, by: -1 });
    }
    await store.forgetTaken(tx, { ...scope, personHash: personOf(deps, { jobId, email: candidate.email }) });
    if (emptied) await forgetContents(tx, key);
    await store.reopenInterview(tx, { ...key, linkExpiresAt: expiresAt, emptied });
    await recordProgress(tx, key, now, userId);
    await store.dropLinks(tx, key);
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'INTERVIEW_REOPENED', of: candidateId });
    const { to } = await writeReopened(deps, tx, { ...key, expiresAt });
    return { message: `Entretien rouvert. Un nouveau lien part à ${to}.` };
  });
}
