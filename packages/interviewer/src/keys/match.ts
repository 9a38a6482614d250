import type { KeyReading } from '../contract.ts';
import type { TextLanguage } from '../language/stem.ts';
import { quotable } from '../quotes.ts';
import { isTrainedWord } from '../scoring/trained-words.ts';
import type { CompiledEntry, CompiledKey, Phrase, Wanted } from './compile.ts';
import { clauseNumbers, polarities, type Polarity } from './polarity.ts';
import { fits, sharesEnd } from './quantities.ts';
import { wordsOf, type Word } from './words.ts';

interface Sentence {
  raw: string;
  words: Word[];
  signs: Polarity[];
  /** The clause number of each word. */
  clauses: number[];
}

/** Words of the key, indexed by their first letter: a word of the answer is compared only with those of the same letter. */
class Vocabulary {
  readonly #byLetter = new Map<string, Wanted[]>();
  readonly #known = new Map<string, ReadonlySet<string>>();
  readonly #language: TextLanguage;
  readonly #numbers: Wanted[] = [];

  constructor({ points, redFlags }: CompiledKey, language: TextLanguage) {
    this.#language = language;
    const seen = new Set<string>();
    for (const entry of [...points, ...redFlags])
      for (const { wanted } of entry.phrases)
        for (const each of wanted) {
          if (each.quantity) this.#numbers.push(each);
          else if (!seen.has(each.stem)) {
            seen.add(each.stem);
            const letter = each.stem[0] ?? '';
            this.#byLetter.set(letter, [...(this.#byLetter.get(letter) ?? []), each]);
          }
        }
  }

  /** The senses of the key that a word of the answer has. */
  sensesOf(word: Word): ReadonlySet<string> {
    // A capitalised word may be a name, so its spelling is not corrected; the cache key tells the two cases apart.
    const name = `${word.capital ? '^' : ''}${word.text}`;
    const known = this.#known.get(name);
    if (known) return known;
    const found = new Set([word.sense]);
    for (const each of this.#byLetter.get(word.stem[0] ?? '') ?? [])
      if (isSameWord(word.stem, each.stem) || (!word.capital && isMisspelt(word, each, this.#language)))
        found.add(each.sense);
    this.#known.set(name, found);
    return found;
  }
}

const SHORTEST = 5;
const MOST_LETTERS = 40;

/** Suffixes that may follow a stem in another word of the same family. */
const ENDING =
  /^(?:a|ag|ation|at|ateur|em|ment|ement|ant|ent|eur|iss|issag|issement|if|ific|ificat|abl|ibl|e|er|i|ir|is|it|ition|ing|ion|s|es|ed|or|ur|oir|al|el|iqu|ur|ist)$/;

/** Whether two stems belong to one word family: « dégazer » and « dégazage », « désinfecter » and « désinfectant ». */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < SHORTEST || long.length > MOST_LETTERS) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  return same === short.length ? ENDING.test(long.slice(same)) : same > SHORTEST && same / long.length >= 0.75;
}

/** Whether two words differ by one letter added, missing, replaced or swapped with its neighbour. */
export function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || long.length > MOST_LETTERS) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const swapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return short.slice(at + 1) === long.slice(at + 1) || swapped;
}

/** Whether a word is a misspelling of a word of the key. An existing word is not one (« changer » is not « charger »). */
const isMisspelt = (word: Word, wanted: Wanted, language: TextLanguage): boolean =>
  wanted.text.length > SHORTEST &&
  word.text.length >= SHORTEST &&
  (isOneLetterOff(word.text, wanted.text) ||
    (wanted.stem.length > SHORTEST && isOneLetterOff(word.stem, wanted.stem))) &&
  !isTrainedWord(language === 'fr' ? word.stem : '', language === 'en' ? word.stem : '');

/** Maximum number of words of a list item. */
const LIST_ITEM = 3;
/** Maximum distance in words between two words of one phrase. */
const GAP = 9;
/** Maximum distance for the words of a mistake, which must also stand in one clause or in clauses joined by commas. */
const STRICT_GAP = 7;

interface Found {
  from: number;
  to: number;
  /** True if the words have the polarity that the phrase wants, false for the opposite one. */
  agrees: boolean;
  dismissed: boolean;
}

interface Place {
  at: number;
  which: number;
  agrees: boolean;
  open: boolean;
  dismissed: boolean;
}

