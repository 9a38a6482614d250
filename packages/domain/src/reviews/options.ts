/** CONTEST: an evaluation or a decision must be reviewed. PERSON: a person reads the application instead of the machine. */
export const REVIEW_KINDS = ['CONTEST', 'PERSON'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];
export const REVIEW_TITLES: Readonly<Record<ReviewKind, string>> = {
  CONTEST: 'Conteste son évaluation',
  PERSON: 'Demande à être lu par une personne',
};
export const MAX_REVIEW_LENGTH = 2000;
/** The company must answer within REVIEW_DAYS, and is reminded once when REVIEW_REMINDER_DAYS are left. */
export const REVIEW_DAYS = 30;
export const REVIEW_REMINDER_DAYS = 7;
