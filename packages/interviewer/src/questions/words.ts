/** Words of a question as a candidate reads them: what stands between spaces and holds a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/[\s\u00A0\u202F]+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** The most words that a question of the generator may have, and that a recruiter is advised to use. */
export const MOST_WORDS = 20;
