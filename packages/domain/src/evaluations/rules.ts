import { HIGH_POTENTIAL_FROM } from './options.ts';

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