/**
 * Whether a word of an answer matches a wanted word. In a one-word mistake, synonyms do not match, because a synonym that fits
 * within a phrase may mean something else alone.
 */
function isWanted(word: Word, senses: ReadonlySet<string> | undefined, wanted: Wanted, phrase: Phrase): boolean {
  const alone = phrase.wanted.length === 1;
  if (wanted.quantity)
    return (
      word.quantity !== null &&
      fits(word.quantity, wanted.quantity) &&
      (!alone || sharesEnd(word.quantity, wanted.quantity))
    );
  if (word.quantity !== null) return false;
  if (alone && phrase.strict) return isSameWord(word.stem, wanted.stem);
  return senses?.has(wanted.sense) ?? false;
}

function placesOf(sentence: Sentence, senses: readonly ReadonlySet<string>[], phrase: Phrase): Place[] {
  const places: Place[] = [];
  sentence.words.forEach((word, at) => {
    phrase.wanted.forEach((wanted, which) => {
      if (!isWanted(word, senses[at], wanted, phrase)) return;
      const sign = sentence.signs[at] ?? 'said';
      const said = sign === 'said' || sign === 'open';
      const dismissed = sign === 'dismissed';
      // A dismissed word may match a mistake, but never a point.
      const agrees = said === wanted.affirmed && (phrase.strict || !dismissed);
      places.push({ at, which, agrees, open: sign === 'open', dismissed });
    });
  });
  return places;
}

/** Whether the words of a phrase were found in the phrase's order. */
function isInOrder(last: ReadonlyMap<number, number>): boolean {
  const places = [...last].sort(([one], [other]) => one - other).map(([, at]) => at);
  return places.every((at, i) => i === 0 || at > (places[i - 1] ?? 0));
}

/** The first span of a sentence where enough words of a phrase occur close together, all accepted by `wants`. */
function stretch(
  { words, clauses }: Sentence,
  places: readonly Place[],
  phrase: Phrase,
  wants: (place: Place) => boolean,
  oneClause = false,
): { from: number; to: number } | null {
  const last = new Map<number, number>();
  let from = 0;
  let before = -Infinity;
  for (const { at, which, ...rest } of places) {
    if (!wants({ at, which, ...rest })) continue;
    const apart =
      phrase.strict && words.slice(Math.max(before + 1, at - STRICT_GAP), at + 1).some(({ after }) => after === 'mark');
    const other = oneClause && clauses[at] !== clauses[before];
    if (at - before > (phrase.strict ? STRICT_GAP : GAP) || (apart && at > before) || other) {
      last.clear();
      from = at;
    }
    before = at;
    last.set(which, at);
    const numbers = phrase.wanted.every(({ quantity }, i) => quantity === null || last.has(i));
    if (
      last.size >= phrase.needed &&
      numbers &&
      (!phrase.strict || last.has(0)) &&
      (!phrase.ordered || isInOrder(last))
    )
      return { from: Math.min(...last.values(), Math.max(from, at)), to: at };
  }
  return null;
}

/** Bounds of the clause around a word, at most `LIST_ITEM` words to each side. */
function clauseAround(words: readonly Word[], at: number): { from: number; to: number } {
  let from = at;
  let to = at;
  while (from > 0 && at - from < LIST_ITEM && words[from]?.after === 'word') from--;
  while (to + 1 < words.length && to - at < LIST_ITEM && words[to + 1]?.after === 'word') to++;
  return { from, to };
}

/** Words right before a thing that is missing: « sans cadenas ni pancarte ». */
const WITHOUT: ReadonlySet<string> = new Set(['sans', 'ni', 'without', 'nor']);

/** Finds the bare word of a phrase: named if it is an item of a list, denied if it is dismissed or missing. */
function findBare(sentence: Sentence, senses: readonly ReadonlySet<string>[], bare: Wanted): Found | null {
  const { words, signs } = sentence;
  for (let at = 0; at < words.length; at++) {
    if (words[at]?.quantity !== null || !senses[at]?.has(bare.sense)) continue;
    if (signs[at] === 'dismissed') return { from: at, to: at, agrees: false, dismissed: true };
    const { from, to } = clauseAround(words, at);
    // « Sans cadenas, un collègue remet tout en route » gives the reason of the act.
    const isReason = from === 0 && to < words.length - 1;
    if (signs[at] === 'denied' && WITHOUT.has(words[at - 1]?.text ?? '') && !isReason)
      return { from: at, to: at, agrees: false, dismissed: false };
    if (signs[at] === 'said' && to - from < LIST_ITEM) return { from: at, to: at, agrees: true, dismissed: false };
  }
  return null;
}

