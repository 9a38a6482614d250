import type { DimensionKey, Recommendation } from '@kafaa/domain/evaluations/options';
import type { DimensionEvaluation, Evaluation, Level, Quote } from './contract.ts';
import type { Weights } from './weights.ts';

/** No total is given if more than this share of the weight is unread or unjudged. */
export const MISSING_LIMIT = 0.4;

/** The highest score that a criterion can reach. */
const TOP = 97;

/**
 * Margin of the total, in points: 90 % of the totals lie at most this far from the total of the true levels. Measured by `npm run
 * bench:intelligence -- second margin` on `dev`, with weights that were trained without the voice and the job of the judged
 * answers, over the three emphases together (alone they give 8, 8 and 9). The row « totals within the margin that evaluations state
 * » checks the constant.
 */
export const MARGIN = 8;

export const rounded = (score: number | null): number | null =>
  score === null ? null : Math.max(0, Math.min(100, Math.round(score)));

/** The scores from which levels 1 to 4 begin. */
export type Cuts = readonly [number, number, number, number];

/** Halfway between the levels of the display scale (0, 25, 50, 75, 92), as `levelOf` cuts the continuous level. */
export const CUTS: Cuts = [12.5, 37.5, 62.5, 83.5];

export function levelFromScore(score: number | null, cuts: Cuts = CUTS): Level | null {
  return score === null ? null : (cuts.filter((cut) => score >= cut).length as Level);
}

/** The result for a criterion, before reasons and quotes are added. */
export interface Criterion {
  /** Mean of the scores that could be judged, 0–100; null if there are none. */
  score: number | null;
  /** Levels of the criterion's answers, or the level that the CV shows; null if it could not be judged, 0 if nothing was said. */
  levels: readonly (Level | null)[];
  /** The score that enters the total: the mean with unjudged parts counted as 0. */
  counted: number;
}

/** Builds a criterion: `score` is the mean of the judged scores, `counted` the mean with the unjudged ones as 0. */
export function criterionOf(judged: readonly { score: number | null; level: Level | null }[]): Criterion {
  const known = judged.flatMap(({ score }) => (score === null ? [] : [score]));
  const sum = known.reduce((total, each) => total + each, 0);
  return {
    score: known.length === 0 ? null : sum / known.length,
    levels: judged.map(({ level }) => level),
    counted: sum / Math.max(1, judged.length),
  };
}

type Weighed = Pick<DimensionEvaluation, 'key' | 'levels' | 'counted'>;

const shareOf = (levels: readonly (Level | null)[], fits: (level: Level) => boolean): number =>
  levels.filter((level) => level !== null && fits(level)).length / Math.max(1, levels.length);

/** Criteria that answers prove. Communication is left out: clear writing is no evidence of anything else. */
export const PROVEN_BY_ANSWERS: ReadonlySet<DimensionKey> = new Set([
  'technicalSkillsMatch',
  'mindsetScore',
  'cultureFit',
  'otherFactorsScore',
]);

export interface Total {
  /** The total with unread or unjudged parts counted as 0 (`low`) and in full (`high`); 0–100, not rounded. */
  low: number;
  high: number;
  /** Share of the weight that could not be read or judged. */
  missing: number;
  /** Share of the weight at level 3 or more. */
  proven: number;
  /** Score of the answers alone, 0–100; a CV does not change it, whether read or not. */
  answers: number;
}

/** The total and its evidence. It needs only the criteria and the weights, so anyone who has them can recompute it. */
export function totalOf(dimensions: readonly Weighed[], weights: Weights): Total {
  const total = { low: 0, high: 0, missing: 0, proven: 0, answers: 0 };
  let answered = 0;
  for (const { key, levels = [], counted = 0 } of dimensions) {
    const weight = weights[key] / 100;
    const unknown = 1 - shareOf(levels, () => true);
    total.low += weight * counted;
    total.high += weight * (counted + unknown * TOP);
    total.missing += weight * unknown;
    if (key !== 'communicationSkills') total.proven += weight * shareOf(levels, (level) => level >= 3);
    if (!PROVEN_BY_ANSWERS.has(key)) continue;
    answered += weight;
    total.answers += weight * counted;
  }
  return { ...total, answers: answered === 0 ? 0 : total.answers / answered };
}

/**
 * The evidence required for a meeting or a closer look. Chosen on `dev` from decisions that recruiters wrote down before any engine
 * scored the interviews (research/corpus/second/judged), and compared with the recommendation of the true levels, within the margin.
 */
