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

/**
 * Splits an answer into the text before a quote, the quote, and the text after it. Without a
 * literal match, falls back to `findPieces`.
 */
export function findQuote(text: string, quote: string): Piece[] {
  // The engine reads a line break as a space.
  const words = quote
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = words[0] === '' ? null : new RegExp(words.join('\\s+'), 'u').exec(text);
  if (!found) return findPieces(text, quote);
  const end = found.index + found[0].length;
  return [
    { text: text.slice(0, found.index), match: false },
    { text: found[0], match: true },
    { text: text.slice(end), match: false },
  ].filter((piece) => piece.text !== '');
}
