import { cleanText, hasHiddenCharacters } from './language/normalise.ts';

const QUOTE_LIMIT = 220;

const squeezed = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

/** True when the source contains the quote, both normalised the same way (NFKC, spaces). */
export function isVerbatim(quote: string, source: string): boolean {
  if (quote.trim() === '') return false;
  return source.includes(quote) || squeezed(source).includes(squeezed(quote));
}

/** A text within quotation marks; marks inside it become the inner ones. */
export const inMarks = (text: string): string =>
  `«\u00A0${text.replace(/«\s*/gu, '“').replace(/(?<!\s)\s*»/gu, '”')}\u00A0»`;

/** Keeps the quotes that occur verbatim in the source and drops the others. */
export function verifiedQuotes(quotes: readonly string[], source: string): string[] {
  return [...new Set(quotes)].filter((quote) => isVerbatim(quote, source));
}

/** Trailing words that need a continuation; a quote cut after one of them reads as a mistake. */
const OPEN_END =
  /(?<![\s,;:(–-])[\s,;:(–-]+(?:(?:et|ou|de|du|des|d['’]|en|à|au|aux|le|la|les|l['’]|un|une|pour|par|avec|sans|dans|sur|que|qui|and|or|of|the|a|an|in|to|for|with|by|on|at)[\s,;:(–-]*)?$/iu;

/** Minimum number of characters before an unclosed quotation mark; a shorter text says too little on its own. */
const ENOUGH_BEFORE = 40;

/** Removes trailing commas, colons and semicolons, and a quotation that is opened but not closed in the sentence. */
function closed(sentence: string): string {
  const opening = sentence.lastIndexOf('«');
  const open = opening >= ENOUGH_BEFORE && !sentence.includes('»', opening);
  return (open ? sentence.slice(0, opening) : sentence).replace(/(?<![\s,;:])[\s,;:]+$/, '');
}

/** Layout characters at the start of a line: bullets, heading marks, numbering. */
const LAYOUT = /^\s*(?:[-*•>]|#{1,4}|\d{1,2}[.)])\s+/;

/** The longest part without Markdown emphasis: « **Proposer** une autre date » is quoted from « une » on. */
function withoutLayout(sentence: string): string {
  const bare = sentence.replace(LAYOUT, '');
  if (!/\*|__|`/.test(bare)) return bare;
  return bare
    .split(/\*+|__+|`+/)
    .map((piece) => piece.trim())
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}

/** A quotable part of a sentence: the exact text without layout characters; a long one is cut at the end of a phrase. */
export function quotable(raw: string): string | null {
  if (hasHiddenCharacters(raw)) return null;
  const sentence = closed(withoutLayout(raw));
  if (sentence === '') return null;
  if (sentence.length <= QUOTE_LIMIT) return sentence;
  const cut = sentence.slice(0, QUOTE_LIMIT);
  const pause = Math.max(...[', ', '; ', ': ', ' (', '. '].map((mark) => cut.lastIndexOf(mark)));
  const space = cut.lastIndexOf(' ');
  let piece = pause > 120 ? cut.slice(0, pause) : space > 80 ? cut.slice(0, space) : cut;
  while (piece.length > 80 && OPEN_END.test(piece)) piece = piece.replace(OPEN_END, '');
  // Do not cut an emoji (surrogate pair) in half.
  return /[\uD800-\uDBFF]$/.test(piece) ? piece.slice(0, -1) : piece;
}
