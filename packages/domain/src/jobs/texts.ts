import { interviewMinutes } from './rules.ts';

/** What whoever applies is told before anything else: on the offer, on its poster and in the first mail. */
export function interviewNotice(questionCount: number): string {
  const range = interviewMinutes(questionCount);
  return `Questions posées par une IA${range ? `, environ ${range[0]} à ${range[1]} minutes` : ''}. Une personne décide.`;
}
