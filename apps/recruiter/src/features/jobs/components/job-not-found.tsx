import { jobErrors } from '@kafaa/domain/jobs/errors';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { Page } from '@kafaa/ui/page.tsx';

/** Page shown if the URL names an offer that does not exist or belongs to another company. */
export function JobNotFound() {
  return (
    <Page>
      <EmptyState
        level={1}
        art="notFound"
        title="Offre introuvable"
        actions={<ButtonLink href="/Jobs">Voir mes offres</ButtonLink>}
      >
        {jobErrors.JOB_NOT_FOUND.message}
      </EmptyState>
    </Page>
  );
}
