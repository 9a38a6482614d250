import type { Candidate } from '@kafaa/domain/candidates/schema';
import { scoreBand } from '@kafaa/domain/evaluations/rules';
import { useId } from 'react';
import { petals, profileGroups } from '#/features/candidates/components/profile';
import { StatusPill } from '#/features/candidates/components/status-pill.tsx';
import { formatDateTime, formatRelative } from '#/lib/dates';
import { DuoBars } from '#/ui/bars.tsx';
import { cx } from '#/ui/class-names';
import { ChevronDownIcon } from '#/ui/icons.tsx';
import { MiniRosette } from '#/ui/rosette.tsx';
import { ScoreTile } from '#/ui/score-tile.tsx';
import styles from './candidate-card.module.css';
import { CandidateDetails } from './candidate-details.tsx';
import { InterviewStateNote, InterviewStateTile, stateHeadline } from './interview-state.tsx';

interface CandidateCardProps {
  candidate: Candidate;
  now: Date;
  open: boolean;
  onToggle: () => void;
}

/** The coarse reading of the score, or where the interview stands while there is none. */
function headline({ evaluation, interviewState }: Candidate): string {
  if (!evaluation) return stateHeadline(interviewState);
  return evaluation.score === null ? evaluation.recommendation : `Potentiel ${scoreBand(evaluation.score)}`;
}

function Silhouette({ candidate }: { candidate: Candidate }) {
  const { evaluation, interviewState } = candidate;
  if (!evaluation) {
    return (
      <div className={styles.stateNote}>
        <InterviewStateNote state={interviewState} />
      </div>
    );
  }
  const [parcours, personne] = profileGroups(evaluation);
  return (
    <>
      <DuoBars className={styles.duo} parcours={parcours?.average ?? null} personne={personne?.average ?? null} />
      <MiniRosette className={styles.mini} petals={petals(evaluation)} />
    </>
  );
}

/** A candidate in the list: one line, and the whole file below it when open. */
export function CandidateCard({ candidate, now, open, onToggle }: CandidateCardProps) {
  const panelId = useId();
  const name = `${candidate.firstName} ${candidate.lastName}`;
  const { evaluation } = candidate;
  return (
    <li className={cx(styles.card, open && styles.open, candidate.status === 'REJECTED' && styles.rejected)}>
      <div className={styles.row}>
        {evaluation ? <ScoreTile score={evaluation.score} /> : <InterviewStateTile state={candidate.interviewState} />}
        <div className={styles.name}>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <p>
            {headline(candidate)}, reçu{' '}
            <time dateTime={candidate.appliedAt} title={formatDateTime(candidate.appliedAt)}>
              {formatRelative(candidate.appliedAt, now)}
            </time>
          </p>
        </div>
        <Silhouette candidate={candidate} />
        <div className={styles.status}>
          <StatusPill status={candidate.status} />
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          aria-label={`${open ? 'Replier' : 'Déplier'} la fiche de ${name}`}
          onClick={onToggle}
        >
          <ChevronDownIcon size={18} />
        </button>
      </div>
      {open && (
        <div id={panelId} className={styles.panel}>
          <CandidateDetails candidate={candidate} />
        </div>
      )}
    </li>
  );
}
