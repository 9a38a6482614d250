/**
 * Kind of a review. CONTEST: a person reviews an evaluation or a decision. PERSON: a person reads the application instead of
 * the machine.
 */
export const REVIEW_KINDS = ['CONTEST', 'PERSON'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];
export const REVIEW_TITLES: Readonly<Record<ReviewKind, string>> = {
  CONTEST: 'Conteste son évaluation',
  PERSON: 'Demande une lecture par une personne',
};
export const MAX_REVIEW_LENGTH = 2000;
/** Number of days for the company's answer, and number of days left when the company is reminded once. */
export const REVIEW_DAYS = 30;
export const REVIEW_REMINDER_DAYS = 7;

/** Ways of giving the answers to a person that a candidate may ask for, instead of writing. */
export const ANSWER_WAYS = {
  CALL: 'Par téléphone',
  DICTATION: 'En dictant, ou avec de l’aide pour écrire',
  TIME: 'Avec plus de temps',
  ARABIC: 'En arabe ou en derja',
} as const satisfies Readonly<Record<string, string>>;

const WISHES = 'Souhaite répondre autrement';
/** The text of a request as its own author reads it: the sentence about the chosen ways speaks to the candidate. */
export const ownReason = (reason: string): string =>
  reason.startsWith(WISHES) ? reason.replace(WISHES, 'Vous souhaitez répondre autrement') : reason;

/** The text of the request: the chosen ways in one sentence, then the candidate's own words. */
export function reasonWithWays(ways: readonly string[], reason: string): string {
  const labels = Object.entries(ANSWER_WAYS).flatMap(([way, label]) => (ways.includes(way) ? [label] : []));
  const asked = labels.length > 0 ? [`${WISHES}\u00A0: ${labels.join(', ').toLowerCase()}.`] : [];
  return [...asked, ...(reason.trim() === '' ? [] : [reason])].join('\n');
}
