import { tokenise } from '@kafaa/interviewer/language/tokens';
import { closedTokens } from '@kafaa/interviewer/scoring/closed';
import { scoreOne } from '#/material/examples';
import { loadVoices } from '#/material/voices';
import { otherGenders } from './lefff-pairs.ts';

/** French words in both genders that a lexicon of forms does not pair, or pairs wrongly; « du » and « au » are made of two words. */
const FRENCH: readonly (readonly [masculine: string, feminine: string])[] = [
  ['le', 'la'],
  ['un', 'une'],
  ['du', 'de la'],
  ['au', 'à la'],
  ['ce', 'cette'],
  ['cet', 'cette'],
  ['mon', 'ma'],
  ['ton', 'ta'],
  ['son', 'sa'],
  ['il', 'elle'],
  ['ils', 'elles'],
  ['celui', 'celle'],
  ['ceux', 'celles'],
  ['lequel', 'laquelle'],
  ['chacun', 'chacune'],
  ['quelqu’un', 'quelqu’une'],
  ['monsieur', 'madame'],
  ['homme', 'femme'],
  ['hommes', 'femmes'],
  ['mari', 'femme'],
  ['père', 'mère'],
  ['frère', 'sœur'],
  ['frères', 'sœurs'],
  ['fils', 'fille'],
  ['garçon', 'fille'],
  ['oncle', 'tante'],
  ['copain', 'copine'],
  ['chef', 'cheffe'],
  ['mr', 'mme'],
];

const ENGLISH: readonly (readonly [masculine: string, feminine: string])[] = [
  ['he', 'she'],
  ['him', 'her'],
  ['his', 'her'],
  ['himself', 'herself'],
  ['man', 'woman'],
  ['men', 'women'],
  ['sir', 'madam'],
  ['mr', 'mrs'],
  ['husband', 'wife'],
  ['father', 'mother'],
  ['brother', 'sister'],
  ['brothers', 'sisters'],
  ['uncle', 'aunt'],
  ['boy', 'girl'],
  ['boys', 'girls'],
  ['guy', 'girl'],
  ['guys', 'girls'],
  ['gentleman', 'lady'],
  ['gentlemen', 'ladies'],
  ['waiter', 'waitress'],
  ['waiters', 'waitresses'],
  ['actor', 'actress'],
  ['host', 'hostess'],
  ['steward', 'stewardess'],
  ['salesman', 'saleswoman'],
  ['foreman', 'forewoman'],
  ['chairman', 'chairwoman'],
  ['handyman', 'handywoman'],
  ['craftsman', 'craftswoman'],
  ['businessman', 'businesswoman'],
  ['landlord', 'landlady'],
  ['barman', 'barmaid'],
];

/** Words that Lefff pairs with a word of another meaning, or whose partner nobody says. */
const NO_PAIRS = new Set(
  `plus plu lui baissant baissante baissants situation luites leur dossiers dossières durée durées duré audit audits exprès biais rentrait aval avale glacière glacières glacier glaciers oiseau oiseaux oiselle oiselles ouïes ouïe
agis agies réagis réagies avenu avenue avenues enceint enceinte enceints enceintes cité citée cités citées serve serf serves serfs carburants carburantes tue tues dormi dormie menti mentie gravité charnière charnières charnier poussières poussière bélier béliers cheminée cheminées cheminé procédé procédés marchés`.split(
    /\s+/,
  ),
);

const tables = new Map<string, ReadonlyMap<string, string>>();

/** The other gender of each word of a language, both ways; of two partners the first of the lists above. */
function tableOf(language: 'fr' | 'en'): ReadonlyMap<string, string> {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, string>();
  for (const [man, woman] of language === 'fr' ? FRENCH : ENGLISH) {
    if (!table.has(man)) table.set(man, woman);
    // « du » becomes « de la », but « de la » is read word by word.
    if (!woman.includes(' ') && !table.has(woman)) table.set(woman, man);
  }
  if (language === 'fr')
    for (const [word, other] of otherGenders())
      if (!table.has(word) && !NO_PAIRS.has(word) && !NO_PAIRS.has(other)) table.set(word, other);
  tables.set(language, table);
  return table;
}

const WORD = /(?<![\p{L}'’-])\p{L}+(?![\p{L}'’-])/gu;
/** « l’ » and « d’ » before a word. */
const AFTER_ELISION = /(?<=(?<!\p{L})[lLdDqQsSnNmMjJ]u?['’])\p{L}+(?![\p{L}'’-])/gu;

const DETERMINERS = new Set('le la un une du au ce cet cette mon ma ton ta son sa'.split(' '));
/** The next word, or the next two. */
const NEXT = /(?<=^ |^ \p{L}+ )\p{L}+/gu;
/** Words before a stressed pronoun: « avec elle », « chez lui ». */
const STRESSED =
  /(?<=(?<!\p{L})(?:avec|pour|chez|sans|par|contre|à|de|entre|sur|vers|selon|devant|derrière|malgré|grâce à|c['’]est|c['’]était|cé|cest) )(?:elles?|lui|eux)(?!\p{L})/gu;
