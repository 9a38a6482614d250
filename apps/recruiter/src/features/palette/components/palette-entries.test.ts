import { describe, expect, it } from 'vitest';
import type { FoundPerson } from '@kafaa/domain/search/schema';
import { matching, type PaletteGroup, withPeople } from './palette-entries.ts';

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

  const person: FoundPerson = {
    id: 'c1',
    jobId: 'j1',
    jobTitle: 'Comptable',
    name: [{ text: 'Sarra', found: true }],
    stage: 'REGISTERED',
    byContact: true,
    passage: null,
  };

  it('the palette lists people with a matching name first, and people with matching texts last', () => {
    const quoted: FoundPerson = {
      ...person,
      id: 'c2',
      byContact: false,
      passage: { source: 'CV', question: null, parts: [] },
    };
    const shown = withPeople(groups, [person, quoted]);
    expect(shown.map(({ title }) => title)).toEqual(['Candidats', 'Pages', 'Offres', 'Dans les CV et les réponses']);
    expect(shown[0]?.entries[0]).toMatchObject({
      label: 'Sarra',
      hint: 'Comptable · Inscrit',
      to: '/Dashboard?job=j1&candidate=c1',
    });
    expect(withPeople(groups, [])).toEqual(groups);
    // People with similar names come after what matches exactly.
    expect(withPeople(groups, [person], true).map(({ title }) => title)).toEqual([
      'Pages',
      'Offres',
      'Résultats proches',
    ]);
  });

  it.each([
    ['EXPIRED', 'Lien expiré'],
    ['TO_DECIDE', 'À décider'],
    ['INVITED', 'Invité'],
    ['HIRED', 'Embauché'],
    ['WITHDRAWN', 'Retiré'],
  ] as const)('the palette labels a person at stage %s « %s », as the candidate list does', (stage, word) => {
    expect(withPeople([], [{ ...person, stage }])[0]?.entries[0]?.hint).toBe(`Comptable · ${word}`);
  });
});
