import * as z from 'zod/mini';
import { defineTask } from '#/platform/task';
import { companyIdField } from '#/platform/tenant';

/** Somebody with an old link asked for a new one. */
export const rightsLinkAsked = defineTask({
  name: 'rights.linkAsked',
  payload: z.object({ companyId: companyIdField, candidateId: z.string() }),
});

/** Rows about a person are gone, and their bytes still stand in the database's files: the coming night removes them. */
export const remainsLeft = defineTask({
  name: 'rights.removeRemains',
  payload: z.object({}),
  // Each table is written anew.
  expireInSeconds: 3_600,
});

/**
 * Files that nobody may find any more: everything below the prefixes, and the keys. More than a day of retries: a store
 * that is away delays the erasure, never loses it.
 */
export const filesForgotten = defineTask({
  name: 'rights.forgetFiles',
  payload: z.object({ prefixes: z.array(z.string()), keys: z.array(z.string()) }),
  retryLimit: 200,
});
