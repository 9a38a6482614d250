import { fold } from '#/language/normalise';

const PLAIN = new Map<string, string>();
/** Cache of the last levelled text: most patterns find nothing, so the next one needs the same text again. */
let last = { text: '', plain: '' };

/** One character without its accent; a character that folds to nothing stays, so that positions do not shift. */
function plainOf(sign: string): string {
  const known = PLAIN.get(sign);
  if (known !== undefined) return known;
  const plain = /[\u00A0\u202F\t]/.test(sign) ? ' ' : fold(sign).charAt(0) || sign;
  PLAIN.set(sign, plain);
  return plain;
}

/** A text in lower case without accents, with every character at its original position. */
export function level(text: string): string {
  if (text !== last.text) last = { text, plain: text.replace(/[^\n -@[-~]/g, plainOf) };
  return last.plain;
}

/** A regex for whole words: no letter directly before or after. */
export const wholeWords = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'gu');

/** The placeholder for a match, or null to keep the match. */
export type Choice = string | ((found: RegExpExecArray, plain: string) => string | null);

/**
 * Replaces the matches of a pattern in the levelled text; the text of its first group stays. Patterns are written
 * without accents and capitals.
 */
export function mask(text: string, pattern: RegExp, choice: Choice): string {
  const plain = level(text);
  let result = '';
  let done = 0;
  for (const found of plain.matchAll(pattern)) {
    const placeholder = typeof choice === 'string' ? choice : choice(found, plain);
    if (placeholder === null) continue;
    result += text.slice(done, found.index + (found[1]?.length ?? 0)) + placeholder;
    done = found.index + found[0].length;
  }
  return result + text.slice(done);
}

export interface Word {
  readonly at: number;
  readonly end: number;
  /** The word in lower case, without accents. */
  readonly word: string;
}

/** The words of a text, without placeholders. */
export function wordsOf(text: string): Word[] {
  const plain = level(text).replace(/\[[a-z]{2,8}\]/g, (found) => ' '.repeat(found.length));
  return [...plain.matchAll(/[\p{L}\p{M}]+/gu)].map(({ index, 0: word }) => ({
    at: index,
    end: index + word.length,
    word,
  }));
}

/** Whether only a space, a hyphen or an apostrophe separates two words. */
export const areBeside = (text: string, one: Word | undefined, next: Word | undefined): boolean =>
  one !== undefined && next !== undefined && /^[ \-'’\u00A0\u202F]{1,2}$/.test(text.slice(one.end, next.at));

/** Replaces marked words by their placeholders; adjacent words with the same placeholder share one. */
export function withPlaceholders(text: string, words: readonly Word[], marked: ReadonlyMap<number, string>): string {
  let result = '';
  let done = 0;
  words.forEach(({ at, end }, index) => {
    const placeholder = marked.get(index);
    if (placeholder === undefined) return;
    const goesOn = marked.get(index - 1) === placeholder && areBeside(text, words[index - 1], words[index]);
    if (!goesOn) result += text.slice(done, at) + placeholder;
    done = end;
  });
  return result + text.slice(done);
}
