import type { Settings } from '@kafaa/domain/companies/schema';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { spacedPhone } from '#/lib/phone';
import { ButtonLink } from '#/ui/button.tsx';
import { cx } from '#/ui/class-names';
import { Pill, type PillTone, Tag } from '#/ui/pill.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import styles from './account-sections.module.css';

const STATUSES: Readonly<Record<string, { label: string; tone: PillTone }>> = {
  COMPLETED: { label: 'Complété', tone: 'ok' },
  PENDING: { label: 'En cours', tone: 'warn' },
};
const NOT_STARTED = { label: 'Non commencé', tone: 'pending' } as const;

function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <header>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Account and identity of the company; `undefined` while they load. */
export function AccountSections({ settings }: { settings: Settings | undefined }) {
  if (!settings) {
    return (
      <div className={styles.loading} role="status" aria-label="Chargement du compte">
        <Skeleton height={190} shape="block" />
        <Skeleton height={260} shape="block" />
      </div>
    );
  }
  const { companyIdentity: identity, onBoardingStatus } = settings;
  const status = STATUSES[onBoardingStatus] ?? NOT_STARTED;
  return (
    <>
      <Section title="Informations personnelles" aside={<Pill tone={status.tone}>{status.label}</Pill>}>
        <dl className={styles.facts}>
          <Fact label="E-mail">{settings.userName}</Fact>
          <Fact label="Téléphone">{`+216\u00A0${spacedPhone(settings.phone)}`}</Fact>
          <Fact label="Adresse">{settings.address}</Fact>
          <Fact label="Ville">{settings.city}</Fact>
        </dl>
      </Section>
      <Section
        title="Identité de l’entreprise"
        aside={
          <ButtonLink variant="secondary" size="sm" href="/OnBoarding" icon={<Pencil />}>
            Modifier l’identité
          </ButtonLink>
        }
      >
        <dl className={cx(styles.facts, styles.three)}>
          <Fact label="Nom">{identity.name}</Fact>
          <Fact label="Industrie">{identity.industry ?? 'À compléter'}</Fact>
          <Fact label="Taille">
            {identity.companySize === null ? 'À compléter' : `${identity.companySize} personnes`}
          </Fact>
        </dl>
        <dl className={styles.long}>
          <Fact label="Description">
            <span className={styles.description}>{identity.companyDescription ?? 'À compléter'}</span>
          </Fact>
          <Fact label="Valeurs">
            {identity.companyValues.length === 0 ? (
              'À compléter'
            ) : (
              <span className={styles.values}>
                {identity.companyValues.map((value) => (
                  <Tag key={value}>{value}</Tag>
                ))}
              </span>
            )}
          </Fact>
        </dl>
      </Section>
    </>
  );
}
