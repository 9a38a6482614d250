import * as z from 'zod/mini';
import { defineTask } from '#/platform/task';
import { companyIdField } from '#/platform/tenant';

const payload = z.object({ companyId: companyIdField, candidateId: z.string() });

/** Somebody asked for a candidate's report and is waiting: a quarter of a minute of trying again, then it is said. */
export const reportRequested = defineTask({ name: 'reports.render', payload, retryLimit: 4, expireInSeconds: 90 });

/** A report that was asked for long ago: if it is still being made, whoever made it is gone. */
export const reportOverdue = defineTask({ name: 'reports.overdue', payload });
