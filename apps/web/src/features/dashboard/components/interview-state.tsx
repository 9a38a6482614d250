import { INTERVIEW_STATE_LABELS, type InterviewState } from '@kafaa/domain/candidates/options';
import { HourglassIcon } from '#/ui/chat-icons.tsx';
import { MailIcon } from '#/ui/page-icons.tsx';
import { Spinner } from '#/ui/spinner.tsx';
import { MessageSquareDashed, TimerOff } from 'lucide-react';
import styles from './interview-state.module.css';

const NOTES: Readonly<Record<InterviewState, string>> = {
  REGISTERED: 'Entretien pas encore commencé',
  STARTED: 'Entretien commencé',
  COMPLETED: 'Évaluation en cours',
  EXPIRED: 'Lien expiré avant la fin',
  TAKEN: 'Entretien déjà passé',
};

const EXPLANATIONS: Readonly<Record<InterviewState, string>> = {
  REGISTERED: 'Le lien personnel est parti par e-mail. Le score apparaîtra après l’entretien.',
  STARTED: 'Les réponses arrivent au fil de l’entretien. Le score apparaîtra quand il sera terminé.',
  COMPLETED: 'L’entretien est terminé. Le score apparaîtra ici dans un instant.',
  EXPIRED: 'Le lien personnel n’est plus valable et l’entretien n’a pas été terminé. Il n’y a donc pas de score.',
  TAKEN:
    'Cette personne a déjà passé cet entretien, puis effacé ses données. Elle ne le repasse que si vous le rouvrez.',
};

function StateIcon({ state, size }: { state: InterviewState; size: number }) {
  if (state === 'COMPLETED') return <HourglassIcon size={size} />;
  if (state === 'REGISTERED') return <MailIcon size={size} />;
  const Icon = state === 'STARTED' ? MessageSquareDashed : TimerOff;
  return <Icon size={size} />;
}

export function stateHeadline(state: InterviewState): string {
  return INTERVIEW_STATE_LABELS[state];
}

/** The missing tile: where the score will stand. */
export function InterviewStateTile({ state }: { state: InterviewState }) {
  return (
    <span className={styles.tile}>
      <StateIcon state={state} size={18} />
    </span>
  );
}

export function InterviewStateNote({ state }: { state: InterviewState }) {
  return (
    <p className={styles.note}>
      {state === 'COMPLETED' && <Spinner size={14} />}
      {NOTES[state]}
    </p>
  );
}

export function InterviewStateExplanation({ state }: { state: InterviewState }) {
  return (
    <p className={styles.explanation}>
      <StateIcon state={state} size={18} />
      {EXPLANATIONS[state]}
    </p>
  );
}
