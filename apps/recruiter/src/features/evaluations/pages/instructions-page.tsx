import { errorMessage } from '@kafaa/web-kit/api';
import { paths } from '@kafaa/web-kit/paths';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { ArrowLeftIcon } from '@kafaa/ui/page-icons.tsx';
import { Page, PageHeader } from '@kafaa/ui/page.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { Instructions } from '../components/instructions.tsx';
import { useInstructions } from '../components/use-evaluation.ts';

const TITLE = 'Mode d’emploi de l’évaluation';

/** Instructions for use, with the figures of the running version. */
export function InstructionsPage() {
  useDocumentTitle(TITLE);
  const figures = useInstructions();
  return (
    <Page width="narrow">
      <PageHeader
        title={TITLE}
        subtitle="À lire avant de décider d’après un score."
        back={
          <ButtonLink variant="ghost" size="sm" href={paths.dashboard} icon={<ArrowLeftIcon />}>
            Dashboard
          </ButtonLink>
        }
      />
      {figures.data ? (
        <Instructions figures={figures.data} />
      ) : figures.error ? (
        <ErrorBand
          message={errorMessage(figures.error, 'Échec du chargement du mode d’emploi. Veuillez réessayer plus tard.')}
          onRetry={() => void figures.refetch()}
          retrying={figures.isFetching}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton height={420} shape="block" />
        </div>
      )}
    </Page>
  );
}
