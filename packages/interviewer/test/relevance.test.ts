import { describe, expect, it } from 'vitest';
import { describeQuestion } from '@kafaa/interviewer/questions/describe';
import { scoreAnswers } from '@kafaa/interviewer/local';
import { pack, unpack } from '@kafaa/interviewer/scoring/relevance/pack';
import { besideCap, encodeQuestions, relevance } from '@kafaa/interviewer/scoring/relevance/relevance';
import { grown, packForest, unpackForest, type Forest } from '@kafaa/interviewer/scoring/relevance/trees';
import { LEARNED } from '@kafaa/interviewer/scoring/relevance/learned';
import { NOBODY } from '../benchmark/examples.ts';
import { scoreIn } from '../benchmark/second/asking.ts';
import { grow } from '../benchmark/relevance/grow.ts';
import { kernelGroups } from '../benchmark/relevance/kernels.ts';
import { secondSet } from '../benchmark/second/material.ts';
import { seeded } from '../benchmark/second/seeded.ts';
import { interview, jobBrief, question } from './briefs.ts';

/** Interviews in trades that the encoder was not trained on, with the questions as the product asked them. */
const offers = secondSet('judged/', 'dev').map(({ job, company, people }) => ({
  job,
  company,
  questions: (people[0]?.exchanges ?? []).map(({ text, kind }) => ({ ...describeQuestion(text, job, company), kind })),
  answers: people.flatMap(({ exchanges }) => exchanges.map(({ answer }, place) => ({ answer, place }))),
}));

/** Answers judged good for their own question, with their scores. */
const good = offers.flatMap((offer, at) =>
  offer.answers.flatMap(({ answer, place }) => {
    const own = offer.questions[place];
    if (!own) return [];
    const scored = scoreIn(offer, own, answer, NOBODY, offer.questions);
    return (scored.evaluation.level ?? 0) >= 3 ? [{ at, place, answer, scored }] : [];
  }),
);
const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
const scoreUnder = (at: number, place: number, answer: string): number => {
  const offer = offers[at % offers.length];
  const own = offer?.questions[place % offer.questions.length];
  if (!offer || !own) throw new Error('no offer or question at this index');
  return scoreIn(offer, own, answer, NOBODY, offer.questions).evaluation.score ?? 0;
};

describe('good answers under other questions', () => {
  it('a good answer loses over 20 points under another offer’s question and over 8 under another of its own', () => {
    expect(good.length).toBeGreaterThan(60);
    const own = mean(good.map(({ scored }) => scored.evaluation.score ?? 0));
    const other = mean(good.map(({ at, place, answer }) => scoreUnder(at + 1 + (place % 7), place + 3, answer)));
    const same = mean(good.map(({ at, place, answer }) => scoreUnder(at, place + 3, answer)));
    expect(own).toBeGreaterThan(75);
    expect(other).toBeLessThan(own - 20);
    expect(same).toBeLessThan(own - 8);
    expect(same).toBeGreaterThan(other);
  });

  it('a good answer flagged off-topic at level 1 keeps 25 points and its quotes, and its reason says « à relire »', () => {
    const moved = good.flatMap(({ at, place, answer }) => {
      const offer = offers[(at + 1) % offers.length];
      const asked = offer?.questions[place];
      if (!offer || !asked) return [];
      const { evaluation } = scoreIn(offer, asked, answer, NOBODY, offer.questions);
      return evaluation.flags.includes('off-topic') && evaluation.level === 1 && !evaluation.key ? [evaluation] : [];
    });
    expect(moved.length).toBeGreaterThan(10);
    for (const { score, reason, quotes } of moved) {
      expect(score).toBeGreaterThanOrEqual(25);
      expect(reason).toBe('Le logiciel n’a pas pu relier cette réponse à la question\u00A0: à relire.');
      expect(quotes).not.toEqual([]);
    }
  });
});

describe('the off-topic cap', () => {
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

  it('the off-topic cap slopes from none at the limit down to level 1', () => {
    if (!prepared || !asked[0]) throw new Error('scoreAnswers returned no prepared answer');
    const questions = encodeQuestions(asked, job, 'fr');
    const found = relevance(prepared, asked[0].text, questions);
    if (!found) throw new Error('relevance returned null');
    const at = (from: number) => besideCap({ value: found.value, from });
    expect(at(found.value)).toBeNull();
    expect(at(found.value + 0.1)).toBeCloseTo(4.2, 5);
    expect(at(found.value + 0.4)).toBeCloseTo(3, 5);
    expect(at(found.value + 9)).toBe(1);
  });

  it('the off-topic cap does not apply to an interview of three questions or fewer', () => {
    if (!prepared || !asked[0]) throw new Error('scoreAnswers returned no prepared answer');
    const among = (questions: number) =>
      relevance(prepared, asked[0]?.text ?? '', encodeQuestions(asked.slice(0, questions), job, 'fr'));
    expect(among(3)).toBeNull();
    expect(among(4)?.from).toBe(LEARNED.from.fr);
  });

  it('the off-topic cap does not apply to an answer in another language or a question that was not encoded', () => {
    if (!prepared) throw new Error('scoreAnswers returned no prepared answer');
    expect(relevance(prepared, 'Une autre ?', encodeQuestions(asked, job, 'fr'))).toBeNull();
    expect(
      relevance({ ...prepared, scoredAs: 'en' }, asked[0]?.text ?? '', encodeQuestions(asked, job, 'fr')),
    ).toBeNull();
  });
});

describe('forests', () => {
  const forest: Forest = {
    base: 0.5,
    trees: [
      { sign: [0, 1], limit: [2, -1], low: [1, -1], high: [-3, -2], leaves: [-1, 1, 4] },
      { sign: [], limit: [], low: [], high: [], leaves: [0.25] },
    ],
  };

  it('a forest adds up the leaf that the signs lead to in each tree', () => {
    expect(grown(forest, [2, -1])).toBe(0.5 - 1 + 0.25);
    expect(grown(forest, [2, 0])).toBe(0.5 + 1 + 0.25);
    expect(grown(forest, [2.1, 0])).toBe(0.5 + 4 + 0.25);
  });

  it('a packed forest is unpacked unchanged', () => {
    expect(unpackForest(packForest(forest))).toEqual(forest);
  });

  it('grow learns that each telling sign raises the odds, and gives the same forest for the same input', () => {
    const rows = 4000;
    const random = seeded('forest');
    const signs = Float32Array.from({ length: 3 * rows }, () => Math.round(random() * 20) / 10);
    const isOwn = Uint8Array.from({ length: rows }, (_, row) => {
      const chance = ((signs[3 * row] ?? 0) > 1 ? 0.5 : 0.1) + ((signs[3 * row + 1] ?? 0) > 1 ? 0.4 : 0);
      return random() < chance ? 1 : 0;
    });
    const learned = grow({ width: 3, signs, isOwn });
    const odds = (one: number, other: number): number => grown(learned, [one, other, 1]);
    expect(odds(1.8, 1.8)).toBeGreaterThan(odds(1.8, 0.2));
    expect(odds(1.8, 0.2)).toBeGreaterThan(odds(0.2, 0.2));
    expect(grow({ width: 3, signs, isOwn })).toEqual(learned);
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

describe('kernel groups', () => {
  it('every kernel group has six questions with at least five answers each', () => {
    const groups = kernelGroups();
    expect(groups.length).toBeGreaterThan(400);
    for (const { questions } of groups) {
      expect(questions).toHaveLength(6);
      for (const { answers } of questions) expect(answers.length).toBeGreaterThanOrEqual(5);
    }
  });
});
