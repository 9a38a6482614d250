import { describe, expect, it } from 'vitest';
import { writingSummary } from '@kafaa/domain/evaluations/texts';
import { assessAuthenticity } from '@kafaa/interviewer/authenticity/assess';
import type { Behaviour } from '@kafaa/domain/interviews/schema';
import type { Exchange } from '@kafaa/interviewer/contract';
import { prepareAnswers } from '@kafaa/interviewer/local';
import { generateQuestions } from '@kafaa/interviewer/questions/generate';
import { companyBrief, jobBrief } from '#/features/jobs/briefs-service';
import { jobPayload } from '@kafaa/testing/app/factories';

const ASSISTANT =
  'En tant que professionnel, il est essentiel de noter que dans un environnement dynamique, une communication claire et transparente permet de garantir la réussite. **Approche proactive** — optimiser, faciliter et renforcer la cohésion. En conclusion, cette expérience m’a appris l’importance de la communication.';
const LIVED =
  'Notre site tombait chaque vendredi soir. J’ai regardé les logs et j’ai ajouté un index : de 8 secondes à 40 ms, puis plus aucune panne.';
const PASTED: Behaviour = { pastedShare: 0.97, largestInsert: 700 };

const job = jobBrief({ ...jobPayload, interviewLanguage: 'Français' });
const company = companyBrief({
  name: 'Atlas',
  industry: 'Technologie',
  description: '',
  size: '',
  values: [],
} as never);
const [question] = generateQuestions(job, company);

/** Builds the summary from the facts that the engine itself finds, so that a wording change in the engine makes a test fail. */
function summaryOf(answers: readonly { answer: string; behaviour?: Behaviour }[]): string {
  if (!question) throw new Error('the engine generates no question (writing-summary.test)');
  const exchanges: Exchange[] = answers.map((given) => ({ question, ...given }));
  const prepared = prepareAnswers({
    job,
    company,
    exchanges,
    cv: null,
    identity: { firstName: 'Amal', lastName: 'Trabelsi' },
  });
  const { facts } = assessAuthenticity(
    exchanges,
    prepared,
    exchanges.map(() => 1),
  );
  return writingSummary(facts, exchanges.length);
}

describe('summary of how the answers were written', () => {
  it('the writing summary counts the pasted answers in one line, including those pasted after leaving the page', () => {
    const pasted = { answer: LIVED, behaviour: PASTED };
    const left = { answer: LIVED, behaviour: { ...PASTED, blurBeforePaste: true } };
    expect(summaryOf([pasted, left, { answer: LIVED }])).toBe(
      '2 réponses sur 3 collées, dont 1 après un passage par une autre fenêtre.',
    );
    expect(summaryOf([left, left])).toBe('2 réponses sur 2 collées, après un passage par une autre fenêtre.');
    expect(summaryOf([pasted, { answer: LIVED }])).toBe('1 réponse sur 2 collée.');
  });

  it('the writing summary counts answers in an assistant’s style separately and leaves out remarks on single answers', () => {
    const both = { answer: ASSISTANT, behaviour: PASTED };
    expect(summaryOf([both, both, { answer: LIVED }])).toBe(
      '2 réponses sur 3 collées. 2 réponses sur 3 au style d’assistant.',
    );
  });

  it('the writing summary is empty without facts and for facts that it cannot count', () => {
    expect(summaryOf([{ answer: LIVED }])).toBe('');
    expect(writingSummary(['Une phrase d’un autre moteur.'], 8)).toBe('');
  });
});
