import { DIMENSIONS } from '#/evaluations/options';

/** Days after a hire on which the person who decided is asked about it, in ascending order. */
export const HINDSIGHT_DAYS = [30, 90] as const;
export type HindsightDay = (typeof HINDSIGHT_DAYS)[number];

/** Answers for a criterion, from the best to none. */
export const HINDSIGHT_MARKS = ['BETTER', 'EXPECTED', 'WORSE', 'UNKNOWN'] as const;
export type HindsightMark = (typeof HINDSIGHT_MARKS)[number];
export const MARK_NAMES: Readonly<Record<HindsightMark, string>> = {
  BETTER: 'Mieux',
  EXPECTED: 'Comme prévu',
  WORSE: 'Moins bien',
  UNKNOWN: 'Je ne sais pas',
};

/** Criteria that can be observed at work. Diploma and CV are left out, because work does not change them. */
export const HINDSIGHT_KEYS = [
  'experienceMatch',
  'technicalSkillsMatch',
  'languageMatch',
  'seniorityMatch',
  'mindsetScore',
  'cultureFit',
  'communicationSkills',
  'otherFactorsScore',
] as const;
export type HindsightKey = (typeof HINDSIGHT_KEYS)[number];

/** Labels in the order of the form. « Autres facteurs » is renamed, because it means nothing without the evaluation beside it. */
export const HINDSIGHT_LABELS = Object.fromEntries(
  HINDSIGHT_KEYS.map((key) => [
    key,
    key === 'otherFactorsScore' ? 'Motivation' : (DIMENSIONS.find((dimension) => dimension.key === key)?.label ?? key),
  ]),
) as Readonly<Record<HindsightKey, string>>;

/** Minimum number of hired people with an answer from which counts are shown. */
export const HINDSIGHT_FROM = 30;

/** Number of days after which a question without an answer is closed. */
export const HINDSIGHT_OPEN_DAYS = 60;

/** Time between the hire and the mail that tells the candidate about the question, so that a hire set by mistake can be undone before. */
export const HINDSIGHT_TOLD_AFTER_MS = 60 * 60 * 1000;
