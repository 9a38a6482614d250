import type { PlanFeature } from '@kafaa/domain/kernel/endpoint';
import { SUBSCRIPTION_DAYS, UNLIMITED_JOBS_ABOVE } from '@kafaa/domain/plans/options';
import type { Plan } from '@kafaa/domain/plans/schema';
import { supportContact } from '@kafaa/web-kit/brand';
import { formatNumber } from '@kafaa/web-kit/format';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { CheckIcon } from '@kafaa/ui/icons.tsx';
import { TileWall } from '@kafaa/ui/tiles.tsx';
import { paths } from '@kafaa/web-kit/paths';
import { Audience } from './audience.tsx';
import styles from './plan-cards.module.css';
import { CalendarCheckIcon, HandCoinsIcon, MessageIcon } from './site-icons.tsx';
import type { SiteBrand } from './site-page.ts';

const PITCH: Readonly<Record<Plan['id'], string>> = {
  starter: 'Pour essayer sur un vrai recrutement.',
  basic: 'Pour les équipes qui recrutent chaque mois.',
  entreprise: 'Tout Basic, et les preuves pour décider.',
};

const IN_EVERY_PLAN = [
  'Entretiens IA sur mesure',
  'Indices de réponses écrites par IA',
  'Tableau de bord et visuels',
  'Support par e-mail',
];

const FEATURES: readonly (readonly [PlanFeature, string])[] = [
  ['TRANSCRIPTS', 'Réponses complètes des candidats'],
  ['PDF_REPORTS', 'Rapports PDF détaillés de l’IA'],
  ['ADVANCED_REPORTS', 'Rapports avancés'],
  ['SCHEDULING', 'Planification des entretiens'],
  ['REJECTION_EMAIL', 'E-mail de refus automatique'],
];

function linesOf({ numOfJobs, jobsPeriod, maxCandidates, features, id }: Plan): string[] {
  const jobs = numOfJobs === 1 ? '1 offre d’emploi' : `${formatNumber(numOfJobs)} offres d’emploi`;
  return [
    numOfJobs > UNLIMITED_JOBS_ABOVE
      ? 'Offres d’emploi : illimité'
      : `${jobs} ${jobsPeriod === 'LIFE' ? 'au total' : 'par mois'}`,
    `${formatNumber(maxCandidates)} candidats par offre`,
    ...(features.length === 0
      ? IN_EVERY_PLAN
      : FEATURES.filter(([feature]) => features.includes(feature)).map(([, text]) => text)),
    ...(id === 'entreprise' ? ['Support prioritaire'] : []),
  ];
}

function PlanCard({ plan }: { plan: Plan }) {
  const best = plan.features.length > 0;
  const free = plan.price === 0;
  const look = { block: true, variant: best ? 'accent' : 'secondary' } as const;
  return (
    <article className={cx('column', styles.plan, best && styles.best)} data-on-dark={best || undefined}>
      {best && (
        <TileWall
          className={styles.corner}
          rows={[
            [null, 'soleil2@180'],
            [null, null],
          ]}
        />
      )}
      <h3>{plan.name}</h3>
      <p className={styles.pitch}>{PITCH[plan.id]}</p>
      <p className={cx('row gap-8', styles.price)}>
        <b>{formatNumber(plan.price)}</b> <span>{free ? `TND, ${SUBSCRIPTION_DAYS} jours` : 'TND par mois'}</span>
      </p>
      <Audience
        visitor={
          <ButtonLink {...look} href={paths.signup}>
            {free ? 'Commencer' : `Choisir ${plan.name}`}
          </ButtonLink>
        }
        recruiter={
          <ButtonLink {...look} href={paths.pricing}>
            Choisir {plan.name}
          </ButtonLink>
        }
      />
      <ul>
        {linesOf(plan).map((line) => (
          <li key={line}>
            <CheckIcon size={20} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The plans with their prices, and how payment works. */
export function PlanCards({ brand, plans }: { brand: SiteBrand; plans: readonly Plan[] }) {
  const support = supportContact(brand);
  return (
    <>
      <div className={cx('grid gap-20', styles.plans)}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </div>
      <ul className={cx('cluster muted', styles.notes)}>
        <li>
          <HandCoinsIcon size={17} /> Paiement manuel, activation sous 24 h
        </li>
        <li>
          <CalendarCheckIcon size={17} /> Plan gratuit utilisable une seule fois
        </li>
        {support && (
          <li>
            <MessageIcon size={17} />
            <span>
              Une question ?{' '}
              <a href={support.href}>
                {support.channel === 'whatsapp' ? 'Réponse WhatsApp dans l’heure' : 'Réponse par e-mail sous 24 h'}
              </a>
            </span>
          </li>
        )}
      </ul>
    </>
  );
}
