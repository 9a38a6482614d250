import { passesFilter } from './bloom.ts';
import { MASCULINES } from './masculine-forms.ts';

// One form for both genders, in answers, questions, lexicons and CV patterns alike: whoever writes « je suis allée » and whoever
// writes « je suis allé » say the same. Which words have two forms comes from a dictionary (benchmark/masculine-forms.ts).

/** Ways from a feminine to its masculine, in folded letters; the first that ends at a known masculine counts. */
export const WAYS: readonly (readonly [RegExp, string])[] = [
  [/ee$/, 'e'],
  [/rice$/, 'eur'],
  [/euse$/, 'eux'],
  [/euse$/, 'eur'],
  [/eresse$/, 'eur'],
  [/esse$/, 'e'],
  [/elle$/, 'eau'],
  [/olle$/, 'ou'],
  [/ieille$/, 'ieux'],
  [/ouce$/, 'oux'],
  [/ouse$/, 'oux'],
  [/(?<=[ao]u)sse$/, 'x'],
  [/aiche$/, 'ais'],
  [/igne$/, 'in'],
  [/(?<=l)le$/, ''],
  [/(?<=n)ne$/, ''],
  [/(?<=t)te$/, ''],
  [/(?<=s)se$/, ''],
  [/(?<=f)fe$/, ''],
  [/ve$/, 'f'],
  [/che$/, 'c'],
  [/cque$/, 'c'],
  [/que$/, 'c'],
  [/gue$/, 'g'],
  [/ke$/, 'k'],
  [/e$/, ''],
  [/ite$/, 'i'],
  // « copieuse » is the feminine of both.
  [/eur$/, 'eux'],
];

/** What a form outside of the dictionary is brought to, such as a trade that it does not know yet. */
const UNKNOWN: readonly (readonly [RegExp, string])[] = [
  [/trices?$/, 'teur'],
  [/euses?$/, 'eur'],
  [/iennes?$/, 'ien'],
];

const isMasculine = (word: string): boolean => passesFilter(MASCULINES, word);

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/x$/, ''],
  [/aux$/, 'al'],
];

/** One step from a plural or a feminine; null where none is left. */
function step(word: string): string | null {
  for (const [ending, form] of [...PLURALS, ...WAYS]) {
    const next = word.replace(ending, form);
    if (next !== word && isMasculine(next)) return next;
  }
  const single = word.replace(/s$/, '');
  if (single === word) return null;
  const next = step(single);
  return next === null ? null : next;
}

/** No form is further from its last one: « contentées », « contentée », « contenté », which folds as « contente », « content ». */
const MOST_STEPS = 5;

const memory = new Map<string, string>();
const MEMORY_LIMIT = 20_000;

/** The one form, masculine and singular, of a folded word that has a feminine; any other word as it is. */
export function oneGender(word: string): string {
  if (word.length < 4) return word;
  const known = memory.get(word);
  if (known !== undefined) return known;
  let form = word;
  for (let steps = 0; steps < MOST_STEPS; steps++) form = step(form) ?? form;
  if (form === word && !isMasculine(word))
    for (const [ending, masculine] of UNKNOWN) if (form === word) form = word.replace(ending, masculine);
  // Candidates choose the words.
  if (memory.size >= MEMORY_LIMIT) memory.clear();
  memory.set(word, form);
  return form;
}
