import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessAuthenticity, costlyAnswers, deductionFor, type Written } from '@kafaa/interviewer/authenticity/assess';
import { isGeneralProse } from '@kafaa/interviewer/authenticity/text-signals';
import type { Behaviour } from '@kafaa/domain/interviews/schema';
import type { Evaluation, Exchange, InterviewInput, Level } from '@kafaa/interviewer/contract';
import { evaluateInterview, scoreAnswers } from '@kafaa/interviewer/local';
import { evaluateWithModel } from '@kafaa/interviewer/llm';
import { generateQuestions } from '@kafaa/interviewer/questions/generate';
import { companyBrief, interview, jobBrief, LIVED } from './briefs.ts';
import { ANSWERS, session, verdict } from './scripted-model.ts';

/** General prose of an assistant; its style alone is a sign. */
const ASSISTANT =
  'En tant que professionnel, il est essentiel de noter que dans un environnement dynamique, une communication claire et transparente permet de garantir la réussite. **Approche proactive** — optimiser, faciliter et renforcer la cohésion. En conclusion, cette expérience m’a appris l’importance de la communication.';

/** Any typing behaviour that a browser could report, including impossible values. */
const typing: fc.Arbitrary<Behaviour> = fc.record(
  {
    pastedShare: fc.double({ min: 0, max: 1, noNaN: true }),
    largestInsert: fc.nat(20_000),
    charsPerMinute: fc.nat(100_000),
    deletions: fc.nat(10_000),
    latencySeconds: fc.nat(100_000),
    blurBeforePaste: fc.boolean(),
    accommodation: fc.boolean(),
  },
  { requiredKeys: [] },
);
const OWN = [LIVED, ANSWERS[0] ?? '', ANSWERS[1] ?? ''];
const QUESTIONS = generateQuestions(jobBrief(), companyBrief());
const writings = fc.array(typing, { minLength: QUESTIONS.length, maxLength: QUESTIONS.length });

/** All questions of an offer answered, the first `assistant` of them with an assistant's text. */
const written = (assistant: number, ways: readonly Behaviour[] = []): InterviewInput =>
  interview(
    QUESTIONS.map((question, index) => ({
      question,
      answer: index < assistant ? ASSISTANT : `${OWN[index % OWN.length]} Cas ${index}.`,
      ...(ways[index] && { behaviour: ways[index] }),
    })),
  );

/** Everything that is judged; the effects of a deduction are tested separately. */
const judged = ({ answers, dimensions, cv, cvScore, otherFactorsScore }: Evaluation) => ({
  answers,
  dimensions,
  cv,
  cvScore,
  otherFactorsScore,
});

const PASTED: Behaviour = { pastedShare: 1, largestInsert: 400, charsPerMinute: 5000, blurBeforePaste: true };
const everywhere = QUESTIONS.map(() => PASTED);

describe('typing behaviour', () => {
  it('typing behaviour changes no level, criterion, reason or quote', () => {
    const typed = judged(evaluateInterview(written(2)));
    fc.assert(
      fc.property(writings, (ways) => {
        expect(judged(evaluateInterview(written(2, ways)))).toEqual(typed);
      }),
      { numRuns: 40 },
    );
  });

  it('typing behaviour deducts no points from the candidate’s own text, and only adds facts', () => {
    const { score } = evaluateInterview(written(0));
    expect(score).toBeGreaterThan(0);
    fc.assert(
      fc.property(writings, (ways) => {
        const again = evaluateInterview(written(0, ways));
        expect({ score: again.score, deduction: again.authenticity.deduction }).toEqual({ score, deduction: 0 });
      }),
      { numRuns: 40 },
    );
    const { authenticity } = evaluateInterview(written(0, everywhere));
    expect(authenticity).toMatchObject({ tier: 'medium', deduction: 0 });
    expect(authenticity.facts).toHaveLength(QUESTIONS.length);
  });

  it('pasted assistant prose costs at most 10 points, and none if an answer of the candidate’s own follows', () => {
    const of = (assistant: number, ways: readonly Behaviour[]) =>
      evaluateInterview(written(assistant, ways)).authenticity.deduction;
    // A story of the candidate's own follows, so nothing is deducted, however much was pasted.
    expect(of(1, everywhere)).toBe(0);
    const one = of(2, [PASTED]);
    expect(one).toBeGreaterThanOrEqual(1);
    expect(one).toBeLessThanOrEqual(4);
    // Pasting the other answers too deducts no more, because a story follows the second one.
    expect(of(2, everywhere)).toBe(one);
    expect(of(2, everywhere.with(0, {}))).toBe(0);
    expect(of(3, everywhere)).toBeGreaterThan(one);
    expect(of(QUESTIONS.length, everywhere)).toBeGreaterThan(of(3, everywhere));
    expect(of(QUESTIONS.length, everywhere)).toBeLessThanOrEqual(10);
  });

  it('the facts name the following answer if a pasted answer costs points', () => {
    const { facts } = evaluateInterview(written(2, [PASTED])).authenticity;
    expect(facts).toContain('Réponse 2, juste après\u00A0: rien de personnel n’y a été trouvé non plus.');
  });

  it('an unanswered next question does not count as the candidate’s own answer, and a lost next answer costs no points', () => {
    const input = written(2, everywhere);
    const second = (changes: Partial<Exchange>) =>
      evaluateInterview({
        ...input,
        exchanges: input.exchanges.map((exchange, index) => (index === 1 ? { ...exchange, ...changes } : exchange)),
      }).authenticity;
    expect(second({ answer: null }).deduction).toBeGreaterThan(0);
    expect(second({ answer: null }).facts).toContain('Question 2, juste après : restée sans réponse.');
    expect(second({ answer: null, lost: true }).deduction).toBe(0);
    const last = input.exchanges.toSpliced(0, 1).toReversed();
    expect(evaluateInterview({ ...input, exchanges: last }).authenticity.deduction).toBe(0);
  });

  it('typing behaviour is not sent to a language model', async () => {
    const asked = async (ways: readonly Behaviour[]) => {
      const { open, asked: requests } = session((request) => verdict(request));
      await evaluateWithModel(written(2, ways), open);
      return requests;
    };
    const typed = await asked([]);
    expect(typed.length).toBeGreaterThan(0);
    expect(await asked(everywhere)).toEqual(typed);
  });
});

