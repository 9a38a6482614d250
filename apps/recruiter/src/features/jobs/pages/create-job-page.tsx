import { useSearchParams } from 'wouter';
import { useSession } from '@kafaa/web-kit/session';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { lazyPart } from '@kafaa/ui/lazy-part.tsx';
import { Page } from '@kafaa/ui/page.tsx';
import { SpinnerPage } from '@kafaa/ui/spinner.tsx';
import { JobWizard } from '../components/job-wizard.tsx';
import { valuesOf } from '../components/job-form.ts';
import { useCanPost, useCompanyJobs } from '../queries.ts';

// Lazy, because nearly every company may publish and never sees this part.
const { Part: PostingBlocked } = lazyPart(
  async () => (await import('../components/posting-blocked.tsx')).PostingBlocked,
  <SpinnerPage label="Vérification de votre abonnement..." />,
);

export function CreateJobPage() {
  useDocumentTitle('Créer une offre');
  const session = useSession();
  const canPost = useCanPost();

  const [search] = useSearchParams();
  const copied = search.get('copie');
  const jobs = useCompanyJobs();
  const source = jobs.data?.jobs.find(({ job }) => job.id === copied)?.job;

  if (canPost.isPending || (copied !== null && jobs.isPending))
    return <SpinnerPage label="Vérification de votre abonnement..." />;
  if (!canPost.data?.canPost) {
    return (
      <Page>
        <PostingBlocked error={canPost.error} retrying={canPost.isFetching} onRetry={() => void canPost.refetch()} />
      </Page>
    );
  }
  const userId = session.status === 'authenticated' ? session.session.userId : '';
  // A copy has its own draft, so that it does not replace an offer that was begun by hand.
  const key = source ? `job.${userId}.${source.id}` : `job.${userId}`;
  return (
    <JobWizard
      key={key}
      place={{ area: 'local', key }}
      source={source && { title: source.title, values: valuesOf(source) }}
    />
  );
}
