import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

// Queued rows hold the names of the tasks, so these keep the feature's first name, as tables and URLs do.

/** The holder of an old link asked for a new one. */
export const ownDataLinkAsked = defineTask({
  name: 'rights.linkAsked',
  payload: z.object({ companyId: companyIdField, candidateId: z.string() }),
});

/** Rows about a person are deleted, but their bytes remain in the database's files until this task runs at night. */
export const remainsLeft = defineTask({
  name: 'rights.removeRemains',
  payload: z.object({}),
  // Each table is rewritten.
  expireInSeconds: 3_600,
});

/**
 * Removes files: everything below the prefixes, and the keys. 600 retries last more than a day, so that an outage of the
 * file store delays the removal only.
 */
export const filesForgotten = defineTask({
  name: 'rights.forgetFiles',
  payload: z.object({ prefixes: z.array(z.string()), keys: z.array(z.string()) }),
  retryLimit: 600,
});
