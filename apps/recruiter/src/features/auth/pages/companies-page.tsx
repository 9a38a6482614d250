import { listMyCompanies, switchCompany } from '@kafaa/domain/auth/api';
import type { CompanyChoice } from '@kafaa/domain/auth/schema';
import { ROLE_NAMES } from '@kafaa/domain/kernel/roles';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#/lib/endpoint-query';
import { navigate } from '#/lib/place';
import { useCall } from '#/lib/use-call';
import { errorMessage } from '@kafaa/web-kit/api';
import { paths } from '@kafaa/web-kit/paths';
import { openSession } from '@kafaa/web-kit/session';
import { toast } from '@kafaa/web-kit/toast';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Page, PageHeader } from '@kafaa/ui/page.tsx';
import { Pill, Tag } from '@kafaa/ui/pill.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import styles from '../components/companies.module.css';

/** Page on which a person of several companies chooses the one to work in. */
export function CompaniesPage() {
  useDocumentTitle('Choisir une entreprise');
  const companies = useQuery(endpointQuery(listMyCompanies, {}));
  return (
    <Page width="narrow">
      <PageHeader title="Choisir une entreprise" subtitle="Vous pourrez en changer à tout moment." />
      {companies.data ? (
        <ul className={styles.list}>
          {companies.data.map((company) => (
            <Choice key={company.id} company={company} />
          ))}
        </ul>
      ) : companies.isError ? (
        <ErrorBand
          message={errorMessage(companies.error, 'Vos entreprises n’ont pas pu être lues.')}
          onRetry={() => void companies.refetch()}
          retrying={companies.isFetching}
        />
      ) : (
        <div role="status" aria-label="Chargement de vos entreprises">
          <Skeleton height={140} shape="block" />
        </div>
      )}
    </Page>
  );
}

function Choice({ company }: { company: CompanyChoice }) {
  const isOpen = company.current;
  const change = useCall(switchCompany, () => ({ body: { companyId: company.id } }), { single: true });
  const open = () => {
    if (isOpen) return navigate(paths.dashboard);
    return change.mutate(undefined, {
      onSuccess: (session) => {
        openSession(session);
        navigate(paths.dashboard);
      },
      onError: (error) => toast.error(errorMessage(error, 'Cette entreprise n’a pas pu être ouverte. Réessayez.')),
    });
  };
  return (
    <li className={`panel ${styles.company}`}>
      <b className={styles.name}>
        <bdi>{company.name}</bdi>
      </b>
      <Tag>{ROLE_NAMES[company.role]}</Tag>
      {company.suspended ? (
        <Pill tone="warn">Compte suspendu</Pill>
      ) : (
        <Button variant={isOpen ? 'primary' : 'secondary'} busy={change.isPending} onClick={open}>
          {isOpen ? 'Continuer' : 'Ouvrir'}
          <span className="sr-only"> {company.name}</span>
        </Button>
      )}
    </li>
  );
}
