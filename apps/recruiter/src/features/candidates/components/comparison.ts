import { type DimensionKey, DIMENSIONS } from '@kafaa/domain/evaluations/options';
import { areTied, engineKey } from '@kafaa/domain/evaluations/rules';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import type { AnswerVerdict } from '@kafaa/domain/interviews/schema';
import type { Exchange } from '#/features/interviews/components/transcript-text';

type Evaluated = Pick<EvaluationView, 'score' | 'margin' | 'engine'> & {
  readonly dimensions: readonly Pick<EvaluationView['dimensions'][number], 'key' | 'level' | 'score'>[];
};

/** One compared candidate; the evaluation is null before it is made and while it is closed to the reader. */
export interface Compared {
  readonly firstName: string;
  readonly evaluation: Evaluated | null;
}

type Criterion = (typeof DIMENSIONS)[number];

/** Difference between the highest and the lowest known value. */
function spreadOf(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? 0 : Math.max(...known) - Math.min(...known);
}

/** Whether at least two of the levels differ. A level that could not be assessed (null) differs from every other one. */
const isDifferent = (levels: readonly (number | null)[]) => new Set(levels).size > 1;

/**
 * The criteria on which the candidates have different levels, the largest difference in points first, and the other ones in their
 * usual order. Candidates without an evaluation are left out.
 */
export function splitCriteria(people: readonly Compared[]): { differing: Criterion[]; alike: Criterion[] } {
  const evaluated = people.flatMap(({ evaluation }) => evaluation ?? []);
  const read = (key: DimensionKey, what: 'level' | 'score') =>
    evaluated.map(({ dimensions }) => dimensions.find((one) => one.key === key)?.[what] ?? null);
  const differing = DIMENSIONS.filter(({ key }) => isDifferent(read(key, 'level')));
  return {
    differing: differing.toSorted(
      (one, other) => spreadOf(read(other.key, 'score')) - spreadOf(read(one.key, 'score')),
    ),
    alike: DIMENSIONS.filter((criterion) => !differing.includes(criterion)),
  };
}

/** The highest value of a row, or null if no evaluated candidate is above another one. « Non évalué » counts as below. */
export function bestOf(people: readonly Compared[], values: readonly (number | null)[]): number | null {
  const evaluated = values.filter((_, index) => people[index]?.evaluation);
  const known = evaluated.filter((value) => value !== null);
  if (evaluated.length < 2 || known.length === 0) return null;
  const best = Math.max(...known);
  return evaluated.some((value) => value === null || value < best) ? best : null;
}

/** Returns a sentence (« Amira et Hela sont à égalité… ») for each pair of candidates whose margins overlap. */
export function tiesIn(people: readonly Compared[]): string[] {
  return people.flatMap((one, index) =>
    people.slice(index + 1).flatMap((other) => {
      const [a, b] = [one.evaluation, other.evaluation];
      if (!a || !b) return [];
      const tied = areTied({ ...a, engine: engineKey(a.engine) }, { ...b, engine: engineKey(b.engine) });
      return tied ? [`${one.firstName} et ${other.firstName} sont à égalité\u00A0: leurs marges se recouvrent.`] : [];
    }),
  );
}

/**
 * One question with its answers, in the order of the candidates. The answer of a candidate who was not asked it is undefined.
 */
export interface SameQuestion {
  readonly question: string;
  readonly exchanges: readonly (Exchange | undefined)[];
  /** True if the levels of the answers differ. */
  readonly differs: boolean;
}

const levelOf = (verdict: AnswerVerdict | undefined) => verdict?.level ?? null;

/** The questions that at least two candidates were asked; the largest difference in level first, then as in the interview. */
export function sameQuestions(transcripts: readonly (readonly Exchange[])[]): SameQuestion[] {
  const texts = [...new Set(transcripts.flatMap((one) => one.flatMap(({ question }) => question ?? [])))];
  const rows = texts
    .map((question) => ({
      question,
      exchanges: transcripts.map((one) => one.find((each) => each.question === question)),
    }))
    .filter(({ exchanges }) => exchanges.filter(Boolean).length > 1)
    .map((row) => {
      const judged = row.exchanges.flatMap((exchange) => (exchange?.verdict ? [levelOf(exchange.verdict)] : []));
      return { ...row, differs: isDifferent(judged), spread: spreadOf(judged) };
    });
  return rows
    .toSorted((one, other) => other.spread - one.spread || Number(other.differs) - Number(one.differs))
    .map(({ question, exchanges, differs }) => ({ question, exchanges, differs }));
}
