import type { Candidate } from '@kafaa/domain/candidates/schema';
import { MAX_DECISIONS } from '@kafaa/domain/candidates/options';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { Checkbox } from '@kafaa/ui/checkbox.tsx';
import { PillButton } from '@kafaa/ui/pill-button.tsx';
import type { ReactNode } from 'react';
import { cx } from '@kafaa/ui/class-names';
import styles from './select-line.module.css';
import type { Selection } from './use-selection.ts';

/** Recommendations with a button that selects all their undecided candidates, most often to reject them together. */
const OFFERED: readonly EvaluationView['recommendation'][] = [
  'Peu adapté au poste',
  'Preuves insuffisantes',
  'À rencontrer',
];

/** Holds the line's place while the list loads. */
export const SelectLineSkeleton = () => <div className={styles.line} />;

/** Selects all candidates shown, or those to decide on with one recommendation. */
export function SelectLine({
  candidates,
  selection,
  children,
}: {
  candidates: readonly Candidate[];
  selection: Selection;
  /** Further actions on the list. */
  children?: ReactNode;
}) {
  const shown = candidates.slice(0, MAX_DECISIONS).map(({ id }) => id);
  const all = shown.every((id) => selection.has(id));
  const groups = OFFERED.map((recommendation) => ({
    recommendation,
    ids: candidates
      .filter(({ stage, evaluation }) => stage === 'TO_DECIDE' && evaluation?.recommendation === recommendation)
      .map(({ id }) => id),
  })).filter(({ ids }) => ids.length > 1);
  return (
    <div
      className={cx('cluster middle gap-8 small', styles.line)}
      data-selecting={selection.ids.length > 0 ? '' : undefined}
    >
      <Checkbox
        label={`Sélectionner les candidats affichés (${shown.length})`}
        checked={all}
        onChange={() => (all ? selection.clear() : selection.select(shown))}
      />
      {groups.map(({ recommendation, ids }) => (
        <PillButton key={recommendation} onClick={() => selection.select(ids)}>
          Les {ids.length} «{'\u00A0'}
          {recommendation}
          {'\u00A0'}»
        </PillButton>
      ))}
      {children}
    </div>
  );
}
