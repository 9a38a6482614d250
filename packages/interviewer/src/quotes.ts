import { cleanText, hasHiddenCharacters } from './language/normalise.ts';

const QUOTE_LIMIT = 220;

const squeezed = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

/** True when the quote stands in the source, both normalised the same way (NFKC, spaces). */
export function isVerbatim(quote: string, source: string): boolean {
  if (quote.trim() === '') return false;
  return source.includes(quote) || squeezed(source).includes(squeezed(quote));
}

/** Keeps the quotes that stand in the source word for word; the others are dropped. */
export function verifiedQuotes(quotes: readonly string[], source: string): string[] {
  return [...new Set(quotes)].filter((quote) => isVerbatim(quote, source));
}

/** Words that promise more: a cut after one of them reads as a mistake. */
const OPEN_END =
  /(?<![\s,;:(–-])[\s,;:(–-]+(?:(?:et|ou|de|du|des|d['’]|en|à|au|aux|le|la|les|l['’]|un|une|pour|par|avec|sans|dans|sur|que|qui|and|or|of|the|a|an|in|to|for|with|by|on|at)[\s,;:(–-]*)?$/iu;

/** Shorter than this, what stands before an unclosed quotation says too little to stand alone. */
const ENOUGH_BEFORE = 40;

/** Without a mark that announces more, and without a quotation that the sentence's end cuts open. */
function closed(sentence: string): string {
  const opening = sentence.lastIndexOf('«');
  const open = opening >= ENOUGH_BEFORE && !sentence.includes('»', opening);
  return (open ? sentence.slice(0, opening) : sentence).replace(/(?<![\s,;:])[\s,;:]+$/, '');
}

/** What a document's layout puts before a line. */
const LAYOUT = /^\s*(?:[-*•>]|#{1,4}|\d{1,2}[.)])\s+/;

/** The longest piece without a mark of layout: « **Proposer** une autre date » is quoted from « une » on. */
function withoutLayout(sentence: string): string {
  const bare = sentence.replace(LAYOUT, '');
  if (!/\*|__|`/.test(bare)) return bare;
  return bare
    .split(/\*+|__+|`+/)
    .map((piece) => piece.trim())
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}

/** A quotable piece of a sentence: the exact text without marks of layout, cut where a phrase ends when it is long. */
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
  // Never half an emoji.
  return /[\uD800-\uDBFF]$/.test(piece) ? piece.slice(0, -1) : piece;
}
