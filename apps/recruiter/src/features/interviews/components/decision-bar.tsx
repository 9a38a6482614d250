import type { Candidate } from '@kafaa/domain/candidates/schema';
import { elided } from '@kafaa/domain/kernel/elision';
import { DecideActions, UndoRejection } from '#/features/candidates/components/decide-actions.tsx';
import type { Neighbour, Neighbours } from '#/features/candidates/components/neighbours';
import { fullName } from '#/features/palette/components/commands';
import { paths } from '@kafaa/web-kit/paths';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { cx } from '@kafaa/ui/class-names';
import { ArrowRightIcon } from '@kafaa/ui/icons.tsx';
import { ArrowLeftIcon } from '@kafaa/ui/page-icons.tsx';
import styles from './decision-bar.module.css';

interface StepProps {
  to: Neighbour | undefined;
  step: 'previous' | 'next';
}

const STEPS = {
  previous: { label: 'Précédent', key: 'K', icon: <ArrowLeftIcon size={17} /> },
  next: { label: 'Suivant', key: 'J', icon: <ArrowRightIcon size={17} /> },
} as const;

/** Link to the transcript of the previous or the next candidate. At the end of the list it is only a pale arrow. */
function Step({ to, step }: StepProps) {
  const { label, key, icon } = STEPS[step];
  if (!to)
    return (
      <span className={styles.step} data-end="" aria-hidden="true">
        {icon}
      </span>
    );
  const name = fullName(to);
  return (
    <AppLink
      className={styles.step}
      href={paths.interviewChat(to.id)}
      title={`${label}\u00A0: ${name} (${key})`}
      aria-label={`Candidat ${label.toLowerCase()}\u00A0: ${name}`}
      aria-keyshortcuts={key}
    >
      {step === 'previous' && icon}
      <span>
        <bdi>{name}</bdi>
      </span>
      {step === 'next' && icon}
    </AppLink>
  );
}

interface DecisionBarProps {
  candidate: Candidate | undefined;
  around: Neighbours | undefined;
}

/** Bar at the lower edge of the window: links to the previous and the next candidate, and the decisions about this one. */
export function DecisionBar({ candidate, around }: DecisionBarProps) {
  const name = candidate && fullName(candidate);
  return (
    <section className={styles.bar} aria-label={name ? `Décider ${elided('de', name)}` : 'Décider'}>
      <output className="sr-only">{name}</output>
      {around && (around.previous ?? around.next) && (
        <nav className={cx('row gap-4', styles.steps)} aria-label="Autres candidats de l’offre">
          <Step to={around.previous} step="previous" />
          <Step to={around.next} step="next" />
        </nav>
      )}
      {candidate && (
        <div className={cx('cluster middle gap-8', styles.deciding)}>
          <UndoRejection candidate={candidate} />
          <DecideActions candidate={candidate} main={styles.main} />
        </div>
      )}
    </section>
  );
}
