import type { Deps } from './deps.ts';
import { registerAuditTasks } from './features/audit/tasks.ts';
import { registerAuthTasks } from './features/auth/tasks.ts';
import { registerCandidateTasks } from './features/candidates/tasks.ts';
import { registerCopyTasks } from './features/copies/tasks.ts';
import { registerDeskTasks } from './features/desk/tasks.ts';
import { registerEvaluationTasks } from './features/evaluations/tasks.ts';
import { registerHindsightTasks } from './features/hindsight/tasks.ts';
import { registerInterviewTasks } from './features/interviews/tasks.ts';
import { registerInvitationTasks } from './features/invitations/tasks.ts';
import { registerJobTasks } from './features/jobs/tasks.ts';
import { registerLifecycleTasks } from './features/lifecycle/tasks.ts';
import { registerLimitTasks } from './features/limits/tasks.ts';
import { registerMailTasks } from './features/mails/tasks.ts';
import { registerMessageTasks } from './features/messages/tasks.ts';
import { registerPlanTasks } from './features/plans/tasks.ts';
import { registerReportTasks } from './features/reports/tasks.ts';
import { registerReviewTasks } from './features/reviews/tasks.ts';
import { registerSearchTasks } from './features/search/tasks.ts';
import { registerOwnDataTasks } from '#/features/own-data/tasks';

/** Every background task of the product, in rank order. */
export function registerTasks(deps: Deps): void {
  registerLimitTasks(deps);
  registerMailTasks(deps);
  registerAuthTasks(deps);
  registerAuditTasks(deps);
  registerPlanTasks(deps);
  registerJobTasks(deps);
  registerCandidateTasks(deps);
  registerInterviewTasks(deps);
  registerSearchTasks(deps);
  registerEvaluationTasks(deps);
  registerHindsightTasks(deps);
  registerCopyTasks(deps);
  registerReportTasks(deps);
  registerInvitationTasks(deps);
  registerOwnDataTasks(deps);
  registerReviewTasks(deps);
  registerDeskTasks(deps);
  registerMessageTasks(deps);
  registerLifecycleTasks(deps);
}
