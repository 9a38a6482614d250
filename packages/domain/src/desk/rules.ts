import type { InterviewMails } from '#/auth/options';

/** What a person gets who has chosen nothing: with several offers, one mail for each interview is too many. */
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

export const oldestNews = (now: Date): Date => new Date(now.getTime() - MOST_DAYS * DAY_MS);
