import { describe, expect, it } from 'vitest';
import { atFields, differs, draftOf, formOf, isEmpty, keyErrors } from './key-form.ts';

const KEY = {
  points: [
    { text: 'Couper', synonyms: ['couper le courant', 'mettre hors tension'] },
    { text: 'Condamner', synonyms: [] },
    { text: 'Vérifier', synonyms: ['VAT'] },
  ],
  redFlags: [{ text: 'Sous tension', synonyms: [] }],
};

const edited = (at: number, text: string) => {
  const form = formOf(KEY);
  return { ...form, points: form.points.map((entry, index) => (index === at ? { ...entry, text } : entry)) };
};

describe('answer key form', () => {
  it('an empty answer key form has three points and one red flag, and its draft leaves out empty fields', () => {
    const empty = formOf(undefined);
    expect([empty.points.length, empty.redFlags.length, isEmpty(empty)]).toEqual([3, 1, true]);
    expect(draftOf(empty)).toEqual({ points: [], redFlags: [] });
    expect(draftOf(formOf(KEY))).toEqual(KEY);
    const [first, ...rest] = formOf(KEY).points;
    const spaced = {
      ...formOf(KEY),
      points: [
        { id: 'x', text: ' ', synonyms: '' },
        { ...first, id: 'y', text: ' Couper ', synonyms: '\n a \n\nb' },
        ...rest,
      ],
    };
    expect(draftOf(spaced).points[0]).toEqual({ text: 'Couper', synonyms: ['a', 'b'] });
  });

  it('differs compares the texts of an answer key and ignores empty fields and the signature', () => {
    expect(differs(formOf(undefined), undefined)).toBe(false);
    expect(differs(formOf(KEY), KEY)).toBe(false);
    expect(differs(formOf(KEY), { ...KEY, signedBy: 'a' } as never)).toBe(false);
    expect(differs(edited(0, 'Couper tout'), KEY)).toBe(true);
    expect(differs(edited(1, ''), KEY)).toBe(true);
  });

  it.each([
    ['a point of 500 words', edited(1, 'couper '.repeat(500)), 'points-1', /160 caractères/],
    ['synonyms without a point', { ...edited(2, '') }, 'points-2', /ne peut pas être vide/],
    [
      'a synonym as long as a story',
      { ...formOf(KEY), redFlags: [{ id: 'f', text: 'a', synonyms: 'x'.repeat(81) }] },
      'f/synonyms',
      /80 caractères/,
    ],
    ['no point', formOf(undefined), 'key', /au moins un point/],
  ])('keyErrors reports one error at the field with %s', (_, form, place, message) => {
    expect(keyErrors(form).get(place)).toMatch(message);
    expect(keyErrors(form).size).toBe(1);
  });

  it('atFields assigns the server’s advice to the field that it names, and other advice to the key', () => {
    const form = { ...formOf(KEY), points: [{ id: 'none', text: '', synonyms: '' }, ...formOf(KEY).points] };
    const advice = [
      { path: 'points.1', message: 'Un.' },
      { path: 'points.1', message: 'Deux.' },
      { path: 'redFlags.0', message: 'Trois.' },
      { path: 'points.9', message: 'Ailleurs.' },
      { path: 'key', message: 'Tout.' },
    ];
    expect([...atFields(form, advice)]).toEqual([
      ['points-1', 'Un. Deux.'],
      ['redFlags-0', 'Trois.'],
      ['key', 'Ailleurs. Tout.'],
    ]);
  });
});
