import type { Plan } from '@kafaa/domain/plans/schema';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import { Page } from '#/ui/page.tsx';
import { LegalText } from '../components/legal.tsx';
import { PrivacyText } from '../components/privacy-text.tsx';
import { SiteHeading } from '../components/site-heading.tsx';
import type { SiteBrand } from '../components/site-page.ts';
import { TermsText } from '../components/terms-text.tsx';

const VERSION = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
  new Date(`${CONSENT_VERSION}-01T00:00:00Z`),
);

/** Privacy and terms: the same version as the text that candidates accept. */
export function PrivacyPage({ brand, plans }: { brand: SiteBrand; plans: readonly Plan[] }) {
  return (
    <Page width="narrow">
      <SiteHeading title="Confidentialité et conditions">
        Ce que nous faisons de vos données, et les règles du service. Version de {VERSION}.
      </SiteHeading>
      <LegalText id="confidentialite" title="Confidentialité" open>
        <PrivacyText brand={brand} />
      </LegalText>
      <LegalText id="conditions" title="Conditions d’utilisation">
        <TermsText brand={brand} plans={plans} />
      </LegalText>
    </Page>
  );
}
