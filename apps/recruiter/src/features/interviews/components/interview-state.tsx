import { cx } from '@kafaa/ui/class-names';
import type { InterviewState } from '@kafaa/domain/candidates/options';
import { HourglassIcon } from '@kafaa/ui/chat-icons.tsx';
import { MailIcon } from '@kafaa/ui/page-icons.tsx';
import { Spinner } from '@kafaa/ui/spinner.tsx';
import { MessageSquareDashed, TimerOff } from 'lucide-react';
import styles from './interview-state.module.css';

const NOTES: Readonly<Record<InterviewState, string>> = {
  REGISTERED: 'Entretien pas encore commencé',
  STARTED: 'Entretien commencé',
  COMPLETED: 'Évaluation en cours',
  EXPIRED: 'Lien expiré avant la fin',
  TAKEN: 'Entretien déjà passé',
};

export function StateIcon({ state, size }: { state: InterviewState; size: number }) {
  if (state === 'COMPLETED') return <HourglassIcon size={size} />;
  if (state === 'REGISTERED') return <MailIcon size={size} />;
  const Icon = state === 'STARTED' ? MessageSquareDashed : TimerOff;
  return <Icon size={size} />;
}

/** Placeholder in the score's place while there is no score, or while it is closed to the reader. */
export function InterviewStateTile({ state, closed }: { state: InterviewState; closed?: boolean | undefined }) {
  return (
    <span className={cx('center muted', styles.tile)}>{closed ? '–' : <StateIcon state={state} size={18} />}</span>
  );
}

export function InterviewStateNote({ state }: { state: InterviewState }) {
  return (
    <p className={cx('row middle gap-8 muted small', styles.note)}>
      {state === 'COMPLETED' && <Spinner size={14} />}
      {NOTES[state]}
    </p>
  );
}
