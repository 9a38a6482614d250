import { describe, expect, it } from 'vitest';
import { matching, type PaletteGroup } from './palette-entries.ts';

const groups: PaletteGroup[] = [
  { title: 'Pages', entries: [{ id: 'a', label: 'Créer une offre' }] },
  { title: 'Offres', entries: [{ id: 'b', label: 'Développeur front-end', hint: 'Tunis' }] },
];
const found = (query: string) => matching(groups, query).flatMap(({ entries }) => entries.map(({ id }) => id));

describe('command palette', () => {
  it.each([
    ['', ['a', 'b']],
    ['creer', ['a']],
    ['TUNIS dev', ['b']],
    ['offre', ['a', 'b']],
    ['zzz', []],
  ])('the palette search %j finds the entries %j', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});
