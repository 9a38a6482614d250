import type { InterviewMails } from '#/auth/options';

/** Entries of each group of the page « À traiter », and the most that it shows. */
export const DESK_SIZE = 20;
export const MAX_DESK_SIZE = 100;
/** New candidates of an offer are counted up to here. */
export const MAX_UNREAD = 99;

/** Answers of people outside the company. */
export const REPLY_KINDS = ['ACCEPTED', 'DECLINED', 'CONTEST', 'OPINION'] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

/** Why an application does not go on without somebody of the company. */
export const BLOCK_KINDS = [
  'MAIL_REFUSED',
  'PERSON_ASKED',
  'NOT_EVALUATED',
  'TAKEN',
  'LINK_EXPIRED',
  'LINK_ENDS',
  'WAITING_LIST',
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** Candidates that a digest names for each offer; more are counted, up to MAX_UNREAD. */
export const MAX_NAMED = 10;
export const INTERVIEW_MAIL_NAMES: Readonly<Record<InterviewMails, string>> = {
  EACH: 'À chaque entretien terminé',
  DAILY: 'Une fois par jour',
  NEVER: 'Jamais',
};
