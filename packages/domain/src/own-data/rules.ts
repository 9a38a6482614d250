import type { CandidateStatus } from '#/candidates/options';
import { type InterviewFacts, interviewState } from '#/interviews/rules';
import {
  type ApplicationState,
  REJECTION_SHOWN_AFTER_MS,
  RESULT_SHOWN_AFTER_DAYS,
  OWN_DATA_LINK_DAYS,
} from './options.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface ApplicationFacts {
  readonly status: CandidateStatus;
  readonly rejectedAt: Date | null;
  readonly rejectionMailedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly interview: InterviewFacts | null;
}

/** The state of the application that its candidate may see at `now`. */
export function applicationState(facts: ApplicationFacts, now: Date): ApplicationState {
  const { status, rejectedAt, rejectionMailedAt, withdrawnAt, interview } = facts;
  if (withdrawnAt) return 'WITHDRAWN';
  if (status === 'ACCEPTED') return 'INVITED';
  const settled = rejectedAt !== null && now.getTime() - rejectedAt.getTime() >= REJECTION_SHOWN_AFTER_MS;
  if (status === 'REJECTED' && (rejectionMailedAt !== null || settled)) return 'REJECTED';
  const state = interview ? interviewState(interview, now) : 'REGISTERED';
  return state === 'COMPLETED' ? 'SENT' : state;
}

/** When the candidate's page starts to show levels and reasons: as soon as it shows a decision, or two weeks after the interview. */
export function resultShownFrom(facts: ApplicationFacts, now: Date): Date | null {
  const completedAt = facts.interview?.completedAt ?? null;
  if (completedAt === null) return null;
  const decided = ['INVITED', 'REJECTED'].includes(applicationState(facts, now));
  return decided ? completedAt : new Date(completedAt.getTime() + RESULT_SHOWN_AFTER_DAYS * DAY_MS);
}

/** Whether a link to the candidate's own data, created at `madeAt`, has expired. */
export function isOwnDataLinkEnded(madeAt: Date, now: Date): boolean {
  return now.getTime() - madeAt.getTime() >= OWN_DATA_LINK_DAYS * DAY_MS;
}

/** The same day `months` calendar months later (negative: earlier), or the last day of a month that is too short. */
function shiftMonths(date: Date, months: number): Date {
  const moved = new Date(date.getTime());
  moved.setUTCMonth(moved.getUTCMonth() + months);
  // JavaScript turns 31 January plus one month into 3 March: go back to the last day of the intended month.
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

/** When an application received at `appliedAt` is due for erasure. */
export function keptUntil(appliedAt: Date, retentionMonths: number): Date {
  return shiftMonths(appliedAt, retentionMonths);
}

/** At `now`, applications received before this time must be erased. */
export function retentionCutoff(now: Date, retentionMonths: number): Date {
  return shiftMonths(now, -retentionMonths);
}
