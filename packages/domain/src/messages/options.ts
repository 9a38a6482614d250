/** What became of a mail to a candidate. `HELD`: it leaves at its time, unless it is taken back. `GIVEN_UP`: no server took it for about two days. */
export const MAIL_STATES = ['HELD', 'WAITING', 'SENT', 'REFUSED', 'GIVEN_UP'] as const;
export type MailState = (typeof MAIL_STATES)[number];
export const MAIL_STATE_NAMES: Readonly<Record<MailState, string>> = {
  HELD: 'Prévu',
  WAITING: 'En attente',
  SENT: 'Envoyé',
  REFUSED: 'Refusé',
  GIVEN_UP: 'Abandonné',
};

/** What candidates answer on our pages. */
export const ANSWER_KINDS = ['ACCEPTED', 'DECLINED', 'CONTEST', 'PERSON'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];
export const ANSWER_TEXTS: Readonly<Record<AnswerKind, string>> = {
  ACCEPTED: 'Vient à l’entretien',
  DECLINED: 'Ne peut pas venir à l’entretien',
  CONTEST: 'Conteste son évaluation',
  PERSON: 'Demande à être lu par une personne',
};

/** Candidates of one mail to several, and those that a company writes to in this way in a day. */
export const MAX_RECIPIENTS = 500;
export const MAX_WRITTEN_A_DAY = 1000;
/** A mail to several waits this long, and can be taken back until then. */
export const HOLD_MS = 5 * 60_000;

/** `SENDING`: the mails are being written, one for each person. */
export const GROUP_STATES = ['HELD', 'TAKEN_BACK', 'SENDING', 'DONE'] as const;
export type GroupState = (typeof GROUP_STATES)[number];

/** Why a chosen person gets no mail. */
export const LEFT_OUT = ['WITHDRAWN', 'REJECTED', 'NOT_STARTED', 'ERASED'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];
export const LEFT_OUT_TEXTS: Readonly<Record<LeftOut, readonly [one: string, several: string]>> = {
  WITHDRAWN: ['a retiré sa candidature', 'ont retiré leur candidature'],
  REJECTED: ['n’est pas retenue', 'ne sont pas retenues'],
  NOT_STARTED: [
    'n’a pas commencé l’entretien, et votre texte contient une adresse ou un numéro',
    'n’ont pas commencé l’entretien, et votre texte contient une adresse ou un numéro',
  ],
  ERASED: ['a effacé ses données', 'ont effacé leurs données'],
};
export const ADDRESS_OF_FREE_PLAN =
  'Sur le plan gratuit, ce texte part sans adresse de site ni d’e-mail, sans numéro de téléphone et sans < > ni @.';
