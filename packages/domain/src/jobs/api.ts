import * as z from 'zod/mini';
import { endpoint } from '#/kernel/endpoint';
import { EVERYBODY, RECRUITERS } from '#/kernel/roles';
import { planErrors } from '#/plans/errors';
import { jobErrors } from './errors.ts';
import {
  companyJobsSchema,
  createJobSchema,
  jobIdParams,
  jobQuestionsSchema,
  jobSchema,
  keyDraftSchema,
  publicJobSchema,
  questionParams,
  saveKeySchema,
  saveQuestionsSchema,
  triedAnswerSchema,
  triedKeySchema,
  tryAnswerSchema,
  tryKeySchema,
  updatedJobSchema,
  updateJobSchema,
} from './schema.ts';

const posting = [
  planErrors.NO_SUBSCRIPTION,
  planErrors.NOT_ACTIVE,
  planErrors.EXPIRED_SUBSCRIPTION,
  planErrors.NO_JOBS_LEFT,
];

export const canPost = endpoint({
  name: 'jobs.canPost',
  method: 'GET',
  path: '/jobs/can-post',
  access: 'company',
  roles: RECRUITERS,
  offers: 'none',
  summary: 'Dit si l’entreprise peut publier une offre, et sinon pourquoi',
  output: z.object({ canPost: z.boolean() }),
  errors: posting,
});

export const createJob = endpoint({
  name: 'jobs.create',
  method: 'POST',
  path: '/jobs/create',
  access: 'company',
  roles: RECRUITERS,
  offers: 'none',
  limits: [{ per: ['company'], calls: 60, seconds: 3600 }],
  summary: 'Publie une offre et écrit ses questions',
  body: createJobSchema,
  output: jobSchema,
  status: 201,
  errors: [...posting, jobErrors.UNKNOWN_INDISPENSABLE, jobErrors.JOB_NOT_FOUND],
});

export const listJobs = endpoint({
  name: 'jobs.list',
  method: 'GET',
  path: '/jobs',
  access: 'company',
  roles: EVERYBODY,
  offers: 'listed',
  summary: 'Les offres de l’entreprise, de la plus récente à la plus ancienne',
  output: z.array(jobSchema),
  errors: [],
});

export const listCompanyJobs = endpoint({
  name: 'jobs.company',
  method: 'GET',
  path: '/jobs/company',
  access: 'company',
  roles: EVERYBODY,
  offers: 'listed',
  summary: 'Les offres de l’entreprise avec leurs nombres de candidats',
  output: companyJobsSchema,
  errors: [],
});

export const getPublicJob = endpoint({
  name: 'jobs.public',
  method: 'GET',
  path: '/jobs/interview/{id}',
  access: 'public',
  summary: 'L’offre telle que la lit un candidat',
  params: jobIdParams,
  output: publicJobSchema,
  errors: [jobErrors.JOB_NOT_FOUND],
});

export const updateJob = endpoint({
  name: 'jobs.update',
  method: 'PUT',
  path: '/jobs/{id}',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'params.id' },
  limits: [{ per: ['company'], calls: 300, seconds: 3600 }],
  summary: 'Modifie une offre\u202F; le profil, les poids et la langue tant qu’aucun entretien n’a commencé',
  params: jobIdParams,
  body: updateJobSchema,
  output: updatedJobSchema,
  errors: [
    jobErrors.JOB_NOT_FOUND,
    jobErrors.PROFILE_LOCKED,
    jobErrors.WEIGHTS_LOCKED,
    jobErrors.UNKNOWN_INDISPENSABLE,
  ],
});

export const closeJob = endpoint({
  name: 'jobs.close',
  method: 'PUT',
  path: '/jobs/{id}/close',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'params.id' },
  summary: 'Ferme une offre\u00A0: plus d’inscription ni de nouvel entretien, ceux en cours continuent',
  params: jobIdParams,
  output: jobSchema,
  errors: [jobErrors.JOB_NOT_FOUND],
});

export const reopenJob = endpoint({
  name: 'jobs.reopen',
  method: 'PUT',
  path: '/jobs/{id}/reopen',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'params.id' },
  summary: 'Rouvre une offre fermée, avec un abonnement en cours et sans compter dans le quota',
  params: jobIdParams,
  output: jobSchema,
  errors: [jobErrors.JOB_NOT_FOUND, planErrors.NO_SUBSCRIPTION, planErrors.NOT_ACTIVE, planErrors.EXPIRED_SUBSCRIPTION],
});

