// A sorted list of words as text, a third of its size: a capital letter says how many letters a word shares with the word before it
// (« A » none), the rest of the word follows. Unlike a Bloom filter it holds no other word.

const FIRST = 'A'.charCodeAt(0);
const MOST_SHARED = 25;

/** Words of the letters a to z as text, without duplicates. */
export function packWords(words: readonly string[]): string {
  let before = '';
  let packed = '';
  for (const word of [...new Set(words)].toSorted()) {
    if (!/^[a-z]+$/.test(word)) throw new Error(`« ${word} » has other signs than the letters a to z`);
    let shared = 0;
    while (shared < Math.min(MOST_SHARED, word.length - 1) && word[shared] === before[shared]) shared++;
    packed += String.fromCharCode(FIRST + shared) + word.slice(shared);
    before = word;
  }
  return packed;
}

/** The words of a text that `packWords` made. */
export function unpackWords(packed: string): ReadonlySet<string> {
  const words = new Set<string>();
  let before = '';
  for (const [, sign = '', rest = ''] of packed.matchAll(/([A-Z])([a-z]+)/g)) {
    before = before.slice(0, sign.charCodeAt(0) - FIRST) + rest;
    words.add(before);
  }
  return words;
}