function findPhrase(sentence: Sentence, senses: readonly ReadonlySet<string>[], phrase: Phrase): Found | null {
  const places = placesOf(sentence, senses, phrase);
  const agreed = stretch(sentence, places, phrase, ({ agrees }) => agrees);
  // If all its words are open (« MD5 n’est pas sûr »), a phrase is neither named nor denied; in a mistake, the act must not be open.
  if (
    agreed &&
    places.some(
      ({ at, which, open, agrees }) =>
        at >= agreed.from && at <= agreed.to && agrees && !open && (!phrase.strict || which === 0),
    )
  )
    return { ...agreed, agrees: true, dismissed: false };
  // A single negated word (« pas de gants ») may be affirmed for another reason, so that is no denial.
  if (phrase.wanted.length === 1 && !phrase.wanted[0]?.affirmed) return null;
  // A denial counts only within one clause; if the phrase forbids an act, the act itself must be affirmed there.
  const denied = stretch(sentence, places, phrase, ({ agrees, open }) => !agrees && !open, true);
  const within = places.filter(({ at }) => denied !== null && at >= denied.from && at <= denied.to);
  const mustNot = phrase.wanted[0]?.affirmed === false;
  if (denied && (!mustNot || within.some(({ which }) => which === 0)))
    return {
      ...denied,
      agrees: false,
      dismissed: within.some(({ dismissed }) => dismissed),
    };
  return phrase.bare ? findBare(sentence, senses, phrase.bare) : null;
}

function quoteOf({ raw, words }: Sentence, { from, to }: { from: number; to: number }): string | null {
  let first = from;
  let last = to;
  while (first > 0 && words[first]?.after === 'word') first--;
  while (last + 1 < words.length && words[last + 1]?.after === 'word') last++;
  const tail = raw.slice(words[last]?.end ?? 0).match(/^[ \u00A0\u202F]?[»"”)]?/)?.[0] ?? '';
  const text = raw.slice(words[first]?.start ?? 0, (words[last]?.end ?? 0) + tail.trimEnd().length);
  return quotable(text);
}

interface Reading {
  named: string | null;
  denied: string | null;
  dismissed: boolean;
}

function readEntry(
  entry: CompiledEntry,
  sentences: readonly Sentence[],
  senses: readonly (readonly ReadonlySet<string>[])[],
): Reading {
  const reading: Reading = { named: null, denied: null, dismissed: false };
  sentences.forEach((sentence, i) => {
    for (const phrase of entry.phrases) {
      const found = findPhrase(sentence, senses[i] ?? [], phrase);
      if (!found) continue;
      if (found.agrees) reading.named ??= quoteOf(sentence, found);
      else {
        reading.denied ??= quoteOf(sentence, found);
        reading.dismissed ||= found.dismissed;
      }
    }
  });
  return reading;
}

/** Reads an answer's sentences by a key: each point is named, denied or not found; each hit is quoted exactly. */
export function readByKey(raws: readonly string[], key: CompiledKey, language: TextLanguage): KeyReading {
  const sentences = raws.map((raw): Sentence => {
    const words = wordsOf(raw, language);
    return { raw, words, signs: polarities(words, language), clauses: clauseNumbers(words, language) };
  });
  const vocabulary = new Vocabulary(key, language);
  const senses = sentences.map(({ words }) => words.map((word) => vocabulary.sensesOf(word)));
  const points = key.points.map((entry): KeyReading['points'][number] => {
    const { named, denied, dismissed } = readEntry(entry, sentences, senses);
    if (denied !== null && (named === null || dismissed)) return { text: entry.text, found: 'denied', quote: denied };
    if (named !== null) return { text: entry.text, found: 'named', quote: named };
    return { text: entry.text, found: 'not-found', quote: null };
  });
  const redFlags = key.redFlags.flatMap((entry) => {
    const { named } = readEntry(entry, sentences, senses);
    return named === null ? [] : [{ text: entry.text, quote: named }];
  });
  return { points, redFlags };
}
