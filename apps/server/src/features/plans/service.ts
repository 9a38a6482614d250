import { AppError } from '@kafaa/domain/kernel/app-error';
import type { PlanFeature } from '@kafaa/domain/kernel/endpoint';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { planErrors } from '@kafaa/domain/plans/errors';
import { DEFAULT_PLANS } from '@kafaa/domain/plans/options';
import { expiryOf, grantsFeature, isRunning, postingError, runningError } from '@kafaa/domain/plans/rules';
import type { Plan, Subscription } from '@kafaa/domain/plans/schema';
import type { Db, Deps } from '#/deps';
import { companyEmails } from '../auth/service.ts';
import { getCompany, lockCompany } from '../companies/service.ts';
import { queueMail } from '../mails/service.ts';
import { activationLink } from './links-service.ts';
import { subscriptionActivatedMail } from './mails/subscription-activated.tsx';
import { subscriptionPendingMail } from './mails/subscription-pending.tsx';
import { subscriptionRequestedMail } from './mails/subscription-requested.tsx';
import * as store from './store.ts';

export async function ensurePlans(deps: Deps): Promise<void> {
  await store.findOrSeedPlansUnscoped(deps.db, DEFAULT_PLANS);
}

export async function listPlans(deps: Deps): Promise<Plan[]> {
  return store.findPlansUnscoped(deps.db);
}

export async function listSubscriptions(deps: Deps, companyId: CompanyId): Promise<Subscription[]> {
  const now = deps.clock.now();
  const rows = await store.listSubscriptions(deps.db, { companyId });
  return rows.map((row) => present(row, now));
}

/** Returns the company's active subscription, or null. */
export async function runningSubscription(
  deps: Deps,
  db: Db,
  companyId: CompanyId,
): Promise<store.SubscriptionRow | null> {
  return store.findRunning(db, { companyId, now: deps.clock.now() });
}

export async function planAllows(
  deps: Deps,
  companyId: CompanyId,
  feature: PlanFeature,
  db: Db = deps.db,
): Promise<boolean> {
  const now = deps.clock.now();
  return grantsFeature(await store.listSubscriptions(db, { companyId }), feature, (row) => isRunning(row, now));
}

/** Throws if the company may not publish an offer now; the error says why. */
export async function requirePosting(deps: Deps, db: Db, companyId: CompanyId): Promise<void> {
  const problem = postingError(await store.listSubscriptions(db, { companyId }), deps.clock.now());
  if (problem) throw new AppError(problem);
}

/** Throws if the company's offers may not take candidates now; the error says why. A used-up quota of offers does not throw. */
export async function requireRunning(deps: Deps, db: Db, companyId: CompanyId): Promise<void> {
  const problem = runningError(await store.listSubscriptions(db, { companyId }), deps.clock.now());
  if (problem) throw new AppError(problem);
}

/** Uses one of the plan's offers, inside the transaction that creates the job. */
export async function takeJobSlot(deps: Deps, tx: Db, companyId: CompanyId): Promise<void> {
  if (await store.takeJobSlot(tx, { companyId, now: deps.clock.now() })) return;
  await requirePosting(deps, tx, companyId);
  throw new AppError(planErrors.NO_JOBS_LEFT);
}

/** Activates the free plan immediately, once per company, and ends the previous subscription. */
export async function activateFreePlan(deps: Deps, companyId: CompanyId, planId: string) {
  const plan = await requirePlan(deps, planId);
  if (plan.price > 0) throw new AppError(planErrors.PLAN_NOT_FREE);
  const now = deps.clock.now();
  const expireAt = expiryOf(now);
  const taken = { ...fromPlan(deps, plan), companyId, status: 'ACTIVE' as const, activatedAt: now, expireAt };
  const content = await subscriptionActivatedMail(deps.config, { ...taken, plan: taken.planName });
  const emails = await companyEmails(deps.db, companyId);
  const subscription = await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    await store.clearSubscriptions(tx, { companyId, keepActive: false });
    const row = await store.insertSubscription(tx, taken);
    // Thrown inside the transaction, so that the rollback restores the cleared subscriptions.
    if (!row) throw new AppError(planErrors.FREE_PLAN_USED);
    for (const to of emails) await queueMail(deps, tx, { companyId, to, content });
    return row;
  });
  return {
    message: 'Plan gratuit activé. Vous pouvez publier votre première offre.',
    subscription: present(subscription, now),
  };
}

