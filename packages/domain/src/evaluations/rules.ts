import { DIMENSIONS, type DimensionGroup, type DimensionKey, HIGH_POTENTIAL_FROM } from './options.ts';

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
