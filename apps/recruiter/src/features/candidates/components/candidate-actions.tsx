import { cx } from '@kafaa/ui/class-names';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { houseText } from '@kafaa/domain/evaluations/reason-texts';
import { engineText } from '@kafaa/domain/evaluations/texts';
import { MessagesSquare } from 'lucide-react';
import { CvButton } from '#/features/candidates/components/cv-button.tsx';
import { ReportButton } from '#/features/reports/components/report-button.tsx';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { paths } from '@kafaa/web-kit/paths';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { FoldSummary } from '@kafaa/ui/fold-summary.tsx';
import styles from './candidate-actions.module.css';
import { hasAnswers, useCommands } from '#/features/palette/components/commands';
import { DecideActions } from './decide-actions.tsx';
import { ReopenAction } from './reopen-action.tsx';

/** The actions for a candidate: reading on the left, decisions on the right, the main action last (first on phones). */
export function CandidateActions({ candidate }: { candidate: Candidate }) {
  const { decides } = useCommands();
  const { evaluation } = candidate;
  return (
    <>
      <div className={styles.area}>
        <div className={cx('cluster middle gap-8', styles.reading)}>
          {hasAnswers(candidate) && (
            <ButtonLink
              variant="secondary"
              size="sm"
              icon={<MessagesSquare />}
              href={paths.interviewChat(candidate.id)}
            >
              Voir les réponses
            </ButtonLink>
          )}
          <ReportButton candidate={candidate} />
          <CvButton candidate={candidate} variant="ghost" />
          {decides && <ReopenAction candidate={candidate} />}
        </div>
        <div className={cx('cluster middle gap-8', styles.deciding)}>
          <DecideActions candidate={candidate} main={styles.main} />
        </div>
      </div>
      {evaluation?.house && <p className={styles.engine}>{houseText(evaluation.house)}</p>}
      {evaluation && (
        <details className={styles.engine}>
          <FoldSummary>Détails de l’évaluation</FoldSummary>
          <p title={`Lexiques et pondérations\u00A0: ${evaluation.engine.lexiconHash}`}>
            {engineText(evaluation.engine)}, évalué le {formatDateTime(evaluation.evaluatedAt)}
          </p>
        </details>
      )}
    </>
  );
}
