import { counted } from '@kafaa/web-kit/format';
import { answeredCount, type AnswerSheet } from './answer-sheet.ts';

/**
 * Text such as « Encore 7 questions »; empty before the first answer (the header says the number) and once all is answered.
 * After the last question, the text counts the remaining follow-ups. Until then it counts none, because the number would
 * grow after an answer.
 */
export function leftText(sheet: AnswerSheet, questionCount: number): string {
  const questions = questionCount - answeredCount(sheet.slice(0, questionCount));
  if (questions === questionCount) return '';
  if (questions > 0) return `Encore ${counted(questions, 'question')}`;
  const followUps = sheet.length - answeredCount(sheet);
  return followUps > 0 ? `Encore ${counted(followUps, 'précision')}` : '';
}
