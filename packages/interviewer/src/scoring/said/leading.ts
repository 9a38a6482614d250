import type { TextLanguage } from '#/language/stem';
import { lineOf } from './line.ts';

// How somebody leads people, where a recruiter would ask on: people who left or were replaced, a reproach in front of others, a
// penalty for everybody.

export type Leading = 'left' | 'replaced' | 'apart' | 'inPublic' | 'forAll';

const PATTERNS: readonly (readonly [Leading, RegExp])[] = [
  [
    'forAll',
    / a tout l equipe (?:[a-z]+ ){0,6}pas (?:seulement|juste|que) (?:a |aux |le |les )*(?:fautif|responsable|coupable)[a-z]*(?= )| tout le monde (?:paie|paye|perd|est puni)(?= )/,
  ],
  ['replaced', / je les ai (?:tous )?remplace[a-z]*(?= )/],
  ['apart', / (?:a|ont) cesse de (?:me|nous) parler(?= )/],
  [
    'left',
    / (?:eu des departs|beaucoup de monde qui (?:est|sont) parti|plusieurs sont partis|ceux qui (?:sont )?rest[a-z]* etaient)(?= )| je (?:l|les) ai (?:vire|renvoye|mis (?:a la porte|dehors))[a-z]*(?= )/,
  ],
  [
    'inPublic',
    / je (?:lui|leur|le|les|la)? ?(?:(?:ai )?di[st]|reprends?|parle|fais la remarque) (?:[a-z]+ ){0,4}devant (?:tout le monde|les autres|tous|l equipe)(?= )/,
  ],
];

/** Speaks against it: « jamais devant les autres », « pas devant les clients ». */
const AGAINST = / (?:jamais|pas|ni|au lieu|plutot que) (?:[a-z]+ ){0,3}devant(?= )| a ete (?:vire|renvoye)[a-z]*(?= )/;

/** How the author leads people in a way to ask about; null when the text tells none. */
export function leadingOf(text: string, language: TextLanguage): Leading | null {
  if (language === 'en') return null;
  const line = lineOf(text);
  return AGAINST.test(line) ? null : (PATTERNS.find(([, pattern]) => pattern.test(line))?.[0] ?? null);
}
