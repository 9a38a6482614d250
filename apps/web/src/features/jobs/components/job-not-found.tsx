import { jobErrors } from '@kafaa/domain/jobs/errors';
import { ButtonLink } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { Page } from '#/ui/page.tsx';

/** The address names an offer that is not the company's, or none at all. */
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
