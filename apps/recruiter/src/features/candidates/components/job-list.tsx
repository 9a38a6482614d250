import { CreateJobLink } from '#/features/jobs/components/create-job-link.tsx';
import { cx } from '@kafaa/ui/class-names';
import { useEffect, useRef } from 'react';
import { useNewCandidates } from '#/features/desk/queries';
import { type JobEntry, newText, twinTexts } from '#/features/jobs/components/job-facts';
import { counted } from '@kafaa/web-kit/format';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { paths } from '@kafaa/web-kit/paths';
import { ChevronsUpDown } from 'lucide-react';
import styles from './job-list.module.css';

interface JobListProps {
  jobs: readonly JobEntry[];
  /** Number of closed offers, which are not listed. */
  closed: number;
  selectedId: string | undefined;
  hrefOf: (jobId: string) => string;
}

/** Returns « Tunis, temps plein », or only the place if place and type are the same word. */
function placeAndType({ location, type }: JobEntry['job']): string {
  const kind = type.toLocaleLowerCase('fr');
  return location.toLocaleLowerCase('fr') === kind ? location : `${location}, ${kind}`;
}

/** Describes an offer by place and type, by its day if another offer has the same title, and by « offre fermée » if it is closed. */
function offerText(job: JobEntry['job'], twin: string | undefined): string {
  return [placeAndType(job), ...(twin ? [twin] : []), ...(job.status === 'OPEN' ? [] : ['offre fermée'])].join(', ');
}

function JobLinks({ jobs, selectedId, hrefOf, onPick }: Omit<JobListProps, 'closed'> & { onPick?: () => void }) {
  const arrived = useNewCandidates();
  const twins = twinTexts(jobs.map(({ job }) => job));
  return (
    <ul className={cx('grid gap-2', styles.list)}>
      {jobs.map(({ job, numCandidates }) => {
        const unread = arrived.get(job.id) ?? 0;
        return (
          <li key={job.id}>
            <AppLink href={hrefOf(job.id)} aria-current={job.id === selectedId ? 'true' : undefined} onClick={onPick}>
              <b>{job.title}</b>
              <small>
                {offerText(job, twins.get(job.id))}
                {unread > 0 && <strong className={styles.arrived}>{newText(unread)}</strong>}
              </small>
              <span className={cx('center muted small', styles.count)}>
                <span aria-hidden="true">{numCandidates}</span>
                <span className="sr-only">{counted(numCandidates, 'candidat')}</span>
              </span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}

/** Link to « À traiter », the pending actions on all offers. */
function DeskLink() {
  return (
    <AppLink className={styles.desk} href={paths.desk}>
      <b>À traiter</b>
    </AppLink>
  );
}

/** Link to the closed offers. */
function ClosedLink({ closed }: { closed: number }) {
  if (closed === 0) return null;
  return (
    <AppLink className={styles.closed} href="/Jobs?etat=fermees">
      {counted(closed, 'offre fermée', 'offres fermées')}
    </AppLink>
  );
}

/** List of offers in the left column of wide screens. */
export function JobList(props: JobListProps) {
  const open = props.jobs.filter(({ job }) => job.status === 'OPEN').length;
  return (
    <nav className={styles.aside} aria-labelledby="postes-ouverts">
      <DeskLink />
      <div className={cx('row middle between', styles.heading)}>
        <h2 id="postes-ouverts" className="label">
          Offres ouvertes
        </h2>
        <span>{open}</span>
      </div>
      <JobLinks {...props} />
      <CreateJobLink className={styles.create} variant="ghost" size="sm" />
      <ClosedLink closed={props.closed} />
    </nav>
  );
}

function closeAndRefocus(details: HTMLDetailsElement | null) {
  if (!details?.open) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** Closes the list on Escape, on a click outside and when the focus leaves. Returns a function that removes the listeners. */
function closeOnLeave(details: HTMLDetailsElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const leave = (event: Event) => {
    if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
  };
  details.addEventListener('keydown', (event) => event.key === 'Escape' && closeAndRefocus(details), { signal });
  document.addEventListener('pointerdown', leave, { signal });
  document.addEventListener('focusin', leave, { signal });
  return () => stop.abort();
}

/** List of offers as a drop-down, for widths up to 1180 px; at every width with `always`. */
export function JobPicker({ always, ...props }: JobListProps & { always?: boolean }) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => (box.current ? closeOnLeave(box.current) : undefined), []);
  const selected = props.jobs.find(({ job }) => job.id === props.selectedId)?.job;
  const twin = selected && twinTexts(props.jobs.map(({ job }) => job)).get(selected.id);
  return (
    <details className={cx(styles.picker, always && styles.always)} ref={box}>
      <summary>
        <small>Sélectionner un poste{selected?.status === 'CLOSED' && ' · offre fermée'}</small>
        <b>
          {selected?.title ?? 'Aucune offre sélectionnée'}
          {selected && twin && (
            <small className={styles.twin}>
              {selected.location}, {twin}
            </small>
          )}
        </b>
        <ChevronsUpDown size={18} />
      </summary>
      <nav aria-label="Offres ouvertes">
        <DeskLink />
        <JobLinks {...props} onPick={() => closeAndRefocus(box.current)} />
        <ClosedLink closed={props.closed} />
        <CreateJobLink className={styles.create} variant="ghost" size="sm" />
      </nav>
    </details>
  );
}

export function JobListSkeleton() {
  return (
    <>
      <div className={styles.aside} aria-hidden="true">
        <div className={cx('row middle between', styles.heading)}>
          <Skeleton width={110} />
        </div>
        <ul className={cx('grid gap-2', styles.list)}>
          {[150, 176, 132, 120].map((width) => (
            <li className={cx('grid gap-8', styles.ghost)} key={width}>
              <Skeleton width={width} />
              <Skeleton width={96} height={11} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.pickerGhost} aria-hidden="true">
        <Skeleton height={56} shape="block" />
      </div>
    </>
  );
}
