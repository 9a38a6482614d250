import { type Emphasis, EMPHASIS_SHARES } from './options.ts';
import { interviewMinutes } from './rules.ts';

/** « Métier 50 %, personne 35 %, parcours 15 % ». */
export function sharesText(emphasis: Emphasis): string {
  const { technical, person, path } = EMPHASIS_SHARES[emphasis];
  return `Métier ${technical}\u00A0%, personne ${person}\u00A0%, parcours ${path}\u00A0%`;
}

/** What whoever applies is told before anything else: on the offer, on its poster and in the first mail. */
export function interviewNotice(questionCount: number): string {
  const range = interviewMinutes(questionCount);
  return `Questions posées par une IA${range ? `, environ ${range[0]} à ${range[1]} minutes` : ''}. Une personne décide.`;
}
