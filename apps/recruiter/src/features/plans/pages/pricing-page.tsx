import { ROLE_REFUSAL } from '@kafaa/domain/kernel/role-refusal';
import { buyPlan } from '@kafaa/domain/plans/api';
import { useMay } from '#/lib/permissions';
import { navigate } from '#/lib/place';
import { cx } from '@kafaa/ui/class-names';
import type { Plan } from '@kafaa/domain/plans/schema';
import { MessageCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError, errorMessage } from '@kafaa/web-kit/api';
import { getBrand, supportContact } from '@kafaa/web-kit/brand';
import { paths } from '@kafaa/web-kit/paths';
import { toast } from '@kafaa/web-kit/toast';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { useFocusNext } from '@kafaa/web-kit/use-focus-next';
import { useSearchParams } from 'wouter';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { PlusIcon } from '@kafaa/ui/icons.tsx';
import { MailIcon } from '@kafaa/ui/page-icons.tsx';
import { Page } from '@kafaa/ui/page.tsx';
import { ConfirmPlanModal } from '../components/confirm-plan-modal.tsx';
import { HowToPay } from '../components/how-to-pay.tsx';
import { displayPrice, planState } from '../components/plan-facts.ts';
import { PlanGrid } from '../components/plan-grid.tsx';
import { PlanTable } from '../components/plan-table.tsx';
import { PricingSkeleton } from '../components/pricing-skeleton.tsx';
import { useBuyFreePlan, useBuyPlan, usePlans, useSubscriptions } from '../queries.ts';
import styles from './pricing-page.module.css';

/** A refusal is a longer text than other errors, so its toast stays longer. */
const REFUSAL_TOAST_MS = 8000;

function failed(error: unknown) {
  const refused = error instanceof ApiError && error.status === 403;
  toast.error(errorMessage(error, 'L’abonnement n’a pas pu être souscrit. Veuillez réessayer.'), {
    duration: refused ? REFUSAL_TOAST_MS : undefined,
  });
}

/** Opens the payment page; even a configured address is followed only if it is http(s). */
function goToPayment(address: string) {
  const url = new URL(address, location.href);
  if (url.protocol === 'https:' || url.protocol === 'http:') location.assign(url);
}

function Support() {
  const contact = supportContact(getBrand());
  if (!contact) return null;
  const whatsapp = contact.channel === 'whatsapp';
  return (
    <p className={cx('row middle between gap-16 muted', styles.support)}>
      <span>
        Une question avant de choisir{'\u202F'}?{' '}
        {whatsapp
          ? 'Nous répondons sur WhatsApp dans l’heure.'
          : 'Nous répondons par e-mail, en général sous 24\u00A0h.'}
      </span>
      <ButtonLink
        variant="secondary"
        href={contact.href}
        icon={whatsapp ? <MessageCircle size={18} /> : <MailIcon size={18} />}
        {...(whatsapp && { target: '_blank', rel: 'noopener' })}
      >
        Contacter le support
      </ButtonLink>
    </p>
  );
}

/** Buys a plan: a free one at once, another by the payment page. `chosen` is the plan that awaits its confirmation. */
function usePurchase(owned: Parameters<typeof planState>[1]) {
  const buy = useBuyPlan();
  const buyFree = useBuyFreePlan();
  const [chosen, setChosen] = useState<Plan>();
  const mayBuy = useMay(buyPlan);
  const busy = buy.isPending || buyFree.isPending;
  const cancel = () => setChosen(undefined);

  const pay = (planId: string) =>
    buy.mutate(planId, {
      onSuccess: ({ paymentUrl }) => {
        toast.success('Redirection vers la page de paiement...');
        goToPayment(paymentUrl);
      },
      onError: failed,
      onSettled: cancel,
    });
  const choose = (plan: Plan) => {
    if (!plan.id) toast.error('ID du plan manquant.');
    else if (!mayBuy) toast.error(ROLE_REFUSAL);
    // Already requested: resuming the payment changes nothing, so no confirmation is needed.
    else if (planState(plan, owned).status === 'pending') pay(plan.id);
    else setChosen(plan);
  };
  const confirm = () => {
    if (!chosen) return;
    if (displayPrice(chosen) === 0) {
      buyFree.mutate(chosen.id, {
        onSuccess: () => {
          toast.success('Plan gratuit activé\u00A0: vous pouvez publier votre offre.');
          // The free plan exists for the first offer, so the form of a new offer is the next page.
          navigate(paths.createJob);
        },
        onError: failed,
        onSettled: cancel,
      });
    } else {
      pay(chosen.id);
    }
  };
  const busyPlan = busy ? (chosen?.id ?? buy.variables ?? null) : null;
  return { chosen, busy, busyPlan, choose, confirm, cancel };
}

export function PricingPage() {
  useDocumentTitle('Tarifs');
  const [search] = useSearchParams();
  const plans = usePlans();
  const subscriptions = useSubscriptions();
  // The button of a chosen plan becomes disabled, so the focus moves on.
  const header = useRef<HTMLElement>(null);
  useFocusNext(() => header.current?.querySelector('a') ?? document.querySelector('main'));

  const owned = subscriptions.data ?? [];
  const current = owned.find(({ isCurrent }) => isCurrent);
  const waiting = owned.find(({ subscriptionStatus }) => subscriptionStatus === 'PENDING');
  const choices = (plans.data ?? []).map((plan) => ({ plan, state: planState(plan, owned) }));

  const purchase = usePurchase(owned);
  const shared = { choices, first: owned.length === 0, busyPlan: purchase.busyPlan, onChoose: purchase.choose };
  return (
    <Page width="narrow">
      <header className={cx('cluster between', styles.header)} ref={header}>
        <div>
          <h1>Choisissez votre plan</h1>
          <p>Le paiement est manuel et l’activation prend jusqu’à 24{'\u00A0'}h. Un seul plan actif à la fois.</p>
          <p>Après 30{'\u00A0'}jours, vos candidats et leurs évaluations restent lisibles.</p>
        </div>
        {current && (
          <ButtonLink variant="secondary" href="/CreateJob" icon={<PlusIcon size={18} />}>
            Créer une offre
          </ButtonLink>
        )}
      </header>
      {waiting && search.get('paiement') === 'attente' && (
        <HowToPay subscription={waiting} running={current !== undefined} />
      )}
      {subscriptions.isError && (
        <ErrorBand
          className={styles.band}
          message={errorMessage(subscriptions.error, 'Failed to load subscriptions')}
          onRetry={() => void subscriptions.refetch()}
          retrying={subscriptions.isFetching}
        />
      )}
      {plans.isError ? (
        <ErrorBand
          message="Erreur lors du chargement des plans"
          onRetry={() => void plans.refetch()}
          retrying={plans.isFetching}
        />
      ) : plans.isPending || subscriptions.isPending ? (
        <PricingSkeleton />
      ) : (
        <>
          <PlanTable {...shared} />
          <PlanGrid {...shared} />
        </>
      )}
      <Support />
      <ConfirmPlanModal
        plan={purchase.chosen}
        current={current}
        waiting={waiting !== undefined}
        busy={purchase.busy}
        onCancel={purchase.cancel}
        onConfirm={purchase.confirm}
      />
    </Page>
  );
}
