import { counted } from '@kafaa/web-kit/format';
import { answeredCount, type AnswerSheet } from './answer-sheet.ts';

/**
 * « Encore 7 questions »; after the last question the follow-ups that are left, and nothing once all is answered. A follow-up
 * does not count as a question: the number would grow after an answer.
 */
export function leftText(sheet: AnswerSheet, questionCount: number): string {
  const questions = questionCount - answeredCount(sheet.slice(0, questionCount));
  if (questions > 0) return `Encore ${counted(questions, 'question')}`;
  const followUps = sheet.length - answeredCount(sheet);
  return followUps > 0 ? `Encore ${counted(followUps, 'précision')}` : '';
}
