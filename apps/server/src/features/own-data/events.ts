import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

// Task names keep the feature's first name, `rights`, as tables and URLs do, because queued rows contain them.

/** Task: the holder of an old link asked for a new one. */
export const ownDataLinkAsked = defineTask({
  name: 'rights.linkAsked',
  payload: z.object({ companyId: companyIdField, candidateId: z.string() }),
});

/** Task: removes deleted rows about a person from the database's files, where their bytes remain until it runs at night. */
export const remainsLeft = defineTask({
  name: 'rights.removeRemains',
  payload: z.object({}),
  // The task takes long, because it rewrites each table.
  expireInSeconds: 3_600,
});

/**
 * Task: removes the files below the prefixes and those of the keys. 600 retries last more than a day, so that an outage of the file store
 * only delays the removal.
 */
export const filesForgotten = defineTask({
  name: 'rights.forgetFiles',
  payload: z.object({ prefixes: z.array(z.string()), keys: z.array(z.string()) }),
  retryLimit: 600,
});
