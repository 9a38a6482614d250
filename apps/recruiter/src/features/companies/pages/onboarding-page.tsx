import { sectorParts } from '@kafaa/domain/companies/rules';
import { useState } from 'react';
import { useSession } from '@kafaa/web-kit/session';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Page } from '@kafaa/ui/page.tsx';
import { SpinnerPage } from '@kafaa/ui/spinner.tsx';
import type { OnboardingValues } from '../components/onboarding-fields.tsx';
import { OnboardingWizard } from '../components/onboarding-wizard.tsx';
import { useSettings } from '../queries.ts';

const EMPTY: OnboardingValues = {
  companyDescription: '',
  industry: '',
  otherSector: '',
  companySize: '',
  companyValues: [],
};

/** Form for a company that is already set up and returns from the settings; it starts with the stored answers. */
function KnownCompany({ userId }: { userId: string }) {
  const settings = useSettings();
  if (settings.isPending) return <SpinnerPage />;
  if (settings.isError) {
    return (
      <Page width="narrow">
        <ErrorBand
          message="Impossible de charger votre entreprise."
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
        />
      </Page>
    );
  }
  const { companyDescription, industry, companySize, companyValues } = settings.data.companyIdentity;
  const { sector, words } = sectorParts(industry ?? '');
  const initial: OnboardingValues = {
    companyDescription: companyDescription ?? '',
    industry: sector,
    otherSector: words,
    companySize: companySize ?? '',
    companyValues,
  };
  return <OnboardingWizard initial={initial} place={{ area: 'session', key: `onboarding.${userId}` }} />;
}

export function OnboardingPage() {
  useDocumentTitle('Votre entreprise');
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  const { userId, onBoardingStatus } = session.session;
  // Read once at mount, because the status becomes COMPLETED while the success message is still on screen.
  return <Onboarding key={userId} userId={userId} known={onBoardingStatus === 'COMPLETED'} />;
}

function Onboarding({ userId, known }: { userId: string; known: boolean }) {
  const [startedKnown] = useState(known);
  if (startedKnown) return <KnownCompany userId={userId} />;
  return <OnboardingWizard initial={EMPTY} place={{ area: 'session', key: `onboarding.${userId}` }} />;
}
