import { AppError } from '@kafaa/domain/kernel/app-error';
import { isId, type CompanyId } from '@kafaa/domain/kernel/ids';
import { planErrors } from '@kafaa/domain/plans/errors';
import { expiryOf } from '@kafaa/domain/plans/rules';
import type { Activation, Plan, Subscription } from '@kafaa/domain/plans/schema';
import type { Deps } from '#/deps';
import { companyEmails } from '../auth/service.ts';
import { lockCompany, requireCompany } from '../companies/service.ts';
import { queueMail } from '../mails/service.ts';
import { endedMails } from './expiry-service.ts';
import { readActivationLink } from './links-service.ts';
import { subscriptionActivatedMail } from './mails/subscription-activated.tsx';
import { present, requirePlan } from './service.ts';
import * as store from './store.ts';

/** Activates the pending subscription after the operator has seen the payment, and ends the active one. */
export async function activateSubscription(
  deps: Deps,
  companyId: CompanyId,
  subscriptionId: string,
): Promise<Subscription> {
  return present(await activatePending(deps, companyId, subscriptionId), deps.clock.now());
}

async function activatePending(
  deps: Deps,
  companyId: CompanyId,
  subscriptionId: string,
): Promise<store.SubscriptionRow> {
  const now = deps.clock.now();
  const waiting = await store.findSubscription(deps.db, { companyId, subscriptionId });
  if (!waiting) throw new AppError(planErrors.NOTHING_TO_ACTIVATE);
  const { planName: plan, free, numOfJobs, maxCandidates, features } = waiting;
  const emails = await companyEmails(deps.db, companyId);
  const expireAt = expiryOf(now);
  const content = await subscriptionActivatedMail(deps.config, {
    plan,
    free,
    numOfJobs,
    maxCandidates,
    features,
    expireAt,
  });
  return deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    await store.endActive(tx, { companyId });
    const activated = await store.activatePending(tx, { companyId, subscriptionId, activatedAt: now, expireAt });
    // Thrown inside the transaction, so that the rollback keeps the previous subscription active.
    if (!activated) throw new AppError(planErrors.NOTHING_TO_ACTIVATE);
    for (const to of emails) await queueMail(deps, tx, { companyId, to, content });
    return activated;
  });
}

/** Returns the data of the page that the operator's link opens. */
export async function describeActivation(deps: Deps, link: string): Promise<Activation> {
  const read = readActivationLink(deps, link);
  const linked = read && (await store.findRequestUnscoped(deps.db, read));
  if (!linked) return { state: 'INVALID' };
  const { companyName, subscription, waiting, running } = linked;
  if (!subscription) return { state: 'REPLACED', companyName, newerPlan: waiting?.planName ?? null };
  const { planName, price, createdAt, activatedAt, expireAt, status } = subscription;
  const facts = { companyName, planName, price, requestedAt: createdAt.toISOString() };
  if (status === 'PENDING') {
    const now = deps.clock.now();
    const until = running?.expireAt;
    return {
      state: 'READY',
      ...facts,
      expireAt: expiryOf(now).toISOString(),
      running: running && until && until > now ? { planName: running.planName, expireAt: until.toISOString() } : null,
    };
  }
  // The request was cancelled before it was ever active.
  if (!activatedAt || !expireAt) return { state: 'REPLACED', companyName, newerPlan: waiting?.planName ?? null };
  return { state: 'DONE', ...facts, activatedAt: activatedAt.toISOString(), expireAt: expireAt.toISOString() };
}

/**
 * Activates the subscription after the operator's confirmation on the link's page. A second confirmation or an invalid link changes nothing
 * and returns false.
 */
export async function activateByLink(deps: Deps, link: string): Promise<boolean> {
  const read = readActivationLink(deps, link);
  const linked = read && (await store.findRequestUnscoped(deps.db, read));
  if (!linked?.subscription) return false;
  try {
    await activatePending(deps, linked.companyId, linked.subscription.id);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === planErrors.NOTHING_TO_ACTIVATE.code) return false;
    throw error;
  }
}

export type SubscriptionOfCompany = store.SubscriptionRow & { companyName: string };

const MANY = 10_000;

export async function listAllSubscriptions(
  deps: Deps,
  { status, companyId }: { status?: Subscription['subscriptionStatus'] | undefined; companyId?: CompanyId | undefined },
): Promise<SubscriptionOfCompany[]> {
  return store.findSubscriptionsUnscoped(deps.db, { status, ...(companyId && { companyId }), limit: MANY });
}

/** Returns the subscription that the operator means: by its id, or the company's first one in the order of `statuses`. */
async function requireSubscription(
  deps: Deps,
  reference: string,
  statuses: readonly Subscription['subscriptionStatus'][],
): Promise<{ companyId: CompanyId; id: string; companyName: string }> {
  const companyId = isId(reference)
    ? await store.findSubscriptionUnscoped(deps.db, reference)
    : await requireCompany(deps, reference);
  if (!companyId) throw new AppError(planErrors.SUBSCRIPTION_NOT_FOUND);
  const rows = await listAllSubscriptions(deps, { companyId });
  const found = isId(reference)
    ? rows.find(({ id }) => id === reference)
    : statuses.flatMap((status) => rows.filter((row) => row.status === status))[0];
  if (!found) throw new AppError(planErrors.SUBSCRIPTION_NOT_FOUND);
  return { companyId, id: found.id, companyName: found.companyName };
}

export async function activateByOperator(deps: Deps, reference: string): Promise<SubscriptionOfCompany> {
  const { companyId, id, companyName } = await requireSubscription(deps, reference, ['PENDING', 'ACTIVE']);
  return { ...(await activatePending(deps, companyId, id)), companyName };
}

/** Ends an active subscription now, or cancels a pending one. */
export async function expireByOperator(deps: Deps, reference: string): Promise<SubscriptionOfCompany> {
  const { companyId, id, companyName } = await requireSubscription(deps, reference, ['ACTIVE', 'PENDING']);
  const now = deps.clock.now();
  const mails = await endedMails(deps, companyId, id, now);
  const ended = await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const row = await store.endSubscription(tx, { companyId, subscriptionId: id, now });
    // A cancelled request was never active, so there is no end to announce.
    if (row?.expireAt) for (const mail of mails) await queueMail(deps, tx, { companyId, ...mail });
    return row;
  });
  if (!ended) throw new AppError(planErrors.NOTHING_TO_EXPIRE);
  return { ...ended, companyName };
}

export async function setPlan(
  deps: Deps,
  planId: string,
  change: Partial<Record<'price' | 'numOfJobs' | 'maxCandidates', number | undefined>>,
): Promise<Plan> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const current = await requirePlan(deps, planId);
  // Free and paid plans are subscribed in different ways; a price change must not turn one into the other.
  if (change.price !== undefined && (change.price === 0) !== (current.price === 0))
    throw new AppError(planErrors.PLAN_PRICE_KIND);
  const plan = await store.setPlanUnscoped(deps.db, planId, given);
  if (!plan) throw new AppError(planErrors.PLAN_NOT_FOUND);
  return plan;
}
