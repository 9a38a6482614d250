const SAME: Readonly<Record<string, string>> = { '’': "'", œ: 'oe', æ: 'ae', '\u00A0': ' ', '\u202F': ' ' };

/** The text without case and accents, and for each of its characters the index in the original. */
function fold(text: string): { folded: string; origin: number[] } {
  let folded = '';
  const origin: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const same = SAME[plain] ?? plain;
    for (let unit = 0; unit < same.length; unit += 1) origin.push(at);
    folded += same;
    at += character.length;
  }
  origin.push(text.length);
  return { folded, origin };
}

export interface Piece {
  readonly text: string;
  readonly match: boolean;
}

/** Splits a text at the matches of a search, ignoring case and accents; the joined pieces equal the text. */
export function findPieces(text: string, search: string): Piece[] {
  const needle = fold(search.trim()).folded;
  if (needle === '') return [{ text, match: false }];
  const { folded, origin } = fold(text);
  const pieces: Piece[] = [];
  let done = 0;
  for (let at = folded.indexOf(needle); at !== -1; at = folded.indexOf(needle, at + needle.length)) {
    const start = origin[at] ?? 0;
    const end = origin[at + needle.length] ?? text.length;
    if (end <= done) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), match: false });
    pieces.push({ text: text.slice(Math.max(done, start), end), match: true });
    done = end;
  }
  if (done < text.length || pieces.length === 0) pieces.push({ text: text.slice(done), match: false });
  return pieces;
}

/** The start and end of a quote in a text, or null. The engine reads a line break as a space. */
function placeOf(text: string, quote: string): readonly [number, number] | null {
  const words = quote
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = words[0] === '' ? null : new RegExp(words.join('\\s+'), 'u').exec(text);
  if (found) return [found.index, found.index + found[0].length];
  const pieces = findPieces(text, quote);
  const at = pieces.findIndex(({ match }) => match);
  if (at === -1) return null;
  const start = pieces.slice(0, at).reduce((sum, piece) => sum + piece.text.length, 0);
  return [start, start + (pieces[at]?.text.length ?? 0)];
}

export interface QuotedPiece<Q> {
  readonly text: string;
  /** Quote that this piece of the answer shows; absent for the text between quotes. */
  readonly quote?: Q;
}

/**
 * Splits an answer at the quotes taken from it; the joined pieces equal the answer. Where quotes overlap, the earlier one of the
 * list stays.
 */
export function splitQuotes<Q extends { readonly text: string }>(text: string, quotes: readonly Q[]): QuotedPiece<Q>[] {
  const taken: { readonly start: number; readonly end: number; readonly quote: Q }[] = [];
  for (const quote of quotes) {
    const [start, end] = placeOf(text, quote.text) ?? [0, 0];
    if (end > start && taken.every((one) => end <= one.start || start >= one.end)) taken.push({ start, end, quote });
  }
  const pieces: QuotedPiece<Q>[] = [];
  let done = 0;
  for (const { start, end, quote } of taken.toSorted((one, other) => one.start - other.start)) {
    if (start > done) pieces.push({ text: text.slice(done, start) });
    pieces.push({ text: text.slice(start, end), quote });
    done = end;
  }
  if (done < text.length || pieces.length === 0) pieces.push({ text: text.slice(done) });
  return pieces;
}
