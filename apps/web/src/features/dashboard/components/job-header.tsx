import type { Job } from '@kafaa/domain/jobs/schema';
import { formatNumber } from '#/lib/format';
import { ClockIcon, MapPinIcon, WalletIcon } from '#/ui/icons.tsx';
import { Pill } from '#/ui/pill.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';
import styles from './job-header.module.css';

export function JobHeader({ job }: { job: Job }) {
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        <h1>{job.title}</h1>
        <ul className={styles.facts}>
          <li>
            <MapPinIcon size={15} />
            <span className="sr-only">Lieu{'\u00A0'}: </span>
            {job.location}
          </li>
          <li>
            <WalletIcon size={15} />
            <span className="sr-only">Salaire{'\u00A0'}: </span>
            {job.salary === null ? 'Non divulgué' : `${formatNumber(job.salary)}\u00A0DT par mois`}
          </li>
          <li>
            <ClockIcon size={15} />
            <span className="sr-only">Type{'\u00A0'}: </span>
            {job.type}
          </li>
          {job.status === 'CLOSED' && (
            <li>
              <Pill tone="rejected">Offre fermée</Pill>
            </li>
          )}
        </ul>
      </div>
      {job.status === 'OPEN' && (
        <div className={styles.actions}>
          <CopyLinkButton jobId={job.id} />
        </div>
      )}
    </header>
  );
}
