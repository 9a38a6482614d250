import { useEffect, useRef } from 'react';
import { formatDate, formatDateTime } from '#/lib/dates';
import { counted } from '#/lib/format';
import { ButtonLink } from '#/ui/button.tsx';
import { cx } from '#/ui/class-names';
import { MapPinIcon, WalletIcon } from '#/ui/icons.tsx';
import { Pill, Tag } from '#/ui/pill.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';
import styles from './job-card.module.css';
import { type JobEntry, salaryText } from './job-facts.ts';

/** An offer of the company. `fresh` marks the one that has just been published. */
export function JobCard({ entry: { job, numCandidates }, fresh }: { entry: JobEntry; fresh: boolean }) {
  const card = useRef<HTMLElement>(null);
  const id = encodeURIComponent(job.id);
  const titleId = `offre-${job.id}`;

  useEffect(() => {
    if (fresh) card.current?.scrollIntoView({ block: 'nearest' });
  }, [fresh]);

  return (
    <article ref={card} className={cx(styles.card, fresh && styles.fresh)} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div className={styles.badges}>
          <Tag>{job.type}</Tag>
          {job.status === 'CLOSED' && <Pill tone="rejected">Fermée</Pill>}
          {fresh && <Pill tone="ok">Nouvelle</Pill>}
        </div>
        <span className={styles.count} aria-hidden="true">
          {numCandidates}
        </span>
      </header>
      <h2 id={titleId}>{job.title}</h2>
      <ul className={styles.facts}>
        <li>
          <MapPinIcon />
          {job.location}
        </li>
        <li>
          <WalletIcon />
          {salaryText(job.salary)}
        </li>
      </ul>
      <p className={styles.excerpt}>{job.description}</p>
      <p className={styles.dates}>
        <time dateTime={job.createdAt} title={formatDateTime(job.createdAt)}>
          Créée le {formatDate(job.createdAt)}
        </time>
        <span>{counted(numCandidates, 'candidat')}</span>
      </p>
      {fresh && (
        <p className={styles.next}>
          Ses questions sont prêtes. Relisez-les avant de partager le lien{'\u00A0'}: elles ne changent plus après le
          premier entretien.
        </p>
      )}
      <footer className={styles.actions}>
        <CopyLinkButton jobId={job.id} title={job.title} />
        <span className={styles.links}>
          <ButtonLink variant={fresh ? 'primary' : 'ghost'} size="sm" href={`/Jobs/${id}/Questions`}>
            {fresh ? 'Relire les questions' : 'Questions'}
            <span className="sr-only"> {job.title}</span>
          </ButtonLink>
          <ButtonLink variant="ghost" size="sm" href={`/Dashboard?job=${id}`}>
            Candidats
            <span className="sr-only"> {job.title}</span>
          </ButtonLink>
        </span>
      </footer>
    </article>
  );
}
