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

/** Criteria that compare what the CV states with what the offer asks: their fact says more than a figure beside the measured ones. */
const STATED: readonly DimensionKey[] = ['experienceMatch', 'educationMatch', 'languageMatch', 'seniorityMatch'];

/** « ✓ 5 ans d’expérience… », the fact of a stated criterion; undefined for a measured one and for one that could not be assessed. */
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
