import { englishMasculine } from '#/language/english-gender';
import { oneGender } from '#/language/gender';
import type { TextLanguage } from '#/language/stem';
import { STOPWORDS } from '#/language/stopwords';
import { SOMEBODY } from '#/language/neutral';
import { tokenise } from '#/language/tokens';
import { wordsOf, type Word } from './rewrite.ts';

// Puts texts for a model into one gender, by the local engine's table, so that « je suis allée » and « je suis allé » are the
// same text to it. Accents, capitals and plurals stay unless they reveal a gender, so that the text stays French.

const PERSON = '[perso]';
/** Words of two letters with a gender; all others are shorthand or units. */
const SHORT = /^(?:la|ma|ta|sa)$/;
/** Words before « fils » that make it wires: « les fils » of an electrician. */
const OF_WIRES = /^(?:les|des|de|aux|ces|ce|deux|trois|plusieurs|tous|quelques|leurs)$/;

/** Nouns for the writer, mapped to one word for both genders that the masking knows. */
const OWN_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    woman: 'man',
    girl: 'man',
    lady: 'man',
    boy: 'man',
    guy: 'man',
    gentleman: 'man',
    women: 'men',
    girls: 'men',
    ladies: 'men',
    boys: 'men',
    guys: 'men',
    gentlemen: 'men',
    fille: 'fils',
    prima: 'primo',
    donna: 'uomo',
    filles: 'fils',
    femmes: 'hommes',
  }),
);
/** Words before « femme » that make it a wife: « ma femme », but not « une femme ». */
const OF_WIFE = /^(?:ma|ta|sa|leur|votre|notre)$/;

/** Words that only women say of themselves: they are left for the masking of private life, which knows this form. */
const PRIVATE = /^(?:enceinte|voilee|veuve)s?$/;

/** The gender-neutral form of a folded word; the word itself if it reveals no gender. */
function formOf(word: string, language: TextLanguage): string {
  if ((word.length < 3 && !SHORT.test(word)) || PRIVATE.test(word)) return word;
  // The local engine maps « ingénieure » to the adjective « ingénieux », as it does « ingénieuse ».
  if (/^ingenieure?s?$/.test(word)) return 'ingenieur';
  const [form = word, ...more] = tokenise(word);
  // « jai », « du »: a word with several tokens is shorthand and has no gender.
  if (more.length > 0) return word;
  // In English only listed pairs have a gender: « close » and « polite » are no feminines.
  return language === 'en' && form === oneGender(word) && form !== englishMasculine(word) ? word : form;
}

/** A form with the accents and the capital that the written word had. */
function asWritten(form: string, written: string, word: string): string {
  // Keep « traité », which folds to « traite » and is no form of « trait », and « nouveaux », the plural of both genders.
  if (/(?:é|eau)[sx]?$/i.test(written)) return written;
  if (/ées?$/i.test(written)) return written.replace(/e(?=s?$)/i, '');
  let same = 0;
  while (same < form.length && form[same] === word[same]) same++;
  const plural = !/(?<!s)[sx]$/.test(word) || /[sx]$/.test(form) ? '' : form.endsWith('eau') ? 'x' : 's';
  // « infirmière » has an accent that « infirmier » lacks.
  const kept = form.endsWith('e') ? written.slice(0, same) : written.slice(0, same).replace(/[èÈ](?=.{0,2}$)/u, 'e');
  const whole = `${kept}${form.slice(same)}${plural}`;
  if (/^\p{Lu}{2}/u.test(written)) return whole.toUpperCase();
  return /^\p{Lu}/u.test(written) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
}

/** Words after which participles and adjectives agree with the writer: « je suis restée seule », « on m’a formée ». */
const IS = /^(?:suis|etais|ete|etre|serai|serais|sois|fus|etant|reste|devenue?|jetais|jsuis|chui|m)$/;
const isBeing = (word: Word | undefined): boolean => IS.test(word?.word ?? '');
/** Maximum distance in words after such a word. */
const NEAR = 4;
/** Maximum length of an article or a possessive. */
const SHORTEST = 3;

/**
 * Scope of the change. `own`: only words that agree with the writer, before names and private life are masked. Masking would
 * otherwise treat the genders differently (« j’étais plongée » is rarer than « plongé »), and it expects all other words as
 * written. `all`: every word, after masking.
 */
type Reach = 'own' | 'all';

/** A replaced word and its position in the original text. */
interface Turned {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

function turnedWords(text: string, language: TextLanguage, reach: Reach): Turned[] {
  const words = wordsOf(text);
  return words.flatMap(({ at, end, word }, index) => {
    const form = formOf(word, language);
    const written = text.slice(at, end);
    if (/^là$/i.test(written) || (word === 'fils' && OF_WIRES.test(words[index - 1]?.word ?? ''))) return [];
    if (reach === 'own') {
      const wife = OF_WIFE.test(words[index - 1]?.word ?? '');
      const own = OWN_WORDS.get(word) ?? (word === 'femme' && !wife ? 'homme' : undefined);
      if (own !== undefined) return [{ at, end, text: own }];
      const agrees = language === 'en' || words.slice(Math.max(0, index - NEAR), index).some(isBeing);
      // An article directly after the verb agrees, too: « Je suis la plus rapide », « j’étais une débutante ».
      const article = /^(?:la|une)$/.test(word) && isBeing(words[index - 1]);
      const small = !article && (word.length <= SHORTEST || STOPWORDS[language].has(word));
      if (!agrees || form === SOMEBODY || small) return [];
    }
    if (form === SOMEBODY && word !== SOMEBODY) return [{ at, end, text: PERSON }];
    // « fiè » for « fière »: typed by ear, and no French word ends so.
    const whole = form === word ? written.replace(/è$/, 'e') : asWritten(form, written, word);
    return whole === written ? [] : [{ at, end, text: whole }];
  });
}

/** A text in one gender, with a function that maps its positions to the original text. */
export function inOneGender(
  text: string,
  language: TextLanguage,
  reach: Reach = 'all',
): { readonly text: string; readonly placeOf: (at: number) => number } {
  const turned = turnedWords(text, language, reach);
  if (turned.length === 0) return { text, placeOf: (at) => at };
  let result = '';
  let done = 0;
  /** Starts and ends of the replaced words: in the result (`here`) and in the original (`there`). */
  const marks: { here: number; there: number }[] = [{ here: 0, there: 0 }];
  for (const word of turned) {
    result += text.slice(done, word.at);
    marks.push({ here: result.length, there: word.at });
    result += word.text;
    marks.push({ here: result.length, there: word.end });
    done = word.end;
  }
  result += text.slice(done);
  return {
    text: result,
    placeOf: (at) => {
      const mark = marks.findLast(({ here }) => here <= at) ?? { here: 0, there: 0 };
      return mark.there + at - mark.here;
    },
  };
}
