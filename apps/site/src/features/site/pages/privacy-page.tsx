import { elided } from '@kafaa/domain/kernel/elision';
import { REGISTRATION_CONSENT_VERSION } from '@kafaa/domain/candidates/texts';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import { Page } from '@kafaa/ui/page.tsx';
import { LegalText } from '../components/legal.tsx';
import { PrivacyText } from '../components/privacy-text.tsx';
import { SiteHeading } from '../components/site-heading.tsx';
import type { SiteContext } from '../components/site-page.ts';
import { TermsText } from '../components/terms-text.tsx';
import styles from './privacy-page.module.css';

/** Month in which these two texts were last changed. */
const LEGAL_VERSION = '2026-11';

const monthOf = (version: string) =>
  new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${version}-01T00:00:00Z`),
  );

/** Privacy policy and terms of use, foldable without a script. */
export function PrivacyPage({ context }: { context: SiteContext }) {
  const { brand, plans, retentionMonths, languageModel } = context;
  return (
    <Page width="narrow">
      <SiteHeading fromInterview title="Confidentialité et conditions">
        Ce que nous faisons de vos données, et les règles du service. Version {elided('de', monthOf(LEGAL_VERSION))}.
      </SiteHeading>
      <LegalText id="confidentialite" title="Confidentialité" open>
        <PrivacyText brand={brand} retentionMonths={retentionMonths} languageModel={languageModel} />
      </LegalText>
      <LegalText id="conditions" title="Conditions d’utilisation">
        <TermsText brand={brand} plans={plans} />
      </LegalText>
      <p className={styles.versions}>
        Textes acceptés par les candidats : inscription, version {REGISTRATION_CONSENT_VERSION} ; entretien, version{' '}
        {CONSENT_VERSION}. Les versions précédentes s’obtiennent sur demande.
      </p>
    </Page>
  );
}
