import { interviewErrors } from '@kafaa/domain/interviews/errors';
import { nudgeError } from '@kafaa/domain/interviews/rules';
import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { type CompanyId, isId } from '@kafaa/domain/kernel/ids';
import type { Deps } from '#/deps';
import { ownDataUrl } from '#/platform/links/own-data-link';
import { recordAuditEvent } from '../audit/service.ts';
import { findCandidate, requireCandidate } from '../candidates/service.ts';
import { getCompany } from '../companies/service.ts';
import { requireJob } from '../jobs/service.ts';
import { queueMail } from '../mails/service.ts';
import { runningSubscription } from '../plans/service.ts';
import { openNewLink } from './links-service.ts';
import { interviewReminderMail } from './mails/interview-reminder.tsx';
import * as store from './store.ts';

interface Nudges {
  readonly companyId: CompanyId;
  readonly userId: string;
  readonly ids: readonly string[];
}

/**
 * Reminds candidates who have not finished, each at most once a day. If there are several, those who cannot be reminded are skipped and
 * counted; for a single one the call throws the reason.
 */
export async function remindCandidates(deps: Deps, { companyId, userId, ids }: Nudges) {
  const unique = [...new Set(ids)];
  for (const candidateId of unique)
    if (!isId(candidateId) || !(await findCandidate(deps.db, { companyId, candidateId })))
      throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  const reminded: string[] = [];
  for (const candidateId of unique) {
    const problem = await remind(deps, { companyId, candidateId, userId });
    if (!problem) reminded.push(candidateId);
    else if (unique.length === 1) throw new AppError(problem);
  }
  return { reminded, remindedAt: deps.clock.now().toISOString(), skipped: unique.length - reminded.length };
}

/** Queues the reminder. Returns the error if the candidate cannot be reminded, else null. */
async function remind(deps: Deps, { userId, ...key }: store.InterviewKey & { userId: string }) {
  // The candidate may be erased while the others are reminded.
  const candidate = await findCandidate(deps.db, key);
  if (!candidate) return candidateErrors.CANDIDATE_NOT_FOUND;
  const { jobId } = candidate;
  const [job, company] = [await requireJob(deps.db, { ...key, jobId }), await getCompany(deps.db, key.companyId)];
  const running = await runningSubscription(deps, deps.db, key.companyId);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const interview = await store.lockInterview(tx, key);
    if (!interview) return candidateErrors.CANDIDATE_NOT_FOUND;
    const problem = nudgeError(interview, now);
    if (problem) return problem;
    const open = job.status === 'OPEN' && running !== null && job.seatsTaken < running.maxCandidates;
    if (!interview.seated && !open) return interviewErrors.INTERVIEW_PAUSED;
    await store.updateInterview(tx, { ...key, set: { nudgedAt: now } });
    await recordAuditEvent(deps, tx, {
      companyId: key.companyId,
      by: { userId },
      action: 'REMINDED',
      of: key.candidateId,
    });
    const { firstName, email: to } = await requireCandidate(tx, key);
    const content = await interviewReminderMail(deps.config, {
      firstName,
      job: job.title,
      company: company.name,
      token: await openNewLink(deps, tx, key),
      expiresAt: interview.linkExpiresAt,
      started: interview.startedAt !== null,
      ownData: ownDataUrl(deps, key),
      kind: 'ASKED',
    });
    await queueMail(deps, tx, { ...key, to, content });
    return null;
  });
}
