import { cleanText, fold } from '#/language/normalise';
import { sentences, type SentenceSpan } from '#/language/tokens';
import { inMarks, isVerbatim } from '#/quotes';
import { withoutInstructions } from '#/safety/injection';
import { isPlain } from '../passages.ts';
import { SCORED_CHARACTERS, type PreparedAnswer } from '../prepare.ts';
import { withoutSelfPresentation } from '../self-presentation.ts';
import { leansBack } from './leaning.ts';
import { wordsIn } from './telling.ts';

// Quotes an answer for readers: the whole answer, or some whole sentences.

/** Maximum length of an answer that is shown whole, in characters. */
const WHOLE = 800;
/** Maximum length of the beginning and of the end of a longer answer. */
const BEGINNING = 400;
const END = 300;
/** Minimum number of words to leave out of a long answer; a shorter middle part is shown. */
const LEAST_LEFT_OUT = 15;
/** Maximum length of a sentence; a longer one, as in a text without full stops, is read as several. */
const LONGEST_SENTENCE = 320;
/** Maximum length of the pieces into which a longer sentence is divided, unless a clause is longer. */
const PIECE = 180;
/** Length below which a sentence is shown with the one beside it: « Je connais mal ». */
const TOO_SHORT = 38;

/** A sentence at its place in the answer as typed. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** Words in quotation marks, with the verbatim pieces between the marks. */
export interface Shown {
  text: string;
  pieces: readonly string[];
}

const oneLine = (raw: string): string => cleanText(raw).replace(/\s+/g, ' ').trim();
const ended = (text: string): string => text.replace(/(?<![\s.,;:!])[\s.,;:!]+$/, '');

const count = (text: string, mark: string): number => text.split(mark).length - 1;
/** Whether a span continues in the next one, as the number of a list item or an open bracket does. */
const goesOn = (text: string): boolean =>
  /[;,:]$/.test(text) ||
  !/\p{L}{2,}/u.test(text) ||
  count(text, '(') > count(text, ')') ||
  count(text, '«') > count(text, '»');

/** Joins spans that are cut within a sentence, if they stand side by side in the answer. */
function joined(spans: readonly SentenceSpan[], said: string): Sentence[] {
  const found: Sentence[] = [];
  for (const { raw, start, end } of spans) {
    const last = found.at(-1);
    const isOne = last && goesOn(last.text) && said.slice(last.end, start).trim() === '';
    if (isOne && end - last.start < WHOLE) {
      last.text = oneLine(said.slice(last.start, end));
      last.end = end;
    } else found.push({ text: oneLine(raw), start, end });
  }
  return found;
}

/** Places at which a text without full stops may be divided. */
const PLACES =
  /[,;:]\s+|\s(?=(?:et|puis|ensuite|alors|donc|mais|parce que|car|après|apres|and|then|so|but|because) )/giu;

/** Divides a long sentence into pieces that end where a clause ends. */
function divided({ text, start, end }: Sentence, said: string): Sentence[] {
  if (text.length <= LONGEST_SENTENCE) return [{ text, start, end }];
  const pieces: Sentence[] = [];
  let from = start;
  let last = start;
  const add = (to: number): void => {
    pieces.push({ text: oneLine(said.slice(from, to)), start: from, end: to });
    from = to;
  };
  for (const { index, 0: mark } of said.slice(start, end).matchAll(PLACES)) {
    const place = start + index + mark.length;
    if (place - from > PIECE && last > from) add(last);
    last = place;
  }
  if (end - from > PIECE && last > from) add(last);
  add(end);
  return pieces;
}

/** Whether a sentence says who somebody is: a name, a home, an address. */
const presents = (text: string): boolean =>
  /@|\d{8}|(?:\d{2} ){3}\d{2}/.test(text) || withoutSelfPresentation(text).length < fold(text).length - 3;

interface Known {
  said: string;
  found: readonly Sentence[];
  /** The sentences, long ones divided. */
  pieces: readonly Sentence[];
}
const known = new WeakMap<PreparedAnswer, Known>();

function knownOf(answer: PreparedAnswer, typed: string): Known {
  const said = typed.slice(0, SCORED_CHARACTERS);
  const before = known.get(answer);
  if (before?.said === said) return before;
  const found = joined(withoutInstructions(sentences(said), said), said).filter(({ text }) => !presents(text));
  const read = { said, found, pieces: found.flatMap((each) => divided(each, said)) };
  known.set(answer, read);
  return read;
}

