import { stem, type TextLanguage } from '../language/stem.ts';
import { STOPWORDS } from '../language/stopwords.ts';
import { tokenise } from '../language/tokens.ts';
import { inLists, isCommon } from '../language/vocabulary.ts';
import { comparedText } from './passage.ts';

/** A word that is compared, and its position in the cleaned text. */
export interface PlacedWord {
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

/** A pair of nearby words; `first` and `second` are indices into the list of words. */
export interface PlacedPair {
  readonly key: string;
  readonly first: number;
  readonly second: number;
}

/** Maximum number of words compared, more than any real answer has; it bounds the time spent on one answer. */
const MOST_WORDS = 3_000;
/** Number of following words that a word forms pairs with, so that an inserted or removed word breaks only a few pairs. */
const WINDOW = 3;
/**
 * Whether a word is compared. Words of trades are compared, too, because copied knowledge consists of them; no level depends on the
 * comparison.
 */
const isKnown = (word: string): boolean => isCommon(word, 'fr') || isCommon(word, 'en') || inLists(word);
const isStopword = (word: string): boolean => STOPWORDS.fr.has(word) || STOPWORDS.en.has(word);

/**
 * The words by which two answers are compared: words of the dictionary in one gender, stemmed, in order. Names, figures, typing
 * errors and function words are left out, so changing them does not hide a copy.
 */
export function placedWords(text: string, language: TextLanguage): PlacedWord[] {
  const known = new Map<string, string[]>();
  const stemsOf = (raw: string): string[] => {
    const before = known.get(raw);
    if (before) return before;
    const stems = tokenise(raw)
      .filter((token) => token.length > 2 && /^[a-z]/.test(token) && !isStopword(token) && isKnown(token))
      .map((token) => stem(token, language));
    known.set(raw, stems);
    return stems;
  };
  const words: PlacedWord[] = [];
  for (const { 0: raw, index: start } of comparedText(text).matchAll(/[\p{L}\p{M}]+/gu)) {
    for (const each of stemsOf(raw)) words.push({ stem: each, start, end: start + raw.length });
    if (words.length > MOST_WORDS) break;
  }
  return words;
}

/** Stems of the texts that all candidates have seen: the offer and its questions. */
export function givenWords(texts: readonly string[], language: TextLanguage): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => placedWords(text, language).map((word) => word.stem)));
}

/** Pairs of nearby words, regardless of their order. A pair does not count if both of its words were given. */
export function pairsOf(words: readonly PlacedWord[], given: ReadonlySet<string>): PlacedPair[] {
  return words.flatMap(({ stem: one }, first) =>
    words.slice(first + 1, first + 1 + WINDOW).flatMap(({ stem: other }, step): PlacedPair[] => {
      if (one === other || (given.has(one) && given.has(other))) return [];
      return [{ key: one < other ? `${one} ${other}` : `${other} ${one}`, first, second: first + 1 + step }];
    }),
  );
}
