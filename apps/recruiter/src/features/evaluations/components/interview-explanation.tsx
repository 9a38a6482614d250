import { cx } from '@kafaa/ui/class-names';
import type { InterviewState } from '@kafaa/domain/candidates/options';
import styles from './interview-explanation.module.css';
import { StateIcon } from '#/features/interviews/components/interview-state.tsx';

const EXPLANATIONS: Readonly<Record<InterviewState, string>> = {
  REGISTERED: 'Le lien personnel est parti par e-mail. Le score apparaîtra après l’entretien.',
  STARTED: 'Les réponses arrivent au fil de l’entretien. Le score apparaîtra quand il sera terminé.',
  COMPLETED: 'L’entretien est terminé. Le score apparaîtra ici dans un instant.',
  EXPIRED: 'Le lien personnel n’est plus valable et l’entretien n’a pas été terminé. Il n’y a donc pas de score.',
  TAKEN:
    'Cette personne a déjà passé cet entretien, puis effacé ses données. Elle ne le repasse que si vous le rouvrez.',
};

/** The explanation in an open candidate card while there is no score. */
export function InterviewStateExplanation({ state }: { state: InterviewState }) {
  return (
    <p className={cx('row gap-10 muted', styles.explanation)}>
      <StateIcon state={state} size={18} />
      {EXPLANATIONS[state]}
    </p>
  );
}
