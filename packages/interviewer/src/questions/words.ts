/** Counts the words of a question: space-separated parts that contain a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/[\s\u00A0\u202F]+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** Most words in a generated question, and the maximum recommended to recruiters. */
export const MOST_WORDS = 20;
