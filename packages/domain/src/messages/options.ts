/** What became of a mail to a candidate. `GIVEN_UP`: no server took it for about two days. */
export const MAIL_STATES = ['WAITING', 'SENT', 'REFUSED', 'GIVEN_UP'] as const;
export type MailState = (typeof MAIL_STATES)[number];
export const MAIL_STATE_NAMES: Readonly<Record<MailState, string>> = {
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
