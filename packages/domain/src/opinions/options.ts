/** Answer of a person who reads a candidate by a link. */
export const OPINION_VERDICTS = ['YES', 'DISCUSS', 'NO'] as const;
export type OpinionVerdict = (typeof OPINION_VERDICTS)[number];
export const VERDICT_NAMES: Readonly<Record<OpinionVerdict, string>> = {
  YES: 'Oui',
  DISCUSS: 'À discuter',
  NO: 'Non',
};

/** Number of days after which a link ends, unless it is revoked earlier. */
export const OPINION_LINK_DAYS = 14;
export const OPINION_LINK_STATES = ['OPEN', 'ENDED', 'REVOKED'] as const;
/** Maximum number of candidates behind one link, so that they fit on one page of a phone. */
export const MAX_LINK_CANDIDATES = 10;
export const OPINION_LINKS_A_DAY = 200;
/** Maximum number of opinions on one candidate by one link, each under another name; the link may be passed on. */
export const MAX_OPINIONS_A_LINK = 12;
export const MAX_OPINION_LENGTH = 500;
export const MAX_OPINION_NAME = 80;
/** Maximum number of quotes and of questions per candidate on the page behind a link. */
export const SHOWN_QUOTES = 5;
export const SHOWN_QUESTIONS = 2;

export const MAX_COMMENT_LENGTH = 2000;
/** Maximum number of mentions in a comment that send a mail; further ones are only text. */
export const MAX_MENTIONS = 20;
/** Sentence of the scorecard of a person who did not meet the candidate; it opens the scorecards of colleagues, too. */
export const NOT_MET = 'Je n’étais pas à ce rendez-vous.';
export const MAX_SCORECARD_LENGTH = 500;

/** Steps of an application that its own rows record; all other entries of its history are audit events. */
export const OWN_STEPS = ['APPLIED', 'STARTED', 'COMPLETED', 'EVALUATED'] as const;
export type OwnStep = (typeof OWN_STEPS)[number];
export const OWN_STEP_TEXTS: Readonly<Record<OwnStep, string>> = {
  APPLIED: 'a postulé',
  STARTED: 'a commencé l’entretien',
  COMPLETED: 'a terminé l’entretien',
  EVALUATED: 'a proposé une évaluation',
};
