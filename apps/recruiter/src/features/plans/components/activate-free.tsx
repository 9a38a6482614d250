import type { Plan } from '@kafaa/domain/plans/schema';
import { useState } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';
import { Button } from '@kafaa/ui/button.tsx';
import { useBuyFreePlan } from '../queries.ts';
import { ConfirmPlanModal } from './confirm-plan-modal.tsx';

/** Activates the free plan on the page that needs it, after the same confirmation as on the page of plans. */
export function ActivateFree({ plan }: { plan: Plan }) {
  const [asking, setAsking] = useState(false);
  const buy = useBuyFreePlan();
  const confirm = () =>
    buy.mutate(plan.id, {
      onSuccess: () => toast.success('Plan gratuit activé\u00A0: vous pouvez publier votre offre.'),
      onError: (error) =>
        toast.error(errorMessage(error, 'L’abonnement n’a pas pu être souscrit. Veuillez réessayer.')),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Activer {plan.name}</Button>
      <ConfirmPlanModal
        plan={asking ? plan : undefined}
        current={undefined}
        waiting={false}
        busy={buy.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      />
    </>
  );
}
