import { useSession } from '@kafaa/web-kit/session';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { lazyPart } from '@kafaa/ui/lazy-part.tsx';
import { Page } from '@kafaa/ui/page.tsx';
import { SpinnerPage } from '@kafaa/ui/spinner.tsx';
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
