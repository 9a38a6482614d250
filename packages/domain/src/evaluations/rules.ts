import { DIMENSION_KEYS, DIMENSIONS, type DimensionGroup, type DimensionKey, HIGH_POTENTIAL_FROM } from './options.ts';
import type { Agreement, EvaluationView } from './schema.ts';

/** Colour step of a score: a ≥ 90 (green), b ≥ 80 (lime), c ≥ 70 (amber), d below (red). */
export function scoreColour(score: number): 'a' | 'b' | 'c' | 'd' {
  if (score >= 90) return 'a';
  if (score >= 80) return 'b';
  return score >= 70 ? 'c' : 'd';
}

/** Wording of a score: élevé ≥ 85, moyen 70–84, faible below. */
export function scoreBand(score: number): 'élevé' | 'moyen' | 'faible' {
  if (score >= HIGH_POTENTIAL_FROM) return 'élevé';
  return score >= 70 ? 'moyen' : 'faible';
}

/** The dimension in which the engine gathers a group; the overall score is made of these two. */
const GROUP_SUMMARY = { Parcours: 'cvScore', Personne: 'otherFactorsScore' } as const;

/**
 * One figure for a group, 0–100: the engine's own weighted summary, so that it agrees with the overall score; without
 * it (no readable CV) the rounded mean of what could be evaluated; null when nothing could.
 */
export function groupScore(
  scores: Readonly<Record<DimensionKey, number | null>>,
  group: DimensionGroup,
): number | null {
  const summary = scores[GROUP_SUMMARY[group]];
  if (summary !== null) return summary;
  const known = DIMENSIONS.filter((dimension) => dimension.group === group)
    .map(({ key }) => scores[key])
    .filter((score) => score !== null);
  if (known.length === 0) return null;
  return Math.round(known.reduce((sum, score) => sum + score, 0) / known.length);
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