/** The sentences of an answer that may be shown: none that gives the engine instructions or says who the person is. */
export const sentencesOf = (answer: PreparedAnswer, typed: string): readonly Sentence[] => knownOf(answer, typed).found;

/** The sentences of `sentencesOf`, with long ones divided at the ends of clauses. */
export const piecesOf = (answer: PreparedAnswer, typed: string): readonly Sentence[] => knownOf(answer, typed).pieces;

/** Quotes sentences. Consecutive ones form one quote, and « puis » stands between two quotes. */
function quotedAll(chosen: readonly Sentence[], said: string): Shown {
  const pieces: string[] = [];
  let text = '';
  let first = chosen[0];
  chosen.forEach((each, at) => {
    const next = chosen[at + 1];
    const between = next ? wordsIn(said.slice(each.end, next.start)) : 0;
    if (next && between === 0) return;
    const piece = ended(oneLine(said.slice(first?.start ?? 0, each.end)));
    pieces.push(piece);
    text += inMarks(piece);
    if (next) text += ', puis ';
    first = next;
  });
  return { text, pieces };
}

/** Returns the beginning and the end of a long answer; all of it if fewer than `LEAST_LEFT_OUT` words would be left out. */
function bothEnds(all: readonly Sentence[], said: string): Sentence[] {
  const parts = all.flatMap((each) => divided(each, said));
  const lengthOf = (from: number, to: number): number => (parts[to]?.end ?? 0) - (parts[from]?.start ?? 0);
  let head = 0;
  while (head + 1 < parts.length && lengthOf(0, head + 1) <= BEGINNING) head++;
  let tail = parts.length - 1;
  while (tail - 1 > head && lengthOf(tail - 1, parts.length - 1) <= END) tail--;
  const left = parts.slice(head + 1, tail).reduce((sum, { text }) => sum + wordsIn(text), 0);
  return left < LEAST_LEFT_OUT ? [...all] : [...parts.slice(0, head + 1), ...parts.slice(tail)];
}

/** Quotes sentences. Null if there are none, or if a piece must not be shown or is not verbatim in the answer as typed. */
function allowed(chosen: readonly Sentence[], answer: PreparedAnswer, typed: string): Shown | null {
  if (chosen.length === 0) return null;
  const shown = quotedAll(chosen, typed.slice(0, SCORED_CHARACTERS));
  return shown.pieces.every((piece) => isPlain(piece, answer) && isVerbatim(piece, typed)) ? shown : null;
}

/** Quotes the chosen sentences in the order of the answer. Null if they must not be quoted. */
export function sentencesShown(answer: PreparedAnswer, typed: string, chosen: readonly Sentence[]): Shown | null {
  return allowed(
    chosen.toSorted((a, b) => a.start - b.start),
    answer,
    typed,
  );
}

/** Quotes a whole answer, or the beginning and the end of a long one. Null if it must not be quoted. */
export function answerShown(answer: PreparedAnswer, typed: string): Shown | null {
  const all = sentencesOf(answer, typed);
  const length = all.reduce((sum, { text }) => sum + text.length + 1, 0);
  return allowed(length <= WHOLE ? all : bothEnds(all, typed.slice(0, SCORED_CHARACTERS)), answer, typed);
}

/** Maximum length of a sentence together with the one before it. */
const WITH_CONTEXT = 280;

/**
 * Quotes the sentence that contains `near`. If it is short or refers to the sentence before, both are quoted; a short first sentence
 * is quoted with the next. Of a long sentence only the piece that contains `near` is quoted. Null if it must not be quoted.
 */
export function sentenceShown(answer: PreparedAnswer, typed: string, near: string): Shown | null {
  const all = piecesOf(answer, typed);
  const at = Math.max(
    0,
    all.findIndex(({ text }) => text.includes(near) || near.includes(text)),
  );
  const [own, before] = [all[at], all[at - 1]];
  if (!own) return null;
  const isShort = own.text.length < TOO_SHORT;
  const isLeaning = leansBack(own.text) && before !== undefined && own.end - before.start <= WITH_CONTEXT;
  const takesBefore = before && (isShort || isLeaning);
  const chosen = takesBefore ? [before, own] : isShort ? all.slice(at, at + 2) : [own];
  return allowed(chosen, answer, typed);
}
