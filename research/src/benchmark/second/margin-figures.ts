import { MARGIN, recommend, totalOf } from '@kafaa/interviewer/aggregate';
import type { Evaluation } from '@kafaa/interviewer/contract';
import { EMPHASES, type Emphasis } from '@kafaa/interviewer/weights';
import type { Split } from '#/material/voice-answers';
import { evaluated, scoresOf, trulyScored } from './interviews.ts';
import { withCvs } from './omission-figures.ts';
import { unseenScore } from './unseen-scores.ts';
import { atLeast, atMost, percentile, pointsRow, shareRow, type SecondRow } from './rows.ts';

interface Pair {
  judged: Evaluation;
  /** The evaluation computed from the true levels, for which the answers were written. */
  truth: Evaluation;
}

/** Whether the true evidence, moved by at most the margin, gives the recommendation that the engine gives. */
function rightWithin({ judged, truth: { dimensions, weights } }: Pair, margin: number): boolean {
  if (!weights) throw new Error('an evaluation of this engine has its weights');
  const { missing, proven, answers } = totalOf(dimensions, weights);
  return [-margin, 0, margin].some((change) => {
    const moved = { missing, proven: proven + change / 100, answers: answers + change };
    const others = dimensions.map((each) => ({ ...each, counted: (each.counted ?? 0) + change }));
    return recommend(moved, others, weights) === judged.recommendation;
  });
}

/** Interviews with a readable CV, judged by the engine and by the levels that the answers were written for. */
function pairsOf(split: Split, emphasis: Emphasis): Pair[] {
  return withCvs(split).map(({ interview, cv, job }): Pair => {
    const given = { cv, job: { ...job, emphasis } };
    // The engine learned from the answers of dev, so they are judged by weights that saw neither their voice nor their job.
    const scored = split === 'dev' ? interview.answers.map(unseenScore) : scoresOf(interview);
    return {
      judged: evaluated(interview, { ...given, scored }),
      truth: evaluated(interview, { ...given, scored: trulyScored(interview) }),
    };
  });
}

const deviationsOf = (pairs: readonly Pair[]): number[] =>
  pairs.flatMap(({ judged, truth }) =>
    judged.score === null || truth.score === null ? [] : [judged.score - truth.score],
  );

/** Accuracy of the total, on interviews of known levels with a CV; the CV counts the same in both evaluations. */
export function marginRows(split: Split): SecondRow[] {
  const groups = EMPHASES.map((emphasis) => ({ emphasis, pairs: pairsOf(split, emphasis) }));
  const all = groups.flatMap(({ pairs }) => pairs);
  const margins = groups.map(({ emphasis, pairs }) =>
    pointsRow(
      `margin that covers 90 % of the totals, ${emphasis}, ± points`,
      deviationsOf(pairs).map(Math.abs),
      atMost(8),
      (values) => percentile(values, 0.9),
    ),
  );
  return [
    ...margins,
    shareRow(
      `totals within the margin that evaluations state, ± ${MARGIN}`,
      deviationsOf(all).map((change) => Math.abs(change) <= MARGIN),
      atLeast(0.9),
    ),
    pointsRow('… mean deviation of a total, judged less true', deviationsOf(all)),
    shareRow(
      '… right recommendation, within the margin',
      all.map((pair) => rightWithin(pair, MARGIN)),
      atLeast(0.9),
    ),
    shareRow(
      '… the very recommendation that the true levels give',
      all.map(({ judged, truth }) => judged.recommendation === truth.recommendation),
    ),
  ];
}
