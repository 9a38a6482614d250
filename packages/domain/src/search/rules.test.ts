import { describe, expect, test } from 'vitest';
import { folded, markContact, passageOf, searchTerms, wordRanges, wordsOf } from './rules.ts';

const words = (search: string) =>
  searchTerms(search).map(({ word, contact }) => (contact ? `${word} (contact)` : word));
const shown = (parts: readonly { text: string; found: boolean }[] | undefined) =>
  parts?.map(({ text, found }) => (found ? `[${text}]` : text)).join('');

describe('words of a search', () => {
  test.each([
    ['Sarra MÉJRI', ['sarra', 'mejri']],
    ['sarra sarra', ['sarra']],
    ['chef d’équipe à Sfax', ['chef', 'equipe', 'sfax']],
    ['s', ['s']],
    ['sarra.mejri', ['sarra', 'mejri']],
    ['Sarra.Mejri@Poste.tn', ['sarra.mejri@poste.tn (contact)']],
    ['22 33 44 55', ['22334455 (contact)']],
    ['+216 22.334.455', ['22334455 (contact)']],
    ['00216-22334455', ['22334455 (contact)']],
    ['4455', ['4455']],
    ['2019 2024', ['2019', '2024']],
    ['sage 2023', ['sage', '2023']],
    ['سَارَّة الزهراء', ['ساره', 'الزهراء']],
    ['٢٢٣٣٤٤٥٥', ['22334455 (contact)']],
    ['% _ \\ \u0027 🙂 \u202E', []],
    [
      'un '.repeat(40) + 'a b c d deux trois quatre cinq six sept huit neuf',
      ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
    ],
  ])('the search text %j is split into the words %j', (search, expected) => {
    expect(words(search)).toEqual(expected);
  });

  test('folded gives letters that have several spellings one spelling', () => {
    expect(folded('Œuvre ÆTHER Straße مصطفى مدرسة ـــ')).toBe('oeuvre aether strasse مصطفي مدرسه ');
    expect(wordsOf('L’équipe, l’Équipe et المدير 2024 à')).toEqual(['equipe', 'et', 'المدير', 'مدير', '2024']);
    expect(wordsOf('x'.repeat(500))).toEqual(['x'.repeat(64)]);
  });

  test('wordRanges matches three letters as a prefix, two as a whole word, and an address only in contacts', () => {
    const sources = ['CONTACT', 'CV'] as const;
    expect(wordRanges(searchTerms('tva'), sources)).toEqual([
      { term: 0, source: 0, from: 'tva', to: 'tva\u{10FFFF}' },
      { term: 0, source: 1, from: 'tva', to: 'tva\u{10FFFF}' },
    ]);
    expect(wordRanges(searchTerms('go'), sources)).toMatchObject([{ to: 'go\u{10FFFF}' }, { to: 'go\u0001' }]);
    for (const search of ['a@b.tn', '22 33 44 55', 'a'])
      expect(
        wordRanges(searchTerms(search), sources).map(({ source }) => source),
        search,
      ).toEqual([0]);
  });
});

describe('passages', () => {
  const TEXT = `${'Avant cela rien. '.repeat(20)}En mars, j’ai corrigé la TVA sur Sage.\n${'Puis plus rien. '.repeat(20)}Sage encore.`;

  test('passageOf returns one line of whole words around most of the searched words, and marks them', () => {
    const passage = passageOf(TEXT, searchTerms('sage tv tva corri'));
    expect(passage?.terms).toBe(3);
    expect(shown(passage?.parts)).toBe(
      '… cela rien. Avant cela rien. Avant cela rien. En mars, j’ai [corrigé] la [TVA] sur [Sage]. Puis plus rien. Puis plus rien. Puis plus rien. Puis plus rien. Puis plus rien. Puis …',
    );
    expect(passageOf(TEXT, searchTerms('dentiste'))).toBeNull();
    expect(shown(passageOf('قال المدير نعم', searchTerms('مدير'))?.parts)).toBe('قال [المدير] نعم');
  });

  test('markContact marks beginnings of words in a name and any digits in a number', () => {
    expect(shown(markContact('Sarra Méjri', searchTerms('mej')))).toBe('Sarra [Méjri]');
    expect(shown(markContact('22334455', searchTerms('33 44 55')))).toBe('[22334455]');
    expect(shown(markContact('sarra@mail.tn', searchTerms('sarra@mail.tn')))).toBe('[sarra@mail.tn]');
    expect(shown(markContact('sarra@mail.tn', searchTerms('poste')))).toBe('sarra@mail.tn');
  });
});
