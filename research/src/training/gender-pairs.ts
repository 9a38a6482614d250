import { fold } from '@kafaa/interviewer/language/normalise';

interface Rule {
  readonly strip: string;
  readonly add: string;
  readonly when: RegExp;
}

/** Suffix rules of a Hunspell affix file with flags of two letters, by flag. */
function rulesOf(aff: string): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const line of aff.split('\n')) {
    const [kind, flag = '', strip = '', added = '', condition] = line.split(/\s+/);
    if (kind !== 'SFX' || condition === undefined) continue;
    const list = rules.get(flag) ?? [];
    rules.set(flag, list);
    const add = added.split('/')[0] ?? '';
    list.push({
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      when: new RegExp(`${condition}$`, 'u'),
    });
  }
  return rules;
}

const flagsOf = (flags: string): string[] => flags.match(/../gu) ?? [];

/** Every form that the rules of one flag make of a word. */
const formsOf = (word: string, rules: readonly Rule[]): string[] =>
  rules.flatMap(({ strip, add, when }) =>
    when.test(word) && word.endsWith(strip) ? [word.slice(0, word.length - strip.length) + add] : [],
  );

/** First letters of the flags of adjectives and nouns that have a feminine. */
const GENDERED = /^[FW]/;

type Pair = readonly [masculine: string, feminine: string];

const ofNoun = (word: string, forms: readonly string[]): Pair[] =>
  forms.filter((form) => form.endsWith('e') && form !== word).map((form) => [word, form]);

/** The feminine participles among a verb's forms. Their masculine and their plural must also be forms of the verb. */
function ofParticiple(forms: readonly string[]): Pair[] {
  const known = new Set(forms);
  return forms
    .filter((form) => /(?:ée|ie|ue|[stn]e)$/.test(form) && known.has(form.slice(0, -1)) && known.has(`${form}s`))
    .map((form) => [form.slice(0, -1), form]);
}

/** Pairs of masculine and feminine, both singular and with their accents, from a spelling dictionary. Verbs give their participles. */
export function accentedPairs(aff: string, dic: string): Pair[] {
  const rules = rulesOf(aff);
  const pairs: Pair[] = [];
  for (const line of dic.split('\n')) {
    const [word = '', flags = ''] = line.trim().split('/');
    // Capitalised words are names.
    if (!/^\p{Ll}/u.test(word)) continue;
    for (const flag of flagsOf(flags)) {
      const forms = formsOf(word, rules.get(flag) ?? []);
      pairs.push(...(GENDERED.test(flag) ? ofNoun(word, forms) : ofParticiple(forms)));
    }
  }
  return pairs;
}

/** The same pairs, folded, each once. */
export function genderPairs(aff: string, dic: string): Pair[] {
  const folded = accentedPairs(aff, dic).map((pair): Pair => [fold(pair[0]), fold(pair[1])]);
  const told = folded.filter(
    ([masculine, feminine]) => masculine !== feminine && /^[a-z]{3,}$/.test(masculine) && /^[a-z]{4,}$/.test(feminine),
  );
  return [...new Map(told.map((pair) => [pair.join(' '), pair])).values()];
}
