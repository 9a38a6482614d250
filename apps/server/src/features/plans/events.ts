import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

const payload = z.object({ companyId: companyIdField, subscriptionId: z.string() });

/**
 * Task: marks one expired subscription and mails its company. Each subscription has its own task, so that an error delays one company only.
 */
export const subscriptionRanOut = defineTask({ name: 'plans.expireOne', payload });

/** Task: reminds a company of a subscription that ends within days. */
export const subscriptionEndsSoon = defineTask({ name: 'plans.remindOne', payload });
