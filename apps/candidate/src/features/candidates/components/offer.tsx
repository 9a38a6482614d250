import { EXPERIENCE_BANDS } from '@kafaa/domain/jobs/options';
import type { PublicJob } from '@kafaa/domain/jobs/schema';
import { interviewNotice, remoteText } from '@kafaa/domain/jobs/texts';
import { elided } from '@kafaa/domain/kernel/elision';
import { type ReactNode, useSyncExternalStore } from 'react';
import { formatNumber, initials } from '@kafaa/web-kit/format';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { ClockIcon, LanguagesIcon, MapPinIcon, WalletIcon } from '@kafaa/ui/page-icons.tsx';
import { Pill, Tag } from '@kafaa/ui/pill.tsx';
import { OFFER_BAND } from '@kafaa/ui/tile-art';
import { TileWall } from '@kafaa/ui/tiles.tsx';
import { blocksOf, cutParagraph, firstBlocks } from './description';
import styles from './offer.module.css';

const WIDE = '(min-width: 961px)';

function followWidth(tell: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

/** In the two-column layout the offer is always unfolded; CSS shows it so before this hook knows the width. */
const useWide = () =>
  useSyncExternalStore(
    followWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );

function experience(years: number): string {
  const label = EXPERIENCE_BANDS.find((band) => band.years === years)?.label ?? String(years);
  return label === '10+' ? '10 ans et plus' : `${label} ${years === 0 ? 'an' : 'ans'}`;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.section}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

function Tags({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.facts}>
      {items.map((item) => (
        <li key={item}>
          <Tag>{item}</Tag>
        </li>
      ))}
    </ul>
  );
}

function Paragraph({ text, className }: { text: string; className: string | undefined }) {
  const [head, tail] = cutParagraph(text);
  return (
    <p className={className}>
      {head}
      {tail !== '' && <span className={styles.later}>{tail}</span>}
    </p>
  );
}

/** The description as paragraphs and lists. On phones, CSS hides the later blocks until the offer is unfolded. */
function Description({ text }: { text: string }) {
  const blocks = blocksOf(text);
  const first = firstBlocks(blocks);
  return (
    <div className={styles.description} dir="auto">
      {blocks.map((block, index) => {
        const className = index < first ? undefined : styles.later;
        return block.kind === 'text' ? (
          <Paragraph key={index} text={block.text} className={className} />
        ) : (
          <ul key={index} className={className}>
            {block.items.map((item, place) => (
              <li key={place}>{item}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

/** Place, time, pay and language, each with its icon. */
function Facts({ job }: { job: PublicJob }) {
  const facts = [
    [MapPinIcon, job.location],
    [ClockIcon, [job.type, job.contract, remoteText(job.remoteDays)].filter(Boolean).join(', ')],
    [WalletIcon, job.salary === null ? 'Salaire non divulgué' : `${formatNumber(job.salary)}\u00A0DT par mois`],
    [LanguagesIcon, `Entretien en ${job.interviewLanguage === 'Anglais' ? 'anglais' : 'français'}`],
  ] as const;
  return (
    <ul className={styles.facts}>
      {facts.map(([Icon, text]) => (
        <li key={text}>
          <Tag icon={<Icon size={15} />}>{text}</Tag>
        </li>
      ))}
    </ul>
  );
}

/** The company's name after its logo, or after its initials if it has none. */
function CompanyLine({ company: { name, logo } }: Pick<PublicJob, 'company'>) {
  return (
    <p className={styles.company}>
      {logo ? (
        <img
          className={styles.logo}
          src={logo.path}
          alt={`Logo ${elided('de', name)}`}
          // The size reserves the place, so nothing moves when the picture arrives; the scripts come first.
          width={logo.width}
          height={logo.height}
          decoding="async"
          fetchPriority="low"
        />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
      {name}
    </p>
  );
}

/** The public job offer, with facts about the company. */
export function Offer({ job }: { job: PublicJob }) {
  const wide = useWide();
  const open = job.availability === 'OPEN' || job.availability === 'WAITING';
  const { company, idealProfile: profile } = job;
  const education = profile.educationLevel === 'Non requis' ? 'Diplôme non requis' : profile.educationLevel;
  const wanted = [
    experience(profile.minExperienceYears),
    profile.seniorityLevel,
    education,
    profile.preferredLanguages.join(', '),
    ...profile.softSkills,
  ];
  const about = [
    company.legalName,
    company.industry,
    company.city,
    company.companySize && `${company.companySize} personnes`,
  ];
  return (
    <section className={styles.offer} aria-labelledby="offer">
      <TileWall rows={OFFER_BAND} className={styles.art} />
      <div className={styles.body}>
        <CompanyLine company={company} />
        <h1 id="offer">{job.title}</h1>
        {!open && <Pill tone="rejected">Cette offre n’accepte plus de candidatures</Pill>}
        <Facts job={job} />
        <p className={styles.notice}>
          {interviewNotice(job.questionCount)} <a href="/Methode">Méthode</a>
        </p>
        {job.promise && <p className={styles.notice}>{job.promise}</p>}
        <Description text={job.description} />
        {/* CSS alone switches the label, because on a slow network the user may open it before the script has loaded. */}
        <details className={styles.more} open={wide}>
          <summary>
            <span>Voir l’offre complète</span>
            <span>Réduire l’offre</span>
          </summary>
          <Section title="Compétences">
            <Tags items={profile.skills} />
          </Section>
          <Section title="Profil recherché">
            <Tags items={wanted.filter(Boolean)} />
          </Section>
          <Section title={`À propos ${elided('de', company.name)}`}>
            <p className={styles.about}>{about.filter(Boolean).join(' · ')}</p>
            {company.companyDescription && <p className={styles.about}>{company.companyDescription}</p>}
          </Section>
        </details>
      </div>
      {open && (
        <p className={styles.go}>
          <ButtonLink variant="primary" href="#registration">
            Postuler
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
