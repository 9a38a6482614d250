import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { counted } from '#/lib/format';

type Authenticity = Pick<EvaluationView['authenticity'], 'deduction' | 'lifted'>;

/** « − 4 points · indices d’écriture »: what stands between the two groups and the score. */
export function deductionText({ deduction, lifted }: Authenticity): string {
  if (!lifted) return `−\u00A0${counted(deduction, 'point')} · indices d’écriture`;
  return `${counted(deduction, 'point rendu', 'points rendus')} · indices d’écriture`;
}
