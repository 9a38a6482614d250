import type { JobQuestion } from '@kafaa/domain/jobs/schema';
import { COMPANY_VALUES } from '@kafaa/domain/companies/options';
import type { InterviewLanguage } from '@kafaa/domain/jobs/options';
import { SOFT_SKILLS } from '@kafaa/domain/jobs/options';
import type { Behaviour } from '@kafaa/domain/interviews/schema';
import type { ExampleCandidate, Writing } from './example.ts';

type Kind = JobQuestion['kind'];
type AskedQuestion = Pick<JobQuestion, 'kind' | 'competency'>;

const NO_EXAMPLE: Readonly<Record<InterviewLanguage, string>> = {
  Français: 'Je n’ai pas d’exemple précis à donner sur ce point.',
  Anglais: 'I have no precise example to give on this.',
};

/**
 * What a candidate answers to each question, in order. The question bank may change under the example: an answer without
 * its question then goes to another one of the same kind. Who has finished leaves nothing open; who has not stops there.
 */
export function answersFor(
  questions: readonly AskedQuestion[],
  { title, language, candidate }: { title: string; language: InterviewLanguage; candidate: ExampleCandidate },
): string[] {
  const left = new Map(Object.entries(candidate.answers ?? {}));
  const take = (key: string | undefined) => {
    const answer = key === undefined ? undefined : left.get(key);
    if (key !== undefined) left.delete(key);
    return answer;
  };
  const exact = questions.map((question) => take(keyOf(question, title)));
  const all = exact.map(
    (answer, index) => answer ?? take([...left.keys()].find((key) => isAbout(questions[index]?.kind, key))),
  );
  if (candidate.cv !== undefined) return all.map((answer) => answer ?? NO_EXAMPLE[language]);
  const open = all.indexOf(undefined);
  return all.slice(0, open < 0 ? all.length : open).filter((answer) => answer !== undefined);
}

function keyOf({ kind, competency }: AskedQuestion, title: string): string {
  if (kind === 'scenario') return 'Séniorité';
  return competency === title ? 'Métier' : competency;
}

function isAbout(kind: Kind | undefined, key: string): boolean {
  if (key === 'Motivation') return kind === 'motivation';
  if (key === 'Séniorité') return kind === 'scenario';
  if ((SOFT_SKILLS as readonly string[]).includes(key)) return kind === 'behaviour';
  if ((COMPANY_VALUES as readonly string[]).includes(key)) return kind === 'value';
  return kind === 'knowledge' || kind === 'situation';
}

const CHARACTERS_PER_MINUTE: Readonly<Record<Writing, number>> = { keyboard: 190, phone: 130, pasted: 2400 };

/** What a device would have measured while this answer was written; lengths stand in for chance. */
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
