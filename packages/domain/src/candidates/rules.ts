import type { ErrorDefinition } from '#/kernel/app-error';
import { candidateErrors } from './errors.ts';
import type { CandidateStatus, InterviewState } from './options.ts';

/** What a decision about a candidate depends on; an instant counts by being there. */
export interface DecisionFacts {
  readonly status: CandidateStatus;
  readonly withdrawnAt: Date | string | null;
}

/** Whether inviting and rejecting are offered: only who waits for a decision, and still wants one. */
export function awaitsDecision({ status, withdrawnAt }: DecisionFacts): boolean {
  return status === 'PENDING' && withdrawnAt === null;
}

/** Why a candidate cannot be rejected now; null when they can be, or are rejected already. */
export function rejectProblem({ status, withdrawnAt }: DecisionFacts): ErrorDefinition | null {
  if (status === 'REJECTED') return null;
  if (withdrawnAt !== null) return candidateErrors.APPLICATION_WITHDRAWN;
  return status === 'ACCEPTED' ? candidateErrors.ALREADY_INVITED : null;
}

/** Why a rejection stays; null when it can be undone, or there is none. */
export function unrejectProblem({
  status,
  mailedAt,
}: {
  readonly status: CandidateStatus;
  readonly mailedAt: Date | string | null;
}): ErrorDefinition | null {
  return status === 'REJECTED' && mailedAt !== null ? candidateErrors.REJECTION_MAILED : null;
}

/**
 * Why the company cannot open an interview again; null when it can: one that is completed, whose link has ended, or that was taken
 * before an erasure.
 */
export function reopenProblem({
  interviewState,
  ...decision
}: DecisionFacts & { readonly interviewState: InterviewState }): ErrorDefinition | null {
  if (decision.withdrawnAt !== null) return candidateErrors.APPLICATION_WITHDRAWN;
  if (!awaitsDecision(decision)) return candidateErrors.DECIDED_ALREADY;
  return interviewState === 'REGISTERED' || interviewState === 'STARTED' ? candidateErrors.INTERVIEW_OPEN : null;
}

/** When the candidate is to be told of a rejection; null on plans that send no such e-mail. */
export function rejectionMailTime(
  rejectedAt: Date,
  { mailed, delayMinutes }: { readonly mailed: boolean; readonly delayMinutes: number },
): Date | null {
  return mailed ? new Date(rejectedAt.getTime() + delayMinutes * 60_000) : null;
}
