/**
 * State of a mail to a candidate. `HELD`: it waits for its time and can be taken back until then. `GIVEN_UP`: no server
 * accepted it within about two days. `BOUNCED`: our mail server accepted it, and the recipient's server rejected it later.
 */
export const MAIL_STATES = ['HELD', 'WAITING', 'SENT', 'REFUSED', 'BOUNCED', 'GIVEN_UP'] as const;
export type MailState = (typeof MAIL_STATES)[number];
export const MAIL_STATE_NAMES: Readonly<Record<MailState, string>> = {
  HELD: 'Prévu',
  WAITING: 'En attente',
  SENT: 'Envoyé',
  REFUSED: 'Refusé',
  BOUNCED: 'Rejeté après coup',
  GIVEN_UP: 'Abandonné',
};

/** Kinds of answers that candidates give on the product's pages. */
export const ANSWER_KINDS = ['ACCEPTED', 'DECLINED', 'CONTEST', 'PERSON'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];
export const ANSWER_TEXTS: Readonly<Record<AnswerKind, string>> = {
  ACCEPTED: 'Vient à l’entretien',
  DECLINED: 'Ne peut pas venir à l’entretien',
  CONTEST: 'Conteste son évaluation',
  PERSON: 'Demande une lecture par une personne',
};

/** Maximum number of recipients of one mail to several candidates, and of the company's recipients of such mails per day. */
export const MAX_RECIPIENTS = 500;
export const MAX_WRITTEN_A_DAY = 1000;
/** Delay before a mail to several candidates is sent, during which it can be taken back. */
export const HOLD_MS = 5 * 60_000;

/** State of a mail to several candidates. `SENDING`: the mails are being written, one for each person. */
export const GROUP_STATES = ['HELD', 'TAKEN_BACK', 'SENDING', 'DONE'] as const;
export type GroupState = (typeof GROUP_STATES)[number];

/** Reasons why a chosen person gets no mail. */
export const LEFT_OUT = [
  'WITHDRAWN',
  'REJECTED',
  'NOT_STARTED',
  'FREE_PLAN',
  'MAILBOX_FULL',
  'NOT_IN_POOL',
  'APPLIED',
  'OFFER_CLOSED',
  'ERASED',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];
export const ADDRESS_OF_FREE_PLAN =
  'Sur le plan gratuit, ce texte part sans adresse de site ni d’e-mail, sans numéro de téléphone et sans < > ni @.';
export const FREE_PLAN_DAY =
  'Sur le plan gratuit, 100 e-mails de candidature partent par jour au plus. Choisissez moins de personnes, ou attendez demain.';
