import { fullScore, rounded } from '#/aggregate';
import type { Recommendation } from '@kafaa/domain/evaluations/options';
import type { Evaluation } from '#/contract';
import { deductionSentence } from '#/scoring/summary/notices';

/** The rule of engines before 0.5, for their stored evaluations: scores only; a weak core dimension rules out « À rencontrer ». */
export function firstRecommendation(score: number | null, core: readonly (number | null)[]): Recommendation {
  if (score === null) return 'Preuves insuffisantes';
  if (score < 50) return 'Peu adapté au poste';
  const weak = core.some((each) => each !== null && each < 45);
  return score >= 70 && !weak ? 'À rencontrer' : 'À approfondir';
}

/**
 * The evaluation after a person has restored the deducted points. Score and recommendation are recomputed by the same rules; the
 * summary opens with the new recommendation and no longer mentions the deduction. Levels, reasons and facts stay.
 */
export function withoutDeduction(result: Evaluation): Evaluation {
  const { deduction } = result.authenticity;
  if (deduction === 0) return result;
  const score = fullScore(result);
  // Restored points are not evidence: they change the score, and since 0.5 the recommendation does not depend on the score.
  const recommendation = result.weights
    ? result.recommendation
    : firstRecommendation(score, [result.technicalSkillsMatch, result.mindsetScore]);
  const range = result.range && { low: score ?? 0, high: rounded(result.range.high + deduction) ?? 0 };
  const { note } = result;
  const rest = note.startsWith(result.recommendation) ? note.slice(result.recommendation.length) : `. ${note}`;
  return {
    ...result,
    score,
    ...(range && { range }),
    recommendation,
    note: `${recommendation}${rest.replace(deductionSentence(deduction), '').trimEnd()}`,
  };
}
