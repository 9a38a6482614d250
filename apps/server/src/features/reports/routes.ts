import { generateReport, getReport } from '@kafaa/domain/reports/api';
import { bind, readerOf } from '#/platform/http/route';
import * as service from './service.ts';

export const reportsRoutes = [
  bind(generateReport, ({ deps, session, params }) =>
    service.requestReport(deps, { companyId: session.companyId, candidateId: params.id }, readerOf(session)),
  ),
  bind(getReport, ({ deps, session, params }) =>
    service.getReportLink(deps, { companyId: session.companyId, candidateId: params.id }, readerOf(session)),
  ),
];
