import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { counted } from '@kafaa/web-kit/format';

type Authenticity = Pick<EvaluationView['authenticity'], 'deduction' | 'lifted'>;

/** The deduction from the score, such as « − 4 points · indices d’écriture ». */
export function deductionText({ deduction, lifted }: Authenticity): string {
  if (!lifted) return `−\u00A0${counted(deduction, 'point')} · indices d’écriture`;
  return `${counted(deduction, 'point rendu', 'points rendus')} · indices d’écriture`;
}
