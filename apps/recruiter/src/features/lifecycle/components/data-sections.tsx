import { Recalculation } from '#/features/evaluations/components/recalculation.tsx';
import { CompanyErasure } from '#/features/lifecycle/components/company-erasure.tsx';
import { CompanyExport } from '#/features/lifecycle/components/company-export.tsx';
import { useCompanyLife } from '#/features/lifecycle/queries';
import { errorMessage } from '@kafaa/web-kit/api';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { Section } from '#/features/companies/components/account-parts.tsx';

/** Actions on all the company's data. */
export function DataSections({ name }: { name: string }) {
  const life = useCompanyLife();
  if (life.isError && !life.data)
    return (
      <ErrorBand
        message={errorMessage(life.error, 'L’état de vos données n’a pas pu être lu.')}
        onRetry={() => void life.refetch()}
        retrying={life.isFetching}
      />
    );
  if (!life.data)
    return (
      <div className="grid gap-16" role="status" aria-label="Chargement de l’état de vos données">
        <Skeleton height={190} shape="block" />
      </div>
    );
  return (
    <>
      <Section title="Recalculer les évaluations">
        <Recalculation />
      </Section>
      <Section title="Exporter toutes les données">
        <CompanyExport life={life.data} />
      </Section>
      <Section title="Effacer l’entreprise">
        <CompanyErasure life={life.data} name={name} />
      </Section>
    </>
  );
}
