import { recordAuditEvent } from './features/audit/service.ts';
import { authRoutes } from './features/auth/routes.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { candidatesRoutes } from './features/candidates/routes.ts';
import { companiesRoutes } from './features/companies/routes.ts';
import { copiesRoutes } from './features/copies/routes.ts';
import { deskRoutes } from './features/desk/routes.ts';
import { evaluationsRoutes } from './features/evaluations/routes.ts';
import { hindsightRoutes } from './features/hindsight/routes.ts';
import { interviewsRoutes } from './features/interviews/routes.ts';
import { invitationsRoutes } from './features/invitations/routes.ts';
import { jobsRoutes } from './features/jobs/routes.ts';
import { lifecycleRoutes } from './features/lifecycle/routes.ts';
import { mailsRoutes } from './features/mails/routes.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { messagesRoutes } from './features/messages/routes.ts';
import { opinionsRoutes } from './features/opinions/routes.ts';
import { plansRoutes } from './features/plans/routes.ts';
import { poolRoutes } from './features/pool/routes.ts';
import { reportsRoutes } from './features/reports/routes.ts';
import { reviewsRoutes } from './features/reviews/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { followGroups } from './features/team/groups-service.ts';
import { teamRoutes } from './features/team/routes.ts';
import { templatesRoutes } from './features/templates/routes.ts';
import { ownDataRoutes } from '#/features/own-data/routes';
import type { Route } from '#/platform/http/route';

/** Every bound endpoint, in rank order. */
export const routes: readonly Route[] = [
  ...mailsRoutes,
  ...companiesRoutes,
  ...authRoutes(recordAuditEvent, followGroups),
  ...plansRoutes,
  ...templatesRoutes,
  ...jobsRoutes,
  ...teamRoutes,
  ...candidatesRoutes,
  ...interviewsRoutes,
  ...searchRoutes,
  ...evaluationsRoutes,
  ...copiesRoutes,
  ...reportsRoutes,
  ...invitationsRoutes,
  ...calendarRoutes,
  ...ownDataRoutes,
  ...poolRoutes,
  ...reviewsRoutes,
  ...feedbackRoutes,
  ...hindsightRoutes,
  ...opinionsRoutes,
  ...deskRoutes,
  ...messagesRoutes,
  ...lifecycleRoutes,
];
