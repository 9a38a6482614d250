import { sectorText } from '@kafaa/domain/companies/rules';
import type { Settings } from '@kafaa/domain/companies/schema';
import { completeOnboarding } from '@kafaa/domain/companies/api';
import { Pencil } from 'lucide-react';
import { useMay } from '#/lib/permissions';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { lazyPart } from '@kafaa/ui/lazy-part.tsx';
import { Tag } from '@kafaa/ui/pill.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { Fact, Section } from './account-parts.tsx';
import styles from './account-sections.module.css';
import { PersonalInfo } from './personal-info.tsx';

const { Part: CompanyLogo } = lazyPart(
  async () => (await import('./company-logo.tsx')).CompanyLogo,
  <Skeleton height={150} shape="block" />,
);

/** Account and identity of the company; `settings` is undefined while loading. */
export function AccountSections({ settings }: { settings: Settings | undefined }) {
  const mayEdit = useMay(completeOnboarding);
  if (!settings) {
    return (
      <div className="grid gap-16" role="status" aria-label="Chargement du compte">
        <Skeleton height={190} shape="block" />
        <Skeleton height={260} shape="block" />
      </div>
    );
  }
  const { companyIdentity: identity } = settings;
  return (
    <>
      <PersonalInfo settings={settings} />
      <CompanyLogo name={settings.name} />
      <Section
        title="Identité de l’entreprise"
        aside={
          mayEdit && (
            <ButtonLink variant="secondary" size="sm" href="/OnBoarding" icon={<Pencil />}>
              Modifier l’identité
            </ButtonLink>
          )
        }
      >
        <dl className={cx(styles.facts, styles.three)}>
          <Fact label="Nom">{identity.name}</Fact>
          <Fact label="Industrie">{identity.industry === null ? 'À compléter' : sectorText(identity.industry)}</Fact>
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
              <span className={cx('cluster gap-6', styles.values)}>
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
