import type { CandidateStatus, Stage } from '#/candidates/options';
import { type InterviewFacts, interviewState } from '#/interviews/rules';
import {
  type ApplicationState,
  type PATH_STATES,
  PATH_STEPS,
  type PathStep,
  REJECTION_SHOWN_AFTER_MS,
  RESULT_SHOWN_AFTER_DAYS,
  OWN_DATA_LINK_DAYS,
} from './options.ts';
import { DAY_MS } from '#/kernel/time';

export interface ApplicationFacts {
  readonly status: CandidateStatus;
  readonly rejectedAt: Date | null;
  readonly rejectionMailedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly interview: (InterviewFacts & { readonly waitlistedAt?: Date | null }) | null;
}

/** The state of the application that its candidate may see at `now`. */
export function applicationState(facts: ApplicationFacts, now: Date): ApplicationState {
  const { status, rejectedAt, rejectionMailedAt, withdrawnAt, interview } = facts;
  if (withdrawnAt) return 'WITHDRAWN';
  if (status === 'ACCEPTED') return 'INVITED';
  const settled = rejectedAt !== null && now.getTime() - rejectedAt.getTime() >= REJECTION_SHOWN_AFTER_MS;
  if (status === 'REJECTED' && (rejectionMailedAt !== null || settled)) return 'REJECTED';
  // A free seat brings a mail with a new link, so a candidate on the waiting list still waits after the first link has ended.
  if (interview?.waitlistedAt && !interview.completedAt) return 'WAITING';
  const state = interview ? interviewState(interview, now) : 'REGISTERED';
  return state === 'COMPLETED' ? 'SENT' : state;
}

/** Returns the time from which levels and reasons are shown: the interview's end if a decision is shown, else two weeks later. */
export function resultShownFrom(facts: ApplicationFacts, now: Date): Date | null {
  const completedAt = facts.interview?.completedAt ?? null;
  if (completedAt === null) return null;
  const decided = ['INVITED', 'REJECTED'].includes(applicationState(facts, now));
  return decided ? completedAt : new Date(completedAt.getTime() + RESULT_SHOWN_AFTER_DAYS * DAY_MS);
}

/** Stages that only the company sees until it tells the candidate; the candidate's page then shows them. */
const UNTOLD: readonly Stage[] = ['REJECTED', 'OFFERED', 'HIRED', 'DECLINED', 'MET'];

/** The moves that the candidate's page shows; with `full`, all of them. A rejection appears only in a state that shows rejections. */
export function shownMoves<T extends { readonly to: Stage; readonly undo: boolean }>(
  moves: readonly T[],
  { state, full }: { readonly state: ApplicationState; readonly full: boolean },
): T[] {
  if (full) return [...moves];
  return moves.filter(({ to, undo }) => !undo && (!UNTOLD.includes(to) || (to === 'REJECTED' && state === 'REJECTED')));
}

export interface PathFacts {
  readonly state: ApplicationState;
  readonly appliedAt: Date;
  readonly answeredAt: Date | null;
  readonly completedAt: Date | null;
  /** Time at which an account of the company first opened answers, CV or report. */
  readonly readAt: Date | null;
  readonly decidedAt: Date | null;
}

export interface PathEntry {
  readonly step: PathStep;
  readonly state: (typeof PATH_STATES)[number];
  readonly at: Date | null;
}

/** States of an application that has no current step any more. */
const OVER: readonly ApplicationState[] = ['EXPIRED', 'WITHDRAWN', 'TAKEN'];

/**
 * The path of an application: the state of each step, with the date of its completion if known. A decision implies that the
 * company has read the application.
 */
export function applicationPath({ state, ...facts }: PathFacts): PathEntry[] {
  const { appliedAt, answeredAt, completedAt, readAt, decidedAt } = facts;
  const isDecided = state === 'INVITED' || state === 'REJECTED';
  const at: Readonly<Record<PathStep, Date | null>> = {
    REGISTERED: appliedAt,
    INTERVIEW: completedAt && (answeredAt ?? completedAt),
    CV: completedAt,
    READ: completedAt && readAt,
    DECISION: isDecided ? decidedAt : null,
  };
  const isDone = (step: PathStep) => at[step] !== null || (isDecided && (step === 'READ' || step === 'DECISION'));
  const awaited = OVER.includes(state) ? undefined : PATH_STEPS.find((step) => !isDone(step));
  return PATH_STEPS.map((step) => ({
    step,
    state: isDone(step) ? 'DONE' : step === awaited ? 'NOW' : 'NEXT',
    at: at[step],
  }));
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

/** Returns the time at which an application received at `appliedAt` is due for erasure. */
export function keptUntil(appliedAt: Date, retentionMonths: number): Date {
  return shiftMonths(appliedAt, retentionMonths);
}

/** Returns the time before which an application was received if it must be erased at `now`. */
export function retentionCutoff(now: Date, retentionMonths: number): Date {
  return shiftMonths(now, -retentionMonths);
}
