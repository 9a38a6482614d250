import { DIMENSION_KEYS, type DimensionKey } from '@kafaa/domain/evaluations/options';
import { ENGINE_VERSION, type Evaluation, type InterviewInput } from '../contract.ts';
import { defaultEmphasis, weightsFor } from '../weights.ts';
import { askedOf, placesOf } from './criteria.ts';

const REASON = 'L’évaluation automatique a été arrêtée\u00A0: à lire par une personne.';

/** The evaluation of an interview that no engine could judge within its limits: nothing is scored, and a person must read it. */
export function unjudged(input: InterviewInput): Evaluation {
  const { job, exchanges, cv } = input;
  const asked = askedOf(job, placesOf(input));
  const weights = weightsFor(job.emphasis ?? defaultEmphasis(job), asked, job.asksForWriting);
  const none = Object.fromEntries(DIMENSION_KEYS.map((key) => [key, null])) as Record<DimensionKey, null>;
  return {
    score: null,
    ...none,
    recommendation: 'Preuves insuffisantes',
    note: 'Preuves insuffisantes. L’évaluation automatique de cet entretien a été arrêtée\u00A0: lisez les réponses et le CV.',
    answers: exchanges.map(({ answer }) => ({
      level: null,
      score: null,
      reason: REASON,
      quotes: [],
      flags: answer === null ? ['unanswered'] : [],
    })),
    dimensions: DIMENSION_KEYS.map((key) => ({
      key,
      level: null,
      score: null,
      reason: REASON,
      quotes: [],
      weight: weights[key],
    })),
    cv: {
      experienceMonths: null,
      educationLevel: null,
      languages: [],
      skills: [],
      seniorityLevel: null,
      warnings: cv ? [...cv.warnings] : ['absent'],
    },
    authenticity: { tier: 'none', deduction: 0, facts: [] },
    engine: { name: 'local', version: ENGINE_VERSION, lexiconHash: 'none' },
    weights,
  };
}
