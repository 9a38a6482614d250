import type { AnswerKey, KeyEntry, Question } from '../contract.ts';
import { detectLanguage } from '../language/detect.ts';
import type { TextLanguage } from '../language/stem.ts';
import { STOPWORDS } from '../language/stopwords.ts';
import { tokenise } from '../language/tokens.ts';
import { isTrainedWord } from '../scoring/trained-words.ts';
import { isLight } from './concepts.ts';
import { polarities, type Polarity } from './polarity.ts';
import type { Quantity } from './quantities.ts';
import { wordsOf, type Word } from './words.ts';

/** A word that a phrase asks for. */
export interface Wanted {
  text: string;
  stem: string;
  sense: string;
  /** Whether the phrase affirms the word: « ne pas mélanger » wants a denied « mélanger ». */
  affirmed: boolean;
  quantity: Quantity | null;
}

export interface Phrase {
  wanted: Wanted[];
  /** Number of wanted words that must occur close together. */
  needed: number;
  /** The only significant word of the phrase (« cadenas » in « mettre un cadenas »); alone, it counts as an item of a list. */
  bare: Wanted | null;
  /** All content words of the phrase, in order. */
  sequence: string;
  /** All content words of the phrase, in alphabetical order. */
  line: string;
  /** Whether the words must occur in the order of the phrase. */
  ordered: boolean;
  /** Whether the first word, which names the act, must be found; true for red flags. */
  strict: boolean;
}

export interface CompiledEntry {
  text: string;
  phrases: Phrase[];
}

export interface CompiledKey {
  points: CompiledEntry[];
  redFlags: CompiledEntry[];
}

/** Maximum number of words of a usable phrase; no answer would repeat a longer one. */
export const MOST_WORDS = 12;
const MOST_SYNONYMS = 24;
const MOST_ENTRIES = 12;
/** Number of characters of an entry that are read. */
const READ = 400;
/** Number of characters of an entry that are shown in a reading. */
const SHOWN = 160;

const FUNCTION_WORDS = {
  fr: new Set(
    'a ca cela il y hors absence sans pas jamais rien ni aucun interdit lieu plutot moins plus trop bien faut ensuite puis abord directement precisement'.split(
      ' ',
    ),
  ),
  en: new Set('never without cannot instead rather less more too'.split(' ')),
} as const;

/** Function words that count as content because they change the meaning: « la même planche ». */
const EMPHASIS = new Set(['meme', 'same']);
/** Words before an amount. « la levure » in an answer names neither « moins de levure » nor « plus de levure ». */
const AMOUNTS = { fr: /^(?:moins|plus|trop) de$/, en: /^(?:less|fewer|more) (?!than)/ } as const;

const isContent = (words: readonly Word[], at: number, language: TextLanguage): boolean => {
  const word = words[at];
  if (!word) return false;
  const { text, quantity } = word;
  if (quantity !== null || AMOUNTS[language].test(`${text} ${words[at + 1]?.text ?? 'than'}`)) return true;
  const isEmphasis = EMPHASIS.has(text) && /^(?:le|les|un|the|)$/.test(words[at - 1]?.text ?? '');
  const isFunction = STOPWORDS[language].has(text) || FUNCTION_WORDS[language].has(text);
  return text.length > 1 && /^[a-z]/.test(text) && (isEmphasis || !isFunction);
};

const isOrdinary = ({ stem, quantity }: Wanted, language: TextLanguage): boolean =>
  quantity === null && isTrainedWord(language === 'fr' ? stem : '', language === 'en' ? stem : '');

/** Share of a phrase's words that must be found: `STRICT` for a mistake, `LOOSE` for a point. */
const STRICT = 0.75;
const LOOSE = 0.6;

const affirms = (polarity: Polarity | undefined): boolean => polarity === 'said' || polarity === 'open';

function phraseOf(text: string, language: TextLanguage, strict: boolean, asked: ReadonlySet<string>): Phrase | null {
  const words = wordsOf(text, language);
  const signs = polarities(words, language);
  if (words.length > MOST_WORDS * 3) return null;
  const content: Wanted[] = [];
  words.forEach((word, i) => {
    if (!isContent(words, i, language)) return;
    const { text: own, stem, sense, quantity } = word;
    if (content.some((each) => each.sense === sense && quantity === null)) return;
    content.push({ text: own, stem, sense, affirmed: affirms(signs[i]), quantity });
  });
  const heavy = content.filter(({ sense }) => !isLight(sense, language));
  // All words are required for a mistake, for an act that must not be done, and if only one word is not light and it is ordinary.
  const whole =
    strict ||
    heavy.every((each) => !each.affirmed) ||
    (heavy.length === 1 && heavy.some((each) => isOrdinary(each, language)));
  const wanted = whole ? content : heavy;
  if (wanted.length === 0 || wanted.length > MOST_WORDS) return null;
  // Words of the question prove nothing: otherwise repeating the question would name the point.
  if (wanted.every(({ sense, quantity, affirmed }) => affirmed && quantity === null && asked.has(sense))) return null;
  const needed =
    wanted.length <= 2 ? wanted.length : Math.max(2, Math.ceil((strict ? STRICT : LOOSE) * wanted.length - 1e-9));
  const bare = !strict && whole && heavy.length === 1 && content.length > 1 && heavy[0]?.affirmed ? heavy[0] : null;
  const said = content.map(
    ({ sense, affirmed, quantity: q }) => `${affirmed ? '' : '!'}${q ? `${q.low}-${q.high}` : sense}`,
  );
  const sequence = said.join(' ');
  return { wanted, needed, bare, sequence, line: said.sort().join(' '), strict, ordered: false };
}

