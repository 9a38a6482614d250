import { criterionOf, PROVEN_BY_ANSWERS, recommend, THRESHOLDS, totalOf } from '@kafaa/interviewer/aggregate';
import type { Recommendation } from '@kafaa/domain/evaluations/options';
import type { Evaluation, Level } from '@kafaa/interviewer/contract';
import { evaluateInterview } from '@kafaa/interviewer/local';
import { describeQuestion } from '@kafaa/interviewer/questions/describe';
import { ANSWER_CRITERIA, placesOf, type Criteria } from '@kafaa/interviewer/scoring/criteria';
import { displayScore } from '@kafaa/interviewer/scoring/model';
import type { Split } from '#/material/voice-answers';
import { secondSet, type Judged } from '#/material/second-set';
import { atLeast, shareRow, type SecondRow } from './rows.ts';

/** The product's names for a recruiter's « yes », « perhaps » and « no ». */
const CALLED: Readonly<Record<Judged['people'][number]['meet'], Recommendation>> = {
  yes: 'À rencontrer',
  perhaps: 'À approfondir',
  no: 'Peu adapté au poste',
};

interface Person {
  writer: string;
  evaluation: Evaluation;
  meet: Judged['people'][number]['meet'];
  readers: NonNullable<Judged['people'][number]['readers']>;
  places: Criteria['places'];
}

/** The recommendation that the rule gives from a person's levels. */
function byLevels({ evaluation, places }: Person, levels: readonly Level[]): Recommendation {
  const dimensions = evaluation.dimensions.map((each) => {
    const rests = ANSWER_CRITERIA.find((key) => key === each.key && PROVEN_BY_ANSWERS.has(key));
    if (!rests) return each;
    const judged = places[rests].map((place) => {
      const level = levels[place] ?? 0;
      return { level, score: displayScore(level) };
    });
    const { levels: given, ...criterion } = criterionOf(judged);
    return { ...each, ...criterion, levels: [...given] };
  });
  const { weights } = evaluation;
  if (!weights) throw new Error('a local evaluation states its weights');
  return recommend(totalOf(dimensions, weights), dimensions, weights);
}

/** How far two people agree, and how far the rule agrees with a person whose levels it is given. No engine can be expected to do better. */
function readerRows(people: readonly Person[]): SecondRow[] {
  const read = people.flatMap((person) => person.readers.map((reader) => ({ person, reader })));
  const levelled = read.flatMap(({ person, reader: { meet, levels } }) => (levels ? [{ person, meet, levels }] : []));
  if (levelled.length === 0) return [];
  return [
    shareRow(
      '… interviews that another person who read them calls as the recruiter does',
      read.map(({ person, reader }) => person.meet === reader.meet),
    ),
    shareRow(
      '… recommended by the rule from a person’s levels: as that person',
      levelled.map(({ person, meet, levels }) => byLevels(person, levels) === CALLED[meet]),
    ),
    shareRow(
      '… recommended by the rule from a person’s levels: as the recruiter',
      levelled.map(({ person, levels }) => byLevels(person, levels) === CALLED[person.meet]),
    ),
  ];
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
const GRID = range(55, 75, 2).flatMap((meet) =>
  range(40, 60, 2).flatMap((explore) => range(38, 54, 2).map((trade) => ({ ...THRESHOLDS, meet, explore, trade }))),
);

/**
 * Whether each recommendation is the recruiter's, with thresholds chosen on the interviews of the other writers. A recruiter who
 * chose no thresholds may expect this.
 */
function byOthersThresholds(people: readonly Person[]): boolean[] {
  const fits = people.map(({ evaluation: { dimensions, weights }, meet }) => {
    if (!weights) throw new Error('a local evaluation states its weights');
    const total = totalOf(dimensions, weights);
    return GRID.map((each) => recommend(total, dimensions, weights, each) === CALLED[meet]);
  });
  return people.map(({ writer }, index) => {
    const right = GRID.map((_, at) => people.filter((each, n) => each.writer !== writer && fits[n]?.[at]).length);
    const best = Math.max(...right);
    // Several thresholds may be equally good: take the middle one.
    const equals = right.flatMap((each, at) => (each === best ? [at] : []));
    return fits[index]?.[equals[Math.floor(equals.length / 2)] ?? 0] ?? false;
  });
}

/** Whole interviews for trades of no corpus, by recruiters who wrote down whom they would meet before any engine scored them. */
export function judgedRows(split: Split): SecondRow[] {
  const offers = secondSet('judged/', split).map(({ id, job, company, people }) =>
    people.map(({ candidate, exchanges, meet, readers = [] }) => {
      const asked = exchanges.map(({ text, kind, competency, answer }) => ({
        question: { ...describeQuestion(text, job, company), kind, competency },
        answer,
      }));
      const input = { job, company, exchanges: asked, cv: null, identity: candidate };
      const evaluation = evaluateInterview(input);
      const { score, recommendation } = evaluation;
      const person: Person = { writer: id.split('-')[1] ?? '', evaluation, meet, readers, places: placesOf(input) };
      return { ...person, score: score ?? 0, recommendation };
    }),
  );
  const people = offers.flat();
  // `test` may have none: the developers have read every interview of `dev`.
  if (people.length === 0) return [];
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
    ...readerRows(people),
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
