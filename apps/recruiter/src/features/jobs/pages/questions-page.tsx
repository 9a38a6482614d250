import { cx } from '@kafaa/ui/class-names';
import { useEffect, useRef } from 'react';
import { readQuestions, saveJobQuestions } from '@kafaa/domain/jobs/api';
import { useParams } from 'wouter';
import { useMay } from '#/lib/permissions';
import { ApiError, errorMessage } from '@kafaa/web-kit/api';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { ArrowLeftIcon } from '@kafaa/ui/page-icons.tsx';
import { Page, PageHeader } from '@kafaa/ui/page.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { JobNotFound } from '../components/job-not-found.tsx';
import { QuestionsEditor } from '../components/questions-editor.tsx';
import { useJobQuestions, useReadQuestions } from '../queries.ts';
import styles from './questions-page.module.css';

const back = (
  <ButtonLink variant="ghost" size="sm" href="/Jobs" icon={<ArrowLeftIcon />}>
    Offres d’emploi
  </ButtonLink>
);

/** Notes once that the questions were read, so that the list of offers stops asking for it. */
function useMarkAsRead(jobId: string, unread: boolean) {
  const { mutate } = useReadQuestions(jobId);
  const mayRead = useMay(readQuestions);
  const asked = useRef(false);
  useEffect(() => {
    if (!unread || !mayRead || asked.current) return;
    asked.current = true;
    mutate();
  }, [unread, mayRead, mutate]);
}

export function QuestionsPage() {
  const { jobId = '' } = useParams();
  const questions = useJobQuestions(jobId);
  const mayEdit = useMay(saveJobQuestions);
  const title = questions.data?.title;
  useMarkAsRead(jobId, questions.data?.questionsRead === false);
  useDocumentTitle(title ? `Questions, ${title}` : 'Questions de l’entretien');

  if (questions.error instanceof ApiError && questions.error.status === 404) {
    return <JobNotFound />;
  }
  return (
    <Page>
      <PageHeader title="Questions de l’entretien" subtitle={title ?? '\u00A0'} back={back} />
      {questions.isError && (
        <ErrorBand
          message={errorMessage(questions.error, 'Échec du chargement des questions. Veuillez réessayer plus tard.')}
          onRetry={() => void questions.refetch()}
          retrying={questions.isFetching}
        />
      )}
      {questions.isPending && (
        <div className={cx('grid gap-10', styles.skeleton)} role="status" aria-label="Chargement des questions">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} height={148} shape="block" />
          ))}
        </div>
      )}
      {questions.data && <QuestionsEditor key={jobId} data={questions.data} mayEdit={mayEdit} />}
    </Page>
  );
}
