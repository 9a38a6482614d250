import type { ErrorDefinition } from '#/kernel/app-error';
import type { PlanFeature } from '#/kernel/endpoint';
import { planErrors } from './errors.ts';
import { READING_FEATURES, SUBSCRIPTION_DAYS, type SubscriptionStatus } from './options.ts';

export interface SubscriptionFacts {
  readonly status: SubscriptionStatus;
  readonly expireAt: Date | null;
  readonly jobsUsed: number;
  readonly numOfJobs: number;
}

/**
 * Whether a subscription is running: it is ACTIVE and has not expired. The time decides, because the daily task that updates
 * the status may be late.
 */
export function isRunning(subscription: Pick<SubscriptionFacts, 'status' | 'expireAt'>, now: Date): boolean {
  return subscription.status === 'ACTIVE' && subscription.expireAt !== null && subscription.expireAt > now;
}

const STATUS_WORDS = { ACTIVE: 'actif', PENDING: 'en attente', EXPIRED: 'expiré' } as const;

/** The status of a subscription at `now`, as one French word for the operator. */
export function statusWord(subscription: SubscriptionFacts, now: Date): (typeof STATUS_WORDS)[SubscriptionStatus] {
  const over = subscription.status === 'ACTIVE' && !isRunning(subscription, now);
  return STATUS_WORDS[over ? 'EXPIRED' : subscription.status];
}

/** Returns the end of a subscription that was activated at `activation`. */
export function expiryOf(activation: Date): Date {
  return new Date(activation.getTime() + SUBSCRIPTION_DAYS * 24 * 60 * 60 * 1000);
}

/** Returns the error that prevents the company from publishing an offer now. Null if it may publish one. */
export function postingError(subscriptions: readonly SubscriptionFacts[], now: Date): ErrorDefinition | null {
  const running = subscriptions.find((subscription) => isRunning(subscription, now));
  if (running) return running.jobsUsed < running.numOfJobs ? null : planErrors.NO_JOBS_LEFT;
  if (subscriptions.some(({ status }) => status === 'PENDING')) return planErrors.NOT_ACTIVE;
  if (subscriptions.length > 0) return planErrors.EXPIRED_SUBSCRIPTION;
  return planErrors.NO_SUBSCRIPTION;
}

/** Returns the error that keeps the offers of the company from being public now. Checks like `postingError`, but without the quota. */
export function runningError(subscriptions: readonly SubscriptionFacts[], now: Date): ErrorDefinition | null {
  const problem = postingError(subscriptions, now);
  return problem === planErrors.NO_JOBS_LEFT ? null : problem;
}

interface Grant {
  readonly features: readonly PlanFeature[];
  /** End of the subscription; null if it was never activated. */
  readonly expireAt: Date | string | null;
}

/**
 * Whether a company may use a feature: according to its running subscription or, for features that only show received data, to
 * the one that ended last. `newestFirst` is sorted by request time, which is also the order of activation.
 */
export function grantsFeature<S extends Grant>(
  newestFirst: readonly S[],
  feature: PlanFeature,
  runs: (subscription: S) => boolean,
): boolean {
  const running = newestFirst.find(runs);
  const last = READING_FEATURES.includes(feature) ? newestFirst.find(({ expireAt }) => expireAt !== null) : undefined;
  return (running ?? last)?.features.includes(feature) ?? false;
}

export interface PostingPanel {
  readonly type: 'NO_SUBSCRIPTION' | 'NOT_ACTIVE' | 'EXPIRED_SUBSCRIPTION' | 'NO_JOBS_LEFT' | 'UNKNOWN_ERROR';
  readonly title: string;
  readonly button: string;
}

const PANELS: readonly (PostingPanel & { readonly words: readonly string[] })[] = [
  {
    type: 'NO_SUBSCRIPTION',
    words: ['abonnement', 'acheter'],
    title: 'Abonnement requis',
    button: 'Souscrire un abonnement',
  },
  { type: 'NOT_ACTIVE', words: ['abonnement', 'actif'], title: 'Abonnement en attente', button: 'Voir mon abonnement' },
  {
    type: 'EXPIRED_SUBSCRIPTION',
    words: ['abonnement', 'expiré'],
    title: 'Abonnement expiré',
    button: 'Renouveler mon abonnement',
  },
  { type: 'NO_JOBS_LEFT', words: ["offres d'emploi"], title: 'Quota épuisé', button: 'Améliorer mon abonnement' },
];
const UNKNOWN_PANEL: PostingPanel = {
  type: 'UNKNOWN_ERROR',
  title: "Erreur d'abonnement",
  button: 'Contacter le support',
};

/** Returns the blocking panel for an error, by its code or, if no panel has this code, by its message (specification, section 8). */
export function postingPanel(refusal: { readonly code?: string; readonly message?: string }): PostingPanel {
  return PANELS.find(({ type }) => type === refusal.code) ?? postingPanelByMessage(refusal.message ?? '');
}

/** The blocking panel for an error whose code is unknown, chosen by the words of its message. */
export function postingPanelByMessage(message: string): PostingPanel {
  const text = message.replaceAll('’', "'").toLowerCase();
  return PANELS.find(({ words }) => words.every((word) => text.includes(word))) ?? UNKNOWN_PANEL;
}
