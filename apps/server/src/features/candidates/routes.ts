import { getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import { bind } from '#/platform/route';
import * as service from './service.ts';

export const candidatesRoutes = [
  bind(listCandidates, ({ deps, session, params, query }) =>
    service.listCandidates(deps, { companyId: session.companyId, jobId: params.jobId }, query),
  ),
  bind(getCandidate, ({ deps, session, params }) =>
    service.getCandidate(deps, { companyId: session.companyId, candidateId: params.id }),
  ),
];
