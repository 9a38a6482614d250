import { describe, expect, test } from 'vitest';
import { MAX_MENTIONS } from './options.ts';
import { mentionedIn, opinionLinkEnd, opinionLinkState } from './rules.ts';

const NOW = new Date('2026-11-29T09:00:00Z');

describe('opinion links', () => {
  test('an opinion link ends 14 days after its creation', () => {
    expect(opinionLinkEnd(NOW)).toEqual(new Date('2026-12-13T09:00:00Z'));
  });

  test('an opinion link is open until its end unless it is revoked', () => {
    const endsAt = opinionLinkEnd(NOW);
    expect(opinionLinkState({ endsAt, revokedAt: null }, new Date(endsAt.getTime() - 1))).toBe('OPEN');
    expect(opinionLinkState({ endsAt, revokedAt: null }, endsAt)).toBe('ENDED');
    expect(opinionLinkState({ endsAt, revokedAt: NOW }, NOW)).toBe('REVOKED');
  });
});

describe('mentions', () => {
  const people = ['Sami', 'Samira Ben Ali', 'amel@societe.tn', ''].map((label) => ({ label }));
  const labels = (text: string) => mentionedIn(text, people).map(({ label }) => label);

  test.each([
    ['@Sami, qu’en penses-tu ?', ['Sami']],
    ['Vu avec @sami et @SAMIRA BEN ALI.', ['Sami', 'Samira Ben Ali']],
    ['@amel@societe.tn peut la rencontrer', ['amel@societe.tn']],
    ['@Samira seulement', []],
    ['Sami est d’accord', []],
    ['contact@sami', []],
    ['@Inconnu et @', []],
    ['@Samir puis @Sami', ['Sami']],
  ])('mentionedIn finds in the text « %s » the mentions %j', (text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  test('a comment mentions a limited number of people', () => {
    const crowd = Array.from({ length: MAX_MENTIONS + 5 }, (_, index) => ({ label: `P${index}x` }));
    const text = crowd.map(({ label }) => `@${label}`).join(' ');
    expect(mentionedIn(text, crowd)).toHaveLength(MAX_MENTIONS);
  });
});
