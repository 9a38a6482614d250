import { authApi } from '#/auth/api';
import { candidatesApi } from '#/candidates/api';
import { companiesApi } from '#/companies/api';
import { interviewsApi } from '#/interviews/api';
import { invitationsApi } from '#/invitations/api';
import { jobsApi } from '#/jobs/api';
import type { Endpoint } from '#/kernel/endpoint';
import { mailsApi } from '#/mails/api';
import { plansApi } from '#/plans/api';

/** Every call of the product, in rank order: the server binds it, clients, document and tests derive from it. */
export const endpoints: readonly Endpoint[] = [
  ...mailsApi,
  ...companiesApi,
  ...authApi,
  ...plansApi,
  ...jobsApi,
  ...candidatesApi,
  ...interviewsApi,
  ...invitationsApi,
];
