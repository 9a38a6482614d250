import type { InterviewMails } from '#/auth/options';

/** Default setting of interview mails: one a day with several offers, because one mail per interview would be too many. */
export function usualInterviewMails(severalOffers: boolean): InterviewMails {
  return severalOffers ? 'DAILY' : 'EACH';
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A digest tells of a week at most: what is older waits on the desk. */
const MOST_DAYS = 7;

/**
 * Instant after which interviews are news to a person. `from`: the last digest, or when the person chose the digest. Without either,
 * the day before, so that the first digest does not list what was mailed one by one; nor does the first one after the second offer.
 */
export function newsSince(
  now: Date,
  { from, severalSince }: { readonly from: Date | null; readonly severalSince: Date | null },
): Date {
  const instants = [from ?? new Date(now.getTime() - DAY_MS), severalSince, oldestNews(now)];
  return new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? 0)));
}

/** A digest ends a minute before it is sent: an evaluation has its time a moment before its transaction commits. The next one starts there. */
export const newsUntil = (now: Date): Date => new Date(now.getTime() - 60_000);

export const oldestNews = (now: Date): Date => new Date(now.getTime() - MOST_DAYS * DAY_MS);
