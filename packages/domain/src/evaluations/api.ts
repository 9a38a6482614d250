import * as z from 'zod/mini';
import { candidateErrors } from '#/candidates/errors';
import { jobErrors } from '#/jobs/errors';
import { endpoint, EXPORTS } from '#/kernel/endpoint';
import { ADMINISTRATORS, EVERYBODY, RECRUITERS } from '#/kernel/roles';
import { evaluationErrors } from './errors.ts';
import {
  agreementSchema,
  answerLevelSchema,
  deductionChangeSchema,
  enginesSchema,
  evaluationSchema,
  fairnessSchema,
  houseChangeSchema,
  houseSchema,
  independenceSchema,
  instructionsSchema,
  levelChangeSchema,
  readingChangeSchema,
  readingSchema,
  scopeQuery,
  swapTestSchema,
  weightsPreviewBody,
  weightsPreviewSchema,
} from './schema.ts';

const candidateParams = z.object({ id: z.string() });

export const changeDeduction = endpoint({
  name: 'evaluations.deduction',
  method: 'PUT',
  path: '/candidates/{id}/deduction',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidate: 'params.id' },
  summary: 'Rend les points retirés pour indices d’écriture, ou les retire à nouveau\u00a0; le score est recalculé',
  params: candidateParams,
  body: deductionChangeSchema,
  output: evaluationSchema,
  errors: [
    candidateErrors.CANDIDATE_NOT_FOUND,
    evaluationErrors.NOT_EVALUATED_YET,
    evaluationErrors.EVALUATION_CLOSED,
    evaluationErrors.NO_DEDUCTION,
  ],
});

export const setHumanLevel = endpoint({
  name: 'evaluations.level',
  method: 'PUT',
  path: '/candidates/{id}/level',
  access: 'company',
  roles: EVERYBODY,
  offers: { candidate: 'params.id' },
  summary: 'Pose le niveau du recruteur sur un critère, à côté de celui de l’IA, ou le retire (null)',
  params: candidateParams,
  body: levelChangeSchema,
  output: evaluationSchema,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND, evaluationErrors.NOT_EVALUATED_YET, evaluationErrors.EVALUATION_CLOSED],
});

export const setAnswerLevel = endpoint({
  name: 'evaluations.answerLevel',
  method: 'PUT',
  path: '/candidates/{id}/answer-level',
  access: 'company',
  roles: EVERYBODY,
  offers: { candidate: 'params.id' },
  feature: 'TRANSCRIPTS',
  limits: [{ per: ['company'], calls: 1200, seconds: 3600 }],
  summary:
    'Pose son propre niveau sur une réponse\u00a0; où l’équipe lit avant de voir, le deuxième ouvre l’évaluation à cette personne',
  params: candidateParams,
  body: answerLevelSchema,
  output: readingSchema,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND, evaluationErrors.ANSWER_NOT_FOUND],
});

export const changeReading = endpoint({
  name: 'evaluations.changeReading',
  method: 'PUT',
  path: '/evaluations/reading',
  access: 'company',
  roles: ADMINISTRATORS,
  offers: 'none',
  feature: 'TRANSCRIPTS',
  limits: [{ per: ['company'], calls: 60, seconds: 3600 }],
  summary:
    'Fait lire l’équipe avant de voir (true)\u00a0: chaque évaluation reste fermée à qui n’a pas posé deux niveaux',
  body: readingChangeSchema,
  output: readingChangeSchema,
  errors: [],
});

export const getIndependence = endpoint({
  name: 'evaluations.independence',
  method: 'GET',
  path: '/evaluations/independence',
  access: 'company',
  roles: EVERYBODY,
  offers: 'none',
  feature: 'TRANSCRIPTS',
  summary:
    'À quelle distance de l’IA sont ses propres niveaux, avant et après l’avoir vue\u00a0; chaque personne ne lit que les siens',
  output: independenceSchema,
  errors: [],
});

export const getAgreement = endpoint({
  name: 'evaluations.agreement',
  method: 'GET',
  path: '/evaluations/agreement',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'query.jobId' },
  feature: 'ADVANCED_REPORTS',
  summary: 'Accords et écarts entre les niveaux du recruteur et ceux de l’IA, par critère',
  query: scopeQuery,
  output: agreementSchema,
  errors: [jobErrors.JOB_NOT_FOUND],
});

export const exportAgreement = endpoint({
  name: 'evaluations.exportAgreement',
  method: 'GET',
  path: '/evaluations/agreement/export',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'query.jobId' },
  feature: 'ADVANCED_REPORTS',
  limits: [EXPORTS],
  summary: 'Les mêmes accords et écarts en CSV',
  query: scopeQuery,
  output: z.object({ fileName: z.string(), content: z.string() }),
  errors: [jobErrors.JOB_NOT_FOUND],
});

