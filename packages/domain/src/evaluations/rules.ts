import {
  type AUTHENTICITY_TIERS,
  DIMENSION_KEYS,
  DIMENSIONS,
  type DimensionGroup,
  type DimensionKey,
  FAIRNESS_FACTS,
  type FairnessFact,
  SCORE_BANDS,
  SMALL_SAMPLE,
  SWAP_OVERDUE_MS,
} from './options.ts';
import type { Agreement, EngineView, EvaluationView, Fairness, FairnessGroup } from './schema.ts';

/** Colour step of a score: a ≥ 90 (green), b ≥ 80 (lime), c ≥ 70 (amber), d below (red). */
export function scoreColour(score: number): 'a' | 'b' | 'c' | 'd' {
  if (score >= 90) return 'a';
  if (score >= 80) return 'b';
  return score >= 70 ? 'c' : 'd';
}

/** A score with how exact it is; by a range it takes part in no tie, since a CV is still to be read. */
export interface Measured {
  readonly score: number | null;
  readonly margin: number | null;
  /** Scores of one engine alone are ranked together. */
  readonly engine: string;
}

/**
 * Whether two people cannot be told apart: their difference lies within its own margin, the root of both margins' squares
 * (two figures that are right within ±8 differ for certain from 12 points on).
 */
export function areTied(a: Measured, b: Measured): boolean {
  if (a.engine !== b.engine || a.score === null || b.score === null || a.margin === null || b.margin === null)
    return false;
  return (a.score - b.score) ** 2 <= a.margin ** 2 + b.margin ** 2;
}

/**
 * The engine of an evaluation as a key that sorts: the later version behind the earlier one, and in one version the language
 * model behind the local engine; a model by its calibration, too, since another one gives other levels.
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
 * Whether two of the criteria are summaries that repeat the others, as in evaluations of engines before 0.5: the weights then
 * add up to 200. Later ones add up to 100.
 */
export const hasSummaries = (dimensions: readonly Pick<Weighed, 'weight'>[]): boolean =>
  dimensions.reduce((sum, { weight }) => sum + weight, 0) > 150;

/** In those, the criterion that gathers a group. */
const GROUP_SUMMARY = { Parcours: 'cvScore', Personne: 'otherFactorsScore' } as const;

/**
 * One figure for a group, 0–100: what is known of its criteria, by their weights, so that it agrees with the overall score;
 * null when nothing could be evaluated.
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

/** The points that the score is really without: none once a person has given them back. */
export function pointsTaken({
  deduction,
  lifted,
}: Pick<EvaluationView['authenticity'], 'deduction' | 'lifted'>): number {
  return lifted ? 0 : deduction;
}

/** How many of a dimension's own levels stand at `human` where the engine gave `machine`. */
export interface LevelTally {
  readonly key: DimensionKey;
  readonly machine: number | null;
  readonly human: number;
  readonly count: number;
}

/** Two levels apart is no matter of shades any more. */
const FAR = 2;

/** Where people and the engine agree, dimension by dimension; what the engine could not judge is counted, not compared. */
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

/** What the fairness report knows of one evaluation: nothing of the person. */
export interface FairnessCase extends Readonly<Record<FairnessFact, string>> {
  /** As it stands, after what people decided. */
  readonly score: number | null;
  readonly tier: (typeof AUTHENTICITY_TIERS)[number];
  readonly deduction: number;
  readonly lifted: boolean;
}

/** A share in whole percent; null for a sample in which one person more or less would change everything. */
export function shareOf(count: number, total: number): number | null {
  return total < SMALL_SAMPLE ? null : Math.round((count / total) * 100);
}

const scoresOf = (cases: readonly FairnessCase[]): number[] =>
  cases.flatMap(({ score }) => (score === null ? [] : [score])).sort((a, b) => a - b);

const meanOf = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;

function medianOf(scores: readonly number[]): number | null {
  const [low, high] = [scores[Math.ceil(scores.length / 2) - 1], scores[Math.floor(scores.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

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
    givenBack: count(({ deduction, lifted }) => lifted && deduction > 0),
  };
}

/** Evaluations side by side: how scores spread, and whether signs of writing fall evenly on what is known of the work. */
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

/** Where a test asked for at `requestedAt` stands: one that runs too long has failed. */
export function swapStateNow<S extends string>(state: S, requestedAt: Date, now: Date): S | 'FAILED' {
  return state === 'RUNNING' && now.getTime() - requestedAt.getTime() > SWAP_OVERDUE_MS ? 'FAILED' : state;
}

/** The name of a test's scope: the offer's id, or that of all of them. */
export const swapScope = (jobId: string | undefined): string => jobId ?? 'all';
