import { fold } from '#/language/normalise';

const PLAIN = new Map<string, string>();
/** The text that was levelled last: most of many patterns find nothing, and ask for the same text again. */
let last = { text: '', plain: '' };

/** One character without its accent; a character that folds to none stays, so that places stay. */
function plainOf(sign: string): string {
  const known = PLAIN.get(sign);
  if (known !== undefined) return known;
  const plain = /[\u00A0\u202F\t]/.test(sign) ? ' ' : fold(sign).charAt(0) || sign;
  PLAIN.set(sign, plain);
  return plain;
}

/** A text in small letters without accents, letter for letter: what stands at a place here stands there in the original. */
export function level(text: string): string {
  if (text !== last.text) last = { text, plain: text.replace(/[^\n -@[-~]/g, plainOf) };
  return last.plain;
}

/** An expression of words that no letter stands beside. */
export const wholeWords = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'gu');

/** The placeholder for a find, or null where it stays. */
export type Choice = string | ((found: RegExpExecArray, plain: string) => string | null);

/**
 * Replaces what a pattern finds in the levelled text; what its first group took stays in front. Patterns are written
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
  /** In small letters, without accents. */
  readonly word: string;
}

/** The words of a text; placeholders are none. */
export function wordsOf(text: string): Word[] {
  const plain = level(text).replace(/\[[a-z]{2,8}\]/g, (found) => ' '.repeat(found.length));
  return [...plain.matchAll(/[\p{L}\p{M}]+/gu)].map(({ index, 0: word }) => ({
    at: index,
    end: index + word.length,
    word,
  }));
}

/** True where only a space, a hyphen or an apostrophe stands between two words. */
export const areBeside = (text: string, one: Word | undefined, next: Word | undefined): boolean =>
  one !== undefined && next !== undefined && /^[ \-'’\u00A0\u202F]{1,2}$/.test(text.slice(one.end, next.at));

/** Puts a placeholder where words are marked, one for words that stand side by side. */
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
