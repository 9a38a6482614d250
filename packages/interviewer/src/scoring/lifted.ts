import { fullScore, recommend } from '../aggregate.ts';
import type { Evaluation } from '../contract.ts';
import { deductionSentence, openingOf } from './note.ts';

/**
 * The evaluation after a person has given the points back: score and recommendation made anew by the same rules, the
 * note opening with the new one and no longer saying that points were taken. Levels, reasons and facts stay.
 */
export function withoutDeduction(result: Evaluation): Evaluation {
  const { deduction } = result.authenticity;
  if (deduction === 0) return result;
  const score = fullScore(result);
  const recommendation = recommend(score, [result.technicalSkillsMatch, result.mindsetScore]);
  const before = openingOf(result.recommendation);
  // Notes of other versions may word it differently: then only the recommendation is exchanged.
  const opening = result.note.startsWith(before) ? openingOf(recommendation) : recommendation;
  const rest = result.note.slice(result.note.startsWith(before) ? before.length : result.recommendation.length);
  return {
    ...result,
    score,
    recommendation,
    note: `${opening}${rest.replace(` ${deductionSentence(deduction)}`, '')}`,
  };
}