const STRESSED_OTHER: Readonly<Record<string, string>> = { elle: 'lui', elles: 'eux', lui: 'elle', eux: 'elles' };
/** « il ma mis »: « m’a » without its apostrophe is no « ma ». */
const JOINED_HAVE = /(?<!\p{L})[mts]a (?=(?:mis|dit|fait|pris|appris|\p{L}+[éiu])e?s?(?!\p{L}))/gu;
const AS_ONE = new RegExp(`${STRESSED.source}|${JOINED_HAVE.source}`, 'gu');
/** « s’il » becomes « si elle »; « s’il vous plaît » stays. */
const IF_HE = /(?<!\p{L})[sS] ?['’] ?(ils?)(?! (?:vous|te) pl)(?!\p{L})/gu;
/** Stand for words that stay: no letters, so no word is found in them. */
const KEPT_MARK = '\u0001';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const startsWithVowel = (word: string): boolean => /^[aeiouyhéèêâîôûœ]/i.test(word);

/**
 * A text in one gender: each word that has the other gender is replaced, the speaker's and everybody else's. After an elision a word is replaced only
 * if its partner begins with a vowel, too. Such a text may be odd French; both genders are equally odd.
 */
export function inOtherGender(text: string, language: 'fr' | 'en'): string {
  const table = tableOf(language);
  const hasPartner = (word = ''): boolean => table.has(word.toLowerCase());
  const other = (word: string, elided: boolean, after: string): string => {
    const lower = word.toLowerCase();
    const partner = table.get(lower);
    if (partner === undefined || (elided && !startsWithVowel(partner))) return word;
    // « mon nom », « un été »: a determiner is replaced with its noun only.
    if (DETERMINERS.has(lower) && !(after.match(NEXT) ?? []).some((next) => !DETERMINERS.has(next) && hasPartner(next)))
      return word;
    if (lower === word) return partner;
    return capitalised(lower) === word ? capitalised(partner) : partner.toUpperCase();
  };
  const afterOf = (whole: string, at: number, word: string): string => whole.slice(at + word.length, at + 60);
  const kept: string[] = [];
  const keep = (words: string): string => {
    kept.push(STRESSED_OTHER[words] ?? words);
    return KEPT_MARK;
  };
  return (language === 'fr' ? text.replace(IF_HE, 'si $1').replace(AS_ONE, keep) : text)
    .replace(AFTER_ELISION, (word, at: number, whole: string) => other(word, true, afterOf(whole, at, word)))
    .replace(WORD, (word, at: number, whole: string) => other(word, false, afterOf(whole, at, word)))
    .replaceAll(KEPT_MARK, () => kept.shift() ?? '');
}

interface Moved {
  id: string;
  typed: string;
  other: string;
}

const tokensOf = (text: string, language: 'fr' | 'en'): string =>
  closedTokens(tokenise(text), language, () => false).join(' ');

/** Whether two French texts give the scores the same tokens. */
export const areReadAlike = (one: string, other: string): boolean => tokensOf(one, 'fr') === tokensOf(other, 'fr');

/** Every `step`-th answer of `dev` whose other gender gives other tokens, and the number of answers that have another gender. */
export function gendersApart(step: number): { answers: number; apart: Moved[] } {
  const pairs = loadVoices()
    .filter(({ split }, index) => split === 'dev' && index % step === 0)
    .map((answer) => ({ ...answer, other: inOtherGender(answer.text, answer.language) }))
    .filter(({ text, other }) => text !== other);
  const apart = pairs.flatMap(({ id, text, other, language }): Moved[] =>
    tokensOf(text, language) === tokensOf(other, language) ? [] : [{ id, typed: text, other }],
  );
  return { answers: pairs.length, apart };
}

/** Every `step`-th answer of `dev` whose other gender gets another score. */
export const gendersScoredApart = (step: number): { answers: number; moved: string[] } => {
  let answers = 0;
  const moved: string[] = [];
  for (const [index, answer] of loadVoices().entries()) {
    if (answer.split !== 'dev' || index % step !== 0) continue;
    const other = inOtherGender(answer.text, answer.language);
    if (other === answer.text) continue;
    answers++;
    const [one, second] = [answer.text, other].map((text) => scoreOne(answer, text).evaluation.score);
    if (one !== second) moved.push(`${answer.id}: ${one ?? 'none'} and ${second ?? 'none'}`);
  }
  return { answers, moved };
};

/** `npx tsx research/src/benchmark/second/gender-swap.ts [step]` prints the answers whose score moves. */
if (import.meta.main) {
  const { answers, moved } = gendersScoredApart(Number(process.argv[2] ?? 1));
  console.log([...moved, `${moved.length} of ${answers} answers move`].join('\n'));
}
