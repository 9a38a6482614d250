/** The fine step, told by colour: ≥ 90, ≥ 80, ≥ 70, below. */
export type ScoreBand = 'a' | 'b' | 'c' | 'd';

export function scoreBand(score: number): ScoreBand {
  if (score >= 90) return 'a';
  if (score >= 80) return 'b';
  return score >= 70 ? 'c' : 'd';
}

/** The coarse step, told by a word: high from 85, low below 70. */
export function scoreWord(score: number): 'élevé' | 'moyen' | 'faible' {
  if (score >= 85) return 'élevé';
  return score >= 70 ? 'moyen' : 'faible';
}
