import {
  DIMENSION_HINTS,
  DIMENSIONS,
  type DimensionGroup,
  type DimensionKey,
  PETALS,
} from '@kafaa/domain/evaluations/options';
import { groupScore } from '@kafaa/domain/evaluations/rules';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import type { BarItem } from '@kafaa/ui/bars.tsx';
import type { Petal } from '@kafaa/ui/petal.tsx';

const FAMILY = { Parcours: 'parcours', Personne: 'personne' } as const;

/** The ten petals, clockwise from the top. */
export function petals(evaluation: EvaluationView): Petal[] {
  return PETALS.map(({ key, label, group }) => ({
    key,
    label,
    value: evaluation[key],
    family: FAMILY[group],
  }));
}

export interface ProfileGroup {
  title: DimensionGroup;
  family: Petal['family'];
  average: number | null;
  items: (BarItem & { key: DimensionKey; label: string })[];
}

/** Criteria that compare the CV with the offer. Their fact replaces the bar, because it says more than a figure. */
const STATED: readonly DimensionKey[] = ['experienceMatch', 'educationMatch', 'languageMatch', 'seniorityMatch'];

/** Returns the fact of a stated criterion (« ✓ 5 ans d’expérience… »); undefined for other criteria and if it was not assessed. */
function factOf({ dimensions }: EvaluationView, key: DimensionKey): string | undefined {
  const found = STATED.includes(key) ? dimensions.find((one) => one.key === key) : undefined;
  return found && found.score !== null ? found.reason : undefined;
}

/** The two groups, « Parcours » and « Personne », with their means and their dimensions. */
export function profileGroups(evaluation: EvaluationView): ProfileGroup[] {
  return (['Parcours', 'Personne'] as const).map((title) => ({
    title,
    family: FAMILY[title],
    average: groupScore(evaluation.dimensions, title),
    items: DIMENSIONS.filter(({ group }) => group === title).map(({ key, label }) => ({
      key,
      label,
      hint: DIMENSION_HINTS[key],
      value: evaluation[key],
      fact: factOf(evaluation, key),
    })),
  }));
}
