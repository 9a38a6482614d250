import { describe, expect, it } from 'vitest';
import type { DimensionKey } from '@kafaa/domain/evaluations/options';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { chosenPassage, passagesIn, quotedCriteria } from './transcript-quotes.ts';
import { exchangeOf } from './transcript-scroll.ts';

type Quotes = EvaluationView['dimensions'][number]['quotes'];
const answer = (text: string, exchangeIndex: number) => ({ text, source: 'answer' as const, exchangeIndex });
const dimension = (key: DimensionKey, quotes: Quotes) => ({
  key,
  quotes,
  level: 3,
  score: 75,
  weight: 10,
  reason: '',
  human: null,
});
const criteria = quotedCriteria({
  dimensions: [
    dimension('cultureFit', [{ text: 'du CV', source: 'cv' }, answer('Dit.', 4), answer('Avant.', 1)]),
    dimension('mindsetScore', [answer('Dit.', 4)]),
    dimension('languageMatch', [{ text: 'du CV', source: 'cv' }]),
  ],
});

describe('passages of criteria in the answers', () => {
  it('quotedCriteria returns the criteria with a quoted passage, and sorts their passages by answer', () => {
    expect(criteria.map(({ label, passages }) => [label, passages.map(({ hash }) => hash)])).toEqual([
      ['État d’esprit', ['#q5-mindsetScore-1']],
      ['Adéquation culturelle', ['#q2-cultureFit-3', '#q5-cultureFit-2']],
    ]);
    expect(quotedCriteria(null)).toEqual([]);
  });

  it('chosenPassage finds the passage of a quote’s URL hash, and none for an unknown hash', () => {
    expect(chosenPassage('#q5-cultureFit-2', criteria)).toMatchObject({ exchange: 4, text: 'Dit.', key: 'cultureFit' });
    for (const hash of ['#q5-cultureFit-1', '#q5-cultureFit-9', '#q5-other-1', '#q5', ''])
      expect(chosenPassage(hash, criteria)).toBeUndefined();
    expect([exchangeOf('#q5-cultureFit-2'), exchangeOf('#q5'), exchangeOf('#q5x')]).toEqual([4, 4, undefined]);
  });

  it('passagesIn puts the passages of the chosen criterion first', () => {
    const keys = (hash: string) => passagesIn(4, criteria, chosenPassage(hash, criteria)).map(({ key }) => key);
    expect(keys('')).toEqual(['mindsetScore', 'cultureFit']);
    expect(keys('#q2-cultureFit-3')).toEqual(['cultureFit', 'mindsetScore']);
    expect(passagesIn(0, criteria, undefined)).toEqual([]);
  });
});
