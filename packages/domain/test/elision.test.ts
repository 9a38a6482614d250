import { expect, test } from 'vitest';
import { elided } from '#/kernel/elision';

test.each([
  ['de', 'Amira Ben Salah', 'd’Amira Ben Salah'],
  ['de', 'Mariem', 'de Mariem'],
  ['de', 'Élyès', 'd’Élyès'],
  ['de', 'Œuvre', 'd’Œuvre'],
  ['de', 'ÍBN', 'd’ÍBN'],
  ['de', 'Hatem', 'de Hatem'],
  ['de', 'Yassine', 'de Yassine'],
  ['de', 'Yves', 'd’Yves'],
  ['de', 'أميرة', 'de أميرة'],
  ['de', '3S', 'de 3S'],
  ['de', '', 'de '],
  ['que', 'Atlas', 'qu’Atlas'],
  ['que', 'Medina Digital', 'que Medina Digital'],
] as const)('elided joins « %s » and « %s » to « %s »', (word, name, text) => {
  expect(elided(word, name)).toBe(text);
});
