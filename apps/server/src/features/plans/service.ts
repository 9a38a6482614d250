import { AppError } from '@kafaa/domain/kernel/app-error';
import type { PlanFeature } from '@kafaa/domain/kernel/endpoint';
import { isId, type CompanyId } from '@kafaa/domain/kernel/ids';
import { planErrors } from '@kafaa/domain/plans/errors';
import { DEFAULT_PLANS } from '@kafaa/domain/plans/options';
import { expiryOf, isRunning, postingProblem, runningProblem } from '@kafaa/domain/plans/rules';
import type { Plan, Subscription } from '@kafaa/domain/plans/schema';
import type { Db, Deps } from '#/deps';
import { getCompany, lockCompany, requireCompany } from '../companies/service.ts';
import { queueMail } from '../mails/service.ts';
import { subscriptionRequestedMail } from './mails/subscription-requested.tsx';
import * as store from './store.ts';

export async function ensurePlans(deps: Deps): Promise<void> {
  await store.locateOrSeedPlans(deps.db, DEFAULT_PLANS);
}

export async function listPlans(deps: Deps): Promise<Plan[]> {
  return store.locatePlans(deps.db);
}

export async function listSubscriptions(deps: Deps, companyId: CompanyId): Promise<Subscription[]> {
  const now = deps.clock.now();
  const rows = await store.listSubscriptions(deps.db, { companyId });
  return rows.map((row) => present(row, now));
}

/** What the company may use now, or null without a running subscription. */
export async function runningSubscription(
  deps: Deps,
  db: Db,
  companyId: CompanyId,
): Promise<store.SubscriptionRow | null> {
  return store.findRunning(db, { companyId, now: deps.clock.now() });
}

export async function planAllows(deps: Deps, companyId: CompanyId, feature: PlanFeature): Promise<boolean> {
  const running = await runningSubscription(deps, deps.db, companyId);
  return running?.features.includes(feature) ?? false;
}

/** Throws the reason why the company may not publish an offer now. */
export async function requirePosting(deps: Deps, db: Db, companyId: CompanyId): Promise<void> {
  const problem = postingProblem(await store.listSubscriptions(db, { companyId }), deps.clock.now());
  if (problem) throw new AppError(problem);
}

/** Throws the reason why an offer of the company may not take candidates now; the quota is no reason. */
export async function requireRunning(deps: Deps, db: Db, companyId: CompanyId): Promise<void> {
  const problem = runningProblem(await store.listSubscriptions(db, { companyId }), deps.clock.now());
  if (problem) throw new AppError(problem);
}

/** Takes one of the plan's offers inside the transaction that creates the job. */
export async function takeJobSlot(deps: Deps, tx: Db, companyId: CompanyId): Promise<void> {
  if (await store.takeJobSlot(tx, { companyId, now: deps.clock.now() })) return;
  await requirePosting(deps, tx, companyId);
  throw new AppError(planErrors.NO_JOBS_LEFT);
}

/** Activates the free plan at once, once per company; what ran before ends. */
export async function activateFreePlan(deps: Deps, companyId: CompanyId, planId: string) {
  const plan = await requirePlan(deps, planId);
  if (plan.price > 0) throw new AppError(planErrors.PLAN_NOT_FREE);
  const now = deps.clock.now();
  const subscription = await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    await store.clearSubscriptions(tx, { companyId, keepActive: false });
    const row = await store.insertSubscription(tx, {
      ...fromPlan(deps, plan),
      companyId,
      status: 'ACTIVE',
      activatedAt: now,
      expireAt: expiryOf(now),
    });
    // Thrown inside: what the transaction cleared comes back.
    if (!row) throw new AppError(planErrors.FREE_PLAN_USED);
    return row;
  });
  return {
    message: 'Plan gratuit activé. Vous pouvez publier votre première offre.',
    subscription: present(subscription, now),
  };
}

