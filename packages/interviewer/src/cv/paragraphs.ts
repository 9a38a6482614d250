import { STOPWORDS } from '../language/stopwords.ts';
import { fold } from '../language/normalise.ts';
import { sentences } from '../language/tokens.ts';

const PARAGRAPH_LINES = 8;
const BULLET = /^(?:[•●▪◦‣·*–—➢✓>-]\s*|\d+[.)]\s+)/u;
const ENDED = /[.!?…;]$/;
const DATE_FIRST = /^(?:depuis |since )?(?:\d{1,2}\/)?(?:19|20)\d{2}\b/;
/** Share of the widest line. A line below it was ended deliberately, not for lack of room. */
const FILLED = 0.6;

/** Characters of the widest line, taken as the page's width. */
export function widthOf(lines: readonly string[]): number {
  return lines.reduce((widest, line) => Math.max(widest, Math.min(line.length, 140)), 0);
}

function endsOpen(line: string): boolean {
  const last = fold(line).match(/(?<![a-z'])[a-z']+$/)?.[0] ?? '';
  if (/[,&/(]$/.test(line)) return true;
  return last !== '' && (STOPWORDS.fr.has(last) || STOPWORDS.en.has(last));
}

/** Whether `next` continues the sentence that the page's width cut at the end of the paragraph. */
export function continues(paragraph: readonly string[], next: string, width: number): boolean {
  const line = paragraph.at(-1);
  if (line === undefined || BULLET.test(next) || ENDED.test(line)) return false;
  if (DATE_FIRST.test(fold(next))) return false;
  // In a list, a new entry would have its own bullet; elsewhere only a small letter shows that the line continues.
  const listed = BULLET.test(paragraph[0] ?? '');
  return endsOpen(line) || ((listed || /^\p{Ll}/u.test(next)) && line.length >= FILLED * width);
}

/**
 * The sentence that a line belongs to, joined across the line breaks of the page, so that no quote ends
 * mid-phrase. It is the CV's text verbatim, except that breaks become spaces and the bullet is removed.
 */
export function unwrapped(line: Readonly<{ text: string; paragraph: readonly string[] }>): string {
  const at = line.paragraph.indexOf(line.text);
  const near = line.paragraph.slice(Math.max(0, at - PARAGRAPH_LINES), at + PARAGRAPH_LINES);
  if (at < 0 || near.length < 2) return line.text.replace(BULLET, '');
  const joined = near.join(' ');
  const start = near.slice(0, near.indexOf(line.text)).reduce((sum, each) => sum + each.length + 1, 0);
  const whole = sentences(joined).find((span) => span.end > start);
  return (whole?.raw ?? line.text).replace(BULLET, '');
}
