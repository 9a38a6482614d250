import { buyFreePlan, buyPlan, listPlans, listSubscriptions } from '@kafaa/domain/plans/api';
import type { PlanFeature } from '@kafaa/domain/kernel/endpoint';
import { grantsFeature } from '@kafaa/domain/plans/rules';
import type { Subscription } from '@kafaa/domain/plans/schema';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@kafaa/web-kit/api';
import { singleFlight } from '#/lib/single-flight';

const buy = singleFlight((planId: string) => call(buyPlan, { params: { planId } }));
const buyFree = singleFlight((planId: string) => call(buyFreePlan, { params: { planId } }));
const subscriptionsKey = ['plans', 'subscriptions'] as const;

export function usePlans() {
  return useQuery({ queryKey: ['plans', 'list'], queryFn: ({ signal }) => call(listPlans, {}, { signal }) });
}

const subscriptionsQuery = queryOptions({
  queryKey: subscriptionsKey,
  queryFn: ({ signal }) => call(listSubscriptions, {}, { signal }),
});

/** The company's subscriptions, newest first. */
export function useSubscriptions() {
  return useQuery(subscriptionsQuery);
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
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: subscriptionsKey }),
      client.invalidateQueries({ queryKey: ['jobs', 'can-post'] }),
    ]);
}

export function useBuyPlan() {
  const refresh = useRefreshedPlans();
  return useMutation({ mutationFn: buy, onSuccess: refresh });
}

export function useBuyFreePlan() {
  const refresh = useRefreshedPlans();
  return useMutation({ mutationFn: buyFree, onSuccess: refresh });
}
