import { recommend } from '@kafaa/interviewer/aggregate';
import type { Evaluation } from '@kafaa/interviewer/contract';
import type { Split } from '../voice-answers.ts';
import { assembled, evaluated, trulyScored } from './interviews.ts';
import { atLeast, atMost, percentile, pointsRow, shareRow, type SecondRow } from './rows.ts';

interface Pair {
  judged: Evaluation;
  /** The total by the levels that the answers were written for. */
  truth: Evaluation;
}

/** Whether the true total, moved by at most the margin, gives the recommendation that the engine gives. */
function rightWithin({ judged, truth }: Pair, margin: number): boolean {
  const { score, technicalSkillsMatch, mindsetScore } = truth;
  const allowed = [-margin, 0, margin].map((change) =>
    recommend(score === null ? null : score + change, [technicalSkillsMatch, mindsetScore]),
  );
  return allowed.includes(judged.recommendation);
}

/** How exact a total is: interviews of known levels, without a CV, so that answers alone decide. */
export function marginRows(split: Split): SecondRow[] {
  const pairs = assembled(split).map((interview): Pair => ({
    judged: evaluated(interview),
    truth: evaluated(interview, { scored: trulyScored(interview) }),
  }));
  const deviations = pairs.flatMap(({ judged, truth }) =>
    judged.score === null || truth.score === null ? [] : [judged.score - truth.score],
  );
  const sizes = deviations.map(Math.abs);
  const margin = percentile(sizes, 0.9);
  return [
    pointsRow('margin that covers 90 % of the totals, ± points', sizes, atMost(8), (values) => percentile(values, 0.9)),
    pointsRow('… mean deviation of a total, judged less true', deviations),
    shareRow(
      '… right recommendation, within the margin',
      pairs.map((pair) => rightWithin(pair, margin)),
      atLeast(0.9),
    ),
    shareRow(
      '… the very recommendation that the true levels give',
      pairs.map(({ judged, truth }) => judged.recommendation === truth.recommendation),
    ),
  ];
}
