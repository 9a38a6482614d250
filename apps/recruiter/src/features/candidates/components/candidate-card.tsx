import type { Candidate } from '@kafaa/domain/candidates/schema';
import { firstReason } from '@kafaa/domain/evaluations/reason-texts';
import { pointsTaken } from '@kafaa/domain/evaluations/rules';
import { missingSkillsText, scoreText, tieText } from '@kafaa/domain/evaluations/texts';
import { dayText } from '@kafaa/domain/jobs/promise-texts';
import { promiseState } from '@kafaa/domain/jobs/rules';
import { elided } from '@kafaa/domain/kernel/elision';
import { useId } from 'react';
import { petals, profileGroups } from '#/features/candidates/components/profile';
import { StatusPill } from '#/features/candidates/components/status-pill.tsx';
import { formatDateTime, formatRelative } from '@kafaa/web-kit/dates';
import { DuoBars } from '@kafaa/ui/bars.tsx';
import { Checkbox } from '@kafaa/ui/checkbox.tsx';
import { cx } from '@kafaa/ui/class-names';
import { ChevronDownIcon } from '@kafaa/ui/icons.tsx';
import { MiniRosette } from '@kafaa/ui/mini-rosette.tsx';
import { Pill } from '@kafaa/ui/pill.tsx';
import { ScoreTile } from '@kafaa/ui/score-tile.tsx';
import styles from './candidate-card.module.css';
import { fullName } from '#/features/palette/components/commands';
import { deductionText } from '#/features/evaluations/components/deduction-text';
import { RecommendationPill } from '#/features/evaluations/components/recommendation-pill.tsx';
import { InterviewStateNote, InterviewStateTile } from '#/features/interviews/components/interview-state.tsx';
import { LazyDetails, preloadDetails } from './lazy-details.tsx';
import { useLongPress } from './use-long-press.ts';
import { refusesMail } from './refused-email-text.ts';
import { RowActions } from './row-actions.tsx';

interface CandidateCardProps {
  candidate: Candidate;
  now: Date;
  open: boolean;
  onToggle: () => void;
  /** The keyboard cursor is on this row. */
  current: boolean;
  selected: boolean;
  onSelect: (range: boolean) => void;
  unread: boolean;
}

/** The recommendation; null before the evaluation and while it is closed to the reader. */
export const recommendationOf = ({ evaluation, reading }: Candidate) =>
  evaluation && !reading?.closed ? evaluation.recommendation : null;

/** Shows the note's first reason, or « Évaluation fermée » while the evaluation is closed; nothing before the evaluation. */
function Reason({ candidate }: { candidate: Candidate }) {
  const { evaluation, reading } = candidate;
  const recommendation = recommendationOf(candidate);
  if (reading?.closed) return <p className={styles.exact}>Évaluation fermée</p>;
  if (!evaluation || recommendation === null) return null;
  const reason = firstReason(evaluation.note, recommendation);
  if (reason === null) return null;
  return (
    <p className={styles.reason} dir="auto">
      {reason}
    </p>
  );
}

/** Returns the score's margin and the number of tied candidates, to be appended to the date; empty without an evaluation. */
function exactText({ evaluation, tiedWith }: Candidate): string {
  if (!evaluation) return '';
  const { score, margin, range } = evaluation;
  const facts = [score !== null && (margin !== null || range) ? scoreText(evaluation) : '', tieText(tiedWith)];
  return facts
    .filter(Boolean)
    .map((fact) => `, ${fact}`)
    .join('');
}

/** Shows the date before which the company promised an answer, while the candidate awaits a decision. */
export function Promised({ candidate: { promisedBy, stage }, now }: Pick<CandidateCardProps, 'candidate' | 'now'>) {
  if (promisedBy === undefined || stage !== 'TO_DECIDE') return null;
  const text = `Réponse promise avant le ${dayText(promisedBy)}`;
  const state = promiseState(promisedBy, now);
  if (state === 'AHEAD') return <p className={styles.exact}>{text}</p>;
  return (
    <p className={styles.exact}>
      <b>{state === 'BROKEN' ? `${text}, en retard` : `${text}, bientôt`}</b>
    </p>
  );
}

