import { cx } from '@kafaa/ui/class-names';
import type { Job } from '@kafaa/domain/jobs/schema';
import { Armchair, Download, Equal, MessagesSquare, PencilLine, Printer, Scale } from 'lucide-react';
import { useState } from 'react';
import { LazyCloseDialog, useJobState } from '#/features/jobs/components/closing.tsx';
import { CopyLinkButton } from '#/features/jobs/components/copy-link-button.tsx';
import { salaryText, seatsText } from '#/features/jobs/components/job-facts';
import { ShareButton } from '#/features/jobs/components/share-button.tsx';
import { paths } from '@kafaa/web-kit/paths';
import { RotateCcwIcon } from '@kafaa/ui/icons.tsx';
import { ClockIcon, LockIcon, MapPinIcon, WalletIcon } from '@kafaa/ui/page-icons.tsx';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { Menu } from '@kafaa/ui/menu.tsx';
import { Pill } from '@kafaa/ui/pill.tsx';
import styles from './job-header.module.css';

// Loads on the first click that opens it.
const AgreementDialog = lazyDialog(
  async () => (await import('#/features/evaluations/components/agreement-dialog.tsx')).AgreementDialog,
);

function JobFacts({ job }: { job: Job }) {
  const seats = seatsText(job);
  return (
    <ul className={cx('cluster muted', styles.facts)}>
      <li>
        <MapPinIcon size={15} />
        <span className="sr-only">Lieu{'\u00A0'}: </span>
        {job.location}
      </li>
      <li>
        <WalletIcon size={15} />
        <span className="sr-only">Salaire{'\u00A0'}: </span>
        {salaryText(job.salary)}
      </li>
      <li>
        <ClockIcon size={15} />
        <span className="sr-only">Type{'\u00A0'}: </span>
        {job.type}
      </li>
      {seats && (
        <li>
          <Armchair size={15} />
          {seats}
        </li>
      )}
      {job.status === 'CLOSED' && (
        <li>
          <Pill tone="rejected">Offre fermée</Pill>
        </li>
      )}
    </ul>
  );
}

export function JobHeader({ job, onExport }: { job: Job; onExport: () => void }) {
  const [closing, setClosing] = useState(false);
  const [comparing, setComparing] = useState(false);
  const state = useJobState(job);
  const open = job.status === 'OPEN';
  return (
    <header className={cx('row gap-20', styles.header)}>
      <div className={styles.titles}>
        <h1>{job.title}</h1>
        <JobFacts job={job} />
      </div>
      <div className={cx('cluster gap-8', styles.actions)}>
        {open && <CopyLinkButton jobId={job.id} title={job.title} />}
        {open && <ShareButton job={job} />}
        <Menu
          className={styles.more}
          label={`Autres actions, ${job.title}`}
          items={[
            { label: 'Modifier l’offre', icon: <PencilLine />, href: paths.editJob(job.id) },
            { label: 'Questions de l’entretien', icon: <MessagesSquare />, href: paths.jobQuestions(job.id) },
            { label: 'Exporter les candidats', icon: <Download />, onSelect: onExport },
            { label: 'Vos niveaux et ceux de l’IA', icon: <Scale />, onSelect: () => setComparing(true) },
            {
              label: 'Équité de l’évaluation',
              icon: <Equal />,
              href: `${paths.fairness}?offre=${encodeURIComponent(job.id)}`,
            },
            { label: 'Mode d’emploi de l’évaluation', icon: <Scale />, href: paths.instructions },
            { label: 'Affiche à imprimer', icon: <Printer />, href: paths.poster(job.id) },
            open
              ? { label: 'Fermer l’offre', icon: <LockIcon />, danger: true, onSelect: () => setClosing(true) }
              : { label: 'Rouvrir l’offre', icon: <RotateCcwIcon />, onSelect: state.reopen },
          ]}
        />
      </div>
      {comparing && <AgreementDialog job={job} onClose={() => setComparing(false)} />}
      {closing && (
        <LazyCloseDialog
          job={job}
          busy={state.busy}
          onClose={() => setClosing(false)}
          onConfirm={() => state.close(() => setClosing(false))}
        />
      )}
    </header>
  );
}
