import { cx } from '@kafaa/ui/class-names';
import { updateJob } from '@kafaa/domain/jobs/api';
import type { Job } from '@kafaa/domain/jobs/schema';
import { Armchair } from 'lucide-react';
import { useState } from 'react';
import { LazyCloseDialog, useJobState } from '#/features/jobs/components/closing.tsx';
import { CopyLinkButton } from '#/features/jobs/components/copy-link-button.tsx';
import { salaryText, seatsText } from '#/features/jobs/components/job-facts';
import { LazyShareDialog, ShareButton } from '#/features/jobs/components/share-button.tsx';
import { useMay } from '#/lib/permissions';
import { ClockIcon, MapPinIcon, WalletIcon } from '@kafaa/ui/page-icons.tsx';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { lazyPart } from '@kafaa/ui/lazy-part.tsx';
import { Pill } from '@kafaa/ui/pill.tsx';
import styles from './job-header.module.css';

const { Part: JobMenu } = lazyPart(async () => (await import('./job-menu.tsx')).JobMenu, null);
// The code of each dialog loads on the first click that opens it.
const FunnelDialog = lazyDialog(async () => (await import('./funnel-dialog.tsx')).FunnelDialog);
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
        <li className={styles.closed}>
          <Pill tone="rejected">Offre fermée</Pill>
        </li>
      )}
    </ul>
  );
}

export function JobHeader({ job, onExport }: { job: Job; onExport: () => void }) {
  const [closing, setClosing] = useState(false);
  const [comparing, setComparing] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [counting, setCounting] = useState(false);
  const state = useJobState(job);
  const open = job.status === 'OPEN';
  // The roles that may edit an offer are those that may export it and read its figures.
  const mayEdit = useMay(updateJob);
  return (
    <header className={cx('row gap-20', styles.header)}>
      <div className={styles.titles}>
        <h1>{job.title}</h1>
        <JobFacts job={job} />
      </div>
      <div className={cx('cluster gap-8', styles.actions)}>
        {open && (
          // On a phone the menu has these two actions instead.
          <span className={cx(styles.links, mayEdit && styles.wide)}>
            <CopyLinkButton jobId={job.id} title={job.title} />
            <ShareButton job={job} />
          </span>
        )}
        {mayEdit && (
          <JobMenu
            job={job}
            onExport={onExport}
            onShare={() => setSharing(true)}
            onCompare={() => setComparing(true)}
            onFigures={() => setCounting(true)}
            onClose={() => setClosing(true)}
            onReopen={state.reopen}
          />
        )}
      </div>
      {sharing && <LazyShareDialog job={job} onClose={() => setSharing(false)} />}
      {counting && <FunnelDialog job={job} onClose={() => setCounting(false)} />}
      {comparing && <AgreementDialog job={job} onClose={() => setComparing(false)} />}
      {closing && (
        <LazyCloseDialog
          job={job}
          busy={state.busy}
          onClose={() => setClosing(false)}
          onConfirm={(hiredId) => state.close(() => setClosing(false), hiredId)}
        />
      )}
    </header>
  );
}