export const EVIDENCE = {
  /** Minimum share of the weight at level 3 or more for « À rencontrer »; `meet` and `conduct` must be reached, too. */
  proven: 0.45,
  /**
   * Minimum mean score of the answers for « À rencontrer »; answers about the trade count half as much again. A vague episode
   * scores 50, a solid one 75.
   */
  meet: 65,
  /** Minimum level of the conduct criterion for « À rencontrer ». */
  conduct: 2,
  /**
   * Minimum mean score of the answers for « À approfondir »; below it, or below `trade`, the recommendation is « Peu adapté au
   * poste ».
   */
  explore: 48,
  /** Minimum mean score of the answers about the trade for « À approfondir ». */
  trade: 46,
} as const;

/** Scores at which an evaluation's levels and recommendation change; a company may have its own (`house.ts`). */
export interface Thresholds {
  readonly cuts: Cuts;
  readonly meet: number;
  readonly explore: number;
  readonly trade: number;
}

export const THRESHOLDS: Thresholds = {
  cuts: CUTS,
  meet: EVIDENCE.meet,
  explore: EVIDENCE.explore,
  trade: EVIDENCE.trade,
};

/** Factor on the weight of the trade in the mean that is compared with `meet`. */
const TRADE_COUNTS = 1.5;

const countedOf = (key: DimensionKey, dimensions: readonly Weighed[]): number =>
  dimensions.find((each) => each.key === key)?.counted ?? 0;

/** Derives the recommendation from the evidence, not from the total, so a strong CV does not make up for empty answers. */
export function recommend(
  { missing, proven, answers }: Pick<Total, 'missing' | 'proven' | 'answers'>,
  dimensions: readonly Weighed[],
  weights: Weights,
  { cuts, meet, explore, trade: least }: Thresholds = THRESHOLDS,
): Recommendation {
  if (missing > MISSING_LIMIT) return 'Preuves insuffisantes';
  const all = [...PROVEN_BY_ANSWERS].reduce((sum, key) => sum + weights[key], 0);
  const part = all === 0 ? 0 : weights.technicalSkillsMatch / all;
  const trade = countedOf('technicalSkillsMatch', dimensions);
  if (answers < explore || (part > 0 && trade < least)) return 'Peu adapté au poste';
  const conduct = levelFromScore(rounded(countedOf('mindsetScore', dimensions)), cuts) ?? 0;
  const weak = weights.mindsetScore > 0 && conduct < EVIDENCE.conduct;
  const shown = answers + Math.min(1, TRADE_COUNTS * part) * (trade - answers);
  return proven >= EVIDENCE.proven && shown >= meet && !weak ? 'À rencontrer' : 'À approfondir';
}

/** Builds a dimension. A score without a quote becomes null (rule 2), except 0: silence leaves nothing to quote. */
export function dimension(
  key: DimensionKey,
  { score, levels, counted }: Criterion,
  reason: string,
  quotes: Quote[],
): DimensionEvaluation {
  const value = rounded(score);
  if (value !== null && value > 0 && quotes.length === 0)
    return {
      key,
      level: null,
      score: null,
      reason: 'Non évalué\u00A0: aucun passage à citer.',
      quotes: [],
      levels: levels.map(() => null),
      counted: 0,
    };
  return {
    key,
    level: levelFromScore(value),
    score: value,
    reason,
    quotes: value === null ? [] : quotes,
    levels: [...levels],
    counted,
  };
}

/** The fixed weights of engines before 0.5, in percent: two summaries and their parts. Engines before 0.3.1 did not store them. */
export const FIRST_RECIPE: Weights = {
  experienceMatch: 5.25,
  technicalSkillsMatch: 17.5,
  educationMatch: 2.8,
  languageMatch: 4.9,
  seniorityMatch: 4.55,
  cvScore: 35,
  mindsetScore: 32.5,
  cultureFit: 16.25,
  communicationSkills: 16.25,
  otherFactorsScore: 65,
};

const HALVES = ['cvScore', 'otherFactorsScore'] as const;

/**
 * The overall score without the deduction. If the evaluation stores no weights, the whole points deducted are added back; a score
 * that the deduction lowered to 0 is computed from its parts.
 */
export function fullScore(evaluation: Evaluation): number | null {
  const { score, authenticity, weights, dimensions } = evaluation;
  const { deduction } = authenticity;
  if (score === null || deduction === 0) return score;
  if (weights) return rounded(totalOf(dimensions, weights).low);
  if (score > 0) return rounded(score + deduction);
  const halves = HALVES.filter((key) => evaluation[key] !== null);
  const weight = halves.reduce((sum, key) => sum + FIRST_RECIPE[key], 0);
  const again = halves.reduce((sum, key) => sum + FIRST_RECIPE[key] * (evaluation[key] ?? 0), 0);
  return rounded(Math.min(weight === 0 ? 0 : again / weight, deduction));
}