/**
 * Requests a paid plan: the old one stays active until an operator activates the new one. A repeated request for the same
 * plan (a second click, a resumed payment) returns the pending subscription.
 */
export async function requestPlan(deps: Deps, companyId: CompanyId, planId: string) {
  const plan = await requirePlan(deps, planId);
  if (plan.price === 0) throw new AppError(planErrors.PLAN_IS_FREE);
  const wanted = { ...fromPlan(deps, plan), companyId, status: 'PENDING' as const, activatedAt: null, expireAt: null };
  const mails = await requestMails(deps, companyId, wanted);
  const subscription = await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const waiting = await store.findPending(tx, { companyId });
    if (waiting && sameOffer(waiting, wanted)) return waiting;
    await store.clearSubscriptions(tx, { companyId, keepActive: true });
    const row = await store.insertSubscription(tx, wanted);
    if (!row) throw new Error('invariant: subscription insert conflicted under the company lock (plans.requestPlan)');
    for (const mail of mails) await queueMail(deps, tx, { companyId, ...mail });
    return row;
  });
  return {
    message: 'Votre demande est enregistrée. L’activation prend jusqu’à 24 h après le paiement.',
    paymentUrl: paymentUrl(deps, plan.price) ?? HOW_TO_PAY,
    subscription: present(subscription, deps.clock.now()),
  };
}

/** Renders the mails to the operator, with the activation link, and to the company, with the way to pay. */
async function requestMails(deps: Deps, companyId: CompanyId, wanted: ReturnType<typeof fromPlan>) {
  const { id, planName, price, createdAt } = wanted;
  const company = await getCompany(deps.db, companyId);
  const emails = await companyEmails(deps.db, companyId);
  const running = await runningSubscription(deps, deps.db, companyId);
  const toOperator = await subscriptionRequestedMail(deps.config, {
    company: company.name,
    phone: company.phone,
    emails,
    plan: planName,
    price,
    requestedAt: createdAt,
    subscriptionId: id,
    link: activationLink(deps, companyId, id),
  });
  const toCompany = await subscriptionPendingMail(deps.config, {
    plan: planName,
    price,
    paymentUrl: paymentUrl(deps, price),
    running: running?.planName ?? null,
  });
  return [{ to: deps.config.operatorEmail, content: toOperator }, ...emails.map((to) => ({ to, content: toCompany }))];
}

const sameOffer = (one: store.SubscriptionRow, other: ReturnType<typeof fromPlan>) =>
  one.planId === other.planId &&
  one.price === other.price &&
  one.numOfJobs === other.numOfJobs &&
  one.maxCandidates === other.maxCandidates;

const HOW_TO_PAY = '/Pricing?paiement=attente';

/** Returns the configured payment page for the price of 99 or for other prices; null if none is configured (see `HOW_TO_PAY`). */
function paymentUrl(deps: Deps, price: number): string | null {
  const { paymentUrl99, paymentUrlOther } = deps.config.brand;
  return price === 99 ? paymentUrl99 : paymentUrlOther;
}

/** Reads a plan by the id that the company or the operator gave; throws if there is none. */
export async function requirePlan(deps: Deps, planId: string): Promise<store.PlanRow> {
  const plan = await store.findPlanUnscoped(deps.db, planId);
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

export function present(row: store.SubscriptionRow, now: Date): Subscription {
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
