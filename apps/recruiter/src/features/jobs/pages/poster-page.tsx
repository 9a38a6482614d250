import { Printer } from 'lucide-react';
import { useParams } from 'wouter';
import { useSettings } from '#/features/companies/queries';
import { errorMessage } from '@kafaa/web-kit/api';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { ArrowLeftIcon } from '@kafaa/ui/page-icons.tsx';
import { Page, PageHeader } from '@kafaa/ui/page.tsx';
import { SpinnerPage } from '@kafaa/ui/spinner.tsx';
import { JobNotFound } from '../components/job-not-found.tsx';
import { Poster } from '../components/poster.tsx';
import { useCompanyJobs } from '../queries.ts';
import styles from './poster-page.module.css';

/** Page that prints an offer as an A4 poster. */
export function PosterPage() {
  const { jobId = '' } = useParams();
  const jobs = useCompanyJobs();
  const company = useSettings().data?.name;
  const job = jobs.data?.jobs.find((entry) => entry.job.id === jobId)?.job;
  useDocumentTitle(job ? `Affiche, ${job.title}` : 'Affiche');
  if (jobs.data && !job) return <JobNotFound />;
  if (jobs.isError && !job) {
    return (
      <Page>
        <PageHeader title="Affiche" />
        <ErrorBand
          message={errorMessage(jobs.error, 'Échec du chargement de l’offre. Veuillez réessayer plus tard.')}
          onRetry={() => void jobs.refetch()}
          retrying={jobs.isFetching}
        />
      </Page>
    );
  }
  // The poster shows the company's name, so it is not printable without it.
  if (!job || company === undefined) return <SpinnerPage label="Préparation de l’affiche..." />;
  return (
    <Page className={styles.page}>
      <div className={styles.tools}>
        <PageHeader
          title="Affiche"
          subtitle={
            job.status === 'OPEN'
              ? 'Une page A4. À l’impression, choisissez «\u00A0Aucune marge\u00A0» et gardez les couleurs d’arrière-plan.'
              : 'Cette offre est fermée\u00A0: qui scanne le code le lira.'
          }
          back={
            <ButtonLink variant="ghost" size="sm" href="/Jobs" icon={<ArrowLeftIcon />}>
              Offres d’emploi
            </ButtonLink>
          }
          actions={
            <Button icon={<Printer size={18} />} onClick={() => print()}>
              Imprimer
            </Button>
          }
        />
      </div>
      <Poster job={job} company={company} />
    </Page>
  );
}
