import { describe, expect, it } from 'vitest';
import { counted, formatBytes, formatNumber, initials } from './format.ts';

describe('formatNumber', () => {
  it.each([
    [0, 0, '0'],
    [999, 0, '999'],
    [2400, 0, '2\u202F400'],
    [1234567, 0, '1\u202F234\u202F567'],
    [69.31, 1, '69,3'],
    [70, 1, '70,0'],
    [-2400, 0, '\u22122\u202F400'],
    [-0.2, 0, '0'],
  ])('formatNumber writes %d with %d decimals as %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });
});

describe('counted', () => {
  it.each([
    [0, '0\u00A0candidat'],
    [1, '1\u00A0candidat'],
    [2, '2\u00A0candidats'],
    [1200, '1\u202F200\u00A0candidats'],
  ])('counted writes the number %d with its noun in the French singular or plural', (count, text) => {
    expect(counted(count, 'candidat')).toBe(text);
  });

  it('counted uses an irregular plural if one is given', () => {
    expect(counted(3, 'emploi', 'emplois')).toBe('3\u00A0emplois');
  });
});

describe('initials', () => {
  it.each([
    ['Medina Digital', 'MD'],
    ['élan', 'É'],
    ['L’Atelier du Sud', 'LA'],
    ['Cuir de Nabeul', 'CN'],
    ['La Table d’Amel', 'LT'],
    ['De et Du', 'D'],
    ['  ', ''],
    ['شركة النور', 'شا'],
  ])('initials returns the capitalised first letters of up to two words of « %s »', (name, text) => {
    expect(initials(name)).toBe(text);
  });
});

describe('formatBytes', () => {
  it.each([
    [12, '12\u00A0o'],
    [20_480, '20\u00A0Ko'],
    [3_670_016, '3,5\u00A0Mo'],
    [3 * 1024 * 1024, '3\u00A0Mo'],
  ])('formatBytes writes %d bytes in the fitting French unit', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
