import type { TextLanguage } from '../language/stem.ts';

/** A piece of wording for which the model has a weight, and its tokens (`length` of them from `at`). */
export interface Gram {
  key: string;
  at: number;
  length: number;
}

/** Stems that may have a learned weight: words and measures, but not a redaction's placeholder. */
const isWord = (stem: string): boolean => /^[a-z\d%€¤]/.test(stem);
/** Every number becomes « # », because its value does not matter to the level. */
const plain = (stem: string): string => (/^\d/.test(stem) ? '#' : stem);

/** Single stems and pairs of adjacent stems. */
export function wordGrams(stems: readonly string[]): Gram[] {
  const list: Gram[] = [];
  let before: { word: string; at: number } | null = null;
  stems.forEach((each, at) => {
    if (!isWord(each)) return;
    const word = plain(each);
    list.push({ key: word, at, length: 1 });
    if (before) list.push({ key: `${before.word} ${word}`, at: before.at, length: at - before.at + 1 });
    before = { word, at };
  });
  return list;
}

const SHORTEST = 2;
const LONGEST = 4;

/** Runs of 2 to 4 letters within a word, with its edges marked: robust to endings, typing errors and SMS spelling. */
export function letterGrams(tokens: readonly string[]): Gram[] {
  const list: Gram[] = [];
  tokens.forEach((token, at) => {
    if (!isWord(token) || token === '¤') return;
    const padded = `_${plain(token)}_`;
    for (let size = SHORTEST; size <= LONGEST; size++)
      for (let from = 0; from + size <= padded.length; from++)
        list.push({ key: padded.slice(from, from + size), at, length: 1 });
  });
  return list;
}

/** Tables of grams: one of words and one of letters for each language. */
export const GRAM_TABLES = ['fr-words', 'fr-letters', 'en-words', 'en-letters'] as const;
export type GramTable = (typeof GRAM_TABLES)[number];

type Sentence = { readonly tokens: readonly string[]; readonly stems: readonly string[] };
/** Cache: a sentence is read once alone and once with its answer. */
const read = new WeakMap<Sentence, readonly [GramTable, Gram[]][]>();

/** The grams of a sentence for the two tables of its language. */
export function gramsOf(sentence: Sentence, language: TextLanguage): readonly [GramTable, Gram[]][] {
  const known = read.get(sentence);
  if (known) return known;
  const grams: [GramTable, Gram[]][] = [
    [`${language}-words`, wordGrams(sentence.stems)],
    [`${language}-letters`, letterGrams(sentence.tokens)],
  ];
  read.set(sentence, grams);
  return grams;
}
