import type { ErrorDefinition } from '#/kernel/app-error';
import { candidateErrors } from './errors.ts';
import type { CandidateStatus, InterviewState } from './options.ts';

const AVAILABILITY_OUT_OF_RANGE = 'Veuillez entrer une date entre aujourd’hui et dans deux ans';

/** The facts that a decision about a candidate depends on; of a timestamp only its presence counts. */
export interface DecisionFacts {
  readonly status: CandidateStatus;
  readonly withdrawnAt: Date | string | null;
}

/** Whether inviting and rejecting are offered: only for pending candidates who have not withdrawn. */
export function awaitsDecision({ status, withdrawnAt }: DecisionFacts): boolean {
  return status === 'PENDING' && withdrawnAt === null;
}

/** Why a candidate cannot be rejected now; null if they can be, or are rejected already. */
export function rejectError({ status, withdrawnAt }: DecisionFacts): ErrorDefinition | null {
  if (status === 'REJECTED') return null;
  if (withdrawnAt !== null) return candidateErrors.APPLICATION_WITHDRAWN;
  return status === 'ACCEPTED' ? candidateErrors.ALREADY_INVITED : null;
}

/** Why a rejection cannot be undone; null if it can be, or if there is none. */
export function unrejectError({
  status,
  mailedAt,
}: {
  readonly status: CandidateStatus;
  readonly mailedAt: Date | string | null;
}): ErrorDefinition | null {
  return status === 'REJECTED' && mailedAt !== null ? candidateErrors.REJECTION_MAILED : null;
}

/**
 * Why the company cannot reopen an interview; null if it can. An interview can be reopened if it is completed, its link has
 * expired, or it was taken before an erasure.
 */
export function reopenError({
  interviewState,
  ...decision
}: DecisionFacts & { readonly interviewState: InterviewState }): ErrorDefinition | null {
  if (decision.withdrawnAt !== null) return candidateErrors.APPLICATION_WITHDRAWN;
  if (!awaitsDecision(decision)) return candidateErrors.DECIDED_ALREADY;
  return interviewState === 'REGISTERED' || interviewState === 'STARTED' ? candidateErrors.INTERVIEW_OPEN : null;
}

/** When the rejection e-mail is due; null on plans that send none. */
export function rejectionMailTime(
  rejectedAt: Date,
  { mailed, delayMinutes }: { readonly mailed: boolean; readonly delayMinutes: number },
): Date | null {
  return mailed ? new Date(rejectedAt.getTime() + delayMinutes * 60_000) : null;
}

/** Whether the calendar has a day that is written like one. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript parses 31 February as 3 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day in the zone that is `hours` ahead of UTC. */
const dayAt = (now: Date, hours: number): string =>
  new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10);

/** Why a first day of availability (« 2026-03-01 ») is not accepted; null if it is one of the next two years, or none is given. */
export function availabilityProblem(day: string | null | undefined, now: Date): string | null {
  if (day === null || day === undefined) return null;
  // The candidate's zone is unknown: today begins in UTC+14 and ends in UTC−12.
  const latest = dayAt(now, 14);
  const end = `${Number(latest.slice(0, 4)) + 2}${latest.slice(4)}`;
  return day >= dayAt(now, -12) && day <= end ? null : AVAILABILITY_OUT_OF_RANGE;
}
