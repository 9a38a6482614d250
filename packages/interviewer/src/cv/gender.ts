import { englishMasculine } from '../language/english-gender.ts';
import { fold } from '../language/normalise.ts';

/**
 * One canonical gender for the text of a CV and for every pattern that reads it. The shared form is not a word: « vendeur » and
 * « vendeuse » both become « vendeu », « chargé » and « chargée » both « charg ». Patterns see only this form, so a CV in the
 * feminine gives the same facts as in the masculine.
 */

/** Pairs that no rule on endings covers, folded; each word is replaced by its partner. */
const PAIRS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    la: 'le',
    ma: 'mon',
    sa: 'son',
    elle: 'il',
    she: 'he',
    her: 'his',
    celle: 'celui',
    cette: 'ce',
    mme: 'm',
    mlle: 'm',
    mrs: 'mr',
    ms: 'mr',
    miss: 'mr',
    madame: 'monsieur',
    mademoiselle: 'monsieur',
    ere: 'er',
    femme: 'homme',
    fille: 'fils',
    daughter: 'son',
    sister: 'brother',
    soeur: 'frere',
    mere: 'pere',
    mother: 'father',
    grandmother: 'grandfather',
    stepmother: 'stepfather',
    godmother: 'godfather',
    stepdaughter: 'stepson',
    granddaughter: 'grandson',
    stepsister: 'stepbrother',
    aunt: 'uncle',
    niece: 'nephew',
    housewife: 'househusband',
    wife: 'husband',
    epoux: 'epous',
    veuve: 'veuf',
    widow: 'widower',
    belle: 'beau',
    longue: 'long',
    nouvelle: 'nouveau',
    nouvel: 'nouveau',
    jumelle: 'jumeau',
    vieille: 'vieux',
    favorite: 'favori',
    copine: 'copain',
    franche: 'franc',
    blanche: 'blanc',
    douce: 'doux',
    hotesse: 'hote',
    maitresse: 'maitre',
    doctoresse: 'docteur',
    internee: 'interne',
    internees: 'internes',
    experimentee: 'experimente',
    confirmee: 'confirme',
  }),
);

/** Words that keep their last letter: it marks no gender, and without it they would become another word that patterns and offers use. */
const WHOLE: ReadonlySet<string> = new Set([
  'medecine',
  'vue',
  'interne',
  'internes',
  'experimente',
  'confirme',
  'the',
  'one',
  'three',
  'free',
  'these',
]);

function once(word: string): string {
  const partner = PAIRS.get(word);
  if (partner !== undefined) return partner;
  if (WHOLE.has(word)) return word;
  const person = englishMasculine(word);
  if (person !== word) return person;
  const agent = word.replace(/(?<=..)tric(?:ee?s?)$/, 'teu').replace(/eu(?:rs?|x|see?s?|res?)$/, 'eu');
  if (agent !== word) return agent;
  const [, stem, plural = ''] = /^(.{2,40}?)e{1,40}(s?)$/.exec(word) ?? [];
  if (stem === undefined) return word;
  const bare = stem
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/iv$/, 'if')
    .replace(/(?<=..)qu$/, 'c');
  return bare + (bare.endsWith('s') ? '' : plural);
}

/** Maximum length of a word that is converted, because each step scans the whole word. Longer ones are words run together. */
const LONGEST = 40;

/** The form that a folded word shares with its other gender. The function is idempotent. */
function formOf(word: string): string {
  if (word.length > LONGEST) return word;
  let form = word;
  for (let next = once(form); next !== form; next = once(form)) form = next;
  return form;
}

/** Pattern of both genders in one word: « chargé(e) », « directeur(trice) », « développeur·euse ». */
const BOTH =
  /(?<=\p{L})(?:\((?:e|ne|le|te|re|ere|iere|euse|rice|trice)s?\)|[·•](?:e|ne|le|te|re|ere|iere|euse|rice|trice)s?(?!\p{L}))/gu;

/** A text in lower case, without accents and in one gender: the form that all patterns and lengths of this folder refer to. */
export function oneGender(text: string): string {
  return fold(text)
    .replace(BOTH, '')
    .replace(/\p{L}+/gu, formOf);
}

const PIECE = /\\[pP]\{[^{}]*\}|\\.|\[(?:\\.|[^\]\\])*(?:\]|$)|[a-z]+/g;

/** Converts the source of a pattern with ordinary (folded) words for texts in one gender. */
export function genderless(source: string): string {
  return source.replace(PIECE, (piece: string, at: number) => {
    if (!/^[a-z]+$/.test(piece)) return piece;
    const form = formOf(piece);
    const next = source.slice(at + piece.length);
    if (form !== piece && /^(?:[?*+{[]|\((?!\?[=!<])|\\[wpd])/.test(next))
      throw new Error(`genderless: « ${piece} » precedes « ${next.slice(0, 6)} »: write the alternatives in full`);
    return form;
  });
}

/** Converts a whole pattern for texts in one gender; see `genderless`. */
export function genderlessPattern(pattern: RegExp): RegExp {
  return new RegExp(genderless(pattern.source), pattern.flags);
}
