import { changeDeduction, exportAgreement, getAgreement, setHumanLevel } from '@kafaa/domain/evaluations/api';
import { bind } from '#/platform/route';
import * as decisions from './decision-service.ts';

export const evaluationsRoutes = [
  bind(changeDeduction, ({ deps, session, params, body }) =>
    decisions.changeDeduction(deps, { session, candidateId: params.id, ...body }),
  ),
  bind(setHumanLevel, ({ deps, session, params, body }) =>
    decisions.setHumanLevel(deps, { session, candidateId: params.id, ...body }),
  ),
  bind(getAgreement, ({ deps, session, query }) =>
    decisions.getAgreement(deps, { companyId: session.companyId, jobId: query.jobId }),
  ),
  bind(exportAgreement, ({ deps, session, query }) =>
    decisions.exportAgreement(deps, { companyId: session.companyId, jobId: query.jobId }),
  ),
];
