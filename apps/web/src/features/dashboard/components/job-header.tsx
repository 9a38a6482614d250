import type { Job } from '@kafaa/domain/jobs/schema';
import { CopyLinkButton } from '#/features/jobs/components/copy-link-button.tsx';
import { salaryText } from '#/features/jobs/components/job-facts';
import { ClockIcon, MapPinIcon, WalletIcon } from '#/ui/icons.tsx';
import { Pill } from '#/ui/pill.tsx';
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
            {salaryText(job.salary)}
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
          <CopyLinkButton jobId={job.id} title={job.title} />
        </div>
      )}
    </header>
  );
}
