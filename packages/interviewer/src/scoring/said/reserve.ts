import type { TextLanguage } from '#/language/stem';
import { admits } from './acts.ts';
import { isNoLimit, statesLimit } from './limits.ts';
import { lineOf } from './line.ts';
import { reserveOf } from './reserves.ts';

// Words by which a sentence proves less than its label claims. A quote under « au mieux » or beside a strength must hold none of them.

/** Slips of the author's own. */
const SLIPS: Readonly<Record<TextLanguage, RegExp>> = {
  fr: / j (?:(?:en|l|les|y) )?ai (?:perdu|rate|oublie|casse|vexe|abime|confondu|inverse) | avait vexe | me suis (?:trompe|endormi) | j aurais (?:du|pu) | j ai eu (?:un |une |mon )?(?:lumbago|accident|malaise|blessure) | (?:ma|de mon|mon|c est) faute | mon erreur | j avoue | un peu honte /,
  en: / (?:my (?:fault|mistake)|i was wrong|i forgot) /,
};

/** « si je ne sais pas, je demande », « sans jamais rester seul »: a rule of conduct is no lack. */
const RULE =
  / (?:si|s|quand|lorsque|ce que|if|when|what) (?:je|j|on|tu|il|i|you) (?:[a-z]+ ){0,4}?(?:pas|jamais|not|never) [a-z ]*| (?:il faut|faut|on|tu|nous) (?:ne )?(?:[a-z]+ ){0,2}jamais [a-z ]*| jamais (?:erreur|accident|probleme|retard|conflit|plainte|reproche)/g;

const withoutRules = (text: string): string => lineOf(text).replace(RULE, ' ');

/** Whether a text states what its author cannot do, has not done or does with help only. */
export function isLack(text: string, language: TextLanguage): boolean {
  if (statesLimit(text, language) || (admits(text, language) && !isNoLimit(text))) return true;
  return reserveOf(text, language) !== null;
}

/** Whether a text states a lack or a slip of the author's own, so that it proves less than good work. */
export const isReserve = (text: string, language: TextLanguage): boolean =>
  isLack(text, language) || SLIPS[language].test(withoutRules(text));

/** Whether a text opens on what the author has never done or leaves to somebody else. */
export const opensOnLack = (text: string, language: TextLanguage): boolean =>
  isLack(text, language) && !HAS_DONE.test(lineOf(text));

/** « j’ai un seul vrai cas », « je le fais avec la notice ouverte »: little or with help, but done. */
const HAS_DONE = / (?:un seule?|notice|fois|je le fais|je les? [a-z]+ avec) /;
