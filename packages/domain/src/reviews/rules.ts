import { REVIEW_DAYS, REVIEW_KINDS, REVIEW_REMINDER_DAYS, type ReviewKind } from './options.ts';
import { DAY_MS } from '#/kernel/time';

/** The deadline for the company's answer to a request made at this time. */
export const reviewDue = (askedAt: Date): Date => new Date(askedAt.getTime() + REVIEW_DAYS * DAY_MS);

/** Deadline before which a review must be due for the company to be reminded of it at `now`. */
export const reviewReminderUntil = (now: Date): Date => new Date(now.getTime() + REVIEW_REMINDER_DAYS * DAY_MS);

/** The kinds of review that a candidate can request now. CONTEST requires an evaluation, or a rejection that was mailed. */
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
