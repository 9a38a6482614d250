import type { ErrorDefinition } from '#/kernel/app-error';
import { DAY_MS } from '#/kernel/time';
import { medianOf } from '#/kernel/numbers';
import { candidateErrors } from './errors.ts';
import {
  type CandidateStatus,
  FUNNEL_STEPS,
  type FunnelStep,
  type InterviewState,
  SET_STAGES,
  type SetStage,
  type Source,
  SOURCES,
  type Stage,
} from './options.ts';

const AVAILABILITY_OUT_OF_RANGE = 'Veuillez entrer une date entre aujourd’hui et dans deux ans';

/** The facts that a decision about a candidate depends on. The rules check only whether a timestamp is set, not its value. */
export interface DecisionFacts {
  readonly status: CandidateStatus;
  readonly withdrawnAt: Date | string | null;
}

/** Whether the page offers to invite and to reject: only for pending candidates who have not withdrawn. */
export function awaitsDecision({ status, withdrawnAt }: DecisionFacts): boolean {
  return status === 'PENDING' && withdrawnAt === null;
}

/** Returns the error that prevents a rejection. Null if it is allowed or already done. An invited candidate can be rejected. */
export function rejectError({ status, withdrawnAt }: DecisionFacts): ErrorDefinition | null {
  return status !== 'REJECTED' && withdrawnAt !== null ? candidateErrors.APPLICATION_WITHDRAWN : null;
}

interface StageFacts extends DecisionFacts {
  /** The stage that people have set; null if they have set none. */
  readonly setStage: SetStage | null;
  readonly interviewState: InterviewState;
}

const STAGE_OF_INTERVIEW: Readonly<Record<InterviewState, Stage>> = {
  REGISTERED: 'REGISTERED',
  STARTED: 'STARTED',
  EXPIRED: 'EXPIRED',
  COMPLETED: 'TO_DECIDE',
  // The company decides whether the person may take the interview again.
  TAKEN: 'TO_DECIDE',
};

export function stageOf({ status, withdrawnAt, setStage, interviewState }: StageFacts): Stage {
  if (withdrawnAt !== null) return 'WITHDRAWN';
  if (status === 'REJECTED') return 'REJECTED';
  return status === 'ACCEPTED' ? (setStage ?? 'INVITED') : STAGE_OF_INTERVIEW[interviewState];
}

/**
 * Returns the error that prevents people from setting this stage now. Null if they can set it. A company may also meet people
 * whom it called, so no invitation through the product is required. An offer must have been made before it can be declined.
 */
export function moveError(
  { status, withdrawnAt, setStage }: DecisionFacts & Pick<StageFacts, 'setStage'>,
  to: SetStage,
): ErrorDefinition | null {
  if (withdrawnAt !== null) return candidateErrors.APPLICATION_WITHDRAWN;
  if (status === 'REJECTED') return candidateErrors.NOT_RETAINED;
  const isOffered = setStage === 'OFFERED' || setStage === 'HIRED';
  if (setStage === to || (to === 'DECLINED' && !isOffered)) return candidateErrors.STAGE_IMPOSSIBLE;
  return null;
}

/** The stages that people can set now, in the order of the path. */
export function movesFrom(facts: Parameters<typeof moveError>[0]): SetStage[] {
  return SET_STAGES.filter((to) => moveError(facts, to) === null);
}

/** An entry of the log of moves. `person` groups the entries of one application, also after its erasure. */
export interface Move {
  readonly person: string;
  /** Number of the entry among those of the person, from 1. */
  readonly seq: number;
  readonly to: Stage;
  readonly at: Date;
  /** The entry that this one takes back; null for an ordinary move. */
  readonly undoes: number | null;
  /** Whether the application has been erased since. */
  readonly erased: boolean;
}

/** The funnel step that a candidate in this stage has reached. The stages of a refusal reach no step of their own. */
const STEP_OF: Readonly<Record<Stage, FunnelStep | null>> = {
  REGISTERED: 'FORM',
  STARTED: 'STARTED',
  EXPIRED: null,
  TO_DECIDE: 'FINISHED',
  INVITED: 'INVITED',
  MET: 'MET',
  OFFERED: 'OFFERED',
  HIRED: 'HIRED',
  DECLINED: null,
  REJECTED: null,
  WITHDRAWN: null,
};
const ENDS: readonly Stage[] = ['DECLINED', 'REJECTED', 'WITHDRAWN'];

interface FunnelRow {
  readonly step: FunnelStep;
  /** Number of people who reached this step or a later one. */
  readonly reached: number;
  /** Number of people whose application ended at this step: refused, withdrawn, erased, or an offer declined. */
  readonly lost: number;
  /** Median number of days from this step to the next one, over people who have both in the log; null if there are none. */
  readonly days: number | null;
  /** Number of people in the median `days`. */
  readonly timed: number;
}

