import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { Pill, type PillTone } from '@kafaa/ui/pill.tsx';

type Recommendation = EvaluationView['recommendation'];

const TONES: Readonly<Record<Recommendation, PillTone>> = {
  'À rencontrer': 'ok',
  'À approfondir': 'pending',
  'Peu adapté au poste': 'rejected',
  'Preuves insuffisantes': 'rejected',
};

export const RecommendationPill = ({ recommendation }: { recommendation: Recommendation }) => (
  <Pill tone={TONES[recommendation]}>{recommendation}</Pill>
);
