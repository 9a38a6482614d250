import { describe, expect, it } from 'vitest';
import type { KeyReading } from './schema.ts';
import { keyLines, keySummary } from './texts.ts';

const point = (found: KeyReading['points'][number]['found'], quote: string | null = null) => ({
  text: `point ${found}`,
  found,
  quote,
});
const flag = { text: 'une erreur', quote: 'dit ainsi' };

describe('answer key texts', () => {
  it.each<[string, KeyReading, string]>([
    ['no point', { points: [point('not-found')], redFlags: [] }, '0 point sur 1 du corrigé'],
    ['one point', { points: [point('named'), point('denied')], redFlags: [] }, '1 point sur 2 du corrigé'],
    [
      'points and a red flag',
      { points: [point('named'), point('named')], redFlags: [flag] },
      '2 points sur 2 du corrigé, 1 signal d’alerte',
    ],
    [
      'two red flags',
      { points: [point('denied')], redFlags: [flag, flag] },
      '0 point sur 1 du corrigé, 2 signaux d’alerte',
    ],
  ])('keySummary counts the found points and red flags of a reading with %s', (_, reading, text) => {
    expect(keySummary(reading)).toBe(text);
  });

  it('keyLines lists red flags first, then the points in the order of the key', () => {
    const reading = { points: [point('not-found'), point('named', 'dit'), point('denied', 'nié')], redFlags: [flag] };
    expect(keyLines(reading).map(({ label, text, quote }) => [label, text, quote])).toEqual([
      ['Signal d’alerte', 'une erreur', 'dit ainsi'],
      ['Non trouvé', 'point not-found', null],
      ['Nommé', 'point named', 'dit'],
      ['Contredit', 'point denied', 'nié'],
    ]);
  });
});
