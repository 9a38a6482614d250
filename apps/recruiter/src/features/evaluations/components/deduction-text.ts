import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { counted } from '@kafaa/web-kit/format';

type Authenticity = Pick<EvaluationView['authenticity'], 'deduction' | 'waived'>;

/** The deduction from the score, such as « − 4 points · indices d’écriture ». */
export function deductionText({ deduction, waived }: Authenticity): string {
  if (!waived) return `−\u00A0${counted(deduction, 'point')} · indices d’écriture`;
  return `${counted(deduction, 'point rendu', 'points rendus')} · indices d’écriture`;
}
