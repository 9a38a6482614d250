import { unaccented } from './text.ts';

/** Words whose final vowel is elided before another vowel. */
type Elided = 'de' | 'que';

/**
 * Matches a name that starts with a vowel sound. The h of names is pronounced (Hatem, Houda), and y is a consonant before a
 * vowel (Yassine).
 */
const VOWEL = /^(?:[aeiouœæ]|y(?![aeiou]))/;

/** Joins a word and the name of a person or a company: « de Mariem », « d’Amira », « qu’Atlas ». */
export function elided(word: Elided, name: string): string {
  const letters = unaccented(name.trim());
  return VOWEL.test(letters) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}
