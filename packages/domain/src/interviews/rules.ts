import {
  ANSWER_EMPTY,
  ANSWER_TOO_LONG,
  CV_EXTENSIONS,
  LINK_LIFE_MS,
  MAX_ANSWER_LENGTH,
  MAX_CV_BYTES,
  NUDGE_EVERY_MS,
  PROVISIONAL_LIFE_MS,
  PROVISIONAL_SEAT_MS,
  REMIND_BEFORE_MS,
  SEAT_IDLE_MS,
  STARTED_GRACE_MS,
} from './options.ts';
import { foundHereErrors, interviewErrors } from './errors.ts';
import { candidateErrors } from '#/candidates/errors';
import type { InterviewState } from '#/candidates/options';
import type { CvFields } from '#/candidates/schema';
import type { ErrorDefinition } from '#/kernel/app-error';
import type { Behaviour, FollowUp, KeptFollowUp } from './schema.ts';
import type { QUESTION_KINDS } from '#/jobs/schema';

export interface InterviewFacts {
  readonly linkExpiresAt: Date;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
  /** Whether the person took this interview before and erased it; it cannot start then until the company reopens it. */
  readonly takenBefore?: boolean;
}

/** Returns the time at which the link of a candidate registered at `registration` expires. */
export function linkExpiry(registration: Date): Date {
  return new Date(registration.getTime() + LINK_LIFE_MS);
}

/** Time from which an unconfirmed interview that began at `begunAt` cannot be opened and is erased. */
export function provisionalEnd(begunAt: Date): Date {
  return new Date(begunAt.getTime() + PROVISIONAL_LIFE_MS);
}

/**
 * Returns the expiry of the link of an unconfirmed interview. It is earlier than `provisionalEnd` by the grace of a started
 * interview, because `isLinkOpen` adds the grace.
 */
export function provisionalExpiry(begunAt: Date): Date {
  return new Date(provisionalEnd(begunAt).getTime() - STARTED_GRACE_MS);
}

/** Instant after which an unconfirmed interview must have begun to hold a seat at `now`. */
export function provisionalSeatsFrom(now: Date): Date {
  return new Date(now.getTime() - PROVISIONAL_SEAT_MS);
}

/** Instant before which a link must expire for its candidate to be reminded at `now`. */
export function remindUntil(now: Date): Date {
  return new Date(now.getTime() + REMIND_BEFORE_MS);
}

/** Returns the time from which the interview's link no longer opens. A started interview has 48 h of grace. */
export function linkEnd({ linkExpiresAt, startedAt }: Pick<InterviewFacts, 'linkExpiresAt' | 'startedAt'>): Date {
  return new Date(linkExpiresAt.getTime() + (startedAt ? STARTED_GRACE_MS : 0));
}

/** Whether the holder of the link may read and answer now. */
export function isLinkOpen(interview: InterviewFacts, now: Date): boolean {
  if (interview.completedAt || interview.takenBefore) return false;
  return now.getTime() < linkEnd(interview).getTime();
}

/** Instant after which the link of a started interview must expire to be still open at `now`. */
export function startedLinkEnd(now: Date): Date {
  return new Date(now.getTime() - STARTED_GRACE_MS);
}

/** The state of the interview as the recruiter's list shows it. */
export function interviewState(interview: InterviewFacts, now: Date): InterviewState {
  if (interview.completedAt) return 'COMPLETED';
  if (interview.takenBefore) return 'TAKEN';
  if (!isLinkOpen(interview, now)) return 'EXPIRED';
  return interview.startedAt ? 'STARTED' : 'REGISTERED';
}

interface NudgeFacts extends InterviewFacts {
  readonly withdrawnAt: Date | null;
  readonly rejected: boolean;
  readonly remindedAt: Date | null;
  readonly nudgedAt: Date | null;
}

/** Returns the time of the last reminder, by the product or by the company. Null if there was none. */
export function lastReminder({ remindedAt, nudgedAt }: Pick<NudgeFacts, 'remindedAt' | 'nudgedAt'>): Date | null {
  if (remindedAt === null || nudgedAt === null) return remindedAt ?? nudgedAt;
  return remindedAt > nudgedAt ? remindedAt : nudgedAt;
}

/** Whether the last reminder was sent so recently that no other may follow. */
export function isRemindedToday(last: Date | null, now: Date): boolean {
  return last !== null && now.getTime() - last.getTime() < NUDGE_EVERY_MS;
}

/** Returns the error that prevents the company from reminding the candidate of the interview now. Null if it can. */
export function nudgeError(facts: NudgeFacts, now: Date): ErrorDefinition | null {
  if (facts.withdrawnAt) return candidateErrors.APPLICATION_WITHDRAWN;
  if (facts.rejected || !isLinkOpen(facts, now)) return interviewErrors.NOTHING_TO_REMIND;
  return isRemindedToday(lastReminder(facts), now) ? interviewErrors.REMINDED_TODAY : null;
}

/** Instant before which the last activity must lie for a seat to be free at `now`. */
export function seatDeadline(now: Date): Date {
  return new Date(now.getTime() - SEAT_IDLE_MS);
}

