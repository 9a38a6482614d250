import { describe, expect, it } from 'vitest';
import { describeQuestion } from '@kafaa/interviewer/questions/describe';
import { grown } from '@kafaa/interviewer/scoring/relevance/trees';
import { seeded } from '@kafaa/interviewer/test/seeded';
import { scoreIn } from '#/material/asking';
import { NOBODY } from '#/material/examples';
import { secondSet } from '#/material/second-set';
import { grow } from '#/training/relevance/grow';
import { kernelGroups } from '#/training/relevance/kernels';

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
  it('a good answer loses over 20 points under another offer’s question, and over 8 under another question of its offer', () => {
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
      expect(reason).toMatch(/^Lien avec la question non reconnu par le logiciel\u00A0: à relire\. Dit\u00A0: «/);
      expect(quotes).not.toEqual([]);
    }
  });
});

describe('trained forests', () => {
  it('grow learns that each positive feature raises the odds, and gives the same forest for the same input', () => {
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
