import type { InterviewMails } from '#/auth/options';

/** Default number of entries in each group of the page « À traiter », and the maximum that the page shows. */
export const DESK_SIZE = 20;
export const MAX_DESK_SIZE = 100;
/** Maximum to which the new candidates of an offer are counted. */
export const MAX_UNREAD = 99;

/** Kinds of answers that people outside the company give, and OUTCOME: a past meeting whose outcome is not recorded. */
export const REPLY_KINDS = ['ACCEPTED', 'DECLINED', 'OUTCOME', 'CONTEST', 'OPINION'] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

/** Reasons why an application cannot continue until somebody of the company acts. */
export const BLOCK_KINDS = [
  'MAIL_REFUSED',
  'PERSON_ASKED',
  'NOT_EVALUATED',
  'TAKEN',
  'LINK_EXPIRED',
  'LINK_ENDS',
  'WAITING_LIST',
  'QUESTIONS_UNREAD',
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** Maximum number of candidates that a digest names for each offer; further ones are only counted, up to MAX_UNREAD. */
export const MAX_NAMED = 10;
export const INTERVIEW_MAIL_NAMES: Readonly<Record<InterviewMails, string>> = {
  EACH: 'À chaque entretien terminé',
  DAILY: 'Une fois par jour',
  NEVER: 'Jamais',
};