/** Returns the index of the first question without an answer, or the number of questions if all are answered. */
export function nextQuestion(questionCount: number, answered: ReadonlySet<number>): number {
  for (let index = 0; index < questionCount; index += 1) if (!answered.has(index)) return index;
  return questionCount;
}

/**
 * Returns the error of an answer, in French. Null if the answer may be sent. The function repeats the rule of the schema, so that
 * the page loads no parser.
 */
export function answerError(text: string): string | null {
  if (text.trim() === '') return ANSWER_EMPTY;
  return text.length > MAX_ANSWER_LENGTH ? ANSWER_TOO_LONG : null;
}

/** Returns the error of a chosen CV, checked by name and size only. Null if the file may be sent. */
export function cvError(file: { readonly name: string; readonly size: number }): ErrorDefinition | null {
  const name = file.name.toLowerCase();
  if (!CV_EXTENSIONS.some((extension) => name.endsWith(extension))) return foundHereErrors.CV_UNSUPPORTED;
  if (file.size === 0) return foundHereErrors.CV_EMPTY;
  return file.size > MAX_CV_BYTES ? foundHereErrors.CV_TOO_LARGE : null;
}

/** Whether the short answers say enough to replace a CV; a duration alone does not. */
export function tellsCv(fields: CvFields | null): fields is CvFields {
  return fields !== null && Object.entries(fields).some(([name, text]) => name !== 'duration' && text.trim() !== '');
}

/** Whether a question of this kind asks for an experience that the candidate has had. */
export const asksLived = (kind: (typeof QUESTION_KINDS)[number]): boolean => kind === 'behaviour' || kind === 'value';

/**
 * Kinds of follow-ups that do not count for the limit: they replace the question, and every candidate whose answer calls for
 * one gets it.
 */
const BEYOND_LIMIT: ReadonlySet<KeptFollowUp['asks']> = new Set(['language', 'imagine']);

/** Maximum number of follow-ups per interview, without those in BEYOND_LIMIT. */
export const MOST_FOLLOW_UPS = 2;

/**
 * Adds newly found follow-ups: existing ones keep their place, each question gets at most one, and the new ones are added in
 * the order of the questions until the limit is reached.
 */
export function addFollowUps(kept: readonly KeptFollowUp[], found: readonly KeptFollowUp[]): KeptFollowUp[] {
  const all = [...kept];
  for (const one of found.toSorted((a, b) => a.question - b.question)) {
    const counted = all.filter(({ asks }) => !BEYOND_LIMIT.has(asks)).length;
    if (all.some(({ question }) => question === one.question)) continue;
    if (BEYOND_LIMIT.has(one.asks) || counted < MOST_FOLLOW_UPS) all.push(one);
  }
  return all;
}

/** Converts follow-ups for the candidate's page. The point that a follow-up asks for is left out, except for the language. */
export const shownFollowUps = (kept: readonly KeptFollowUp[]): FollowUp[] =>
  kept.map(({ question, text, asks }) => ({ question, text, ...(asks === 'language' && { language: true }) }));

/**
 * Merges the measures of writing of an answer and of its follow-up answer: pasted share and speed are averaged by length,
 * deletions are added, and the largest insert is kept.
 */
export function joinBehaviour(
  first: Behaviour | null,
  then: Behaviour | null,
  [firstChars, thenChars]: readonly [number, number],
): Behaviour | null {
  if (!first || !then) return first ?? then;
  const mean = (name: 'pastedShare' | 'charsPerMinute') => {
    const [one = 0, other = 0] = [first[name], then[name]];
    return (one * firstChars + other * thenChars) / Math.max(1, firstChars + thenChars);
  };
  return {
    ...first,
    pastedShare: mean('pastedShare'),
    charsPerMinute: Math.round(mean('charsPerMinute')),
    largestInsert: Math.max(first.largestInsert ?? 0, then.largestInsert ?? 0),
    deletions: (first.deletions ?? 0) + (then.deletions ?? 0),
    blurBeforePaste: first.blurBeforePaste === true || then.blurBeforePaste === true,
    accommodation: first.accommodation === true || then.accommodation === true,
  };
}

/**
 * The transcript as the recruiter reads it: question i, then answer i, without missing entries. A follow-up is placed after the
 * question it belongs to.
 */
export function transcript(
  questions: readonly string[],
  answers: readonly (string | null)[],
  followUps: readonly (FollowUp & { readonly answer: string })[] = [],
): { from: 'assistant' | 'candidate'; text: string; index: number }[] {
  const lines: { from: 'assistant' | 'candidate'; text: string; index: number }[] = [];
  for (let index = 0; index < Math.max(questions.length, answers.length); index += 1) {
    const question = questions[index];
    const answer = answers[index];
    if (question) lines.push({ from: 'assistant', text: question, index });
    if (answer) lines.push({ from: 'candidate', text: answer, index });
    for (const followUp of followUps) {
      if (followUp.question !== index || !followUp.answer) continue;
      lines.push(
        { from: 'assistant', text: followUp.text, index },
        { from: 'candidate', text: followUp.answer, index },
      );
    }
  }
  return lines;
}

/** Number of exchanges of a transcript: its messages divided by two, rounded up. */
export function exchangeCount(messages: number): number {
  return Math.ceil(messages / 2);
}
