import type { CandidateStatus } from '#/candidates/options';
import { type InterviewFacts, interviewState } from '#/interviews/rules';
import {
  type ApplicationState,
  REJECTION_SHOWN_AFTER_MS,
  RESULT_SHOWN_AFTER_DAYS,
  RIGHTS_LINK_DAYS,
} from './options.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface ApplicationFacts {
  readonly status: CandidateStatus;
  readonly rejectedAt: Date | null;
  readonly rejectionMailedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly interview: InterviewFacts | null;
}

/** Where the application stands as its candidate may read it at `now`. */
export function applicationState(facts: ApplicationFacts, now: Date): ApplicationState {
  const { status, rejectedAt, rejectionMailedAt, withdrawnAt, interview } = facts;
  if (withdrawnAt) return 'WITHDRAWN';
  if (status === 'ACCEPTED') return 'INVITED';
  const settled = rejectedAt !== null && now.getTime() - rejectedAt.getTime() >= REJECTION_SHOWN_AFTER_MS;
  if (status === 'REJECTED' && (rejectionMailedAt !== null || settled)) return 'REJECTED';
  const state = interview ? interviewState(interview, now) : 'REGISTERED';
  return state === 'COMPLETED' ? 'SENT' : state;
}

/** From when on the candidate's page shows levels and reasons: once a decision can be read there, or two weeks after the interview. */
export function resultShownFrom(facts: ApplicationFacts, now: Date): Date | null {
  const completedAt = facts.interview?.completedAt ?? null;
  if (completedAt === null) return null;
  const decided = ['INVITED', 'REJECTED'].includes(applicationState(facts, now));
  return decided ? completedAt : new Date(completedAt.getTime() + RESULT_SHOWN_AFTER_DAYS * DAY_MS);
}

/** Whether a link to the own data that was made at this instant opens nothing any more. */
export function isRightsLinkEnded(madeAt: Date, now: Date): boolean {
  return now.getTime() - madeAt.getTime() >= RIGHTS_LINK_DAYS * DAY_MS;
}

/** The same day `months` calendar months later (negative: earlier), or the month's last day when it has no such day. */
function shiftMonths(date: Date, months: number): Date {
  const moved = new Date(date.getTime());
  moved.setUTCMonth(moved.getUTCMonth() + months);
  // 31 January and a month is 3 March: back to the last day of the month meant.
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

/** Until when an application is kept that came at `appliedAt`. */
export function keptUntil(appliedAt: Date, retentionMonths: number): Date {
  return shiftMonths(appliedAt, retentionMonths);
}

/** Applications from before this instant are to be erased at `now`. */
export function retentionCutoff(now: Date, retentionMonths: number): Date {
  return shiftMonths(now, -retentionMonths);
}
