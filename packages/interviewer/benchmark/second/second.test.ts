import { describe, expect, it } from 'vitest';
import { evaluateInterview } from '@kafaa/interviewer/local';
import { languageOf, type Split } from '../voice-answers.ts';
import { askedOf, plainOffer, scoreIn } from './asking.ts';
import { changesOf } from './gender-figures.ts';
import { assembled, evaluated, trulyScored, weakestFirst } from './interviews.ts';
import { secondSet } from './material.ts';
import { rises } from './omission-figures.ts';
import { atLeast, atMost, meets, percentile, pointsRow, splitTable, shareRow } from './rows.ts';
import { pick, seeded, shuffled } from './seeded.ts';
import { swapChanges } from './swap-figures.ts';
import { swapGroups, wordSwapGroups } from './swaps.ts';
import { caught, mismatches } from './wrong-questions.ts';

const SPLITS: readonly Split[] = ['dev', 'test'];

describe('the material of the second edition', () => {
  it.each([
    'templates/',
    'spelling/',
    'mixed/',
    'we/',
    'keys/',
    'levels/general',
    'levels/better',
    'gender/interviews',
    'gender/cvs',
    'copies/',
  ] as const)('%s has its items in both splits, each once', (name) => {
    const ids = SPLITS.map((split) => secondSet(name, split).map(({ id }) => id));
    expect(Math.min(...ids.map((list) => list.length))).toBeGreaterThanOrEqual(10);
    expect(new Set(ids.flat()).size).toBe(ids.flat().length);
  });
});

describe('seeded choice', () => {
  it('gives the same order for the same seed and keeps every element', () => {
    const list = Array.from({ length: 50 }, (_, index) => index);
    expect(shuffled(list, 'a')).toEqual(shuffled(list, 'a'));
    expect(shuffled(list, 'a')).not.toEqual(shuffled(list, 'b'));
    expect(shuffled(list, 'a').sort((x, y) => x - y)).toEqual(list);
  });

  it('draws evenly between 0 and 1, and refuses to pick from nothing', () => {
    const random = seeded('even');
    const drawn = Array.from({ length: 2000 }, random);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(drawn.reduce((sum, each) => sum + each, 0) / drawn.length).toBeCloseTo(0.5, 1);
    expect(() => pick([], 'seed')).toThrow('nothing to pick from');
  });
});

describe('rows of the table', () => {
  it('cover the share of values that the percentile names', () => {
    expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(9);
    expect(percentile([3], 0.9)).toBe(3);
    expect(percentile([], 0.9)).toBe(0);
  });

  it('meet a bar from the right side only, and never without material', () => {
    expect(meets(shareRow('x', [true, false], atMost(0.5)))).toBe(true);
    expect(meets(shareRow('x', [true, true], atMost(0.5)))).toBe(false);
    expect(meets(pointsRow('x', [4], atLeast(5)))).toBe(false);
    expect(meets(shareRow('x', [], atMost(0.5)))).toBe(false);
  });

  it('stand in a table with their bar and whether they meet it', () => {
    const table = splitTable('dev', [shareRow('hit', [true, false, false, false], atMost(0)), pointsRow('mean', [4])]);
    expect(table.split('\n').slice(2)).toEqual(['| hit | ≤ 0.0 % | 25.0 % (4) | ✗ |', '| mean |  | 4.0 (1) |  |']);
  });
});

describe('wrong questions', () => {
  it.each(SPLITS)('are at least 600 of each kind on %s, none of them the own question', (split) => {
    for (const where of ['another offer', 'the same offer'] as const) {
      const pairs = mismatches(split, where);
      expect(pairs.length).toBeGreaterThanOrEqual(600);
      for (const { answer, job, asked } of pairs) {
        expect(asked.question === answer.question && job.key === answer.job.key).toBe(false);
        expect(job.key === answer.job.key).toBe(where === 'the same offer');
        expect(languageOf(job)).toBe(languageOf(answer.job));
        expect(answer.level).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('count as caught where nothing is judged', () => {
    const offer = plainOffer('Serveur');
    const question = askedOf(offer, 'Racontez une fois où vous avez aidé un client.');
    expect(caught(scoreIn(offer, question, null))).toBe(true);
  });
});

describe('changes between two evaluations', () => {
  const offer = plainOffer('Serveur');
  const evaluation = evaluateInterview({
    ...offer,
    exchanges: [
      {
        question: askedOf(offer, 'Racontez une fois où vous avez aidé un client.', 'behaviour'),
        answer:
          'Un client cherchait une pièce. J’ai appelé le dépôt, je l’ai fait venir en deux heures et il est revenu.',
      },
    ],
    cv: null,
    identity: { firstName: 'Sami', lastName: 'Ben Youssef' },
  });

  it('are the size of each difference, and 100 where only one has a number', () => {
    expect(new Set(changesOf(evaluation, evaluation))).toEqual(new Set([0]));
    const [answer] = evaluation.answers;
    const other = { ...evaluation, answers: [{ ...answer!, score: answer!.score! - 7 }] };
    expect(changesOf(evaluation, other).filter((change) => change > 0)).toEqual([7]);
    const unjudged = { ...evaluation, answers: [{ ...answer!, score: null }] };
    expect(changesOf(evaluation, unjudged).filter((change) => change > 0)).toEqual([100]);
  });
});

describe('identity swaps', () => {
  it.each(SPLITS)('are 5,000 on %s, the same in each run', (split) => {
    const groups = swapGroups(split);
    const swaps = groups.reduce((sum, { versions }) => sum + versions.length - 1, 0);
    expect(swaps).toBeGreaterThanOrEqual(5000);
    expect(swapGroups(split)).toEqual(groups);
    for (const { versions } of [...groups, ...wordSwapGroups(split)]) {
      expect(new Set(versions.map(({ text }) => text)).size).toBe(versions.length);
      expect(versions.filter(({ text }) => text.includes('{x}'))).toEqual([]);
    }
  });

  it('move an answer by what its score differs from the first version', () => {
    const [group] = swapGroups('dev', 1);
    const versions = [group!.versions[0]!, group!.versions[0]!, { ...group!.versions[0]!, text: '' }];
    expect(swapChanges({ ...group!, versions }, (text) => text)).toEqual([0, 100]);
  });
});

describe('assembled interviews', () => {
  const [interview] = assembled('dev');

  it('have one answer to each question', () => {
    const questions = interview!.answers.map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
    const levels = weakestFirst(interview!).map((index) => interview!.answers[index]!.level);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  it('keep the total of their answers’ true levels between those of the weakest and the best', () => {
    const totals = assembled('dev')
      .slice(0, 4)
      .map((each) => evaluated(each, { scored: trulyScored(each) }).score!);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  });

  it('leave questions out where they are told to', () => {
    const { answers } = evaluated(interview!, { left: new Set([0]) });
    expect(answers[0]).toMatchObject({ flags: ['unanswered'] });
    expect(answers[1]?.flags).not.toContain('unanswered');
  });
});

describe('recommendations', () => {
  it('rise towards a meeting, and lack of evidence is no rise', () => {
    expect(rises('Peu adapté au poste', 'À approfondir')).toBe(true);
    expect(rises('À rencontrer', 'À approfondir')).toBe(false);
    expect(rises('À approfondir', 'À approfondir')).toBe(false);
    expect(rises('Peu adapté au poste', 'Preuves insuffisantes')).toBe(false);
    expect(rises('Preuves insuffisantes', 'À rencontrer')).toBe(false);
  });
});
