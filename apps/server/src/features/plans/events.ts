import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

const payload = z.object({ companyId: companyIdField, subscriptionId: z.string() });

/** Marks one expired subscription and mails its company. One task per subscription, so that an error delays one company only. */
export const subscriptionRanOut = defineTask({ name: 'plans.expireOne', payload });

/** Reminds a company of a subscription that ends within days. */
export const subscriptionEndsSoon = defineTask({ name: 'plans.remindOne', payload });
