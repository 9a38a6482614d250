// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and an ambient file cannot be imported: every project that compiles this file needs ours
/// <reference path="./snowball-stemmers.d.ts" />
import snowball from 'snowball-stemmers';

export type TextLanguage = 'fr' | 'en';

const stemmers = { fr: snowball.newStemmer('french'), en: snowball.newStemmer('english') };
// Stemming costs 25 µs a word; the cache is bounded because candidates choose the words.
const memory = { fr: new Map<string, string>(), en: new Map<string, string>() };
const MEMORY_LIMIT = 20_000;

/** Longer than any word; the tokeniser cuts words at the same length. */
const LONGEST = 40;

/** Stem of one folded word (accents already removed). Words of up to 2 letters, numbers and non-words stay as they are. */
export function stem(word: string, language: TextLanguage): string {
  if (word.length < 3 || word.length > LONGEST || /[^a-z]/.test(word)) return word;
  const known = memory[language].get(word);
  if (known !== undefined) return known;
  const result = stemmers[language].stem(word);
  if (memory[language].size >= MEMORY_LIMIT) memory[language].clear();
  memory[language].set(word, result);
  return result;
}
