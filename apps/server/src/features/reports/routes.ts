import { generateReport, getReport } from '@kafaa/domain/reports/api';
import { bind, actor } from '#/platform/http/route';
import * as service from './service.ts';

export const reportsRoutes = [
  bind(generateReport, ({ deps, session, params }) =>
    service.requestReport(deps, { companyId: session.companyId, candidateId: params.id }),
  ),
  bind(getReport, ({ deps, session, params }) =>
    service.getReportLink(deps, { ...actor(session), candidateId: params.id }),
  ),
];