/** Asks for a paid plan: the old one runs on until an operator activates the new one. */
export async function requestPlan(deps: Deps, companyId: CompanyId, planId: string) {
  const plan = await requirePlan(deps, planId);
  if (plan.price === 0) throw new AppError(planErrors.PLAN_IS_FREE);
  const { operatorEmail } = deps.config;
  const company = await getCompany(deps.db, companyId);
  const content = await subscriptionRequestedMail(deps.config, {
    company: company.name,
    plan: plan.name,
    price: plan.price,
  });
  const subscription = await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    await store.clearSubscriptions(tx, { companyId, keepActive: true });
    const row = await store.insertSubscription(tx, {
      ...fromPlan(deps, plan),
      companyId,
      status: 'PENDING',
      activatedAt: null,
      expireAt: null,
    });
    if (!row) throw new Error('a second pending subscription under the company lock');
    await queueMail(deps, tx, { companyId, to: operatorEmail, content });
    return row;
  });
  return {
    message: 'Votre demande est enregistrée. L’activation prend jusqu’à 24 h après le paiement.',
    paymentUrl: paymentUrl(deps, plan.price),
    subscription: present(subscription, deps.clock.now()),
  };
}

/** An operator has seen the payment: what was asked for runs from now on, and what ran before ends. */
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
  return deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    await store.endActive(tx, { companyId });
    const activated = await store.activatePending(tx, {
      companyId,
      subscriptionId,
      activatedAt: now,
      expireAt: expiryOf(now),
    });
    // Thrown inside: what ran before runs on.
    if (!activated) throw new AppError(planErrors.NOTHING_TO_ACTIVATE);
    return activated;
  });
}

export type SubscriptionOfCompany = store.SubscriptionRow & { companyName: string };

const MANY = 10_000;

export async function listAllSubscriptions(
  deps: Deps,
  { status, companyId }: { status?: Subscription['subscriptionStatus'] | undefined; companyId?: CompanyId | undefined },
): Promise<SubscriptionOfCompany[]> {
  return store.locateSubscriptions(deps.db, { status, ...(companyId && { companyId }), limit: MANY });
}

/** The subscription that the operator means: by its id, or what waits (else runs) at the company of an address. */
async function requireSubscription(
  deps: Deps,
  reference: string,
  statuses: readonly Subscription['subscriptionStatus'][],
): Promise<{ companyId: CompanyId; id: string; companyName: string }> {
  const companyId = isId(reference)
    ? await store.locateSubscription(deps.db, reference)
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

/** Ends a running subscription now, or calls off one that waits. */
export async function expireByOperator(deps: Deps, reference: string): Promise<SubscriptionOfCompany> {
  const { companyId, id, companyName } = await requireSubscription(deps, reference, ['ACTIVE', 'PENDING']);
  const now = deps.clock.now();
  const ended = await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    return store.endSubscription(tx, { companyId, subscriptionId: id, now });
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
  // Free or paid decides which way a plan is taken; a price must not move it from one to the other.
  if (change.price !== undefined && (change.price === 0) !== (current.price === 0))
    throw new AppError(planErrors.PLAN_PRICE_KIND);
  const plan = await store.locateAndSetPlan(deps.db, planId, given);
  if (!plan) throw new AppError(planErrors.PLAN_NOT_FOUND);
  return plan;
}

/** One configured page for the price of 99, one for the others; without them, our own page says how to pay. */
function paymentUrl(deps: Deps, price: number): string {
  const { paymentUrl99, paymentUrlOther } = deps.config.brand;
  return (price === 99 ? paymentUrl99 : paymentUrlOther) ?? '/Pricing?paiement=attente';
}

async function requirePlan(deps: Deps, planId: string): Promise<store.PlanRow> {
  const plan = await store.locatePlan(deps.db, planId);
  if (!plan) throw new AppError(planErrors.PLAN_NOT_FOUND);
  return plan;
}

function fromPlan(deps: Deps, plan: store.PlanRow) {
  const { name, price, numOfJobs, maxCandidates, features } = plan;
  return {
    id: deps.newId(),
    planId: plan.id,
    planName: name,
    free: price === 0,
    price,
    numOfJobs,
    maxCandidates,
    features,
    createdAt: deps.clock.now(),
  };
}

function present(row: store.SubscriptionRow, now: Date): Subscription {
  const running = isRunning(row, now);
  const { id, planId, planName, price, numOfJobs, jobsUsed, maxCandidates, createdAt, expireAt, features } = row;
  return {
    id,
    planId,
    planName,
    subscriptionStatus: row.status === 'ACTIVE' && !running ? 'EXPIRED' : row.status,
    price,
    numOfJobs,
    jobsUsed,
    maxCandidates,
    createdAt: createdAt.toISOString(),
    expireAt: expireAt?.toISOString() ?? null,
    isCurrent: running,
    features,
  };
}

export async function expireSubscriptions(deps: Deps): Promise<void> {
  await store.locateAndExpire(deps.db, deps.clock.now());
}
