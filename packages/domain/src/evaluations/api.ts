import * as z from 'zod/mini';
import { candidateErrors } from '#/candidates/errors';
import { jobErrors } from '#/jobs/errors';
import { endpoint } from '#/kernel/endpoint';
import { evaluationErrors } from './errors.ts';
import {
  agreementQuery,
  agreementSchema,
  deductionChangeSchema,
  evaluationSchema,
  levelChangeSchema,
} from './schema.ts';

const candidateParams = z.object({ id: z.string() });

export const changeDeduction = endpoint({
  name: 'evaluations.deduction',
  method: 'PUT',
  path: '/candidates/{id}/deduction',
  access: 'company',
  summary: 'Rend les points retirés pour indices d’écriture, ou les retire à nouveau\u00a0; le score est recalculé',
  params: candidateParams,
  body: deductionChangeSchema,
  output: evaluationSchema,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND, evaluationErrors.NOT_EVALUATED_YET, evaluationErrors.NO_DEDUCTION],
});

export const setHumanLevel = endpoint({
  name: 'evaluations.level',
  method: 'PUT',
  path: '/candidates/{id}/level',
  access: 'company',
  summary: 'Pose le niveau du recruteur sur un critère, à côté de celui de l’IA, ou le retire (null)',
  params: candidateParams,
  body: levelChangeSchema,
  output: evaluationSchema,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND, evaluationErrors.NOT_EVALUATED_YET],
});

export const getAgreement = endpoint({
  name: 'evaluations.agreement',
  method: 'GET',
  path: '/evaluations/agreement',
  access: 'company',
  summary: 'Accords et écarts entre les niveaux du recruteur et ceux de l’IA, par critère',
  query: agreementQuery,
  output: agreementSchema,
  errors: [jobErrors.JOB_NOT_FOUND],
});

export const exportAgreement = endpoint({
  name: 'evaluations.exportAgreement',
  method: 'GET',
  path: '/evaluations/agreement/export',
  access: 'company',
  summary: 'Les mêmes accords et écarts en CSV',
  query: agreementQuery,
  output: z.object({ fileName: z.string(), content: z.string() }),
  errors: [jobErrors.JOB_NOT_FOUND],
});

export const evaluationsApi = [changeDeduction, setHumanLevel, getAgreement, exportAgreement] as const;
