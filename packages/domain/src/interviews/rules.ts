import {
  ANSWER_EMPTY,
  ANSWER_TOO_LONG,
  CV_EXTENSIONS,
  LINK_LIFE_MS,
  MAX_ANSWER_LENGTH,
  MAX_CV_BYTES,
  REMIND_BEFORE_MS,
  SEAT_IDLE_MS,
  STARTED_GRACE_MS,
} from './options.ts';
import { foundHereErrors } from './errors.ts';
import type { InterviewState } from '#/candidates/options';
import type { ErrorDefinition } from '#/kernel/app-error';
import type { Behaviour, FollowUp, KeptFollowUp } from './schema.ts';

export interface InterviewFacts {
  readonly linkExpiresAt: Date;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
  /** The person has had this interview before and erased it: none begins until the company opens it again. */
  readonly takenBefore?: boolean;
}

/** When the link of a candidate registered at `registration` expires. */
export function linkExpiry(registration: Date): Date {
  return new Date(registration.getTime() + LINK_LIFE_MS);
}

/** Who has not finished is reminded when the link ends before this instant. */
export function remindUntil(now: Date): Date {
  return new Date(now.getTime() + REMIND_BEFORE_MS);
}

/** Whether the holder of the link may read and answer now; a started interview has 48 h of grace. */
export function isLinkOpen(interview: InterviewFacts, now: Date): boolean {
  if (interview.completedAt || interview.takenBefore) return false;
  const grace = interview.startedAt ? STARTED_GRACE_MS : 0;
  return now.getTime() < interview.linkExpiresAt.getTime() + grace;
}

/** The link of a started interview is open at `now` when it ends after this instant. */
export function startedLinkEnd(now: Date): Date {
  return new Date(now.getTime() - STARTED_GRACE_MS);
}

/** Where the interview stands, as the recruiter's list says it. */
export function interviewState(interview: InterviewFacts, now: Date): InterviewState {
  if (interview.completedAt) return 'COMPLETED';
  if (interview.takenBefore) return 'TAKEN';
  if (!isLinkOpen(interview, now)) return 'EXPIRED';
  return interview.startedAt ? 'STARTED' : 'REGISTERED';
}

/** A seat whose last sign of life is older than this instant is free again. */
export function seatDeadline(now: Date): Date {
  return new Date(now.getTime() - SEAT_IDLE_MS);
}

/** Index of the first question without an answer; the number of questions when all are answered. */
export function nextQuestion(questionCount: number, answered: ReadonlySet<number>): number {
  for (let index = 0; index < questionCount; index += 1) if (!answered.has(index)) return index;
  return questionCount;
}

/** What is wrong with an answer, in French; null when it may be sent. The schema says the same, at a parser's weight. */
export function answerProblem(text: string): string | null {
  if (text.trim() === '') return ANSWER_EMPTY;
  return text.length > MAX_ANSWER_LENGTH ? ANSWER_TOO_LONG : null;
}

/** What is wrong with a chosen CV, judged by name and size alone; null when it may be sent. */
export function cvProblem(file: { readonly name: string; readonly size: number }): ErrorDefinition | null {
  const name = file.name.toLowerCase();
  if (!CV_EXTENSIONS.some((extension) => name.endsWith(extension))) return foundHereErrors.CV_UNSUPPORTED;
  if (file.size === 0) return foundHereErrors.CV_EMPTY;
  return file.size > MAX_CV_BYTES ? foundHereErrors.CV_TOO_LARGE : null;
}

/** An interview comes back to so many answers at most; one in another language may be said again besides. */
export const MOST_FOLLOW_UPS = 2;

/**
 * What is asked again once more answers were looked at: those that are there stay where they are, each question is come back
 * to once, and of what was found the first in the order of the questions are taken.
 */
export function addFollowUps(kept: readonly KeptFollowUp[], found: readonly KeptFollowUp[]): KeptFollowUp[] {
  const all = [...kept];
  for (const one of found.toSorted((a, b) => a.question - b.question)) {
    const counted = all.filter(({ asks }) => asks !== 'language').length;
    if (all.some(({ question }) => question === one.question)) continue;
    if (one.asks === 'language' || counted < MOST_FOLLOW_UPS) all.push(one);
  }
  return all;
}

/** How the answer to a follow-up joins the answer that it completes: how both were written, taken together. */
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
 * The transcript as the recruiter reads it: question i, then answer i, missing entries skipped. A follow-up stands with
 * the question it came back to.
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