export const getHouse = endpoint({
  name: 'evaluations.house',
  method: 'GET',
  path: '/evaluations/house',
  access: 'company',
  roles: RECRUITERS,
  offers: 'all',
  feature: 'ADVANCED_REPORTS',
  summary: 'Seuils du moteur, seuils que donnent les niveaux de l’entreprise, et lesquels valent',
  output: houseSchema,
  errors: [],
});

export const changeHouse = endpoint({
  name: 'evaluations.changeHouse',
  method: 'PUT',
  path: '/evaluations/house',
  access: 'company',
  roles: RECRUITERS,
  offers: 'all',
  feature: 'ADVANCED_REPORTS',
  limits: [{ per: ['company'], calls: 60, seconds: 3600 }],
  summary:
    'Règle les seuils sur les niveaux de l’entreprise d’aujourd’hui (true) ou revient à ceux du moteur (false)\u00a0; aucun score ne change',
  body: houseChangeSchema,
  output: houseSchema,
  errors: [evaluationErrors.TOO_FEW_LEVELS],
});

export const getFairness = endpoint({
  name: 'evaluations.fairness',
  method: 'GET',
  path: '/evaluations/fairness',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'query.jobId' },
  feature: 'ADVANCED_REPORTS',
  summary:
    'Rapport d’équité d’une offre ou de toutes\u00a0: répartition des scores, indices d’écriture, essai d’identités',
  query: scopeQuery,
  output: fairnessSchema,
  errors: [jobErrors.JOB_NOT_FOUND],
});

export const exportFairness = endpoint({
  name: 'evaluations.exportFairness',
  method: 'GET',
  path: '/evaluations/fairness/export',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'query.jobId' },
  feature: 'ADVANCED_REPORTS',
  limits: [EXPORTS],
  summary: 'Le même rapport en CSV, sans aucune donnée personnelle',
  query: scopeQuery,
  output: z.object({ fileName: z.string(), content: z.string() }),
  errors: [jobErrors.JOB_NOT_FOUND],
});

export const requestSwapTest = endpoint({
  name: 'evaluations.swapTest',
  method: 'POST',
  path: '/evaluations/fairness/test',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'query.jobId' },
  feature: 'ADVANCED_REPORTS',
  // This is the most expensive endpoint: it evaluates up to thirty interviews, each under many names.
  limits: [
    { per: ['company'], calls: 6, seconds: 3600 },
    { per: ['company'], calls: 24, seconds: 86_400 },
  ],
  summary:
    'Lance l’essai d’identités sur les derniers entretiens\u00a0; répété pendant qu’il tourne, il n’en lance pas d’autre',
  query: scopeQuery,
  output: swapTestSchema,
  status: 202,
  errors: [jobErrors.JOB_NOT_FOUND, evaluationErrors.NOTHING_TO_TEST],
});

export const getEngines = endpoint({
  name: 'evaluations.engines',
  method: 'GET',
  path: '/evaluations/engines',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'query.jobId' },
  summary: 'Quels moteurs ont évalué les candidats d’une offre ou de toutes, et où en est le recalcul',
  query: scopeQuery,
  output: enginesSchema,
  errors: [jobErrors.JOB_NOT_FOUND],
});

export const recalculate = endpoint({
  name: 'evaluations.recalculate',
  method: 'POST',
  path: '/evaluations/recalculate',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'query.jobId' },
  limits: [{ per: ['company'], calls: 30, seconds: 3600 }],
  summary:
    'Évalue à nouveau, par le moteur en service, les entretiens qu’un autre moteur a évalués\u00a0; décisions et historique restent',
  query: scopeQuery,
  output: enginesSchema,
  status: 202,
  errors: [jobErrors.JOB_NOT_FOUND, evaluationErrors.NOTHING_TO_RECALCULATE],
});

export const previewWeights = endpoint({
  name: 'evaluations.previewWeights',
  method: 'POST',
  path: '/evaluations/weights',
  access: 'company',
  roles: RECRUITERS,
  offers: 'listed',
  limits: [{ per: ['company'], calls: 600, seconds: 3600 }],
  summary:
    'Ce que le métier d’une offre suggère de peser, et l’ordre que donnerait chaque choix, sur des personnes déjà évaluées',
  body: weightsPreviewBody,
  output: weightsPreviewSchema,
  errors: [],
});

export const getInstructions = endpoint({
  name: 'evaluations.instructions',
  method: 'GET',
  path: '/evaluations/instructions',
  access: 'company',
  roles: EVERYBODY,
  offers: 'none',
  summary: 'Mesures du moteur en service, par langue et par genre de question, pour le mode d’emploi',
  output: instructionsSchema,
  errors: [],
});

export const evaluationsApi = [
  getInstructions,
  changeDeduction,
  setHumanLevel,
  setAnswerLevel,
  changeReading,
  getIndependence,
  getAgreement,
  exportAgreement,
  getHouse,
  changeHouse,
  getFairness,
  exportFairness,
  requestSwapTest,
  getEngines,
  recalculate,
  previewWeights,
] as const;
