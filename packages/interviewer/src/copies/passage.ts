import { cleanText } from '../language/normalise.ts';

/** A range of the compared text, from its first character to the one after its last. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Maximum number of characters compared, more than any real answer has; it bounds the time spent on one answer. */
const MOST_CHARACTERS = 45_000;
export const PASSAGE_LENGTH = 280;

/** The text that the positions of words refer to. */
export const comparedText = (text: string): string => cleanText(text.slice(0, MOST_CHARACTERS));

/** The passage at a place of an answer, on one line, shortened at a word boundary. */
export function passageAt(answer: string, { start, end }: Place): string {
  const whole = comparedText(answer).slice(start, end).replace(/\s+/g, ' ');
  if (whole.length <= PASSAGE_LENGTH) return whole;
  const cut = whole.slice(0, PASSAGE_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), PASSAGE_LENGTH / 2))}…`;
}
