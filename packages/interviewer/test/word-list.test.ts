import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { redact } from '@kafaa/interviewer/privacy/redact';
import { isCommon } from '@kafaa/interviewer/language/vocabulary';
import { packWords, unpackWords } from '@kafaa/interviewer/language/word-list';
import { tokenise } from '@kafaa/interviewer/language/tokens';
import { closedTokens } from '@kafaa/interviewer/scoring/closed';

const WORD = fc.stringMatching(/^[a-z]{1,40}$/);

it('a packed word list contains its words and no other', () => {
  fc.assert(
    fc.property(fc.array(WORD, { maxLength: 60 }), (words) => {
      expect([...unpackWords(packWords(words))]).toEqual([...new Set(words)].toSorted());
    }),
  );
});

it('packing a word with an accent fails', () => expect(() => packWords(['été'])).toThrow('« été »'));

it('the word list accepts at most 1 of 20,000 made-up words of eight letters', () => {
  const random = fc.sample(fc.stringMatching(/^[a-z]{8}$/), { numRuns: 20_000, seed: 11 });
  expect(random.filter((word) => isCommon(word, 'fr')).length).toBeLessThanOrEqual(1);
});

const closed = (text: string): string =>
  closedTokens(tokenise(redact(text, { firstName: '', lastName: '' })), 'fr', () => false).join(' ');

it.each([
  ['On livre Eu et les environs.', 'On livre Sfax et les environs.'],
  ['Je prends le bus de page le matin.', 'Je prends le bus de Sfax le matin.'],
  ['Mon collègue inc Zuma était absent.', 'Mon collègue Sami Zuma était absent.'],
  ['Têtu comme un âne.', 'Têtue comme une mule.'],
  ['Je suis patient comme un loup.', 'Je suis patiente comme une louve.'],
  ['Je suis un vieux bonhomme, veuf, instituteur.', 'Je suis une vieille bonne femme, veuve, institutrice.'],
  ['Jété asi dan mon coin.', 'Jété asise dan mon coin.'],
  ['Je sui pa parfé, un peu distré.', 'Je sui pa parfète, un peu distrète.'],
  ['Ils m’appellent jaddi.', 'Elles m’appellent jaddati.'],
])('the tokeniser gives « %s » and « %s » the same tokens', (one, other) => expect(closed(one)).toBe(closed(other)));

it('the tokeniser masks a candidate’s first name in a form of address', () => {
  const spoken = 'My manager said "Constance, you take this one".';
  expect(redact(spoken, { firstName: 'Constance', lastName: 'Trabelsi' })).toBe(spoken.replace('Constance', '[nom]'));
});

it.each(['Hopton on Sea', 'Vilallonga dels Monts', 'Puertecito de la Virgen', 'Waterloo Corner'])(
  'the tokeniser masks the words inside the place name « %s » with it',
  (place) => expect(closed(`Le magasin de ${place} était fermé.`)).toBe(closed('Le magasin de Sfax était fermé.')),
);
