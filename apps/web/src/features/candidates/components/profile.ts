import { DIMENSIONS, type DimensionGroup, type DimensionKey } from '@kafaa/domain/evaluations/options';
import { groupScore } from '@kafaa/domain/evaluations/rules';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import type { BarItem } from '#/ui/bars.tsx';
import type { Petal } from '#/ui/rosette.tsx';

const FAMILY = { Parcours: 'parcours', Personne: 'personne' } as const;

/** Words short enough to stand around the rosette. */
const SHORT_LABELS: Partial<Record<DimensionKey, string>> = {
  technicalSkillsMatch: 'Technique',
  cultureFit: 'Culture',
  otherFactorsScore: 'Autres',
};

// The last two change places: « Communication » only has room at the upper left.
const AROUND = [...DIMENSIONS.slice(0, -2), ...DIMENSIONS.slice(-2).toReversed()];

/** The ten petals, clockwise from the top. */
export function petals(evaluation: EvaluationView): Petal[] {
  return AROUND.map(({ key, label, group }) => ({
    key,
    label: SHORT_LABELS[key] ?? label,
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

/** « Parcours » and « Personne » with their means and their dimensions. */
export function profileGroups(evaluation: EvaluationView): ProfileGroup[] {
  return (['Parcours', 'Personne'] as const).map((title) => ({
    title,
    family: FAMILY[title],
    average: groupScore(evaluation, title),
    items: DIMENSIONS.filter(({ group }) => group === title).map(({ key, label }) => ({
      key,
      label,
      value: evaluation[key],
    })),
  }));
}

/** The note without the recommendation it opens with, which is shown by itself; one entry a paragraph. */
export function noteParagraphs(note: string, recommendation: string): string[] {
  const rest = note.startsWith(recommendation) ? note.slice(recommendation.length).replace(/^[\s.:,–—-]+/u, '') : note;
  return rest
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => paragraph.charAt(0).toLocaleUpperCase('fr') + paragraph.slice(1));
}
