import { rounded } from '../aggregate.ts';
import type { DimensionKey, Evaluation } from '../contract.ts';
import { type Emphasis, EMPHASIS_WEIGHTS } from '../weights.ts';

type Group = keyof (typeof EMPHASIS_WEIGHTS)[Emphasis];

/** What each criterion is evidence of; the two summaries repeat others. */
const GROUP_OF: Partial<Readonly<Record<DimensionKey, Group>>> = {
  technicalSkillsMatch: 'technical',
  mindsetScore: 'person',
  cultureFit: 'person',
  communicationSkills: 'person',
  experienceMatch: 'path',
  educationMatch: 'path',
  languageMatch: 'path',
  seniorityMatch: 'path',
};

/** The mean of the criteria by their stored weights, each group brought to its share. */
function weighted({ dimensions }: Evaluation, emphasis: Emphasis): number | null {
  const parts = dimensions.flatMap(({ key, score, weight = 0 }) => {
    const group = GROUP_OF[key];
    return group === undefined || score === null || weight === 0 ? [] : [{ group, score, weight }];
  });
  const total = (group: Group) => parts.reduce((sum, part) => sum + (part.group === group ? part.weight : 0), 0);
  const shared = parts.map(({ group, score, weight }) => {
    const share = (EMPHASIS_WEIGHTS[emphasis][group] * weight) / total(group);
    return { share, points: share * score };
  });
  const shares = shared.reduce((sum, { share }) => sum + share, 0);
  return shares === 0 ? null : shared.reduce((sum, { points }) => sum + points, 0) / shares;
}

/** The total that another emphasis would have given: the total as it stands, moved by what the weights change. */
export function reweighed(evaluation: Evaluation, from: Emphasis, to: Emphasis): number {
  const { score } = evaluation;
  const [before, after] = [weighted(evaluation, from), weighted(evaluation, to)];
  if (score === null) throw new Error('an evaluation without a score has no total to weigh anew');
  return rounded(before === null || after === null ? score : score + after - before) ?? score;
}
