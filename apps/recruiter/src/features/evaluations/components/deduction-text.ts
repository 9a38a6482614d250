import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { counted } from '@kafaa/web-kit/format';

type Authenticity = Pick<EvaluationView['authenticity'], 'deduction' | 'waived'>;

/** The deduction from the score, such as « − 4 points : réponses probablement collées ». */
export function deductionText({ deduction, waived }: Authenticity): string {
  if (!waived) return `−\u00A0${counted(deduction, 'point')}\u00A0: réponses probablement collées`;
  return `${counted(deduction, 'point rendu', 'points rendus')}\u00A0: réponses jugées collées`;
}
