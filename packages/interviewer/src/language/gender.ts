import { passesFilter } from './bloom.ts';
import { englishMasculine } from './english-gender.ts';
import masculineForms from './masculine-forms.json' with { type: 'json' };

// Reduces both genders of a word to one form, in answers, questions, lexicons and CV patterns, so that « je suis allée » and
// « je suis allé » are read alike. The words with two forms come from a dictionary (research/src/training/masculine-forms.ts).

/** Replacements from a feminine to its masculine, in folded letters; the first that gives a known masculine applies. */
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
  // « copieuse » is the feminine of « copieux » and of « copieur », so both get one form.
  [/eur$/, 'eux'],
];

/** Replacements for words that the dictionary lacks, such as new job titles. */
const UNKNOWN: readonly (readonly [RegExp, string])[] = [
  [/trice(s?)$/, 'teur$1'],
  [/euse(s?)$/, 'eur$1'],
  [/ienne(s?)$/, 'ien$1'],
];

/** Whether a folded word is a masculine that has a feminine. */
export const isMasculine = (word: string): boolean => passesFilter(masculineForms.data, word);

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/x$/, ''],
  [/aux$/, 'al'],
];

/** Removes one plural or feminine ending; null if there is none. */
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

/** No word needs more steps: « contentées », « contentée », « contenté » (which folds to « contente »), « content ». */
const MOST_STEPS = 5;

/** Feminines whose masculine has two letters, in the singular and in the plural: too short for the filter of masculines. */
const SHORT = /^(bu|du|eu|lu|mu|ne|nu|ri|su|tu|un|vu)e(s?)$/;

const memory = new Map<string, string>();
const MEMORY_LIMIT = 20_000;

/** The masculine singular of a folded word that has a feminine; any other word unchanged. */
export function oneGender(word: string): string {
  if (word.length < 4) return word.replace(SHORT, '$1$2');
  const known = memory.get(word);
  if (known !== undefined) return known;
  let form = englishMasculine(word);
  for (let steps = 0; steps < MOST_STEPS; steps++) form = step(form) ?? form;
  if (form === word && !isMasculine(word))
    for (const [ending, masculine] of UNKNOWN) if (form === word) form = word.replace(ending, masculine);
  form = form.replace(SHORT, '$1$2');
  // The cache is bounded because candidates choose the words.
  if (memory.size >= MEMORY_LIMIT) memory.clear();
  memory.set(word, form);
  return form;
}