function Silhouette({ candidate }: { candidate: Candidate }) {
  const { evaluation, interviewState } = candidate;
  if (!evaluation) {
    return (
      <div className={styles.stateNote}>
        {candidate.byPerson ? (
          'À lire par une personne'
        ) : candidate.reading?.closed ? (
          'Deux réponses à lire d’abord'
        ) : (
          <InterviewStateNote state={interviewState} />
        )}
      </div>
    );
  }
  const [parcours, personne] = profileGroups(evaluation);
  const { authenticity } = evaluation;
  return (
    <>
      <div className={styles.duo}>
        <DuoBars parcours={parcours?.average ?? null} personne={personne?.average ?? null} />
        {pointsTaken(authenticity) > 0 && (
          <p className={styles.deduction} title={authenticity.facts.join('\n')}>
            {deductionText(authenticity)}
          </p>
        )}
      </div>
      <MiniRosette className={styles.mini} petals={petals(evaluation)} />
    </>
  );
}

/** The name, whether the evaluation is still unread, the recommendation and the date of the application. */
function Heading({ candidate, unread, now }: Pick<CandidateCardProps, 'candidate' | 'unread' | 'now'>) {
  const { appliedAt, evaluation, otherApplications } = candidate;
  const recommendation = recommendationOf(candidate);
  const missing = evaluation?.missingSkills ?? [];
  return (
    <div className={styles.name}>
      <div>
        <h2>
          <bdi>{fullName(candidate)}</bdi>
        </h2>
        {unread && (
          <span className={styles.unread} title="Nouvelle évaluation, pas encore ouverte ici">
            <span className="sr-only">Nouvelle évaluation</span>
          </span>
        )}
        {recommendation && <RecommendationPill recommendation={recommendation} />}
      </div>
      <Reason candidate={candidate} />
      <p>
        Candidature reçue{' '}
        <time dateTime={appliedAt} title={formatDateTime(appliedAt)}>
          {formatRelative(appliedAt, now)}
          <span className="sr-only">, {formatDateTime(appliedAt)}</span>
        </time>
        {exactText(candidate)}
        {otherApplications && `, autres candidatures\u00A0: ${otherApplications}`}
      </p>
      <Promised candidate={candidate} now={now} />
      {missing.length > 0 && <p className={styles.exact}>{missingSkillsText(missing)}</p>}
    </div>
  );
}

/** A candidate in the list: one row, with the details below it when open. */
export function CandidateCard(props: CandidateCardProps) {
  const { candidate, now, open, onToggle, current, selected, onSelect, unread } = props;
  const panelId = useId();
  const name = fullName(candidate);
  const { evaluation, status } = candidate;
  const longPress = useLongPress(() => onSelect(false));
  return (
    <li
      data-candidate={candidate.id}
      className={cx(
        styles.card,
        open && styles.open,
        current && styles.current,
        selected && styles.selected,
        (status === 'REJECTED' || candidate.withdrawnAt !== null) && styles.rejected,
      )}
    >
      <div className={styles.row} {...longPress}>
        <Checkbox
          className={styles.select}
          label={`Sélectionner ${name}`}
          hideLabel
          checked={selected}
          onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
        {evaluation ? (
          <ScoreTile score={evaluation.score} />
        ) : (
          <InterviewStateTile state={candidate.interviewState} closed={candidate.reading?.closed} />
        )}
        <Heading candidate={candidate} unread={unread} now={now} />
        <Silhouette candidate={candidate} />
        <div className={styles.status}>
          <div className={cx('cluster', styles.pill)}>
            <StatusPill candidate={candidate} />
            {refusesMail(candidate) && <Pill tone="danger">E-mail refusé</Pill>}
          </div>
          {!open && (
            <div className={styles.quick}>
              <RowActions candidate={candidate} />
            </div>
          )}
        </div>
        <button
          type="button"
          className={cx('center', styles.toggle)}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          aria-label={`${open ? 'Replier' : 'Déplier'} la fiche ${elided('de', name)}`}
          data-toggle=""
          onPointerEnter={preloadDetails}
          onFocus={preloadDetails}
          onClick={onToggle}
        >
          <ChevronDownIcon size={18} />
        </button>
      </div>
      {open && (
        <div id={panelId} className={styles.panel}>
          <LazyDetails candidate={candidate} />
        </div>
      )}
    </li>
  );
}
