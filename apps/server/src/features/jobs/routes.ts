import {
  canPost,
  closeJob,
  createJob,
  draftQuestionKey,
  getJobQuestions,
  getPublicJob,
  listCompanyJobs,
  listJobs,
  readQuestions,
  removeQuestionKey,
  reopenJob,
  saveJobQuestions,
  saveQuestionKey,
  tryAnswer,
  tryQuestionKey,
  updateJob,
} from '@kafaa/domain/jobs/api';
import { bind, type Session } from '#/platform/http/route';
import * as keys from './keys-service.ts';
import * as service from './service.ts';
import * as sheets from './sheet-service.ts';

const questionKey = ({ companyId }: Session, { id, questionId }: { id: string; questionId: string }) => ({
  companyId,
  jobId: id,
  questionId,
});

export const jobsRoutes = [
  bind(canPost, ({ deps, session }) => service.canPost(deps, session.companyId)),
  bind(createJob, ({ deps, session, body }) => service.createJob(deps, session, body)),
  bind(listJobs, ({ deps, session }) => service.listJobs(deps, session)),
  bind(listCompanyJobs, ({ deps, session }) => service.listCompanyJobs(deps, session)),
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
    sheets.getJobQuestions(deps, { companyId: session.companyId, jobId: params.id }),
  ),
  bind(saveJobQuestions, ({ deps, session, params, body }) =>
    sheets.saveJobQuestions(deps, { companyId: session.companyId, jobId: params.id }, body),
  ),
  bind(readQuestions, ({ deps, session, params }) =>
    service.readQuestions(deps, { companyId: session.companyId, jobId: params.id }),
  ),
  bind(tryAnswer, ({ deps, session, params, body }) => keys.tryAnswer(deps, questionKey(session, params), body)),
  bind(saveQuestionKey, ({ deps, session, params, body }) =>
    keys.saveKey(deps, { ...questionKey(session, params), userId: session.userId }, body),
  ),
  bind(removeQuestionKey, ({ deps, session, params }) => keys.removeKey(deps, questionKey(session, params))),
  bind(tryQuestionKey, ({ deps, session, params, body }) => keys.tryKey(deps, questionKey(session, params), body)),
  bind(draftQuestionKey, ({ deps, session, params }) => keys.draftKey(deps, questionKey(session, params))),
];
