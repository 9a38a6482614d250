import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

/** Task: puts CV and answers of a completed interview into the index, if no evaluation runs that reads the CV anyway. */
export const interviewToIndex = defineTask({
  name: 'search.index',
  payload: z.object({ companyId: companyIdField, candidateId: z.string() }),
  expireInSeconds: 300,
});

/** Task: adds completed interviews that are missing in the index: those from before the index, and those whose task was lost. */
export const indexToFill = defineTask({ name: 'search.fill', payload: z.object({}), expireInSeconds: 3_600 });
