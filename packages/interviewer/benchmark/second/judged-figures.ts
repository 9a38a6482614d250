import type { Recommendation } from '@kafaa/interviewer/contract';
import { evaluateInterview } from '@kafaa/interviewer/local';
import { describeQuestion } from '@kafaa/interviewer/questions/describe';
import type { Split } from '../voice-answers.ts';
import { secondSet, type Judged } from './material.ts';
import { atLeast, shareRow, type SecondRow } from './rows.ts';

/** What a recruiter's « yes », « perhaps » and « no » are called on the product's pages. */
const CALLED: Readonly<Record<Judged['people'][number]['meet'], Recommendation>> = {
  yes: 'À rencontrer',
  perhaps: 'À approfondir',
  no: 'Peu adapté au poste',
};

/** Whole interviews for trades of no corpus, by recruiters who wrote down whom they would meet before the engine saw them. */
export function judgedRows(split: Split): SecondRow[] {
  const offers = secondSet('judged/', split).map(({ job, company, people }) =>
    people.map(({ candidate, exchanges, meet }) => {
      const asked = exchanges.map(({ text, kind, competency, answer }) => ({
        question: { ...describeQuestion(text, job, company), kind, competency },
        answer,
      }));
      const { score, recommendation } = evaluateInterview({
        job,
        company,
        exchanges: asked,
        cv: null,
        identity: candidate,
      });
      return { score: score ?? 0, recommendation, meet };
    }),
  );
  const people = offers.flat();
  const verdicts = (meet: Judged['people'][number]['meet']): string => {
    const own = people.filter((each) => each.meet === meet);
    return `${own.filter(({ recommendation }) => recommendation === CALLED[meet]).length} of ${own.length} « ${meet} »`;
  };
  return [
    shareRow(
      'two interviews for a trade of no corpus: in the recruiter’s order',
      offers.map(([first, second]) => (first?.score ?? 0) > (second?.score ?? 0)),
      atLeast(0.9),
    ),
    shareRow(
      '… interviews recommended as the recruiter would',
      people.map(({ recommendation, meet }) => recommendation === CALLED[meet]),
      atLeast(0.9),
      [verdicts('yes'), verdicts('perhaps'), verdicts('no')].join(', '),
    ),
    shareRow(
      '… « yes » against « no » or the reverse',
      people.map(
        ({ recommendation, meet }) =>
          (meet === 'yes' && recommendation === CALLED.no) || (meet === 'no' && recommendation === CALLED.yes),
      ),
    ),
  ];
}
