/** Days after a hire on which the person who decided is asked about it, in ascending order. */
export const HINDSIGHT_DAYS = [30, 90] as const;
export type HindsightDay = (typeof HINDSIGHT_DAYS)[number];

/** Answers to « Referiez-vous ce choix ? »: oui, plutôt, non. */
export type HindsightAnswer = 'YES' | 'RATHER' | 'NO';

/** Smallest number of hired people with an answer from which counts are shown. */
export const HINDSIGHT_FROM = 30;

/** Bands of a criterion's level, from the top: levels 3 and 4, level 2, levels 0 and 1. */
export const LEVEL_BANDS = [
  { key: 'high', from: 3 },
  { key: 'middle', from: 2 },
  { key: 'low', from: 0 },
] as const;
export type LevelBand = (typeof LEVEL_BANDS)[number]['key'];
