import {
  type AUTHENTICITY_TIERS,
  DIMENSION_KEYS,
  DIMENSIONS,
  type DimensionGroup,
  type DimensionKey,
  FAIRNESS_FACTS,
  type FairnessFact,
  INDEPENDENCE_FROM,
  SCORE_BANDS,
  SMALL_SAMPLE,
  SWAP_OVERDUE_MS,
} from './options.ts';
import type { Agreement, EngineView, EvaluationView, Fairness, FairnessGroup, Independence } from './schema.ts';
import { medianOf } from '#/kernel/numbers';

/** Colour class of a score: a ≥ 90 (green), b ≥ 80 (lime), c ≥ 70 (amber), d below (red). */
export function scoreColour(score: number): 'a' | 'b' | 'c' | 'd' {
  if (score >= 90) return 'a';
  if (score >= 80) return 'b';
  return score >= 70 ? 'c' : 'd';
}

/**
 * A score with its margin of error. A score with a range has no margin, because the engine has not read the CV yet, and it
 * cannot be tied.
 */
export interface Measured {
  readonly score: number | null;
  readonly margin: number | null;
  /** Key of the engine; only scores of the same engine are compared. */
  readonly engine: string;
}

/**
 * Whether the scores of two candidates are tied: their difference is smaller than its own margin, the square root of the sum of
 * both squared margins (two scores with a margin of ±8 each differ reliably from 12 points on).
 */
export function areTied(a: Measured, b: Measured): boolean {
  if (a.engine !== b.engine || a.score === null || b.score === null || a.margin === null || b.margin === null)
    return false;
  return (a.score - b.score) ** 2 <= a.margin ** 2 + b.margin ** 2;
}

/**
 * The engine of an evaluation as a sortable key: a later version sorts after an earlier one, and within one version a language
 * model after the local engine. A model's calibration is part of the key, because another calibration gives other levels.
 */
export function engineKey({
  name,
  version,
  model,
  calibration,
}: Pick<EngineView, 'name' | 'version' | 'model' | 'calibration'>): string {
  const [major = '', minor = '', patch = ''] = version.split('.').map((part) => part.padStart(3, '0'));
  return `${major}.${minor}.${patch} ${name === 'local' ? 'local' : `modèle ${model ?? ''}${calibration === undefined ? '' : ` ${calibration}`}`}`;
}

type Weighed = Pick<EvaluationView['dimensions'][number], 'key' | 'score' | 'weight'>;

/**
 * Whether the criteria include the two summaries that engines before 0.5 gave. Summaries repeat the other criteria, so the
 * weights add up to 200 instead of 100.
 */
export const hasSummaries = (dimensions: readonly Pick<Weighed, 'weight'>[]): boolean =>
  dimensions.reduce((sum, { weight }) => sum + weight, 0) > 150;

/** The summary criterion of each group in evaluations by engines before 0.5. */
const GROUP_SUMMARY = { Parcours: 'cvScore', Personne: 'otherFactorsScore' } as const;

/**
 * Returns the score of a group, 0–100: the weighted mean of its known criteria, so that it agrees with the overall score, or the
 * summary criterion if an engine before 0.5 gave one. Null if the engine could evaluate no criterion.
 */
export function groupScore(dimensions: readonly Weighed[], group: DimensionGroup): number | null {
  const keys = DIMENSIONS.flatMap((each) => (each.group === group ? [each.key] : []));
  const known = dimensions.flatMap(({ key, score, weight }) =>
    keys.includes(key) && score !== null ? [{ key, score, weight }] : [],
  );
  const summary = hasSummaries(dimensions) && known.find(({ key }) => key === GROUP_SUMMARY[group]);
  if (summary) return summary.score;
  const weight = known.reduce((sum, each) => sum + each.weight, 0);
  return weight === 0 ? null : Math.round(known.reduce((sum, each) => sum + each.weight * each.score, 0) / weight);
}

/** The points currently deducted from the score: 0 if a person has given them back. */
export function pointsTaken({
  deduction,
  waived,
}: Pick<EvaluationView['authenticity'], 'deduction' | 'waived'>): number {
  return waived ? 0 : deduction;
}

/** Number of times that people set level `human` for a dimension in which the engine gave `machine`. */
export interface LevelTally {
  readonly key: DimensionKey;
  readonly machine: number | null;
  readonly human: number;
  readonly count: number;
}

/** Difference in levels from which a person's level counts as far from the engine's. */
const FAR = 2;

