import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

const payload = z.object({ companyId: companyIdField, candidateId: z.string() });

/** Task: renders a candidate's report, for which a user waits. After 4 retries within 15 to 30 s the report shows as failed. */
export const reportRequested = defineTask({ name: 'reports.render', payload, retryLimit: 4, expireInSeconds: 90 });

/** Task that runs long after a report was requested: if the report is still `GENERATING`, the process that made it has died. */
export const reportOverdue = defineTask({ name: 'reports.overdue', payload });
