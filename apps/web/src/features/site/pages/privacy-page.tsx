import { Page, PageHeader } from '#/ui/page.tsx';
import type { SiteBrand } from '../components/site-page.ts';

export function PrivacyPage({ brand }: { brand: SiteBrand }) {
  return (
    <Page width="narrow">
      <PageHeader title="Confidentialité et conditions" />
      <p>
        Les données d’un candidat ne sont visibles que par l’entreprise qui a publié le poste. Pour toute demande :{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </p>
    </Page>
  );
}