/** Compares people's levels with the engine's, per dimension. A level for which the engine has none is counted but not compared. */
export function agreementOf(tallies: readonly LevelTally[]): Agreement['criteria'] {
  return DIMENSION_KEYS.map((key) => {
    const all = tallies.filter((tally) => tally.key === key);
    const both = all.flatMap(({ machine, human, count }) =>
      machine === null ? [] : [{ difference: human - machine, count }],
    );
    const count = (counts: (difference: number) => boolean) =>
      both.reduce((sum, one) => sum + (counts(one.difference) ? one.count : 0), 0);
    const compared = count(() => true);
    const sum = both.reduce((total, one) => total + one.difference * one.count, 0);
    return {
      key,
      set: all.reduce((total, one) => total + one.count, 0),
      compared,
      same: count((difference) => difference === 0),
      higher: count((difference) => difference > 0),
      lower: count((difference) => difference < 0),
      far: count((difference) => Math.abs(difference) >= FAR),
      meanDifference: compared === 0 ? null : sum / compared,
    };
  });
}

/** One person's level for an answer beside the engine's. `seen`: the evaluation was open to the person when they gave the level. */
export interface GivenLevel {
  readonly candidateId: string;
  readonly seen: boolean;
  readonly human: number;
  readonly machine: number | null;
}

function closenessOf(given: readonly GivenLevel[]): Independence['before'] {
  const distances = given.flatMap(({ human, machine }) => (machine === null ? [] : [Math.abs(human - machine)]));
  const enough = distances.length >= INDEPENDENCE_FROM;
  const sum = distances.reduce((total, one) => total + one, 0);
  const same = distances.filter((one) => one === 0).length;
  return {
    levels: distances.length,
    candidates: new Set(given.flatMap(({ machine, candidateId }) => (machine === null ? [] : [candidateId]))).size,
    distance: enough ? sum / distances.length : null,
    same: enough ? Math.round((same / distances.length) * 100) : null,
  };
}

/**
 * Compares one person's levels with the engine's, separately for levels given before and after the evaluation was open to the
 * person. Answers without a level of the engine are left out.
 */
export function independenceOf(given: readonly GivenLevel[]): Independence {
  return {
    before: closenessOf(given.filter(({ seen }) => !seen)),
    after: closenessOf(given.filter(({ seen }) => seen)),
    needed: INDEPENDENCE_FROM,
  };
}

/** The facts of one evaluation that the fairness report uses; none is about the person. */
export interface FairnessCase extends Readonly<Record<FairnessFact, string>> {
  /** The current score, including decisions by people. */
  readonly score: number | null;
  readonly tier: (typeof AUTHENTICITY_TIERS)[number];
  readonly deduction: number;
  readonly waived: boolean;
}

/** Returns a share in whole percent. Null for a sample so small that one person would change the share considerably. */
export function shareOf(count: number, total: number): number | null {
  return total < SMALL_SAMPLE ? null : Math.round((count / total) * 100);
}

const scoresOf = (cases: readonly FairnessCase[]): number[] =>
  cases.flatMap(({ score }) => (score === null ? [] : [score])).sort((a, b) => a - b);

const meanOf = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;

function groupOf(label: string, cases: readonly FairnessCase[]): FairnessGroup {
  const scores = scoresOf(cases);
  const count = (holds: (one: FairnessCase) => boolean) => cases.filter(holds).length;
  return {
    label,
    candidates: cases.length,
    scored: scores.length,
    averageScore: scores.length < SMALL_SAMPLE ? null : meanOf(scores),
    flagged: count(({ tier }) => tier !== 'none'),
    high: count(({ tier }) => tier === 'high'),
    deducted: count((one) => one.score !== null && pointsTaken(one) > 0),
    givenBack: count(({ deduction, waived }) => waived && deduction > 0),
  };
}

/** Statistics over evaluations: the distribution of scores, and the frequency of writing signals per fact of the work. */
export function fairnessOf(cases: readonly FairnessCase[]): Omit<Fairness, 'modelTested' | 'test'> {
  const scores = scoresOf(cases);
  return {
    candidates: cases.length,
    averageScore: meanOf(scores),
    medianScore: medianOf(scores),
    bands: SCORE_BANDS.map(({ from }, index) => {
      const below = SCORE_BANDS[index - 1]?.from ?? Infinity;
      return scores.filter((score) => score >= from && score < below).length;
    }),
    unscored: cases.length - scores.length,
    groups: FAIRNESS_FACTS.map((by) => {
      const kinds = Map.groupBy(cases, (one) => one[by]);
      const groups = [...kinds].map(([label, members]) => groupOf(label, members));
      return { by, groups: groups.sort((a, b) => b.candidates - a.candidates || (a.label < b.label ? -1 : 1)) };
    }),
  };
}

/** The current state of a test that was requested at `requestedAt`; a test that has run for too long has failed. */
export function swapStateNow<S extends string>(state: S, requestedAt: Date, now: Date): S | 'FAILED' {
  return state === 'RUNNING' && now.getTime() - requestedAt.getTime() > SWAP_OVERDUE_MS ? 'FAILED' : state;
}

/** The scope name of a test: the offer's id, or `all`. */
export const swapScope = (jobId: string | undefined): string => jobId ?? 'all';
