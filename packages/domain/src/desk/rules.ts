import type { InterviewMails } from '#/auth/options';
import { DAY_MS } from '#/kernel/time';

/** Default setting of interview mails: with several offers one a day, because one mail per interview would be too many. */
export function usualInterviewMails(severalOffers: boolean): InterviewMails {
  return severalOffers ? 'DAILY' : 'EACH';
}

/** Maximum number of days that a digest covers; older interviews are only on the desk. */
const MOST_DAYS = 7;

/**
 * Instant after which an interview belongs into the next digest. `from`: time of the last digest, or of the choice to receive
 * digests; without it, one day ago. `severalSince`: time of the person's second offer. Interviews before that time were mailed
 * one by one.
 */
export function newsSince(
  now: Date,
  { from, severalSince }: { readonly from: Date | null; readonly severalSince: Date | null },
): Date {
  const instants = [from ?? new Date(now.getTime() - DAY_MS), severalSince, oldestNews(now)];
  return new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? 0)));
}

/**
 * Returns the end of the period that a digest covers, which is the start of the next digest. It is one minute before `now`,
 * because an evaluation is timestamped a moment before its transaction commits.
 */
export const newsUntil = (now: Date): Date => new Date(now.getTime() - 60_000);

export const oldestNews = (now: Date): Date => new Date(now.getTime() - MOST_DAYS * DAY_MS);
