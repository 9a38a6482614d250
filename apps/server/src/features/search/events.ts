import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

/** CV and answers of a completed interview are to be put into the index, without an evaluation that brings the CV's text. */
export const interviewToIndex = defineTask({
  name: 'search.index',
  payload: z.object({ companyId: companyIdField, candidateId: z.string() }),
  expireInSeconds: 300,
});

/** Completed interviews may be missing in the index: those from before it, and those whose task was lost. */
export const indexToFill = defineTask({ name: 'search.fill', payload: z.object({}), expireInSeconds: 3_600 });
