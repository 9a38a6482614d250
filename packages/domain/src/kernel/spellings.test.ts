import { describe, expect, test } from 'vitest';
import { similarSpellings } from './spellings.ts';

describe('similarSpellings', () => {
  test.each([
    ['a single letter for a doubled one', 'sara', 'sarra'],
    ['a doubled letter for a single one', 'mejrri', 'mejri'],
    ['a missing letter', 'fatma', 'fatima'],
    ['a wrong letter', 'mejro', 'mejri'],
    ['two exchanged letters', 'merji', 'mejri'],
    ['two sounds at once', 'mohamed', 'mohammad'],
    ['« w » for « ou »', 'weslati', 'oueslati'],
    ['« sh » for « ch »', 'shokri', 'chokri'],
    ['an Arabic letter', 'ساره', 'سارا'],
  ])('contains the name after %s', (_title, typed, name) => {
    expect(similarSpellings(typed)).toContain(name);
  });

  test.each(['ali', 'x'.repeat(17), '1234', 'ab12', 'сара', 'saraسا'])('is empty for %j', (word) => {
    expect(similarSpellings(word)).toEqual([]);
  });

  test('holds each spelling once and never the word itself, in a number that an index can look up', () => {
    for (const word of ['aaaa', 'abderrahmane', 'ouooouuukhkhqcee'.slice(0, 16)]) {
      const spellings = similarSpellings(word);
      expect(new Set(spellings).size).toBe(spellings.length);
      expect(spellings).not.toContain(word);
      expect(spellings.length).toBeLessThanOrEqual(1_500);
    }
  });
});
