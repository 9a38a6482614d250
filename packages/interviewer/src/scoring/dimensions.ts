import { dimension } from '../aggregate.ts';
import { DIMENSION_KEYS } from '@kafaa/domain/evaluations/options';
import type { DimensionEvaluation, InterviewInput } from '../contract.ts';
import type { CvReading } from '../cv/read.ts';
import type { Weights } from '../weights.ts';
import { criteriaOf } from './criteria.ts';
import { quotesOf } from './criterion-quotes.ts';
import { criterionReasons } from './criterion-reasons.ts';
import type { ScoredAnswer } from './score-answer.ts';

/** The ten fields with levels, reasons, quotes and weights, from scored answers and the CV's facts. */
export function buildDimensions(
  input: InterviewInput,
  answers: readonly ScoredAnswer[],
  reading: CvReading | null,
  weights: Weights,
): DimensionEvaluation[] {
  const criteria = criteriaOf(input, answers, reading);
  const reasons = criterionReasons(input, answers, reading, criteria, weights);
  const quotes = quotesOf(input, answers, reading, criteria);
  return DIMENSION_KEYS.map((key) => ({
    ...dimension(key, criteria.all[key], reasons[key], quotes[key]),
    weight: weights[key],
  }));
}