/**
 * The funnel of an offer, computed from its log alone. Moves that were taken back do not count. A person who skipped a step
 * (met without an invitation) counts as having reached it, so that the numbers never rise from one step to the next.
 */
export function funnelOf(log: readonly Move[]): FunnelRow[] {
  const people = [...Map.groupBy(log, ({ person }) => person).values()].map(pathOf);
  return FUNNEL_STEPS.map((step, index) => {
    const days = people.flatMap(({ first }) => {
      const [from, to] = [first[index], first[index + 1]];
      return from !== undefined && to !== undefined && to >= from ? [(to - from) / DAY_MS] : [];
    });
    return {
      step,
      reached: people.filter(({ furthest }) => furthest >= index).length,
      lost: people.filter(({ furthest, ended }) => ended && furthest === index).length,
      days: medianOf(days),
      timed: days.length,
    };
  });
}

/** Returns a person's path: the first instant of each step, the furthest step, and whether the application has ended. */
function pathOf(entries: readonly Move[]) {
  const undone = new Set(entries.map(({ undoes }) => undoes));
  const standing = entries
    .filter(({ seq, undoes }) => undoes === null && !undone.has(seq))
    .toSorted((one, other) => one.seq - other.seq);
  const first: (number | undefined)[] = FUNNEL_STEPS.map(() => undefined);
  for (const { to, at } of standing) {
    const step = STEP_OF[to];
    if (step !== null) first[FUNNEL_STEPS.indexOf(step)] ??= at.getTime();
  }
  const last = standing.at(-1)?.to;
  const furthest = first.findLastIndex((at) => at !== undefined);
  const isErased = entries.some(({ erased }) => erased) && FUNNEL_STEPS[furthest] !== 'HIRED';
  return { first, furthest, ended: isErased || (last !== undefined && ENDS.includes(last)) };
}

/** Returns the error that prevents undoing a rejection. Null if it can be undone, or if there is none. */
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
 * Returns the error that prevents the company from reopening an interview. Null if the candidate is pending, has not withdrawn,
 * and the interview is completed, its link has expired, or it was taken before an erasure.
 */
export function reopenError({
  interviewState,
  ...decision
}: DecisionFacts & { readonly interviewState: InterviewState }): ErrorDefinition | null {
  if (decision.withdrawnAt !== null) return candidateErrors.APPLICATION_WITHDRAWN;
  if (!awaitsDecision(decision)) return candidateErrors.DECIDED_ALREADY;
  return interviewState === 'REGISTERED' || interviewState === 'STARTED' ? candidateErrors.INTERVIEW_OPEN : null;
}

/** Returns the time at which the rejection e-mail is due. */
export function rejectionMailTime(rejectedAt: Date, delayMinutes: number): Date {
  return new Date(rejectedAt.getTime() + delayMinutes * 60_000);
}

/** Whether a text of the form `YYYY-MM-DD` is a day of the calendar. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript parses 31 February as 3 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The current day in a time zone that is `hours` ahead of UTC. */
const dayAt = (now: Date, hours: number): string =>
  new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10);

/** Returns the error of a first day of availability (« 2026-03-01 »). Null if it is within the next two years, or none is given. */
export function availabilityProblem(day: string | null | undefined, now: Date): string | null {
  if (day === null || day === undefined) return null;
  // The candidate's zone is unknown, so the check accepts any day that is today somewhere: from UTC+14 to UTC−12.
  const latest = dayAt(now, 14);
  const end = `${Number(latest.slice(0, 4)) + 2}${latest.slice(4)}`;
  return day >= dayAt(now, -12) && day <= end ? null : AVAILABILITY_OUT_OF_RANGE;
}

/**
 * The statistics of an offer for a person to whom an evaluation is closed, without every figure that follows from scores. The
 * number of scored candidates is removed too: in a small offer it tells who has no score.
 */
export function closedStats<S extends object>(stats: S) {
  return { ...stats, evaluated: 0, averageScore: null, highPotential: 0, scores: [] };
}

/**
 * The part of a candidate that a person may read while the evaluation is closed to them: names, CV, stage, notes and people's
 * opinions. The PDF report is left out because it repeats the evaluation, and the tie because it requires scores.
 */
export function closedCandidate<C extends object>(candidate: C) {
  return { ...candidate, evaluation: null, tiedWith: 0, reportStatus: 'NONE' as const, reportPdfUrl: null };
}

/** The sort of a list while an evaluation is closed to the reader: by time of arrival instead of by score. */
export function openSort<S extends { readonly sortBy: string; readonly sortDir: 'asc' | 'desc' }>(sort: S) {
  return sort.sortBy === 'score' ? { ...sort, sortBy: 'createdAt' as const, sortDir: 'asc' as const } : sort;
}

/** Returns the source that a link names. Null if the link names none or an unknown one. */
export function sourceOf(said: string | undefined): Source | null {
  return SOURCES.find((source) => source === said?.toLowerCase()) ?? null;
}
