import { describe, expect, it } from 'vitest';
import { evaluateInterview } from '@kafaa/interviewer/local';
import { languageOf, type Split } from '#/material/voice-answers';
import { askedOf, plainOffer, scoreIn } from '#/material/asking';
import { changesOf } from './gender-figures.ts';
import { assembled, evaluated, trulyScored, weakestFirst } from './interviews.ts';
import { secondSet } from '#/material/second-set';
import { rises } from './omission-figures.ts';
import { atLeast, atMost, meets, percentile, pointsRow, splitTable, shareRow } from './rows.ts';
import { pick, seeded, shuffled } from '@kafaa/interviewer/test/seeded';
import { swapChanges } from './swap-figures.ts';
import { swapGroups, wordSwapGroups } from './swaps.ts';
import { caught, mismatches } from './wrong-questions.ts';

const SPLITS: readonly Split[] = ['dev', 'test'];

describe('material of the second edition', () => {
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
  ] as const)('the second edition’s material %s has at least eight items per split, each with a unique id', (name) => {
    const ids = SPLITS.map((split) => secondSet(name, split).map(({ id }) => id));
    expect(Math.min(...ids.map((list) => list.length))).toBeGreaterThanOrEqual(8);
    expect(new Set(ids.flat()).size).toBe(ids.flat().length);
  });
});

describe('seeded choice', () => {
  it('a seeded shuffle gives the same order for the same seed and keeps every element', () => {
    const list = Array.from({ length: 50 }, (_, index) => index);
    expect(shuffled(list, 'a')).toEqual(shuffled(list, 'a'));
    expect(shuffled(list, 'a')).not.toEqual(shuffled(list, 'b'));
    expect(shuffled(list, 'a').sort((x, y) => x - y)).toEqual(list);
  });

  it('the seeded generator draws from [0, 1) with a mean near 0.5, and pick throws on an empty list', () => {
    const random = seeded('even');
    const drawn = Array.from({ length: 2000 }, random);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(drawn.reduce((sum, each) => sum + each, 0) / drawn.length).toBeCloseTo(0.5, 1);
    expect(() => pick([], 'seed')).toThrow('nothing to pick from');
  });
});

describe('benchmark table rows', () => {
  it('percentile returns the value at the given share of a list, and 0 for an empty list', () => {
    expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(9);
    expect(percentile([3], 0.9)).toBe(3);
    expect(percentile([], 0.9)).toBe(0);
  });

  it('a benchmark row meets its goal only on the required side, and a row without items never meets it', () => {
    expect(meets(shareRow('x', [true, false], atMost(0.5)))).toBe(true);
    expect(meets(shareRow('x', [true, true], atMost(0.5)))).toBe(false);
    expect(meets(pointsRow('x', [4], atLeast(5)))).toBe(false);
    expect(meets(shareRow('x', [], atMost(0.5)))).toBe(false);
  });

  it('the split table prints each row’s goal, figure and count, and whether the goal is met', () => {
    const table = splitTable('dev', [shareRow('hit', [true, false, false, false], atMost(0)), pointsRow('mean', [4])]);
    expect(table.split('\n').slice(2)).toEqual(['| hit | ≤ 0.0 % | 25.0 % (4) | ✗ |', '| mean |  | 4.0 (1) |  |']);
  });
});

describe('mismatched questions', () => {
  it.each(SPLITS)(
    'the %s split yields at least 600 mismatches of each kind, none of them with the answer’s own question',
    (split) => {
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
    },
  );

  it('an answer under a wrong question counts as caught if it gets no level', () => {
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

  it('changesOf returns the size of each score difference, and 100 if only one evaluation has a score', () => {
    expect(new Set(changesOf(evaluation, evaluation))).toEqual(new Set([0]));
    const [answer] = evaluation.answers;
    const other = { ...evaluation, answers: [{ ...answer!, score: answer!.score! - 7 }] };
    expect(changesOf(evaluation, other).filter((change) => change > 0)).toEqual([7]);
    const unjudged = { ...evaluation, answers: [{ ...answer!, score: null }] };
    expect(changesOf(evaluation, unjudged).filter((change) => change > 0)).toEqual([100]);
  });
});

describe('identity swaps', () => {
  it.each(SPLITS)(
    'the %s split yields at least 5,000 identity swaps, reproducible and without duplicate versions',
    (split) => {
      const groups = swapGroups(split);
      const swaps = groups.reduce((sum, { versions }) => sum + versions.length - 1, 0);
      expect(swaps).toBeGreaterThanOrEqual(5000);
      expect(swapGroups(split)).toEqual(groups);
      for (const { versions } of [...groups, ...wordSwapGroups(split)]) {
        expect(new Set(versions.map(({ text }) => text)).size).toBe(versions.length);
        expect(versions.filter(({ text }) => text.includes('{x}'))).toEqual([]);
      }
    },
  );

  it('swapChanges returns each version’s score difference from the first version', () => {
    const [group] = swapGroups('dev', 1);
    const versions = [group!.versions[0]!, group!.versions[0]!, { ...group!.versions[0]!, text: '' }];
    expect(swapChanges({ ...group!, versions }, (text) => text)).toEqual([0, 100]);
  });
});

describe('assembled interviews', () => {
  const [interview] = assembled('dev');

  it('an assembled interview has one answer per question, and weakestFirst sorts the answers by rising level', () => {
    const questions = interview!.answers.map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
    const levels = weakestFirst(interview!).map((index) => interview!.answers[index]!.level);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  it('the total rises over the four strengths of a person, scored at the true levels', () => {
    const totals = assembled('dev')
      .slice(0, 4)
      .map((each) => evaluated(each, { scored: trulyScored(each) }).score!);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  });

  it('evaluated marks the questions to leave out as unanswered and keeps the others', () => {
    const { answers } = evaluated(interview!, { left: new Set([0]) });
    expect(answers[0]).toMatchObject({ flags: ['unanswered'] });
    expect(answers[1]?.flags).not.toContain('unanswered');
  });
});

describe('recommendations', () => {
  it('rises is true if the second recommendation is closer to a meeting, and false for « Preuves insuffisantes »', () => {
    expect(rises('Peu adapté au poste', 'À approfondir')).toBe(true);
    expect(rises('À rencontrer', 'À approfondir')).toBe(false);
    expect(rises('À approfondir', 'À approfondir')).toBe(false);
    expect(rises('Peu adapté au poste', 'Preuves insuffisantes')).toBe(false);
    expect(rises('Preuves insuffisantes', 'À rencontrer')).toBe(false);
  });
});
