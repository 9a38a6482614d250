import { describe, expect, it } from 'vitest';
import { findPieces } from './transcript-search.ts';

const matches = (text: string, search: string) =>
  findPieces(text, search)
    .filter(({ match }) => match)
    .map((piece) => piece.text);

describe('findPieces', () => {
  it('finds every place, whatever the case and the accents', () => {
    expect(matches('Équipe, équipes et EQUIPE', 'equipe')).toEqual(['Équipe', 'équipe', 'EQUIPE']);
    expect(matches('Un cœur de métier', 'coeur')).toEqual(['cœur']);
    expect(matches('l’API n’était pas prête', "n'etait")).toEqual(['n’était']);
  });

  it.each([
    ['Deux jours avant la livraison', 'jours'],
    ['E\u0301quipe écrite en deux signes', 'equipe'],
    ['👩‍💻 code 👍 code', 'code'],
    ['مرحبا بكم في الشركة', 'بكم'],
    ['aaa', 'aa'],
    ['œœ', 'o'],
    ['', 'x'],
    ['texte', '   '],
  ])('gives back the whole text: %j with %j', (text, search) => {
    expect(
      findPieces(text, search)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('keeps a combining accent with its letter', () => {
    expect(matches('E\u0301quipe', 'e')).toEqual(['E\u0301', 'e']);
  });

  it('takes signs of patterns as they are', () => {
    expect(matches('C++ (et C#)', 'c++ (')).toEqual(['C++ (']);
  });
});
