import { useSession } from '#/lib/session';
import { useDocumentTitle } from '#/lib/use-document-title';
import { lazyPart } from '#/ui/lazy-part.tsx';
import { Page } from '#/ui/page.tsx';
import { SpinnerPage } from '#/ui/spinner.tsx';
import { JobWizard } from '../components/job-wizard.tsx';
import { useCanPost } from '../queries.ts';

// Lazy: nearly every company may publish and never sees it.
const { Part: PostingBlocked } = lazyPart(
  async () => (await import('../components/posting-blocked.tsx')).PostingBlocked,
  <SpinnerPage label="Vérification de votre abonnement..." />,
);

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
