import * as z from 'zod/mini';
import { defineTask } from '#/platform/task';
import { companyIdField } from '#/platform/tenant';

const payload = z.object({ companyId: companyIdField, subscriptionId: z.string() });

/** A subscription has run out: it is written down, and the company is told. One task each, so that one fault delays one company. */
export const subscriptionRanOut = defineTask({ name: 'plans.expireOne', payload });

/** A subscription ends within days and its company has not been told. */
export const subscriptionEndsSoon = defineTask({ name: 'plans.remindOne', payload });
