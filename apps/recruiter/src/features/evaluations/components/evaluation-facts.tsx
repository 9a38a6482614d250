import { cx } from '@kafaa/ui/class-names';
import { deductionText, TIER_TEXT } from '@kafaa/domain/evaluations/reason-texts';
import { engineText } from '@kafaa/domain/evaluations/texts';
import { changeDeduction } from '@kafaa/domain/evaluations/api';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { Undo2 } from 'lucide-react';
import { useMay } from '#/lib/permissions';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { Button } from '@kafaa/ui/button.tsx';
import { RotateCcwIcon, TriangleAlertIcon } from '@kafaa/ui/icons.tsx';
import { FoldSummary } from '@kafaa/ui/fold-summary.tsx';
import { useChangeDeduction } from './use-evaluation.ts';
import styles from './evaluation-facts.module.css';

interface DeductionChoiceProps {
  candidateId: string;
  authenticity: EvaluationView['authenticity'];
}

/** A button that waives the deduction or applies it again; the last change's actor and date are shown. */
function DeductionChoice({ candidateId, authenticity: { deduction, waived, changed } }: DeductionChoiceProps) {
  const change = useChangeDeduction(candidateId);
  const decides = useMay(changeDeduction);
  if (deduction === 0) return null;
  return (
    <div className={cx('cluster middle muted small', styles.choice)}>
      {decides && (
        <Button
          variant="secondary"
          size="sm"
          icon={waived ? <RotateCcwIcon /> : <Undo2 />}
          busy={change.isPending}
          onClick={() => change.mutate(!waived)}
        >
          {waived ? 'Remettre la pénalité' : 'Annuler la pénalité'}
        </Button>
      )}
      {changed && (
        <span>
          Pénalité {waived ? 'annulée' : 'remise'} par {changed.by} le {formatDateTime(changed.at)}.
        </span>
      )}
    </div>
  );
}

/** Facts about the writing in one line, with the facts of each answer folded below; a single fact has no fold. */
function WritingFacts({ authenticity: { facts, summary } }: Pick<EvaluationView, 'authenticity'>) {
  const list = (
    <ul className={cx('grid gap-2 muted', styles.list)}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
  if (summary === undefined || facts.length < 2) return list;
  return (
    <>
      <p>{summary}</p>
      <details>
        <FoldSummary>Réponse par réponse</FoldSummary>
        {list}
      </details>
    </>
  );
}

/** Facts outside the score: how the answers were written, problems with the CV, and earlier evaluations. */
export function EvaluationFacts({ candidateId, evaluation }: { candidateId: string; evaluation: EvaluationView }) {
  const { authenticity, cvWarnings, earlier } = evaluation;
  return (
    <div className={styles.facts}>
      <section>
        <h3 className="label">Authenticité</h3>
        <p>
          <b>{TIER_TEXT[authenticity.tier]}.</b> {deductionText(authenticity)}
        </p>
        {authenticity.facts.length > 0 && (
          <>
            <WritingFacts authenticity={authenticity} />
            <p className={cx('muted small', styles.aside)}>À vous d’apprécier.</p>
          </>
        )}
        <DeductionChoice candidateId={candidateId} authenticity={authenticity} />
      </section>
      {cvWarnings.length > 0 && (
        <section>
          <h3 className="label">CV</h3>
          <ul className={cx('grid gap-4', styles.warnings)}>
            {cvWarnings.map((warning) => (
              <li key={warning}>
                <TriangleAlertIcon />
                <span>{warning}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {earlier.length > 0 && (
        <section>
          <h3 className="label">Avant le recalcul</h3>
          <ul className={cx('grid gap-2 muted', styles.list)}>
            {earlier.toReversed().map((before) => (
              <li key={before.evaluatedAt}>
                {before.recommendation}
                {before.score !== null && `, ${before.score} sur 100`} ({engineText(before.engine)}, le{' '}
                {formatDateTime(before.evaluatedAt)})
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
