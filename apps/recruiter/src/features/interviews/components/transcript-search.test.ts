import { describe, expect, it } from 'vitest';
import { findPieces, splitQuotes } from './transcript-search.ts';

const matches = (text: string, search: string) =>
  findPieces(text, search)
    .filter(({ match }) => match)
    .map((piece) => piece.text);

describe('findPieces', () => {
  it('findPieces finds every match regardless of case, accents, ligatures and apostrophes', () => {
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
  ])('findPieces splits %j at the matches of %j into pieces that join to the whole text', (text, search) => {
    expect(
      findPieces(text, search)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('findPieces keeps a combining accent in the match of its letter', () => {
    expect(matches('E\u0301quipe', 'e')).toEqual(['E\u0301', 'e']);
  });

  it('findPieces treats regular-expression characters in the search as plain text', () => {
    expect(matches('C++ (et C#)', 'c++ (')).toEqual(['C++ (']);
  });
});

describe('quotes in an answer', () => {
  const answer = 'J’ai mesuré (deux fois) :\n40 % des clients abandonnaient. Puis j’ai réécrit la validation.';

  const quoted = (...texts: string[]) =>
    splitQuotes(
      answer,
      texts.map((text) => ({ text })),
    ).map(({ text, quote }) => [text, quote?.text]);

  it('splitQuotes marks a quote across a line break, and nothing for an absent or empty quote', () => {
    expect(quoted('J’ai mesuré (deux fois) : 40 % des clients abandonnaient.')).toEqual([
      [
        'J’ai mesuré (deux fois) :\n40 % des clients abandonnaient.',
        'J’ai mesuré (deux fois) : 40 % des clients abandonnaient.',
      ],
      [' Puis j’ai réécrit la validation.', undefined],
    ]);
    expect(quoted('Jamais dit.', ' ')).toEqual([[answer, undefined]]);
  });

  it('splitQuotes marks several quotes in the order of the text, and only the first of two that overlap', () => {
    expect(quoted('j’ai réécrit la validation', 'deux fois', 'Puis j’ai réécrit')).toEqual([
      ['J’ai mesuré (', undefined],
      ['deux fois', 'deux fois'],
      [') :\n40 % des clients abandonnaient. Puis ', undefined],
      ['j’ai réécrit la validation', 'j’ai réécrit la validation'],
      ['.', undefined],
    ]);
    expect(splitQuotes('', [{ text: 'x' }])).toEqual([{ text: '' }]);
  });
});
