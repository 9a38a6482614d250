import type { Question } from '../contract.ts';

/** What a question is about, as a reason names it: « Senior » or the offer's own title would name no skill. */
export function subjectOf(question: Pick<Question, 'kind' | 'competency' | 'requirement'> | undefined): string {
  if (question === undefined) return '';
  if (question.kind === 'scenario') return 'Mise en situation';
  return question.requirement.startsWith('Métier') ? 'Pratique du métier' : question.competency;
}
