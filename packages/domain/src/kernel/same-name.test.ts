import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

const amira = { firstName: 'Amira', lastName: 'Ben Salah' };

test.each([
  ['as typed', amira, true],
  ['case, accents and spaces', { firstName: ' AMÍRA', lastName: 'ben  salah ' }, true],
  ['another first name', { ...amira, firstName: 'Amina' }, false],
  ['another last name', { ...amira, lastName: 'Salah' }, false],
  ['the border between the two', { firstName: 'Amira Ben', lastName: 'Salah' }, false],
])('isSameName compares names with regard to %s', (_, other, same) => {
  expect(isSameName(amira, other)).toBe(same);
});
