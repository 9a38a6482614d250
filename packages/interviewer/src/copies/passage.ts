import { cleanText } from '../language/normalise.ts';

/** A piece of the compared text, from its first character to behind its last. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** More than any answer holds, so that nobody's answer takes long. */
const MOST_CHARACTERS = 45_000;
export const PASSAGE_LENGTH = 280;

/** The text in which the places of its words are counted. */
export const comparedText = (text: string): string => cleanText(text.slice(0, MOST_CHARACTERS));

/** What stands at a place of an answer, on one line, shortened at a word. */
export function passageAt(answer: string, { start, end }: Place): string {
  const whole = comparedText(answer).slice(start, end).replace(/\s+/g, ' ');
  if (whole.length <= PASSAGE_LENGTH) return whole;
  const cut = whole.slice(0, PASSAGE_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), PASSAGE_LENGTH / 2))}…`;
}
