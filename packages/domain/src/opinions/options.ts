/** Answer of a person who reads a candidate by a link. */
export const OPINION_VERDICTS = ['YES', 'DISCUSS', 'NO'] as const;
export type OpinionVerdict = (typeof OPINION_VERDICTS)[number];
export const VERDICT_NAMES: Readonly<Record<OpinionVerdict, string>> = {
  YES: 'Oui',
  DISCUSS: 'À discuter',
  NO: 'Non',
};

/** How long a link opens, unless it is revoked before. */
export const OPINION_LINK_DAYS = 14;
export const OPINION_LINK_STATES = ['OPEN', 'ENDED', 'REVOKED'] as const;
/** A short list: everybody on it is read on one page of a phone. */
export const MAX_LINK_CANDIDATES = 10;
export const OPINION_LINKS_A_DAY = 200;
/** Names under which opinions on one candidate can be given by one link, which may be passed on. */
export const MAX_OPINIONS_A_LINK = 12;
export const MAX_OPINION_LENGTH = 500;
export const MAX_OPINION_NAME = 80;
/** The most quotes and questions that the page behind a link shows of a candidate. */
export const SHOWN_QUOTES = 5;
export const SHOWN_QUESTIONS = 2;

export const MAX_COMMENT_LENGTH = 2000;
/** Beyond it, a comment keeps its mentions as text and sends no mail to further people. */
export const MAX_MENTIONS = 20;
export const MAX_SCORECARD_LENGTH = 500;

/** Steps of an application that its own rows record; the other entries of its history are audit events. */
export const OWN_STEPS = ['APPLIED', 'STARTED', 'COMPLETED', 'EVALUATED'] as const;
export type OwnStep = (typeof OWN_STEPS)[number];
export const OWN_STEP_TEXTS: Readonly<Record<OwnStep, string>> = {
  APPLIED: 'a postulé',
  STARTED: 'a commencé l’entretien',
  COMPLETED: 'a terminé l’entretien',
  EVALUATED: 'a proposé une évaluation',
};
