import { visitOffer } from '@kafaa/domain/desk/api';
import { call } from '@kafaa/web-kit/api';
import { cx } from '@kafaa/ui/class-names';
import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { JobEntry } from '#/features/jobs/components/job-facts';
import { useCompanyJobs } from '#/features/jobs/queries';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { useFocusNext } from '@kafaa/web-kit/use-focus-next';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { lazyPart } from '@kafaa/ui/lazy-part.tsx';
import { Page, PageHeader } from '@kafaa/ui/page.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { SpinnerPage } from '@kafaa/ui/spinner.tsx';
import { CandidateListSkeleton } from '../components/candidate-list.tsx';
import { DashboardStatsSkeleton } from '../components/dashboard-stats.tsx';
import { MIN_COMPARED, type View, viewHref } from '../components/filters.ts';
import { JobCandidates, useErrorToast } from '../components/job-candidates.tsx';
import { JobHeader } from '../components/job-header.tsx';
import { JobList, JobListSkeleton, JobPicker } from '../components/job-list.tsx';
import { preloadDetails } from '../components/lazy-details.tsx';
import { NoJobSelected, NoOpenJob } from '../components/lazy-panels.tsx';
import { useReviews } from '#/features/reviews/components/use-reviews';
import { SelectLineSkeleton } from '../components/select-line.tsx';
import { usePicked } from '../components/use-selection.ts';
import { useView } from '../components/use-view.ts';
import styles from './dashboard-page.module.css';

// Loads only if a review awaits an answer, which is rare.
const { Part: WaitingReviews } = lazyPart(
  async () => (await import('#/features/reviews/components/reviews.tsx')).WaitingReviews,
  null,
);

// The code of each part loads on the first click that opens it.
const { Part: CompareView } = lazyPart(
  async () => (await import('../components/compare-view.tsx')).CompareView,
  <SpinnerPage />,
);
const { Part: JobBoard } = lazyPart(
  async () => (await import('../components/job-board.tsx')).JobBoard,
  <SpinnerPage />,
);
const ExportDialog = lazyDialog(async () => (await import('../components/export-dialog.tsx')).ExportDialog);

const JOBS_FAILURE = 'Échec du chargement des postes. Veuillez réessayer plus tard.';

function DashboardSkeleton() {
  return (
    <Page className={styles.dashboard} aria-busy="true">
      <JobListSkeleton />
      <section className={cx('stack', styles.job)}>
        <h1 className="sr-only">Dashboard</h1>
        <div className={cx('grid gap-10', styles.titleGhost)}>
          <Skeleton width={320} height={30} />
          <Skeleton width={240} />
        </div>
        <DashboardStatsSkeleton />
        <div className={styles.barGhost}>
          <Skeleton width={340} height={36} />
        </div>
        <SelectLineSkeleton />
        <CandidateListSkeleton />
      </section>
    </Page>
  );
}

/** The selected job and the jobs to choose from. Without a job in the URL, the first open one is selected. */
function useShownJobs(all: readonly JobEntry[], view: View, setView: (patch: Partial<View>) => void) {
  const firstOpen = all.find(({ job }) => job.status === 'OPEN')?.job;
  const selected = view.job === null ? firstOpen : all.find(({ job }) => job.id === view.job)?.job;
  // Open jobs, and a closed one if the URL names it, so that its candidates stay reachable.
  const listed = all.filter(({ job }) => job.status === 'OPEN' || job.id === view.job);

  const chosenByItself = view.job === null ? firstOpen?.id : undefined;
  useEffect(() => {
    if (chosenByItself) setView({ job: chosenByItself });
  }, [chosenByItself, setView]);
  return [selected, listed] as const;
}

// The question about a hire loads separately, because few links lead to it.
const { Part: Hire } = lazyPart(
  async () => (await import('#/features/hindsight/components/hire.tsx')).Hire,
  <SpinnerPage />,
);

const { Part: Desk } = lazyPart(
  async () => (await import('#/features/desk/components/desk.tsx')).Desk,
  <SpinnerPage />,
);

/** Tells the server that the person has opened this offer: its candidates are no longer new. A failure leaves them new. */
function useVisit(jobId: string | undefined) {
  useEffect(() => {
    if (jobId !== undefined) call(visitOffer, { params: { jobId } }).catch(() => undefined);
  }, [jobId]);
}

/** Shows « À traiter » over all offers, or the candidates of one. */
export function DashboardPage() {
  const [{ desk }] = useView();
  const [search] = useSearchParams();
  if (search.get('vue') === 'embauche') return <Hire />;
  return desk ? <Desk /> : <OfferDashboard />;
}

/** The selected offer with its candidates. */
function OfferView({ job, ...list }: Omit<ComponentProps<typeof JobCandidates>, 'onExport'>) {
  const [exporting, setExporting] = useState(false);
  const startExport = useCallback(() => setExporting(true), []);
  return (
    <>
      <JobHeader job={job} onExport={startExport} />
      {list.view.board ? (
        <JobBoard key={job.id} job={job} view={list.view} onChange={list.onChange} />
      ) : (
        <JobCandidates key={job.id} job={job} {...list} onExport={startExport} />
      )}
      {exporting && <ExportDialog job={job} filters={list.view} onClose={() => setExporting(false)} />}
    </>
  );
}

/** The candidates of one job at a time; job, filters and open candidate are stored in the URL. */
function OfferDashboard() {
  useDocumentTitle('Dashboard');
  const jobs = useCompanyJobs();
  const reviews = useReviews();
  const [view, setView] = useView();
  const someoneOpen = view.candidate !== null;
  useEffect(() => {
    // Loads the code in parallel with the list's requests.
    if (someoneOpen) preloadDetails();
  }, [someoneOpen]);
  useErrorToast(jobs.data ? null : jobs.error, JOBS_FAILURE);
  // Moves the focus to `main` when the comparison opens or closes.
  useFocusNext(() => document.querySelector('main'));

  const all = jobs.data?.jobs ?? [];
  const [selected, listed] = useShownJobs(all, view, setView);
  useVisit(selected?.id);
  const picked = usePicked(selected?.id);

  if (!jobs.data) {
    if (!jobs.error) return <DashboardSkeleton />;
    return (
      <Page>
        <PageHeader title="Dashboard" />
        <ErrorBand message={JOBS_FAILURE} onRetry={() => void jobs.refetch()} retrying={jobs.isFetching} />
      </Page>
    );
  }
  if (listed.length === 0) {
    return (
      <Page>
        <NoOpenJob closed={all.length} />
      </Page>
    );
  }
  if (view.compare.length >= MIN_COMPARED) {
    const { compare: _compare, ...rest } = view;
    return (
      <Page>
        <CompareView ids={view.compare} backHref={viewHref(rest)} onChange={(compare) => setView({ compare })} />
      </Page>
    );
  }
  const list = {
    jobs: listed,
    closed: all.filter(({ job }) => job.status === 'CLOSED').length,
    selectedId: selected?.id,
    hrefOf: (job: string) => viewHref({ job, sort: view.sort, board: view.board }),
  };
  return (
    <Page className={view.board ? undefined : styles.dashboard}>
      {!view.board && <JobList {...list} />}
      <JobPicker {...list} always={view.board} />
      <section className={cx('stack', styles.job)}>
        {reviews.data?.some(({ answeredAt }) => answeredAt === null) && <WaitingReviews />}
        {selected ? <OfferView job={selected} view={view} onChange={setView} picked={picked} /> : <NoJobSelected />}
      </section>
    </Page>
  );
}
