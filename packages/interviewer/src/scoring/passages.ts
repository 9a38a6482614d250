import { cleanText } from '../language/normalise.ts';
import { quotable } from '../quotes.ts';
import { machineTurns, textSignals, TOLD_FROM } from '../authenticity/text-signals.ts';
import type { PreparedAnswer, PreparedSentence } from './prepare.ts';

/** Longest quote within a sentence of the summary. */
const LONGEST = 130;
/** Minimum length of an excerpt; a shorter one is meaningless out of context. */
const SHORTEST = 12;

/** Places to cut a long sentence: after a punctuation mark, and before a word that begins a new clause. */
const CLAUSE =
  /[,;:]\s+|\s[–—-]\s|\s(?=(?:et|puis|ensuite|alors|donc|mais|après|apres|parce que|car|depuis|because|and|and then|then|so|but) (?:j|je|j['’]|on|nous|il|elle|c['’]|ça|i|we|he|she|it)\b|(?:puis|ensuite|alors|donc|mais|parce que|car|because|then|so|but) (?:le|la|les|the)\b)/giu;

const OPENERS =
  /^(?:(?:et|mais|donc|alors|puis|ensuite|car|parce que|du coup|(?:après|apres)(?=\s+(?:j|je|j['’]|on|nous|il|elle|c['’]|ça)\b)|enfin|and|but|so|then|because)\s+|[-–—•*]+\s+|\(?\d{1,2}\s?[.)/]\s*(?!\d)|\d{1,2}\s+(?=(?:je |on |les |le |la |i |j['’]|j(?!ours?(?!\p{L})|rs?(?!\p{L})|eun|eux|eudi|umea|oint|ardin|amb|eton|uge)\p{L}))|[)\]]+\s*)+/iu;

/** A greeting at the start; it is cut off so that the facts after it do not count as courtesy. */
const GREETING =
  /^(?:bonjour|bonsoir|salut|slt|salam|hello|hi|good morning)(?![\p{L}\p{N}])[\s,.!;:\p{Extended_Pictographic}\uFE0F]*/iu;

/** Remains of a document's layout. */
const MARKUP = /\*\*|__|`|^\s*#|[*_#|]\s|\s[*_#|]|<[a-z/]|\]\(/iu;
/** Words within quotation marks; shown with other marks, because they stand within a quote. */
const SPOKEN = /«[^«»“”]{1,200}»|“[^«»“”]{1,200}”/gu;

/** Whether a text has layout, or a quotation mark without its other half. */
const isMarked = (text: string): boolean => MARKUP.test(text) || /[«»“”]/u.test(text.replace(SPOKEN, ''));

interface Piece {
  from: number;
  to: number;
}

function clausesOf(raw: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of raw.matchAll(CLAUSE)) {
    const to = match.index + match[0].length;
    if (match.index > from) pieces.push({ from, to: match.index });
    from = to;
  }
  if (raw.length > from) pieces.push({ from, to: raw.length });
  return pieces;
}

/** Most clauses examined of one sentence; a text without full stops can have any number. */
const MOST_CLAUSES = 80;

/**
 * Excerpts of a sentence. A short sentence is its only excerpt; a long one gives, from each clause on, the longest run of clauses
 * that fits.
 */
function windowsOf(raw: string): string[] {
  if (raw.length <= LONGEST) return [raw];
  const clauses = clausesOf(raw).slice(0, MOST_CLAUSES);
  return clauses.flatMap(({ from }, first) => {
    let last = first;
    while ((clauses[last + 1]?.to ?? Infinity) - from <= LONGEST) last++;
    const { to } = clauses[last] ?? { to: from };
    return to - from <= LONGEST ? [raw.slice(from, to)] : [];
  });
}

/** A text without its greeting, the number of a list item and the words that only link it to the text before. */
const withoutOpening = (raw: string): string =>
  raw.trimStart().replace(GREETING, '').replace(OPENERS, '').replace(/\s+/g, ' ').trim();

/** The quotable text without opening words and closing marks; null when it contains layout or phrases typical of a machine. */
function shown(raw: string, answer: PreparedAnswer): string | null {
  if (isMarked(raw)) return null;
  const text = quotable(withoutOpening(raw))?.replace(/(?<![\s.,;:!])[\s.,;:!]+$/, '');
  if (text === undefined || text.length < SHORTEST || text.length > LONGEST) return null;
  return machineTurns(text, answer.scoredAs) > 0 ? null : text;
}

/** Whether a quote may stand in a sentence: no phrases typical of a machine, no layout, no half quotation. */
export const isPlain = (text: string, answer: PreparedAnswer | null): boolean =>
  !isMarked(text) &&
  !/[*_`]/.test(text) &&
  (!answer || (machineTurns(text, answer.scoredAs) === 0 && !readsLikeMachine(answer)));

function readsLikeMachine(answer: PreparedAnswer): boolean {
  const raw = answer.sentences.map((sentence) => sentence.raw).join('\n');
  return textSignals(raw, answer).reduce((sum, { weight }) => sum + weight, 0) >= TOLD_FROM;
}

const passagesOf = ({ raw }: PreparedSentence, answer: PreparedAnswer): string[] => [
  ...new Set(windowsOf(cleanText(raw).replace(/\s+/g, ' ')).flatMap((text) => shown(text, answer) ?? [])),
];

/** Most sentences examined of one answer; the rest of a very long one adds no better evidence. */
const MOST_SENTENCES = 60;

const known = new WeakMap<PreparedAnswer, string[]>();
/** Short verbatim excerpts of an answer that may be quoted, in order; none when the whole answer reads like machine text. */
export function passages(answer: PreparedAnswer): readonly string[] {
  const done = known.get(answer);
  if (done) return done;
  const made = readsLikeMachine(answer)
    ? []
    : answer.sentences.slice(0, MOST_SENTENCES).flatMap((sentence) => passagesOf(sentence, answer));
  known.set(answer, made);
  return made;
}

/** A quote that shares this many consecutive words with another counts as a repetition of it. */
const SHARED_WORDS = 4;

function runsOf(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .split(/[\s,;:.!?]+/)
    .filter(Boolean);
  if (words.length <= SHARED_WORDS) return new Set([words.join(' ')]);
  return new Set(words.slice(SHARED_WORDS - 1).map((_, at) => words.slice(at, at + SHARED_WORDS).join(' ')));
}

/** Whether a text was already quoted, in whole or in part. */
export function overlaps(text: string, taken: ReadonlySet<string>): boolean {
  if (taken.size === 0) return false;
  const own = runsOf(text);
  for (const each of taken) {
    if (each.includes(text) || text.includes(each)) return true;
    for (const run of runsOf(each)) if (own.has(run)) return true;
  }
  return false;
}
