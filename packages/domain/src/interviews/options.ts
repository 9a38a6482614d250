import { HOUR_MS } from '#/kernel/time';

/** Enforced size limit of a CV, 3.5 MiB; the message says 3 Mo. */
export const MAX_CV_BYTES = 3_670_016;
export const CV_EXTENSIONS = ['.pdf', '.doc', '.docx'] as const;

/** Photos of a CV's pages that one file may hold; the page joins them into a PDF. */
export const MAX_CV_PHOTOS = 10;

export const MAX_ANSWER_LENGTH = 20_000;
export const ANSWER_EMPTY = 'Écrivez votre réponse avant de l’envoyer.';
export const ANSWER_TOO_LONG =
  'Votre réponse dépasse 20\u202F000 caractères. Raccourcissez-la\u00A0: elle reste gardée ici.';

/** Time from registration after which a link expires. */
export const LINK_LIFE_MS = 7 * 24 * HOUR_MS;
/** Minimum time between the last reminder of a candidate and a reminder by the company. */
export const NUDGE_EVERY_MS = 24 * HOUR_MS;
/** Time before the expiry of the link at which a candidate who has not finished is reminded. */
export const REMIND_BEFORE_MS = 48 * HOUR_MS;
/** Remaining time of a link from which the page « À traiter » lists it. */
export const LINK_ENDS_MS = 24 * HOUR_MS;
/** Time after the last answer at which a candidate who lacks only the CV is reminded. */
export const CV_REMINDER_AFTER_MS = 20 * HOUR_MS;
/** Time after the expiry of its link during which a started interview may continue. */
export const STARTED_GRACE_MS = 48 * HOUR_MS;
/** Time after the last activity at which a seat becomes free. */
export const SEAT_IDLE_MS = 48 * HOUR_MS;

/** Time for which an interview with an unconfirmed address holds a seat. Below: time after which it is erased. */
export const PROVISIONAL_SEAT_MS = 2 * HOUR_MS;
export const PROVISIONAL_LIFE_MS = 7 * 24 * HOUR_MS;
/** Maximum number of provisional seats of one offer at a time. */
export const MOST_PROVISIONAL = 2;

/**
 * Maximum number of months for which a hash of offer and mailbox records, after an erasure, that the interview was taken.
 * The hash is deleted earlier if the offer ends.
 */
export const TAKEN_MONTHS = 12;

/** Bounds of the typing delay, and of the wait after an upload, in milliseconds. */
export const TYPING_DELAY_MS = [1500, 2500] as const;
export const UPLOAD_WAIT_MS = 2000;

/** Maximum time the server spends on examining an answer before it confirms it: half a second less than the longest typing delay. */
export const JUDGE_WITHIN_MS = 2000;

/** Version of the text that the candidate accepts before starting (`warningTexts`). A changed text needs a new version. */
export const CONSENT_VERSION = '2026-11-30-2';
/**
 * Versions accepted with an interview, because a page opened before a release shows the previous version. Each newer deduction
 * rule never takes more points than the one before, so nobody loses more than the accepted version says.
 */
export const CONSENT_VERSIONS = [
  '2026-11',
  '2026-11-22',
  '2026-11-23',
  '2026-11-29',
  '2026-11-30',
  CONSENT_VERSION,
] as const;
