import { describe, expect, it } from 'vitest';
import { citationOf, exchangeOf } from './transcript-scroll.ts';
import { findPieces, findQuote } from './transcript-search.ts';

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
  ])('findPieces splits %j by the search %j into pieces that join to the whole text', (text, search) => {
    expect(
      findPieces(text, search)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('findPieces keeps a combining accent in the match of its letter', () => {
    expect(matches('E\u0301quipe', 'e')).toEqual(['E\u0301', 'e']);
  });

  it('findPieces takes regular-expression characters in the search literally', () => {
    expect(matches('C++ (et C#)', 'c++ (')).toEqual(['C++ (']);
  });
});

describe('quotes in an answer', () => {
  const answer = 'J’ai mesuré (deux fois) :\n40 % des clients abandonnaient. Puis j’ai réécrit la validation.';

  it('findQuote marks the quote in its answer across a line break, and marks nothing for an absent quote', () => {
    expect(findQuote(answer, 'J’ai mesuré (deux fois) : 40 % des clients abandonnaient.')).toEqual([
      { text: 'J’ai mesuré (deux fois) :\n40 % des clients abandonnaient.', match: true },
      { text: ' Puis j’ai réécrit la validation.', match: false },
    ]);
    expect(findQuote(answer, 'Jamais dit.')).toEqual([{ text: answer, match: false }]);
  });

  it('the URL hash of a quote resolves to its exchange and text, and an unknown hash resolves to undefined', () => {
    const dimensions = [{ key: 'cultureFit', quotes: [{ text: 'du CV' }, { text: 'Dit.', exchangeIndex: 4 }] }];
    expect(citationOf('#q5-cultureFit-2', { dimensions })).toEqual({ exchange: 4, text: 'Dit.' });
    for (const hash of ['#q5-cultureFit-1', '#q5-cultureFit-9', '#q5-other-1', '#q5', ''])
      expect(citationOf(hash, { dimensions })).toBeUndefined();
    expect([exchangeOf('#q5-cultureFit-2'), exchangeOf('#q5'), exchangeOf('#q5x')]).toEqual([4, 4, undefined]);
  });
});
