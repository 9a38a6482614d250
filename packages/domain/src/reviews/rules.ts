import { REVIEW_DAYS, REVIEW_KINDS, REVIEW_REMINDER_DAYS, type ReviewKind } from './options.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** By when the company answers a request of this instant. */
export const reviewDue = (askedAt: Date): Date => new Date(askedAt.getTime() + REVIEW_DAYS * DAY_MS);

/** Requests that are due before this instant are to be called to mind at `now`. */
export const reviewReminderUntil = (now: Date): Date => new Date(now.getTime() + REVIEW_REMINDER_DAYS * DAY_MS);

/** What a candidate can ask now: to contest wants an evaluation or a decision that the candidate was told. */
export function openReviews(
  {
    completedAt,
    rejectionMailedAt,
    withdrawnAt,
  }: Readonly<Record<'completedAt' | 'rejectionMailedAt' | 'withdrawnAt', Date | null>>,
  asked: readonly ReviewKind[],
): ReviewKind[] {
  if (withdrawnAt) return [];
  return REVIEW_KINDS.filter(
    (kind) => !asked.includes(kind) && (kind === 'PERSON' || completedAt !== null || rejectionMailedAt !== null),
  );
}
