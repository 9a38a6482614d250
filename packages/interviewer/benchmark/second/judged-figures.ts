import { recommend, THRESHOLDS, totalOf } from '@kafaa/interviewer/aggregate';
import type { Evaluation, Recommendation } from '@kafaa/interviewer/contract';
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

interface Person {
  writer: string;
  evaluation: Evaluation;
  meet: Judged['people'][number]['meet'];
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
const GRID = range(55, 75, 2).flatMap((meet) =>
  range(40, 60, 2).flatMap((explore) => range(38, 54, 2).map((trade) => ({ ...THRESHOLDS, meet, explore, trade }))),
);

/** Whether each recommendation is the recruiter's where the thresholds were chosen on the interviews of the other writers: what a recruiter who chose none may expect. */
function byOthersThresholds(people: readonly Person[]): boolean[] {
  const fits = people.map(({ evaluation: { dimensions, weights }, meet }) => {
    if (!weights) throw new Error('a local evaluation states its weights');
    const total = totalOf(dimensions, weights);
    return GRID.map((each) => recommend(total, dimensions, weights, each) === CALLED[meet]);
  });
  return people.map(({ writer }, index) => {
    const right = GRID.map((_, at) => people.filter((each, n) => each.writer !== writer && fits[n]?.[at]).length);
    const best = Math.max(...right);
    // Of equals the middle one.
    const equals = right.flatMap((each, at) => (each === best ? [at] : []));
    return fits[index]?.[equals[Math.floor(equals.length / 2)] ?? 0] ?? false;
  });
}

/** Whole interviews for trades of no corpus, by recruiters who wrote down whom they would meet before the engine saw them. */
export function judgedRows(split: Split): SecondRow[] {
  const offers = secondSet('judged/', split).map(({ id, job, company, people }) =>
    people.map(({ candidate, exchanges, meet, again }) => {
      const asked = exchanges.map(({ text, kind, competency, answer }) => ({
        question: { ...describeQuestion(text, job, company), kind, competency },
        answer,
      }));
      const evaluation = evaluateInterview({ job, company, exchanges: asked, cv: null, identity: candidate });
      const { score, recommendation } = evaluation;
      return { score: score ?? 0, recommendation, meet, again, evaluation, writer: id.split('-')[1] ?? '' };
    }),
  );
  const people = offers.flat();
  const verdicts = (meet: Judged['people'][number]['meet']): string => {
    const own = people.filter((each) => each.meet === meet);
    return `${own.filter(({ recommendation }) => recommendation === CALLED[meet]).length} of ${own.length} « ${meet} »`;
  };
  const readAgain = people.filter(({ again }) => again !== undefined);
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
    ...(readAgain.length > 0
      ? [
          shareRow(
            '… interviews that a second person who read them calls the same',
            readAgain.map(({ meet, again }) => meet === again),
          ),
        ]
      : []),
    ...(split === 'dev'
      ? [shareRow('… recommended as the recruiter would, thresholds of the other writers', byOthersThresholds(people))]
      : []),
    shareRow(
      '… « yes » against « no » or the reverse',
      people.map(
        ({ recommendation, meet }) =>
          (meet === 'yes' && recommendation === CALLED.no) || (meet === 'no' && recommendation === CALLED.yes),
      ),
    ),
  ];
}
