import type { Question } from '../contract.ts';
import { frenchTypography } from '../questions/wording.ts';

/** Subject of a question for a reason; replaces « Senior », « Expérience » and the offer's title, which name no skill. */
export function subjectOf(
  question: Pick<Question, 'kind' | 'competency' | 'requirement'> | undefined,
  title?: string,
): string {
  if (question === undefined) return '';
  if (question.kind === 'scenario') return 'Mise en situation';
  if (question.kind === 'motivation') return 'Motivation';
  if (question.requirement.startsWith('Métier') || question.competency === title) return 'Pratique du métier';
  return question.competency === 'Expérience' ? 'Expérience vécue' : frenchTypography(question.competency);
}
