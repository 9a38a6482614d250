import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { REMIND_DAYS } from '@kafaa/domain/plans/options';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import type { Deps } from '#/deps';
import { companyEmails } from '../auth/service.ts';
import { lockCompany } from '../companies/service.ts';
import { queueMail } from '../mails/service.ts';
import { subscriptionEndsSoon, subscriptionRanOut } from './events.ts';
import { subscriptionEndedMail } from './mails/subscription-ended.tsx';
import { subscriptionEndsSoonMail } from './mails/subscription-ends-soon.tsx';
import * as store from './store.ts';

const MANY = 10_000;

interface Key {
  readonly companyId: CompanyId;
  readonly subscriptionId: string;
}

/** Queues one task for each subscription that has expired. */
export async function expireSubscriptions(deps: Deps): Promise<void> {
  for (const key of await store.findRunOutUnscoped(deps.db, { now: deps.clock.now(), limit: MANY }))
    await deps.queue.send(deps.db, subscriptionRanOut, key, { singletonKey: key.subscriptionId });
}

/** Marks one subscription as expired and mails its company, once. */
export async function expireSubscription(deps: Deps, { companyId, subscriptionId }: Key): Promise<void> {
  const now = deps.clock.now();
  const mails = await endedMails(deps, companyId, subscriptionId, now);
  await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    if (!(await store.expireRunOut(tx, { companyId, subscriptionId, now }))) return;
    for (const mail of mails) await queueMail(deps, tx, { companyId, ...mail });
  });
}

/** Renders the mails that tell a company that this subscription has ended, before the transaction that ends it. */
export async function endedMails(deps: Deps, companyId: CompanyId, subscriptionId: string, now: Date) {
  const row = await store.findSubscription(deps.db, { companyId, subscriptionId });
  if (!row?.expireAt) return [];
  const endedAt = row.expireAt < now ? row.expireAt : now;
  const content = await subscriptionEndedMail(deps.config, { plan: row.planName, free: row.free, endedAt });
  return (await companyEmails(deps.db, companyId)).map((to) => ({ to, content }));
}

/** Queues one task for each subscription that ends within `REMIND_DAYS` days and whose company has not been reminded. */
export async function remindSubscriptions(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + REMIND_DAYS * DAY_MS);
  for (const key of await store.findEndingSoonUnscoped(deps.db, { now, until, limit: MANY }))
    await deps.queue.send(deps.db, subscriptionEndsSoon, key, { singletonKey: key.subscriptionId });
}

/** Mails one company, once, that its subscription ends soon. */
export async function remindSubscription(deps: Deps, { companyId, subscriptionId }: Key): Promise<void> {
  const now = deps.clock.now();
  const row = await store.findSubscription(deps.db, { companyId, subscriptionId });
  if (!row?.expireAt) return;
  const waiting = await store.findPending(deps.db, { companyId });
  const content = await subscriptionEndsSoonMail(deps.config, {
    plan: row.planName,
    free: row.free,
    expireAt: row.expireAt,
    waiting: waiting?.planName ?? null,
  });
  const emails = await companyEmails(deps.db, companyId);
  await deps.db.transaction(async (tx) => {
    if (!(await store.markReminded(tx, { companyId, subscriptionId, now }))) return;
    for (const to of emails) await queueMail(deps, tx, { companyId, to, content });
  });
}
