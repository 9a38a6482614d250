/** The words that lose their vowel before another one. */
type Elided = 'de' | 'que';

/** The vowel sound that a name begins with. The h of names is said here (Hatem, Houda), and y is a consonant before a vowel (Yassine). */
const VOWEL = /^(?:[aeiouœæ]|y(?![aeiou]))/;

/** « de Mariem », « d’Amira », « qu’Atlas »: a word before the name of a person or a company. */
export function elided(word: Elided, name: string): string {
  const letters = name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return VOWEL.test(letters) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}
