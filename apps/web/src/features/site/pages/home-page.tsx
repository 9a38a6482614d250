import { ButtonLink } from '#/ui/button.tsx';
import { Page, PageHeader } from '#/ui/page.tsx';

export function HomePage() {
  return (
    <Page>
      <PageHeader title="Écoutez tous les candidats. Rencontrez les bons." />
      <ButtonLink href="/Signup">Commencer gratuitement</ButtonLink>
    </Page>
  );
}
