import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { redact } from '@kafaa/interviewer/privacy/redact';
import { isCommon } from '@kafaa/interviewer/language/vocabulary';
import { packWords, unpackWords } from '@kafaa/interviewer/language/word-list';
import { tokenise } from '@kafaa/interviewer/language/tokens';
import { closedTokens } from '@kafaa/interviewer/scoring/closed';

const WORD = fc.stringMatching(/^[a-z]{1,40}$/);

it('a packed list holds its words and no other', () => {
  fc.assert(
    fc.property(fc.array(WORD, { maxLength: 60 }), (words) => {
      expect([...unpackWords(packWords(words))]).toEqual([...new Set(words)].toSorted());
    }),
  );
});

it('a word with an accent cannot be packed', () => expect(() => packWords(['été'])).toThrow('« été »'));

it('at most 1 of 20,000 made-up words of eight letters is read', () => {
  const random = fc.sample(fc.stringMatching(/^[a-z]{8}$/), { numRuns: 20_000, seed: 11 });
  expect(random.filter((word) => isCommon(word, 'fr')).length).toBeLessThanOrEqual(1);
});

const closed = (text: string): string =>
  closedTokens(tokenise(redact(text, { firstName: '', lastName: '' })), 'fr', () => false).join(' ');

it.each(['Hopton on Sea', 'Vilallonga dels Monts', 'Puertecito de la Virgen', 'Waterloo Corner'])(
  'the words inside the place name « %s » are closed with it',
  (place) => expect(closed(`Le magasin de ${place} était fermé.`)).toBe(closed('Le magasin de Sfax était fermé.')),
);
