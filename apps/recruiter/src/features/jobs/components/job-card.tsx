import { createJob, readQuestions, updateJob } from '@kafaa/domain/jobs/api';
import { remoteText } from '@kafaa/domain/jobs/texts';
import { useMay } from '#/lib/permissions';
import { CopyPlus, LayoutDashboard, MessagesSquare, PencilLine, Printer, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDate, formatDateTime } from '@kafaa/web-kit/dates';
import { paths } from '@kafaa/web-kit/paths';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { RotateCcwIcon } from '@kafaa/ui/icons.tsx';
import { LockIcon, MapPinIcon, WalletIcon } from '@kafaa/ui/page-icons.tsx';
import { Menu } from '@kafaa/ui/menu.tsx';
import { Pill, Tag } from '@kafaa/ui/pill.tsx';
import { LazyCloseDialog, useJobState } from './closing.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';
import styles from './job-card.module.css';
import { excerpt, fewSeatsText, funnelText, type JobEntry, newText, salaryText } from './job-facts.ts';
import { LazyCoverBar } from './lazy-cover-bar.tsx';
import { LazyShareDialog } from './share-button.tsx';

interface JobCardProps {
  entry: JobEntry;
  /** Number of candidates since the person last opened the offer; undefined while unknown. */
  arrived: number | undefined;
  /** True for the offer just published. */
  fresh: boolean;
  /** True for the offer that the user returns from. */
  seen?: boolean;
}

type Job = JobEntry['job'];

const candidatesOf = ({ id }: Job) => `${paths.dashboard}?job=${encodeURIComponent(id)}`;

interface JobMenuProps {
  job: Job;
  onShare: () => void;
  onClose: () => void;
  onReopen: () => void;
}

function JobMenu({ job, onShare, onClose, onReopen }: JobMenuProps) {
  const mayEdit = useMay(updateJob);
  const mayCreate = useMay(createJob);
  const state =
    job.status === 'OPEN'
      ? { label: 'Fermer l’offre', icon: <LockIcon />, danger: true, onSelect: onClose }
      : { label: 'Rouvrir l’offre', icon: <RotateCcwIcon />, onSelect: onReopen };
  return (
    <Menu
      className={styles.menu}
      label={`Autres actions, ${job.title}`}
      items={[
        { label: 'Partager l’offre', icon: <Share2 />, onSelect: onShare },
        { label: 'Affiche à imprimer', icon: <Printer />, href: paths.poster(job.id) },
        ...(mayEdit ? [{ label: 'Modifier l’offre', icon: <PencilLine />, href: paths.editJob(job.id) }] : []),
        ...(mayCreate ? [{ label: 'Dupliquer', icon: <CopyPlus />, href: paths.copyJob(job.id) }] : []),
        { label: 'Passer l’entretien moi-même', icon: <MessagesSquare />, href: paths.trial(job.id) },
        { label: 'Voir les candidats', icon: <LayoutDashboard />, href: candidatesOf(job) },
        ...(mayEdit ? [state] : []),
      ]}
    />
  );
}

/** Asks to read the questions before the link is shared. */
function UnreadQuestions({ job }: { job: Job }) {
  return (
    <div className={styles.next}>
      <p>Relisez les questions avant de partager le lien. Elles seront figées dès le premier entretien.</p>
      <LazyCoverBar jobId={job.id} />
      <ButtonLink size="sm" href={paths.jobQuestions(job.id)}>
        Relire les questions
        <span className="sr-only"> {job.title}</span>
      </ButtonLink>
    </div>
  );
}

/** The actions of a card in one row; while the questions are unread, their link is in the request to read them. */
function JobLinks({ job, unread }: { job: Job; unread: boolean }) {
  return (
    <footer className={cx('cluster middle between gap-6', styles.actions)}>
      <CopyLinkButton jobId={job.id} title={job.title} />
      <span className={cx('cluster gap-2', styles.links)}>
        {!unread && (
          <ButtonLink variant="ghost" size="sm" href={paths.jobQuestions(job.id)}>
            Questions
            <span className="sr-only"> {job.title}</span>
          </ButtonLink>
        )}
        <ButtonLink variant="ghost" size="sm" href={candidatesOf(job)}>
          Candidats
          <span className="sr-only"> {job.title}</span>
        </ButtonLink>
      </span>
    </footer>
  );
}

function PlaceAndSalary({ job }: { job: Job }) {
  return (
    <ul className={cx('cluster muted', styles.facts)}>
      <li>
        <MapPinIcon />
        {job.location}
      </li>
      <li>
        <WalletIcon />
        {salaryText(job.salary)}
      </li>
    </ul>
  );
}

/** Shows the day of creation, the number of candidates at each step, and the seats once few are left. */
function Progress({ entry, arrived }: { entry: JobEntry; arrived: number }) {
  const { job } = entry;
  const seats = fewSeatsText(job);
  return (
    <p className={cx('cluster between muted small', styles.dates)}>
      <time dateTime={job.createdAt} title={formatDateTime(job.createdAt)}>
        Créée le {formatDate(job.createdAt)}
      </time>
      <span>
        {funnelText(entry)}
        {arrived > 0 && (
          <>
            {' · '}
            <b className={styles.arrived}>{newText(arrived)}</b>
          </>
        )}
      </span>
      {seats && <span className={styles.seats}>{seats}</span>}
    </p>
  );
}

/** An offer of the company. */
export function JobCard({ entry, arrived = 0, fresh, seen }: JobCardProps) {
  const { job } = entry;
  const card = useRef<HTMLElement>(null);
  const [dialog, setDialog] = useState<'share' | 'close'>();
  const state = useJobState(job);
  const titleId = `offre-${job.id}`;
  const open = job.status === 'OPEN';
  const unread = useMay(readQuestions) && open && !job.questionsRead && !job.profileLocked;

  useEffect(() => {
    if (fresh || seen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [fresh, seen]);

  return (
    <article
      ref={card}
      className={cx('column panel', styles.card, fresh && styles.fresh, !open && styles.closed)}
      aria-labelledby={titleId}
    >
      <header className={cx('row gap-10', styles.head)}>
        <div className={cx('cluster middle gap-6', styles.badges)}>
          <Tag>{job.type}</Tag>
          {job.contract && <Tag>{job.contract}</Tag>}
          {job.remoteDays !== null && <Tag>{remoteText(job.remoteDays)}</Tag>}
          {!open && <Pill tone="rejected">Fermée</Pill>}
          {fresh && <Pill tone="ok">Nouvelle</Pill>}
        </div>
        <JobMenu
          job={job}
          onShare={() => setDialog('share')}
          onClose={() => setDialog('close')}
          onReopen={state.reopen}
        />
      </header>
      <h2 id={titleId}>{job.title}</h2>
      <PlaceAndSalary job={job} />
      <p className={styles.excerpt}>{excerpt(job.description)}</p>
      <Progress entry={entry} arrived={arrived} />
      {unread && <UnreadQuestions job={job} />}
      <JobLinks job={job} unread={unread} />
      {dialog === 'share' && <LazyShareDialog job={job} onClose={() => setDialog(undefined)} />}
      {dialog === 'close' && (
        <LazyCloseDialog
          job={job}
          busy={state.busy}
          onClose={() => setDialog(undefined)}
          onConfirm={(hiredId) => state.close(() => setDialog(undefined), hiredId)}
        />
      )}
    </article>
  );
}
