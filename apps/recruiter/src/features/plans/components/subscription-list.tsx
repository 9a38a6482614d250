import { UNLIMITED_JOBS_ABOVE } from '@kafaa/domain/plans/options';
import type { Subscription } from '@kafaa/domain/plans/schema';
import { useSubscriptions } from '#/features/plans/queries';
import { errorMessage } from '@kafaa/web-kit/api';
import { formatDate } from '@kafaa/web-kit/dates';
import { formatNumber } from '@kafaa/web-kit/format';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Pill, type PillTone } from '@kafaa/ui/pill.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import styles from './subscription-list.module.css';

const STATUSES: Readonly<Record<Subscription['subscriptionStatus'], { label: string; tone: PillTone }>> = {
  ACTIVE: { label: 'Actif', tone: 'ok' },
  PENDING: { label: 'En attente', tone: 'warn' },
  EXPIRED: { label: 'Expiré', tone: 'rejected' },
};

function jobsText({ jobsUsed, numOfJobs }: Subscription): string {
  const limit = numOfJobs > UNLIMITED_JOBS_ABOVE ? 'illimité' : formatNumber(numOfJobs);
  return `${formatNumber(jobsUsed)} sur ${limit}`;
}

function endText({ subscriptionStatus, expireAt }: Subscription): string {
  if (expireAt !== null) return `le ${formatDate(expireAt)}`;
  return subscriptionStatus === 'EXPIRED' ? 'avant son activation' : '30\u00A0jours après l’activation';
}

/** Returns the label of the end date. A replaced plan ended before its `expireAt`, which may still be in the future. */
function endLabel({ subscriptionStatus, expireAt }: Subscription): string {
  if (subscriptionStatus !== 'EXPIRED') return 'Prend fin';
  return expireAt !== null && Date.parse(expireAt) > Date.now() ? 'Fin prévue' : 'A pris fin';
}

function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const { planName, subscriptionStatus, price, maxCandidates, createdAt, isCurrent } = subscription;
  const status = STATUSES[subscriptionStatus];
  return (
    <li className={cx('panel', styles.card, isCurrent && styles.current)}>
      <header>
        <h3>{planName}</h3>
        <Pill tone={status.tone}>{status.label}</Pill>
        {isCurrent && <span className={styles.mark}>Abonnement actuel</span>}
        <p className={cx('muted small', styles.price)}>
          {price === 0 ? <b>Gratuit</b> : <b>{formatNumber(price)}</b>}
          {price === 0 || ' TND par mois'}
        </p>
      </header>
      <dl>
        <div>
          <dt>Offres publiées</dt>
          <dd>{jobsText(subscription)}</dd>
        </div>
        <div>
          <dt>Candidats par offre</dt>
          <dd>{formatNumber(maxCandidates)}</dd>
        </div>
        <div>
          <dt>Souscrit</dt>
          <dd>le {formatDate(createdAt)}</dd>
        </div>
        <div>
          <dt>{endLabel(subscription)}</dt>
          <dd>{endText(subscription)}</dd>
        </div>
      </dl>
    </li>
  );
}

export function SubscriptionList() {
  const subscriptions = useSubscriptions();
  const plans = (
    <ButtonLink variant="secondary" size="sm" href="/Pricing">
      Voir les plans
    </ButtonLink>
  );
  return (
    <section className={styles.section}>
      <header className={cx('row middle between gap-16', styles.head)}>
        <h2>Abonnements</h2>
        {plans}
      </header>
      {subscriptions.isError && (
        <ErrorBand
          message={errorMessage(subscriptions.error, 'Failed to load subscriptions')}
          onRetry={() => void subscriptions.refetch()}
          retrying={subscriptions.isFetching}
        />
      )}
      {subscriptions.isPending && (
        <div className="grid gap-10" role="status" aria-label="Chargement des abonnements">
          <Skeleton height={132} shape="block" />
          <Skeleton height={132} shape="block" />
        </div>
      )}
      {subscriptions.data?.length === 0 && (
        <div className={cx('panel', styles.card)}>
          <EmptyState title="Aucun abonnement" actions={<ButtonLink href="/Pricing">Choisir un plan</ButtonLink>}>
            Le plan Starter est gratuit pendant 30{'\u00A0'}jours.
          </EmptyState>
        </div>
      )}
      {subscriptions.data && subscriptions.data.length > 0 && (
        <ul className="grid gap-10">
          {subscriptions.data.map((subscription) => (
            <SubscriptionCard key={subscription.id} subscription={subscription} />
          ))}
        </ul>
      )}
    </section>
  );
}
