import { useSearchParams } from 'wouter';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { paths } from '@kafaa/web-kit/paths';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Page, PageHeader } from '@kafaa/ui/page.tsx';
import { SpinnerPage } from '@kafaa/ui/spinner.tsx';
import { HireForm } from './hire-form.tsx';
import { useAnswerHindsight, useHindsightQuestion } from '../queries.ts';
import styles from './hire.module.css';

const TITLE = 'Après l’embauche';

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <Page>
      <EmptyState
        level={1}
        title={title}
        actions={
          <ButtonLink href={paths.desk}>
            Aller à «{'\u00A0'}À traiter{'\u00A0'}»
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </Page>
  );
}

/** Asks the person the question about the hired candidate whom the URL names (`?candidate=`). */
export function Hire() {
  useDocumentTitle(TITLE);
  const [search] = useSearchParams();
  const candidateId = search.get('candidate') ?? '';
  return <Question key={candidateId} candidateId={candidateId} />;
}

function Question({ candidateId }: { candidateId: string }) {
  const { data, error, isFetching, refetch } = useHindsightQuestion(candidateId);
  const answer = useAnswerHindsight(candidateId);
  if (answer.isSuccess)
    return <Nothing title="Merci, c’est enregistré" text="Votre réponse compte dans les totaux de votre entreprise." />;
  if (data) {
    const { firstName, lastName } = data.candidate;
    return (
      <Page className={styles.page}>
        <PageHeader
          title={'Est-ce comme vous l’attendiez\u202F?'}
          subtitle={
            <>
              <bdi>{`${firstName} ${lastName}`}</bdi>, {data.jobTitle}
            </>
          }
        />
        <HireForm
          question={data}
          busy={answer.isPending}
          onAnswer={(marks) => answer.mutate({ day: data.day, marks })}
        />
      </Page>
    );
  }
  if (!error) return <SpinnerPage />;
  if (error.code === 'ALREADY_ANSWERED')
    return <Nothing title="Vous avez déjà répondu" text="Une réponse envoyée ne change plus." />;
  if (error.code === 'NOTHING_ASKED')
    return (
      <Nothing
        title="Aucune question ne vous attend"
        text="Elle a peut-être été posée à une autre personne, ou l’embauche a été annulée."
      />
    );
  return (
    <Page className={styles.page}>
      <PageHeader title={TITLE} />
      <ErrorBand message="La question n’a pas pu être chargée." onRetry={() => void refetch()} retrying={isFetching} />
    </Page>
  );
}
