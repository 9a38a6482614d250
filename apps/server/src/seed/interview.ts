import type { JobQuestion } from '@kafaa/domain/jobs/schema';
import type { InterviewLanguage } from '@kafaa/domain/jobs/options';
import type { Behaviour } from '@kafaa/domain/interviews/schema';
import type { ExampleCandidate, Writing } from './example.ts';

type AskedQuestion = Pick<JobQuestion, 'kind' | 'competency'>;

const NO_EXAMPLE: Readonly<Record<InterviewLanguage, string>> = {
  Français: 'Je n’ai pas d’exemple précis à donner sur ce point.',
  Anglais: 'I have no precise example to give on this.',
};

/**
 * A candidate's answers to the questions, in order. A candidate with a CV gets `NO_EXAMPLE` where an answer is missing,
 * since an answer to another question would be worse; one without a CV stops at that question.
 */
export function answersFor(
  questions: readonly AskedQuestion[],
  { language, candidate: { answers = {}, cv } }: { language: InterviewLanguage; candidate: ExampleCandidate },
): string[] {
  const all = questions.map((question) => answers[answerKey(question)]);
  if (cv !== undefined) return all.map((answer) => answer ?? NO_EXAMPLE[language]);
  const open = all.indexOf(undefined);
  return all.slice(0, open < 0 ? all.length : open).filter((answer) => answer !== undefined);
}

/** The key of a question's answer in `ExampleCandidate.answers`. */
export const answerKey = ({ kind, competency }: AskedQuestion): string =>
  kind === 'scenario' ? 'Séniorité' : competency;

const CHARACTERS_PER_MINUTE: Readonly<Record<Writing, number>> = { keyboard: 190, phone: 130, pasted: 2400 };

/** The measurements that a device would have made for this answer; its length varies them instead of a random number. */
export function behaviourOf(answer: string, writing: Writing): Required<Omit<Behaviour, 'accommodation'>> {
  const length = answer.length;
  const vary = (step: number) => (length * step) % 60;
  const pasted = writing === 'pasted';
  return {
    pastedShare: pasted ? 0.97 : 0,
    largestInsert: pasted ? Math.round(length * 0.97) : 0,
    charsPerMinute: CHARACTERS_PER_MINUTE[writing] + vary(7),
    deletions: pasted ? 1 : Math.round(length * (0.04 + vary(3) / 1000)),
    blurBeforePaste: pasted,
    latencySeconds: 8 + vary(11),
  };
}
