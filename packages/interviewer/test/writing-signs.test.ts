import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Behaviour, Evaluation, InterviewInput } from '@kafaa/interviewer/contract';
import { evaluateInterview } from '@kafaa/interviewer/local';
import { evaluateWithModel } from '@kafaa/interviewer/llm';
import { generateQuestions } from '@kafaa/interviewer/questions/generate';
import { companyBrief, interview, jobBrief, LIVED } from './briefs.ts';
import { ANSWERS, session, verdict } from './scripted-model.ts';

/** What an assistant writes about anything: its style alone is a sign. */
const ASSISTANT =
  'En tant que professionnel, il est essentiel de noter que dans un environnement dynamique, une communication claire et transparente permet de garantir la réussite. **Approche proactive** — optimiser, faciliter et renforcer la cohésion. En conclusion, cette expérience m’a appris l’importance de la communication.';

/** Whatever a browser can report of how somebody wrote, and what none would. */
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

/** Every question of an offer answered, `assistant` of them from the first by an assistant's text. */
const written = (assistant: number, ways: readonly Behaviour[] = []): InterviewInput =>
  interview(
    QUESTIONS.map((question, index) => ({
      question,
      answer: index < assistant ? ASSISTANT : `${OWN[index % OWN.length]} Cas ${index}.`,
      ...(ways[index] && { behaviour: ways[index] }),
    })),
  );

/** Everything that is judged; what a deduction changes is looked at apart. */
const judged = ({ answers, dimensions, cv, cvScore, otherFactorsScore }: Evaluation) => ({
  answers,
  dimensions,
  cv,
  cvScore,
  otherFactorsScore,
});

const PASTED: Behaviour = { pastedShare: 1, largestInsert: 400, charsPerMinute: 5000, blurBeforePaste: true };
const everywhere = QUESTIONS.map(() => PASTED);

describe('how somebody types', () => {
  it('changes no level, no criterion, no reason and no quote, whatever was measured', () => {
    const typed = judged(evaluateInterview(written(2)));
    fc.assert(
      fc.property(writings, (ways) => {
        expect(judged(evaluateInterview(written(2, ways)))).toEqual(typed);
      }),
      { numRuns: 40 },
    );
  });

  it('costs no point by itself: pasting, speed and pauses of one’s own text are facts only', () => {
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

  it('costs points only where the pasted answer itself reads like an assistant’s, and 10 at most', () => {
    const of = (assistant: number, ways: readonly Behaviour[]) =>
      evaluateInterview(written(assistant, ways)).authenticity.deduction;
    expect(of(1, [PASTED])).toBe(7);
    // Pasting the other answers, too, takes nothing more.
    expect(of(1, everywhere)).toBe(7);
    expect(of(1, everywhere.with(0, {}))).toBe(0);
    expect(of(4, everywhere)).toBe(10);
  });

  it('is not shown to a language model', async () => {
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
