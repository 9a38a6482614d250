import { cx } from '@kafaa/ui/class-names';
import { CreditCard, Database, ReceiptText, UserRound } from 'lucide-react';
import { useSettings } from '#/features/companies/queries';
import { errorMessage } from '@kafaa/web-kit/api';
import { getBrand } from '@kafaa/web-kit/brand';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { useSearchParams } from 'wouter';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { ArrowRightIcon } from '@kafaa/ui/icons.tsx';
import { Page, PageHeader } from '@kafaa/ui/page.tsx';
import { AccountSections } from '../components/account-sections.tsx';
import { DataSections } from '#/features/lifecycle/components/data-sections.tsx';
import { ProfileCard, ProfileSkeleton } from '../components/profile-card.tsx';
import { SubscriptionList } from '#/features/plans/components/subscription-list.tsx';
import styles from './settings-page.module.css';

const SECTION = 'section';
const SUBSCRIPTIONS = 'abonnements';
const DATA = 'donnees';
const TITLES: Readonly<Record<string, string>> = {
  [SUBSCRIPTIONS]: 'Compte, abonnements',
  [DATA]: 'Compte, données',
};

export function SettingsPage() {
  const [search] = useSearchParams();
  const section = search.get(SECTION) ?? '';
  const showsSubscriptions = section === SUBSCRIPTIONS;
  useDocumentTitle(TITLES[section] ?? 'Compte');
  const settings = useSettings();

  const current = (yes: boolean) => (yes ? 'page' : undefined);
  return (
    <Page width="narrow">
      <PageHeader title="Compte" subtitle={`Votre entreprise telle que ${getBrand().name} la connaît.`} />
      <div className={styles.layout}>
        <div className={cx('grid gap-14', styles.side)}>
          {settings.data ? <ProfileCard settings={settings.data} /> : settings.isPending && <ProfileSkeleton />}
          <nav className={cx('grid gap-2', styles.menu)} aria-label="Compte">
            <AppLink href="/Settings" aria-current={current(!(section in TITLES))}>
              <UserRound size={18} />
              Informations personnelles
            </AppLink>
            <AppLink href={`/Settings?${SECTION}=${SUBSCRIPTIONS}`} aria-current={current(showsSubscriptions)}>
              <ReceiptText size={18} />
              Abonnements
            </AppLink>
            <AppLink href={`/Settings?${SECTION}=${DATA}`} aria-current={current(section === DATA)}>
              <Database size={18} />
              Données
            </AppLink>
            <AppLink href="/Pricing">
              <CreditCard size={18} />
              Facturation
              <ArrowRightIcon />
            </AppLink>
          </nav>
        </div>
        <div className={cx('stack gap-16', styles.main)}>
          {showsSubscriptions ? (
            <SubscriptionList />
          ) : section === DATA && settings.data ? (
            <DataSections name={settings.data.name} />
          ) : settings.isError && !settings.data ? (
            <ErrorBand
              message={errorMessage(settings.error, 'Failed to load user settings')}
              onRetry={() => void settings.refetch()}
              retrying={settings.isFetching}
            />
          ) : (
            <AccountSections settings={settings.data} />
          )}
        </div>
      </div>
    </Page>
  );
}