/** Separators within a title: « Garder le calme, fermer le tiroir » is matched in parts as well as whole. */
const PIECES = /[,:;/()–—]| ou | or /;

function compileEntry(
  entry: KeyEntry,
  language: TextLanguage,
  strict: boolean,
  asked: ReadonlySet<string>,
): CompiledEntry {
  const title = entry.text.slice(0, READ);
  const phrases: Phrase[] = [];
  const add = (text: string, least: number): void => {
    const phrase = phraseOf(text, language, strict, asked);
    if (phrase && phrase.wanted.length >= least) phrases.push(phrase);
  };
  add(title, 1);
  const pieces = title.split(PIECES);
  if (pieces.length > 1) for (const piece of pieces.slice(0, MOST_WORDS)) add(piece, 2);
  for (const synonym of entry.synonyms.slice(0, MOST_SYNONYMS)) add(synonym.slice(0, READ), 1);
  return { text: entry.text.trim().slice(0, SHOWN), phrases };
}

/** All phrases of one side of a key, each in its own word order (after `= `) and in alphabetical order. */
const sayingsOf = (entries: readonly CompiledEntry[]): Set<string> =>
  new Set(entries.flatMap(({ phrases }) => phrases.flatMap(({ line, sequence }) => [`= ${sequence}`, line])));

/** Texts that are both a point and a red flag: entries with such a text are ignored. */
export function contradictions({ points, redFlags }: AnswerKey): Set<string> {
  const texts = (entries: readonly KeyEntry[]): string[] =>
    entries
      .slice(0, MOST_ENTRIES)
      .flatMap(({ text, synonyms }) => [text, ...synonyms.slice(0, MOST_SYNONYMS)].map(sayingOf));
  const flags = new Set(texts(redFlags));
  return new Set(texts(points).filter((text) => text !== '' && flags.has(text)));
}

const sayingOf = (text: string): string => tokenise(text.slice(0, READ)).join(' ');

/** Whether an entry's text or one of its synonyms is on both sides of the key. */
export const contradicts = (entry: KeyEntry, double: ReadonlySet<string>): boolean =>
  [entry.text, ...entry.synonyms].some((text) => double.has(sayingOf(text)));

/** The language of a key; null if it cannot be determined or is neither French nor English. */
export function keyLanguage(key: AnswerKey): TextLanguage | null {
  const text = [...key.points, ...key.redFlags]
    .slice(0, MOST_ENTRIES)
    .flatMap((entry) => [entry.text, ...entry.synonyms.slice(0, MOST_SYNONYMS)])
    .map((each) => each.slice(0, READ))
    .join('. ');
  const found = detectLanguage(text, tokenise(text));
  return found === 'fr' || found === 'en' ? found : null;
}

/** Compiles all entries of a key to phrases; unusable phrases are dropped. Used for judging and for linting. */
export function compileEntries(key: AnswerKey, question: string, language: TextLanguage): CompiledKey {
  const asked = new Set(wordsOf(question, language).map(({ sense }) => sense));
  const compile = (entries: readonly KeyEntry[], strict: boolean): CompiledEntry[] =>
    entries.slice(0, MOST_ENTRIES).map((entry) => compileEntry(entry, language, strict, asked));
  return { points: compile(key.points, false), redFlags: compile(key.redFlags, true) };
}

/** The key to judge an answer by; null if it is absent, unsigned, for another kind or language, or has no usable point. */
export function usableKey({ key, text, kind }: Question, language: TextLanguage): CompiledKey | null {
  if (!key?.signedBy?.trim() || !['knowledge', 'situation', 'scenario'].includes(kind)) return null;
  if ((keyLanguage(key) ?? language) !== language) return null;
  const double = contradictions(key);
  const sound = (entries: readonly KeyEntry[]): KeyEntry[] => entries.filter((entry) => !contradicts(entry, double));
  const compiled = compileEntries({ points: sound(key.points), redFlags: sound(key.redFlags) }, text, language);
  const seen = new Set<string>();
  const clean = (entries: readonly CompiledEntry[], others: ReadonlySet<string>): CompiledEntry[] =>
    entries
      .filter(({ phrases }) => {
        const line = phrases[0]?.line;
        const again = line === undefined || seen.has(line);
        if (line !== undefined) seen.add(line);
        return !again;
      })
      // Drop a phrase that both sides share. If only the word order differs (« l’acide dans l’eau »), require the order.
      .map(({ text: own, phrases }) => ({
        text: own,
        phrases: phrases
          .filter(({ sequence }) => !others.has(`= ${sequence}`))
          .map((phrase) => (others.has(phrase.line) ? { ...phrase, ordered: true } : phrase)),
      }))
      .filter(({ phrases }) => phrases.length > 0);
  const points = clean(compiled.points, sayingsOf(compiled.redFlags));
  return points.length === 0 ? null : { points, redFlags: clean(compiled.redFlags, sayingsOf(compiled.points)) };
}
