import {
  canPost,
  closeJob,
  createJob,
  getJobQuestions,
  getPublicJob,
  listCompanyJobs,
  listJobs,
  reopenJob,
  saveJobQuestions,
  updateJob,
} from '@kafaa/domain/jobs/api';
import { bind } from '#/platform/route';
import * as service from './service.ts';

export const jobsRoutes = [
  bind(canPost, ({ deps, session }) => service.canPost(deps, session.companyId)),
  bind(createJob, ({ deps, session, body }) => service.createJob(deps, session.companyId, body)),
  bind(listJobs, ({ deps, session }) => service.listJobs(deps, session.companyId)),
  bind(listCompanyJobs, ({ deps, session }) => service.listCompanyJobs(deps, session.companyId)),
  bind(getPublicJob, ({ deps, params }) => service.getPublicJob(deps, params.id)),
  bind(updateJob, ({ deps, session, params, body }) =>
    service.updateJob(deps, { companyId: session.companyId, jobId: params.id }, body),
  ),
  bind(closeJob, ({ deps, session, params }) =>
    service.closeJob(deps, { companyId: session.companyId, jobId: params.id }),
  ),
  bind(reopenJob, ({ deps, session, params }) =>
    service.reopenJob(deps, { companyId: session.companyId, jobId: params.id }),
  ),
  bind(getJobQuestions, ({ deps, session, params }) =>
    service.getJobQuestions(deps, { companyId: session.companyId, jobId: params.id }),
  ),
  bind(saveJobQuestions, ({ deps, session, params, body }) =>
    service.saveJobQuestions(deps, { companyId: session.companyId, jobId: params.id }, body),
  ),
];
