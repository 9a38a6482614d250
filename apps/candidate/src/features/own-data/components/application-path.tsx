import { COMPANY_ZONE, COMPANY_ZONE_LABEL } from '@kafaa/domain/invitations/options';
import { PATH_STEP_LABELS } from '@kafaa/domain/own-data/options';
import type { OwnData } from '@kafaa/domain/own-data/schema';
import { formatDate, formatDateTime } from '@kafaa/web-kit/dates';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import styles from './application-path.module.css';

const MARKS = { DONE: '✓', NOW: '', NEXT: '' } as const;

function note({ step, state, at }: OwnData['path'][number]): string {
  if (at) return `le ${formatDate(at)}`;
  // Two steps wait for the company, the others for the candidate.
  const now = step === 'READ' || step === 'DECISION' ? 'en attente' : 'à faire';
  return { DONE: 'fait', NOW: now, NEXT: '' }[state];
}

/** The steps of the application, with the dates that are known. */
export function ApplicationPath({ path }: Pick<OwnData, 'path'>) {
  return (
    <ol className={styles.path} aria-label="Le chemin de votre candidature">
      {path.map((entry) => (
        <li
          key={entry.step}
          data-state={entry.state.toLowerCase()}
          aria-current={entry.state === 'NOW' ? 'step' : undefined}
        >
          <i aria-hidden="true">{MARKS[entry.state]}</i>
          <span>
            <b>{PATH_STEP_LABELS[entry.step]}</b> <small>{note(entry)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

const REPLIED = { NONE: '', ACCEPTED: 'Vous avez accepté.', DECLINED: 'Vous avez dit non à cette date.' } as const;

/** The next meeting, with a link to the page where the candidate replies. */
export function Meeting({ meeting }: Pick<OwnData, 'meeting'>) {
  if (!meeting) return null;
  const { interviewDate, interviewType, interviewPlace, reply, link, slots } = meeting;
  const open = slots.length > 0;
  return (
    <div className={styles.meeting}>
      <p>
        {open ? (
          <b>{reply === 'DECLINED' ? 'Vous avez dit non à ces dates' : 'Date à choisir'}</b>
        ) : (
          <>
            <b>{formatDateTime(interviewDate, COMPANY_ZONE)}</b> ({COMPANY_ZONE_LABEL})
          </>
        )}
        {open && reply === 'DECLINED'
          ? '.'
          : `, ${interviewType === 'ONLINE' ? 'en ligne' : `sur place, ${interviewPlace}`}. `}
        {!open && REPLIED[reply]}
      </p>
      <ButtonLink variant={reply === 'NONE' ? 'primary' : 'secondary'} href={link}>
        {reply === 'NONE' ? 'Répondre' : 'Voir l’invitation'}
      </ButtonLink>
    </div>
  );
}
