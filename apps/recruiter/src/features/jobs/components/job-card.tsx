import { LayoutDashboard, PencilLine, Printer, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDate, formatDateTime } from '@kafaa/web-kit/dates';
import { counted } from '@kafaa/web-kit/format';
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
import { excerpt, type JobEntry, salaryText, seatsText } from './job-facts.ts';
import { LazyShareDialog } from './share-button.tsx';

interface JobCardProps {
  entry: JobEntry;
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
  return (
    <Menu
      className={styles.menu}
      label={`Autres actions, ${job.title}`}
      items={[
        { label: 'Partager le poste', icon: <Share2 />, onSelect: onShare },
        { label: 'Affiche à imprimer', icon: <Printer />, href: paths.poster(job.id) },
        { label: 'Modifier l’offre', icon: <PencilLine />, href: paths.editJob(job.id) },
        { label: 'Voir les candidats', icon: <LayoutDashboard />, href: candidatesOf(job) },
        job.status === 'OPEN'
          ? { label: 'Fermer l’offre', icon: <LockIcon />, danger: true, onSelect: onClose }
          : { label: 'Rouvrir l’offre', icon: <RotateCcwIcon />, onSelect: onReopen },
      ]}
    />
  );
}

function JobLinks({ job, fresh }: { job: Job; fresh: boolean }) {
  return (
    <footer className={cx('cluster middle between gap-6', styles.actions)}>
      <CopyLinkButton jobId={job.id} title={job.title} />
      <span className={cx('cluster gap-2', styles.links)}>
        <ButtonLink variant={fresh ? 'primary' : 'ghost'} size="sm" href={paths.jobQuestions(job.id)}>
          {fresh ? 'Relire les questions' : 'Questions'}
          <span className="sr-only"> {job.title}</span>
        </ButtonLink>
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

/** An offer of the company. */
export function JobCard({ entry: { job, numCandidates }, fresh, seen }: JobCardProps) {
  const card = useRef<HTMLElement>(null);
  const [dialog, setDialog] = useState<'share' | 'close'>();
  const state = useJobState(job);
  const titleId = `offre-${job.id}`;
  const open = job.status === 'OPEN';
  const seats = seatsText(job);

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
          {!open && <Pill tone="rejected">Fermée</Pill>}
          {fresh && <Pill tone="ok">Nouvelle</Pill>}
        </div>
        <span className={cx('center', styles.count)} aria-hidden="true">
          {numCandidates}
        </span>
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
      <p className={cx('cluster between muted small', styles.dates)}>
        <time dateTime={job.createdAt} title={formatDateTime(job.createdAt)}>
          Créée le {formatDate(job.createdAt)}
        </time>
        <span>{counted(numCandidates, 'candidat')}</span>
        {seats && <span className={styles.seats}>{seats}</span>}
      </p>
      {fresh && (
        <p className={styles.next}>
          Ses questions sont prêtes. Relisez-les avant de partager le lien{'\u00A0'}: elles ne changent plus après le
          premier entretien.
        </p>
      )}
      <JobLinks job={job} fresh={fresh} />
      {dialog === 'share' && <LazyShareDialog job={job} onClose={() => setDialog(undefined)} />}
      {dialog === 'close' && (
        <LazyCloseDialog
          job={job}
          busy={state.busy}
          onClose={() => setDialog(undefined)}
          onConfirm={() => state.close(() => setDialog(undefined))}
        />
      )}
    </article>
  );
}
