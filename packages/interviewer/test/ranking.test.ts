import { describe, expect, it } from 'vitest';
import type { AnswerEvaluation, QuestionKind } from '@kafaa/interviewer/contract';
import { evaluateInterview } from '@kafaa/interviewer/local';
import { describeQuestion } from '@kafaa/interviewer/questions/describe';
import { companyBrief, interview, jobBrief } from './briefs.ts';
import { EQUAL_LENGTH, SHORT_AGAINST_LONG, type Pair } from './pairs.ts';

const words = (text: string): number => text.split(/\s+/).length;

function judge({ kind, language, title, question: text }: Pair, answer: string): AnswerEvaluation {
  const job = jobBrief({ title, skills: [], industryBackground: '', description: '', interviewLanguage: language });
  const company = companyBrief({ industry: '' });
  const asked = { ...describeQuestion(text, job, company), kind };
  const [evaluation] = evaluateInterview(interview([{ question: asked, answer }], { job, company })).answers;
  if (!evaluation) throw new Error('evaluateInterview returned no answer');
  return evaluation;
}

const named = (pair: Pair) => [`${pair.language}, ${pair.kind}, ${pair.voice}`, pair] as const;

describe('short answers from experience and long empty answers', () => {
  it('the pairs of a short and a long answer cover every kind of question in both languages', () => {
    const kinds: QuestionKind[] = ['motivation', 'behaviour', 'value', 'knowledge', 'situation', 'scenario'];
    for (const language of ['Français', 'Anglais'])
      expect(SHORT_AGAINST_LONG.filter((each) => each.language === language).map((each) => each.kind)).toEqual(kinds);
  });

  it.each(SHORT_AGAINST_LONG.map(named))(
    'a short answer from experience ranks above a long empty one: %s',
    (_, pair) => {
      expect(words(pair.lived)).toBeLessThan(60);
      expect(words(pair.empty)).toBeGreaterThanOrEqual(150);
      expect(words(pair.empty)).toBeLessThanOrEqual(200);
      const [lived, empty] = [judge(pair, pair.lived), judge(pair, pair.empty)];
      // English was learned from two voices only, and one of its six stories is at level 2.
      expect(lived.level).toBeGreaterThanOrEqual(pair.language === 'Anglais' ? 2 : 3);
      expect(empty.level).toBeLessThanOrEqual(1);
      expect(lived.score ?? 0).toBeGreaterThan((empty.score ?? 100) + 15);
    },
  );
});

describe('answers from experience and vague answers of equal length', () => {
  it.each(EQUAL_LENGTH.map(named))(
    'an answer from experience ranks above a vague one of the same length: %s',
    (_, pair) => {
      expect(Math.abs(words(pair.lived) - words(pair.empty))).toBeLessThanOrEqual(4);
      const [lived, empty] = [judge(pair, pair.lived), judge(pair, pair.empty)];
      expect(lived.level).toBeGreaterThanOrEqual(2);
      expect(lived.score ?? 0).toBeGreaterThan((empty.score ?? 100) + 12);
    },
  );
});
