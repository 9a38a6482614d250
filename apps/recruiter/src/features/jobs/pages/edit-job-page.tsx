import { useParams } from 'wouter';
import { errorMessage } from '@kafaa/web-kit/api';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Page, PageHeader } from '@kafaa/ui/page.tsx';
import { SpinnerPage } from '@kafaa/ui/spinner.tsx';
import { JobEditor } from '../components/job-editor.tsx';
import { JobNotFound } from '../components/job-not-found.tsx';
import { useCompanyJobs } from '../queries.ts';

export function EditJobPage() {
  const { jobId = '' } = useParams();
  const jobs = useCompanyJobs();
  const job = jobs.data?.jobs.find((entry) => entry.job.id === jobId)?.job;
  useDocumentTitle(job ? `Modifier ${job.title}` : 'Modifier l’offre');
  if (job) return <JobEditor key={job.id} job={job} />;
  if (jobs.data) return <JobNotFound />;
  if (jobs.isPending) return <SpinnerPage label="Chargement de l’offre..." />;
  return (
    <Page>
      <PageHeader title="Modifier l’offre" />
      <ErrorBand
        message={errorMessage(jobs.error, 'Échec du chargement de l’offre. Veuillez réessayer plus tard.')}
        onRetry={() => void jobs.refetch()}
        retrying={jobs.isFetching}
      />
    </Page>
  );
}
