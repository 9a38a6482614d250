import { oneGender } from '#/language/gender';
import type { TextLanguage } from '#/language/stem';
import { STOPWORDS } from '#/language/stopwords';
import { SOMEBODY, tokenise } from '#/language/tokens';
import { wordsOf, type Word } from './rewrite.ts';

// One gender for everybody, by the table that the local engine reads with: « je suis allée » and « je suis allé » are the same
// text to a model. Accents, capitals and plurals stay as far as they tell no gender, so that the text stays French.

const PERSON = '[perso]';
/** Two letters are « la » and « ma », or shorthand and units. */
const SHORT = /^(?:la|ma|ta|sa)$/;
/** « Les fils » of an electrician are wires. */
const OF_WIRES = /^(?:les|des|de|aux|ces|ce|deux|trois|plusieurs|tous|quelques|leurs)$/;

/** What a writer calls themselves, or is called: one word of each kind, which the masking knows. */
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
    filles: 'fils',
    femmes: 'hommes',
  }),
);
/** « Ma femme » is a wife, « une femme » anybody. */
const OF_WIFE = /^(?:ma|ta|sa|leur|votre|notre)$/;

/** Told by women alone: the masking knows them in this form, and they go with what they tell. */
const PRIVATE = /^(?:enceinte|voilee|veuve)s?$/;

/** The one form of a folded word; the word itself where nothing tells a gender. */
function formOf(word: string, language: TextLanguage): string {
  if ((word.length < 3 && !SHORT.test(word)) || PRIVATE.test(word)) return word;
  // The engine's one form for « ingénieuse » and « ingénieure » is the adjective.
  if (/^ingenieure?s?$/.test(word)) return 'ingenieur';
  const [form = word, ...more] = tokenise(word);
  // « jai », « du »: several words in one are shorthand, no gender.
  if (more.length > 0) return word;
  // « close » and « polite » are no feminines in English, whose pairs are told by name.
  return language === 'en' && form === oneGender(word) ? word : form;
}

/** A form with the accents and the capital that the written word had. */
function asWritten(form: string, written: string, word: string): string {
  // « traité » is « traite » without its accent, and nobody's « trait »; the plural of « nouvelle » is that of « nouveau ».
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

/** What follows agrees with the writer: « je suis restée seule », « on m’a formée ». */
const IS = /^(?:suis|etais|ete|etre|serai|serais|sois|fus|etant|reste|devenue?|jetais|jsuis|chui|m)$/;
const isBeing = (word: Word | undefined): boolean => IS.test(word?.word ?? '');
/** Words behind it, at most. */
const NEAR = 4;
/** Articles and possessives are no longer. */
const SHORTEST = 3;

/**
 * `own`: what agrees with the writer, before names and private life are masked: masking would tell the genders apart (« j’étais
 * plongée » is rarer than « plongé »), and it knows all other words as people write them. `all`: every word, at the end.
 */
type Reach = 'own' | 'all';

/** A word of a text in one gender, and where it stood. */
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
      // « Je suis la plus rapide », « j’étais une débutante »: right behind the verb.
      const article = /^(?:la|une)$/.test(word) && isBeing(words[index - 1]);
      const small = !article && (word.length <= SHORTEST || STOPWORDS[language].has(word));
      if (!agrees || form === SOMEBODY || small) return [];
    }
    if (form === SOMEBODY && word !== SOMEBODY) return [{ at, end, text: PERSON }];
    const whole = form === word ? written : asWritten(form, written, word);
    return whole === written ? [] : [{ at, end, text: whole }];
  });
}

/** A text in one gender, and for each place in it the place in the text as written. */
export function inOneGender(
  text: string,
  language: TextLanguage,
  reach: Reach = 'all',
): { readonly text: string; readonly placeOf: (at: number) => number } {
  const turned = turnedWords(text, language, reach);
  if (turned.length === 0) return { text, placeOf: (at) => at };
  let result = '';
  let done = 0;
  /** Starts and ends of the turned words: here and as written. */
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
