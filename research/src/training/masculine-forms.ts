/**
 * Writes the engine’s language/masculine-forms.json: `npx tsx research/src/training/masculine-forms.ts`. It holds the masculine
 * forms, folded, of every adjective, participle and noun that has a feminine in the spelling dictionary of the package
 * dictionary-fr, as a Bloom filter.
 */
import french from 'dictionary-fr';
import { packFilter } from '@kafaa/interviewer/language/bloom';
import { WAYS } from '@kafaa/interviewer/language/gender';
import { genderPairs } from './gender-pairs.ts';
import { store } from './stored.ts';

/** The engine tries many endings on a word, so false positives of the filter must be rare. */
const BITS_OF_KEY = 20;
const plain = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const pairs = genderPairs(plain(french.aff), plain(french.dic));
const reached = pairs.filter(([masculine, feminine]) =>
  WAYS.some(([ending, form]) => ending.test(feminine) && feminine.replace(ending, form) === masculine),
);
const masculines = [...new Set(reached.map(([masculine]) => masculine))].sort();
store('language/masculine-forms.json', {
  about:
    'Masculine forms of words that have a feminine, as a Bloom filter, read by gender.ts. Written by research/src/training/masculine-forms.ts from the package dictionary-fr (Grammalecte, MPL-2.0).',
  data: packFilter(masculines, BITS_OF_KEY),
});
const missing = pairs.filter((pair) => !reached.includes(pair));
console.log(`${pairs.length} pairs, ${masculines.length} masculines, ${missing.length} pairs by no way`);
console.log(
  missing
    .slice(0, 60)
    .map((pair) => pair.join(' / '))
    .join(', '),
);