describe('deduction rule', () => {
  const answer = (text: number, behaviour: number, told: boolean): Written => ({ text, behaviour, told });
  const PASTED_PROSE = answer(2, 2, false);
  const OWN_STORY = answer(0, 0, true);
  const EMPTY_TALK = answer(0, 0, false);

  it.each([
    { written: [PASTED_PROSE, EMPTY_TALK], costly: [0] },
    { written: [PASTED_PROSE, OWN_STORY], costly: [] },
    { written: [PASTED_PROSE], costly: [] },
    { written: [OWN_STORY, PASTED_PROSE], costly: [] },
    // One sign short of each threshold.
    { written: [answer(1, 2, false), EMPTY_TALK], costly: [] },
    { written: [answer(2, 1, false), EMPTY_TALK], costly: [] },
    { written: [answer(9, 0, false), EMPTY_TALK], costly: [] },
    { written: [answer(0, 9, false), EMPTY_TALK], costly: [] },
    { written: [PASTED_PROSE, PASTED_PROSE, PASTED_PROSE, OWN_STORY], costly: [0, 1] },
    { written: [PASTED_PROSE, OWN_STORY, PASTED_PROSE, EMPTY_TALK], costly: [2] },
    // The answer itself, or its follow-up, tells something, so it costs nothing.
    { written: [answer(2, 2, true), EMPTY_TALK], costly: [] },
    // The next answer tells something but has two signs of an assistant's text, so it does not exempt the first one.
    { written: [PASTED_PROSE, answer(2, 0, true)], costly: [0] },
    { written: [PASTED_PROSE, answer(1, 2, true)], costly: [] },
    { written: [], costly: [] },
  ])('the deduction rule counts the answers $costly of $written', ({ written: given, costly }) => {
    expect(costlyAnswers(given)).toEqual(costly);
  });

  it.each([
    { brought: [], points: 0 },
    { brought: [2.6], points: 2.6 },
    { brought: [9], points: 4 },
    { brought: [2.5, 3, 0], points: 5.5 },
    { brought: [4, 4, 4], points: 10 },
  ])('the deduction is $points points for answers that brought $brought', ({ brought, points }) => {
    expect(deductionFor(brought)).toBe(points);
  });

  it('the deduction never exceeds the earlier rule of 7, 9 and then 10 points for pasted prose alone', () => {
    const turn = fc.record({ text: fc.nat(4), behaviour: fc.nat(4), told: fc.boolean() });
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 12 }), fc.double({ min: 0, max: 40, noNaN: true }), (given, brought) => {
        const before = given.filter(({ text, behaviour }) => text >= 2 && behaviour >= 2).length;
        const agreed = before === 0 ? 0 : Math.min(10, 5 + 2 * before);
        expect(deductionFor(costlyAnswers(given).map(() => brought))).toBeLessThanOrEqual(agreed);
      }),
    );
  });

  it('an answer counts as the candidate’s own from level 2 on, or if it could not be judged', () => {
    const [question] = QUESTIONS;
    if (!question) throw new Error('QUESTIONS is empty');
    const exchanges = [ASSISTANT, 'Une réponse.'].map((text) => ({ question, answer: text, behaviour: PASTED }));
    const prepared = exchanges.map(({ answer: text }) => scoreAnswers(interview([text]))[0]?.prepared ?? null);
    const of = (level: Level | null) => assessAuthenticity(exchanges, prepared, [1, level]).costly.length;
    expect(([0, 1, 2, 3, 4, null] as const).map(of)).toEqual([1, 1, 0, 0, 0, 0]);
    const itself = (level: Level | null) => assessAuthenticity(exchanges, prepared, [level, 1]).costly.length;
    expect(([0, 1, 2, 3, 4, null] as const).map(itself)).toEqual([1, 1, 0, 0, 0, 0]);
  });
});

describe('assistant prose', () => {
  it('assistant prose gets level 1 and the flag generic, typed or pasted', () => {
    for (const behaviour of [{}, PASTED]) {
      const [first] = evaluateInterview(written(1, [behaviour])).answers;
      expect(first).toMatchObject({ level: 1 });
      expect(first?.flags).toContain('generic');
    }
  });

  it('isGeneralProse is true for assistant prose with one figure, and false with two facts', () => {
    const prose = (more: string) => {
      const [first] = scoreAnswers(interview([`${ASSISTANT} ${more}`]));
      return first?.prepared && isGeneralProse(`${ASSISTANT} ${more}`, first.prepared);
    };
    expect(prose('')).toBe(true);
    expect(prose('Cela a duré 40 minutes.')).toBe(true);
    expect(prose('Cela a duré 40 minutes et coûté 300 dinars.')).toBe(false);
  });
});
