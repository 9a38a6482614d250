import { describe, expect, it } from 'vitest';
import { apart, drawn } from '#/benchmark/second/gender-by-ear';

/** Share of the dictionary's pairs that may be read apart when they are typed by ear; the words left are verbs, homographs and short words. */
const MOST_APART = 0.02;

describe('both genders of words in phonetic spelling', () => {
  it('dictionary words in sentences of real answers give the same tokens in both genders', () => {
    const pairs = drawn('a small sample', 150);
    const moved = new Set(apart(pairs, 'a small sample').map(({ masculine }) => masculine));
    expect(moved.size / pairs.length, [...moved].join(', ')).toBeLessThanOrEqual(MOST_APART);
  });

  it.each([
    ['potagé', 'potagère'],
    ['usagé', 'usagère'],
    ['salan', 'salante'],
    ['poulai', 'poulète'],
    ['raboteur', 'raboteuz'],
    ['honteu', 'honteuz'],
    ['sensibilisateur', 'sensibilisatrisse'],
  ])('the tokeniser gives « %s » and « %s » the same tokens', (masculine, feminine) => {
    expect(apart([[masculine, feminine]], masculine, [[masculine, feminine]])).toEqual([]);
  });
});