export const getJobQuestions = endpoint({
  name: 'jobs.questions',
  method: 'GET',
  path: '/jobs/{id}/questions',
  access: 'company',
  roles: EVERYBODY,
  offers: { job: 'params.id' },
  summary: 'Les questions d’une offre et ce que chacune mesure',
  params: jobIdParams,
  output: jobQuestionsSchema,
  errors: [jobErrors.JOB_NOT_FOUND],
});

export const saveJobQuestions = endpoint({
  name: 'jobs.saveQuestions',
  method: 'PUT',
  path: '/jobs/{id}/questions',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'params.id' },
  summary: 'Remplace les questions d’une offre, tant qu’aucun entretien n’a commencé',
  params: jobIdParams,
  body: saveQuestionsSchema,
  output: jobQuestionsSchema,
  errors: [jobErrors.JOB_NOT_FOUND, jobErrors.QUESTIONS_LOCKED],
});

export const readQuestions = endpoint({
  name: 'jobs.readQuestions',
  method: 'PUT',
  path: '/jobs/{id}/questions/read',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'params.id' },
  summary: 'Note que l’entreprise a relu les questions\u202F; répéter ne change rien',
  params: jobIdParams,
  output: jobSchema,
  errors: [jobErrors.JOB_NOT_FOUND],
});

export const tryAnswer = endpoint({
  name: 'jobs.tryAnswer',
  method: 'POST',
  path: '/jobs/{id}/questions/{questionId}/try',
  access: 'company',
  roles: EVERYBODY,
  offers: { job: 'params.id' },
  limits: [{ per: ['company'], calls: 300, seconds: 3600 }],
  summary: 'Juge une réponse d’un essai de l’entreprise, sans place prise et sans rien enregistrer',
  params: questionParams,
  body: tryAnswerSchema,
  output: triedAnswerSchema,
  errors: [jobErrors.JOB_NOT_FOUND, jobErrors.QUESTION_NOT_FOUND],
});

export const saveQuestionKey = endpoint({
  name: 'jobs.saveKey',
  method: 'PUT',
  path: '/jobs/{id}/questions/{questionId}/key',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'params.id' },
  limits: [{ per: ['company'], calls: 600, seconds: 3600 }],
  summary: 'Enregistre le corrigé d’une question, en brouillon ou validé, tant qu’aucun entretien n’a commencé',
  params: questionParams,
  body: saveKeySchema,
  output: jobQuestionsSchema,
  errors: [jobErrors.JOB_NOT_FOUND, jobErrors.QUESTION_NOT_FOUND, jobErrors.QUESTIONS_LOCKED, jobErrors.KEY_FAULTY],
});

export const removeQuestionKey = endpoint({
  name: 'jobs.removeKey',
  method: 'DELETE',
  path: '/jobs/{id}/questions/{questionId}/key',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'params.id' },
  summary: 'Retire le corrigé d’une question, tant qu’aucun entretien n’a commencé',
  params: questionParams,
  output: jobQuestionsSchema,
  errors: [jobErrors.JOB_NOT_FOUND, jobErrors.QUESTION_NOT_FOUND, jobErrors.QUESTIONS_LOCKED],
});

export const tryQuestionKey = endpoint({
  name: 'jobs.tryKey',
  method: 'POST',
  path: '/jobs/{id}/questions/{questionId}/key/try',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'params.id' },
  limits: [{ per: ['company'], calls: 300, seconds: 3600 }],
  summary: 'Juge une réponse d’essai avec un corrigé, sans rien enregistrer',
  params: questionParams,
  body: tryKeySchema,
  output: triedKeySchema,
  errors: [jobErrors.JOB_NOT_FOUND, jobErrors.QUESTION_NOT_FOUND],
});

export const draftQuestionKey = endpoint({
  name: 'jobs.draftKey',
  method: 'POST',
  path: '/jobs/{id}/questions/{questionId}/key/draft',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'params.id' },
  limits: [{ per: ['company'], calls: 30, seconds: 3600 }],
  summary: 'Demande au modèle de langage un brouillon de corrigé, sans rien enregistrer',
  params: questionParams,
  output: keyDraftSchema,
  errors: [jobErrors.JOB_NOT_FOUND, jobErrors.QUESTION_NOT_FOUND, jobErrors.NO_DRAFTS, jobErrors.DRAFT_FAILED],
});

export const jobsApi = [
  canPost,
  createJob,
  listJobs,
  listCompanyJobs,
  getPublicJob,
  updateJob,
  closeJob,
  reopenJob,
  getJobQuestions,
  saveJobQuestions,
  readQuestions,
  tryAnswer,
  saveQuestionKey,
  removeQuestionKey,
  tryQuestionKey,
  draftQuestionKey,
] as const;
