import { describe, expect, it } from 'vitest';
import { scoreAnswers } from '@kafaa/interviewer/local';
import { pack, unpack } from '@kafaa/interviewer/scoring/relevance/pack';
import { besideCap, encodeQuestions, relevance } from '@kafaa/interviewer/scoring/relevance/relevance';
import { grown, packForest, unpackForest, type Forest } from '@kafaa/interviewer/scoring/relevance/trees';
import { LEARNED } from '@kafaa/interviewer/scoring/relevance/learned';
import { interview, jobBrief, question } from './briefs.ts';

describe('off-topic cap', () => {
  const job = jobBrief();
  const asked = [
    question(),
    question({ text: 'Pourquoi voulez-vous développer des logiciels pour des cliniques ?', kind: 'motivation' }),
    question({ text: 'Comment apprenez-vous un outil nouveau ?' }),
    question({ text: 'Que faites-vous quand deux clients urgents appellent en même temps ?', kind: 'situation' }),
  ];
  const [{ prepared } = { prepared: null }] = scoreAnswers(
    interview([
      {
        question: asked[0],
        answer: 'J’ai repoussé la livraison du lait, le camion frigorifique était en panne à Béja.',
      },
    ]),
  );

  it('the off-topic cap begins at the relevance limit and falls with the relevance down to level 1', () => {
    if (!prepared || !asked[0]) throw new Error('scoreAnswers returned no prepared answer');
    const questions = encodeQuestions(asked, job, 'fr');
    const found = relevance(prepared, asked[0].text, questions);
    if (!found) throw new Error('relevance returned null');
    const at = (from: number) => besideCap({ value: found.value, from });
    expect(at(found.value)).toBeNull();
    expect(at(found.value + 0.1)).toBeCloseTo(4.35, 5);
    expect(at(found.value + 0.4)).toBeCloseTo(3.6, 5);
    expect(at(found.value + 9)).toBe(1);
  });

  it('the off-topic cap does not apply to an interview of three questions or fewer', () => {
    if (!prepared || !asked[0]) throw new Error('scoreAnswers returned no prepared answer');
    const among = (questions: number) =>
      relevance(prepared, asked[0]?.text ?? '', encodeQuestions(asked.slice(0, questions), job, 'fr'));
    expect(among(3)).toBeNull();
    expect(among(4)?.from).toBe(LEARNED.from.fr);
  });

  it('the off-topic cap does not apply to an answer in another language or a question without an encoding', () => {
    if (!prepared) throw new Error('scoreAnswers returned no prepared answer');
    expect(relevance(prepared, 'Une autre ?', encodeQuestions(asked, job, 'fr'))).toBeNull();
    expect(
      relevance({ ...prepared, scoredAs: 'en' }, asked[0]?.text ?? '', encodeQuestions(asked, job, 'fr')),
    ).toBeNull();
  });
});

describe('forests of decision trees', () => {
  const forest: Forest = {
    base: 0.5,
    trees: [
      { sign: [0, 1], limit: [2, -1], low: [1, -1], high: [-3, -2], leaves: [-1, 1, 4] },
      { sign: [], limit: [], low: [], high: [], leaves: [0.25] },
    ],
  };

  it('a forest adds up the leaf values that each tree gives the features', () => {
    expect(grown(forest, [2, -1])).toBe(0.5 - 1 + 0.25);
    expect(grown(forest, [2, 0])).toBe(0.5 + 1 + 0.25);
    expect(grown(forest, [2.1, 0])).toBe(0.5 + 4 + 0.25);
  });

  it('a packed forest equals the original after unpacking', () => {
    expect(unpackForest(packForest(forest))).toEqual(forest);
  });
});

describe('packed numbers', () => {
  it('packed numbers are restored within half a step, and outliers are clipped', () => {
    const values = Float32Array.from({ length: 200 }, (_, index) => Math.sin(index) * 0.7);
    const back = unpack(pack(values));
    expect(back.length).toBe(values.length);
    values.forEach((value, index) => expect(Math.abs(value - (back[index] ?? 0))).toBeLessThan(0.0121));
    const outlier = unpack(pack(Float32Array.from([...values, 90])));
    expect(outlier.at(-1)).toBeLessThan(30);
  });
});
