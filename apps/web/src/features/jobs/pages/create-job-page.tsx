import { useSession } from '#/lib/session';
import { useDocumentTitle } from '#/lib/use-document-title';
import { Page } from '#/ui/page.tsx';
import { SpinnerPage } from '#/ui/spinner.tsx';
import { JobWizard } from '../components/job-wizard.tsx';
import { PostingBlocked } from '../components/posting-blocked.tsx';
import { useCanPost } from '../queries.ts';

export function CreateJobPage() {
  useDocumentTitle('Créer une offre');
  const session = useSession();
  const canPost = useCanPost();

  if (canPost.isPending) return <SpinnerPage label="Vérification de votre abonnement..." />;
  if (!canPost.data?.canPost) {
    return (
      <Page>
        <PostingBlocked error={canPost.error} retrying={canPost.isFetching} onRetry={() => void canPost.refetch()} />
      </Page>
    );
  }
  const userId = session.status === 'authenticated' ? session.session.userId : '';
  return <JobWizard key={userId} place={{ area: 'local', key: `job.${userId}` }} />;
}
