import { useLocation, useSearchParams } from 'react-router';
import { errorMessage } from '#/lib/api';
import { useDocumentTitle } from '#/lib/use-document-title';
import { Button, ButtonLink } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { ErrorBand } from '#/ui/error-band.tsx';
import { PlusIcon, XIcon } from '#/ui/icons.tsx';
import { Page, PageHeader } from '#/ui/page.tsx';
import { SearchField } from '#/ui/search-field.tsx';
import { JobCard } from '../components/job-card.tsx';
import { searchJobs } from '../components/job-facts.ts';
import { JobStats } from '../components/job-stats.tsx';
import { JobsSkeleton } from '../components/jobs-skeleton.tsx';
import { useCompanyJobs } from '../queries.ts';
import styles from './jobs-page.module.css';

const QUERY = 'q';

export function JobsPage() {
  useDocumentTitle('Offres d’emploi');
  const { state } = useLocation() as { state: { created?: string } | null };
  const [search, setSearch] = useSearchParams();
  const query = search.get(QUERY) ?? '';
  const jobs = useCompanyJobs();

  const setQuery = (text: string) =>
    setSearch(text === '' ? {} : { [QUERY]: text }, { replace: true, preventScrollReset: true, state });

  const entries = jobs.data?.jobs ?? [];
  const found = searchJobs(entries, query);
  const searching = query.trim() !== '';
  return (
    <Page>
      <PageHeader
        title="Offres d'emploi"
        subtitle="Chaque offre a son lien, ses questions et ses candidats."
        actions={
          <ButtonLink href="/CreateJob" icon={<PlusIcon size={18} />}>
            Créer une offre
          </ButtonLink>
        }
      />
      {jobs.data && <JobStats jobs={entries} totalCandidates={jobs.data.totalCandidates} />}
      {(entries.length > 0 || searching) && (
        <div className={styles.bar}>
          <SearchField
            label="Rechercher une offre"
            placeholder="Rechercher une offre"
            value={query}
            onChange={setQuery}
            className={styles.search}
          />
          <output className={styles.found}>
            {searching && jobs.data && `${found.length} résultat(s) trouvé(s) pour «\u00A0${query.trim()}\u00A0»`}
          </output>
        </div>
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
        <div className={styles.empty}>
          {searching ? (
            <EmptyState
              title="Aucun emploi trouvé"
              art="notFound"
              actions={
                <Button variant="secondary" icon={<XIcon />} onClick={() => setQuery('')}>
                  Effacer la recherche
                </Button>
              }
            >
              Aucun résultat pour «{'\u00A0'}
              {query.trim()}
              {'\u00A0'}». Essayez d'autres mots-clés.
            </EmptyState>
          ) : (
            <EmptyState
              title="Aucun emploi trouvé"
              actions={
                <ButtonLink href="/CreateJob" icon={<PlusIcon size={18} />}>
                  Créer une offre
                </ButtonLink>
              }
            >
              Il n'y a actuellement aucune offre d'emploi disponible.
            </EmptyState>
          )}
        </div>
      )}
      {found.length > 0 && (
        <div className={styles.grid}>
          {found.map((entry) => (
            <JobCard key={entry.job.id} entry={entry} fresh={entry.job.id === state?.created} />
          ))}
        </div>
      )}
    </Page>
  );
}
