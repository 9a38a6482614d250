import { useParams } from 'wouter';
import { ApiError, errorMessage } from '@kafaa/web-kit/api';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { ArrowLeftIcon } from '@kafaa/ui/page-icons.tsx';
import { Page, PageHeader } from '@kafaa/ui/page.tsx';
import { SpinnerPage } from '@kafaa/ui/spinner.tsx';
import { JobNotFound } from '../components/job-not-found.tsx';
import { Trial } from '../components/trial.tsx';
import { useJobQuestions } from '../queries.ts';

/** Page on which the company takes the interview of its own offer; the answers are kept only in this page. */
export function TrialPage() {
  const { jobId = '' } = useParams();
  const questions = useJobQuestions(jobId);
  const title = questions.data?.title;
  useDocumentTitle(title ? `Essai, ${title}` : 'Essai de l’entretien');
  if (questions.error instanceof ApiError && questions.error.status === 404) return <JobNotFound />;
  if (questions.isPending) return <SpinnerPage label="Préparation de l’essai..." />;
  return (
    <Page width="narrow">
      <PageHeader
        title="Passer l’entretien moi-même"
        subtitle={title ?? '\u00A0'}
        back={
          <ButtonLink variant="ghost" size="sm" href="/Jobs" icon={<ArrowLeftIcon />}>
            Offres d’emploi
          </ButtonLink>
        }
      />
      {questions.data ? (
        <Trial jobId={jobId} questions={questions.data.questions} />
      ) : (
        <ErrorBand
          message={errorMessage(questions.error, 'Échec du chargement des questions. Veuillez réessayer plus tard.')}
          onRetry={() => void questions.refetch()}
          retrying={questions.isFetching}
        />
      )}
    </Page>
  );
}
