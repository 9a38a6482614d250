import * as z from 'zod/mini';
import { candidateErrors } from '#/candidates/errors';
import { REPORT_STATUSES } from '#/candidates/options';
import { evaluationErrors } from '#/evaluations/errors';
import { endpoint } from '#/kernel/endpoint';
import { RECRUITERS } from '#/kernel/roles';
import { reportErrors } from './errors.ts';

const candidateParams = z.object({ id: z.string() });

export const generateReport = endpoint({
  name: 'reports.generate',
  method: 'PUT',
  path: '/candidates/report/{id}',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidate: 'params.id' },
  feature: 'PDF_REPORTS',
  limits: [{ per: ['company'], calls: 300, seconds: 3600 }],
  summary: 'Fait générer le rapport PDF d’un candidat\u00a0; répété, il n’en fait pas d’autre',
  params: candidateParams,
  output: z.object({ reportStatus: z.enum(REPORT_STATUSES), message: z.string() }),
  status: 202,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND, evaluationErrors.EVALUATION_CLOSED, reportErrors.NOT_EVALUATED],
});

/** Every plan includes this endpoint: a generated report stays available whatever the company's current plan. */
export const getReport = endpoint({
  name: 'reports.get',
  method: 'GET',
  path: '/candidates/{id}/report',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidate: 'params.id' },
  summary: 'Une adresse de courte durée où télécharger le rapport',
  params: candidateParams,
  output: z.object({ url: z.string(), fileName: z.string() }),
  errors: [
    candidateErrors.CANDIDATE_NOT_FOUND,
    evaluationErrors.EVALUATION_CLOSED,
    reportErrors.REPORT_NOT_FOUND,
    reportErrors.REPORT_LOST,
  ],
});

export const reportsApi = [generateReport, getReport] as const;
