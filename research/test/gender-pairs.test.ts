import french from 'dictionary-fr';
import { describe, expect, it } from 'vitest';
import { oneGender } from '@kafaa/interviewer/language/gender';
import { genderPairs } from '#/training/gender-pairs';

const plain = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe('one form for both genders of a dictionary', () => {
  it('oneGender gives both genders of each dictionary word one form, in the singular and in the plural', () => {
    const pairs = genderPairs(plain(french.aff), plain(french.dic)).filter(([masculine]) => masculine !== 'foufou');
    expect(pairs.length).toBeGreaterThan(16_000);
    const apart = pairs.filter(([one, other]) => oneGender(one) !== oneGender(other));
    const inPlural = pairs.filter(
      ([one, other]) => !/[sxl]$|eau$/.test(one) && oneGender(`${one}s`) !== oneGender(`${other}s`),
    );
    expect(apart).toEqual([]);
    expect(inPlural).toEqual([]);
  });
});
