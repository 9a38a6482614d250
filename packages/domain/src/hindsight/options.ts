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

/** Criteria that show at work. Left out are the diploma and the CV, which work does not change. */
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

/** Labels in the order of the form. « Autres facteurs » says nothing without the evaluation beside it. */
export const HINDSIGHT_LABELS = Object.fromEntries(
  HINDSIGHT_KEYS.map((key) => [
    key,
    key === 'otherFactorsScore' ? 'Motivation' : (DIMENSIONS.find((dimension) => dimension.key === key)?.label ?? key),
  ]),
) as Readonly<Record<HindsightKey, string>>;

/** Smallest number of hired people with an answer from which counts are shown. */
export const HINDSIGHT_FROM = 30;

/** A question without an answer is open for this many days. */
export const HINDSIGHT_OPEN_DAYS = 60;

/** The candidate is told this long after the hire, so that a hire set by mistake can be undone before. */
export const HINDSIGHT_TOLD_AFTER_MS = 60 * 60 * 1000;
