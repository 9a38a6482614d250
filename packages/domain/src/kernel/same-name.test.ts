import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

const amira = { firstName: 'Amira', lastName: 'Ben Salah' };

test.each([
  ['the exact text', amira, true],
  ['case, accents and spaces', { firstName: ' AMÍRA', lastName: 'ben  salah ' }, true],
  ['the first name', { ...amira, firstName: 'Amina' }, false],
  ['the last name', { ...amira, lastName: 'Salah' }, false],
  ['the border between first and last name', { firstName: 'Amira Ben', lastName: 'Salah' }, false],
])('isSameName compares names with regard to %s', (_, other, same) => {
  expect(isSameName(amira, other)).toBe(same);
});
