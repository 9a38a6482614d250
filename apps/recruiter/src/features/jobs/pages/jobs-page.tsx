import { createJob } from '@kafaa/domain/jobs/api';
import { useMay } from '#/lib/permissions';
import { CreateJobLink } from '../components/create-job-link.tsx';
import { cx } from '@kafaa/ui/class-names';
import { useSearchParams } from 'wouter';
import { usePlace } from '#/lib/place';
import { errorMessage } from '@kafaa/web-kit/api';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { Button } from '@kafaa/ui/button.tsx';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { XIcon } from '@kafaa/ui/icons.tsx';
import { lazyPart } from '@kafaa/ui/lazy-part.tsx';
import { Page, PageHeader } from '@kafaa/ui/page.tsx';
import { SearchField } from '@kafaa/ui/search-field.tsx';
import { Segmented } from '@kafaa/ui/segmented.tsx';
import { SelectInline } from '@kafaa/ui/select-field.tsx';
import { useNewCandidates } from '#/features/desk/queries';
import { JobCard } from '../components/job-card.tsx';
import { JOB_SORTS, JOB_STATES, type JobEntry, type JobState, searchJobs, sortJobs } from '../components/job-facts.ts';
import { JobStats, JobStatsSkeleton } from '../components/job-stats.tsx';
import { JobsSkeleton } from '../components/jobs-skeleton.tsx';
import { hasCandidates } from '../components/first-steps-done.ts';
import { useCompanyJobs } from '../queries.ts';
import styles from './jobs-page.module.css';

// Lazy, because only a company without candidates sees this part.
const { Part: FirstSteps } = lazyPart(async () => (await import('../components/first-steps.tsx')).FirstSteps, null);

/** State of the list, kept in the URL so that it can be bookmarked, shared and restored by « back ». */
function useListView() {
  const { state } = usePlace();
  const [params, setParams] = useSearchParams();
  const change = (name: 'q' | 'etat' | 'tri', value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, state },
    );
  return {
    query: params.get('q') ?? '',
    state: JOB_STATES.find(({ value }) => value === params.get('etat')) ?? JOB_STATES[0],
    sort: JOB_SORTS.find(({ value }) => value === params.get('tri'))?.value ?? 'recentes',
    setQuery: (text: string) => change('q', text),
    setState: (state: JobState) => change('etat', state === 'toutes' ? '' : state),
    setSort: (sort: string) => change('tri', sort === 'recentes' ? '' : sort),
  };
}

type ListView = ReturnType<typeof useListView>;

interface ListBarProps {
  view: ListView;
  entries: readonly JobEntry[];
  pending: boolean;
  /** The number of offers found; undefined without a search. */
  found: number | undefined;
}

/** Search, state and order of the list; controls that would change nothing are left out. */
function ListBar({ view, entries, pending, found }: ListBarProps) {
  const closed = entries.filter(({ job }) => job.status === 'CLOSED').length;
  return (
    <div className={cx('cluster middle', styles.bar)}>
      <SearchField
        label="Rechercher une offre"
        placeholder="Rechercher une offre"
        value={view.query}
        onChange={view.setQuery}
        className={styles.search}
      />
      {(closed > 0 || view.state.status !== undefined) && (
        <Segmented
          label="État des offres"
          options={JOB_STATES.map(({ value, label, status }) => ({
            value,
            label,
            count: entries.filter(({ job }) => status === undefined || job.status === status).length,
          }))}
          value={view.state.value}
          onChange={view.setState}
        />
      )}
      <output className={cx('muted small', styles.found)}>
        {found !== undefined && `${found} résultat(s) trouvé(s) pour «\u00A0${view.query.trim()}\u00A0»`}
      </output>
      {(entries.length > 1 || pending) && (
        <SelectInline
          label="Trier par"
          options={JOB_SORTS.map(({ value, label }) => ({ value, label }))}
          value={view.sort}
          onChange={view.setSort}
        />
      )}
    </div>
  );
}

/** Explains why the list is empty: the search, the chosen state, or no offer at all. */
function NoJobs({ view, anyJob }: { view: ListView; anyJob: boolean }) {
  if (view.query.trim() !== '') {
    return (
      <EmptyState
        title="Aucun emploi trouvé"
        art="notFound"
        actions={
          <Button variant="secondary" icon={<XIcon />} onClick={() => view.setQuery('')}>
            Effacer la recherche
          </Button>
        }
      >
        Aucun résultat pour «{'\u00A0'}
        {view.query.trim()}
        {'\u00A0'}». Essayez d'autres mots-clés.
      </EmptyState>
    );
  }
  if (anyJob) {
    return (
      <EmptyState
        title={view.state.status === 'CLOSED' ? 'Aucune offre fermée' : 'Aucune offre ouverte'}
        art="notFound"
        actions={
          <Button variant="secondary" onClick={() => view.setState('toutes')}>
            Voir toutes les offres
          </Button>
        }
      >
        {view.state.status === 'CLOSED'
          ? 'Une offre fermée se retrouve ici, avec ses candidats.'
          : 'Toutes vos offres sont fermées. Vous pouvez en rouvrir une, ou en créer une nouvelle.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Aucun emploi trouvé" actions={<CreateJobLink iconSize={18} />}>
      Il n'y a actuellement aucune offre d'emploi disponible.
    </EmptyState>
  );
}

export function JobsPage() {
  useDocumentTitle('Offres d’emploi');
  const marks = usePlace().state as { created?: string; seen?: string } | null;
  const view = useListView();
  const mayCreate = useMay(createJob);
  const jobs = useCompanyJobs();
  const arrived = useNewCandidates();

  const entries = jobs.data?.jobs ?? [];
  const wanted = entries.filter(({ job }) => view.state.status === undefined || job.status === view.state.status);
  const found = sortJobs(searchJobs(wanted, view.query), view.sort);
  const searching = view.query.trim() !== '';
  return (
    <Page>
      <PageHeader
        title="Offres d'emploi"
        subtitle="Vos offres, leurs liens et leurs candidats."
        actions={<CreateJobLink iconSize={18} />}
      />
      {jobs.data && mayCreate && !hasCandidates(entries) && <FirstSteps entries={entries} />}
      {jobs.data && <JobStats jobs={entries} totalCandidates={jobs.data.totalCandidates} />}
      {jobs.isPending && <JobStatsSkeleton />}
      {(entries.length > 0 || searching || jobs.isPending) && (
        <ListBar
          view={view}
          entries={entries}
          pending={jobs.isPending}
          found={searching && jobs.data ? found.length : undefined}
        />
      )}
      {jobs.isPending && <JobsSkeleton className={styles.grid} />}
      {jobs.isError && (
        <ErrorBand
          message={errorMessage(jobs.error, "Échec du chargement des offres d'emploi. Veuillez réessayer plus tard.")}
          onRetry={() => void jobs.refetch()}
          retrying={jobs.isFetching}
        />
      )}
      {jobs.data && found.length === 0 && (
        <div className={cx('panel', styles.empty)}>
          <NoJobs view={view} anyJob={entries.length > 0} />
        </div>
      )}
      {found.length > 0 && (
        <div className={styles.grid}>
          {found.map((entry) => (
            <JobCard
              key={entry.job.id}
              entry={entry}
              arrived={arrived.get(entry.job.id)}
              fresh={entry.job.id === marks?.created}
              seen={entry.job.id === marks?.seen}
            />
          ))}
        </div>
      )}
    </Page>
  );
}
