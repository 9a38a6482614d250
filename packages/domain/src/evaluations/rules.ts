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

/** Mean of a group's evaluated dimensions, 0–100 rounded; null when none of them could be evaluated. */
export function groupScore(
  scores: Readonly<Record<DimensionKey, number | null>>,
  group: DimensionGroup,
): number | null {
  const known = DIMENSIONS.filter((dimension) => dimension.group === group)
    .map(({ key }) => scores[key])
    .filter((score) => score !== null);
  if (known.length === 0) return null;
  return Math.round(known.reduce((sum, score) => sum + score, 0) / known.length);
}
