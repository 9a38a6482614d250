import { canPost } from '@kafaa/domain/jobs/api';
import { buyFreePlan, buyPlan, listPlans, listSubscriptions } from '@kafaa/domain/plans/api';
import type { PlanFeature } from '@kafaa/domain/kernel/endpoint';
import { grantsFeature } from '@kafaa/domain/plans/rules';
import type { Subscription } from '@kafaa/domain/plans/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery, invalidate } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';

export function usePlans({ enabled = true } = {}) {
  return useQuery({ ...endpointQuery(listPlans, {}), enabled });
}

const subscriptionsQuery = endpointQuery(listSubscriptions, {});

/** The company's subscriptions, newest first. */
export function useSubscriptions({ enabled = true } = {}) {
  return useQuery({ ...subscriptionsQuery, enabled });
}

const grantsRunning = (subscriptions: Subscription[], feature: PlanFeature) =>
  grantsFeature(subscriptions, feature, ({ isCurrent }) => isCurrent);

/** Whether the running plan includes a feature; undefined until known, and the screen then shows neither state. */
export function usePlanFeature(feature: PlanFeature): boolean | undefined {
  const { data } = useSubscriptions();
  return data && grantsRunning(data, feature);
}

/** Like `usePlanFeature`, for a click before the answer is known. Resolves to true on failure: the server decides. */
export function useAskPlanFeature(feature: PlanFeature): () => Promise<boolean> {
  const client = useQueryClient();
  return () =>
    client.ensureQueryData(subscriptionsQuery).then(
      (subscriptions) => grantsRunning(subscriptions, feature),
      () => true,
    );
}

/** Buying a plan also changes whether an offer may be published, so both caches are invalidated. */
function useRefreshedPlans() {
  const client = useQueryClient();
  return () => Promise.all([invalidate(client, listSubscriptions), invalidate(client, canPost)]);
}

export function useBuyPlan() {
  const refresh = useRefreshedPlans();
  return useCall(buyPlan, (planId: string) => ({ params: { planId } }), { single: true, onSuccess: refresh });
}

export function useBuyFreePlan() {
  const refresh = useRefreshedPlans();
  return useCall(buyFreePlan, (planId: string) => ({ params: { planId } }), { single: true, onSuccess: refresh });
}
