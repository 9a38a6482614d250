import { cx } from '@kafaa/ui/class-names';
import { getFairness } from '@kafaa/domain/evaluations/api';
import { getCompanyLife } from '@kafaa/domain/lifecycle/api';
import { saveTemplate } from '@kafaa/domain/templates/api';
import {
  Building2,
  CalendarDays,
  CreditCard,
  Database,
  Equal,
  Mail,
  ReceiptText,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { useSettings } from '#/features/companies/queries';
import { useMay } from '#/lib/permissions';
import { errorMessage } from '@kafaa/web-kit/api';
import { paths } from '@kafaa/web-kit/paths';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { useSearchParams } from 'wouter';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { ArrowRightIcon } from '@kafaa/ui/icons.tsx';
import { lazyPart } from '@kafaa/ui/lazy-part.tsx';
import { Page, PageHeader } from '@kafaa/ui/page.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { AccountSections } from '../components/account-sections.tsx';
import { DataSections } from '#/features/lifecycle/components/data-sections.tsx';
import { ProfileCard, ProfileSkeleton } from '../components/profile-card.tsx';
import { SubscriptionList } from '#/features/plans/components/subscription-list.tsx';
import styles from './settings-page.module.css';

const { Part: TeamSections } = lazyPart(
  async () => (await import('#/features/team/components/team-sections.tsx')).TeamSections,
  <Skeleton height={190} shape="block" />,
);

const { Part: SecuritySections } = lazyPart(
  async () => (await import('#/features/auth/components/security-sections.tsx')).SecuritySections,
  <Skeleton height={190} shape="block" />,
);

const { Part: CalendarSections } = lazyPart(
  async () => (await import('#/features/calendar/components/calendar-sections.tsx')).CalendarSections,
  <Skeleton height={190} shape="block" />,
);

const { Part: TemplateSections } = lazyPart(
  async () => (await import('#/features/templates/components/template-sections.tsx')).TemplateSections,
  <Skeleton height={190} shape="block" />,
);

const { Part: InterviewMails } = lazyPart(
  async () => (await import('#/features/desk/components/interview-mails.tsx')).InterviewMails,
  <Skeleton height={150} shape="block" />,
);

const SECTION = 'section';
const SUBSCRIPTIONS = 'abonnements';
const DATA = 'donnees';
const TEAM = 'equipe';
const SECURITY = 'securite';
const MAILS = 'emails';
const CALENDAR = 'agenda';
const TITLES: Readonly<Record<string, string>> = {
  [SUBSCRIPTIONS]: 'Compte, abonnements',
  [DATA]: 'Compte, données',
  [TEAM]: 'Compte, équipe',
  [SECURITY]: 'Compte, sécurité',
  [MAILS]: 'Compte, e-mails',
  [CALENDAR]: 'Compte, agenda',
};

interface ShownProps {
  section: string;
  settings: ReturnType<typeof useSettings>;
  ownsData: boolean;
}

function Shown({ section, settings, ownsData }: ShownProps) {
  if (section === SUBSCRIPTIONS) return <SubscriptionList />;
  if (section === TEAM) return <TeamSections />;
  if (section === SECURITY) return <SecuritySections />;
  if (section === MAILS)
    return (
      <>
        <InterviewMails />
        <TemplateSections />
      </>
    );
  if (section === CALENDAR) return <CalendarSections />;
  if (section === DATA && settings.data && ownsData) return <DataSections name={settings.data.name} />;
  if (settings.isError && !settings.data) {
    return (
      <ErrorBand
        message={errorMessage(settings.error, 'Failed to load user settings')}
        onRetry={() => void settings.refetch()}
        retrying={settings.isFetching}
      />
    );
  }
  return <AccountSections settings={settings.data} />;
}

export function SettingsPage() {
  const [search] = useSearchParams();
  const section = search.get(SECTION) ?? '';
  useDocumentTitle(TITLES[section] ?? 'Compte');
  const settings = useSettings();
  const writes = useMay(saveTemplate);
  const ownsData = useMay(getCompanyLife);
  const decides = useMay(getFairness);

  const current = (yes: boolean) => (yes ? 'page' : undefined);
  return (
    <Page width="narrow">
      <PageHeader title="Compte" subtitle="Les informations de votre entreprise." />
      <div className={styles.layout} data-section={section in TITLES ? section : undefined}>
        <div className={cx('grid gap-14', styles.side)}>
          {settings.data ? <ProfileCard settings={settings.data} /> : settings.isPending && <ProfileSkeleton />}
          <nav className={cx('grid gap-2', styles.menu)} aria-label="Compte">
            <AppLink href="/Settings" aria-current={current(!(section in TITLES))}>
              <Building2 size={18} />
              Entreprise
            </AppLink>
            <AppLink href={`/Settings?${SECTION}=${SUBSCRIPTIONS}`} aria-current={current(section === SUBSCRIPTIONS)}>
              <ReceiptText size={18} />
              Abonnements
            </AppLink>
            <AppLink href={`/Settings?${SECTION}=${TEAM}`} aria-current={current(section === TEAM)}>
              <Users size={18} />
              Équipe
            </AppLink>
            <AppLink href={`/Settings?${SECTION}=${SECURITY}`} aria-current={current(section === SECURITY)}>
              <ShieldCheck size={18} />
              Sécurité
            </AppLink>
            <AppLink href={`/Settings?${SECTION}=${CALENDAR}`} aria-current={current(section === CALENDAR)}>
              <CalendarDays size={18} />
              Agenda
            </AppLink>
            {writes && (
              <AppLink href={`/Settings?${SECTION}=${MAILS}`} aria-current={current(section === MAILS)}>
                <Mail size={18} />
                E-mails
              </AppLink>
            )}
            {decides && (
              <AppLink href={paths.fairness}>
                <Equal size={18} />
                Équité
                <ArrowRightIcon />
              </AppLink>
            )}
            {ownsData && (
              <AppLink href={`/Settings?${SECTION}=${DATA}`} aria-current={current(section === DATA)}>
                <Database size={18} />
                Données
              </AppLink>
            )}
            <AppLink href="/Pricing">
              <CreditCard size={18} />
              Facturation
              <ArrowRightIcon />
            </AppLink>
          </nav>
        </div>
        <div className={cx('stack gap-16', styles.main)}>
          <Shown section={section} settings={settings} ownsData={ownsData} />
        </div>
      </div>
    </Page>
  );
}
