import * as z from 'zod/mini';
import { jobErrors } from '#/jobs/errors';
import { endpoint } from '#/kernel/endpoint';
import { EVERYBODY, RECRUITERS } from '#/kernel/roles';
import { deskQuery, deskSchema, interviewMailsPayload, interviewMailsSchema } from './schema.ts';

export const getDesk = endpoint({
  name: 'desk.get',
  method: 'GET',
  path: '/desk',
  access: 'company',
  roles: EVERYBODY,
  offers: 'listed',
  limits: [{ per: ['company'], calls: 300, seconds: 60 }],
  summary: 'Ce qui attend quelqu’un de l’entreprise, sur toutes les offres\u00a0: à décider, réponses, bloqués',
  query: deskQuery,
  output: deskSchema,
  errors: [],
});

export const visitOffer = endpoint({
  name: 'desk.visit',
  method: 'PUT',
  path: '/desk/visits/{jobId}',
  access: 'company',
  roles: EVERYBODY,
  offers: { job: 'params.jobId' },
  summary: 'Note que la personne a ouvert cette offre\u00a0: ses candidats ne sont plus nouveaux pour elle',
  params: z.object({ jobId: z.string() }),
  output: z.object({ visitedAt: z.string() }),
  errors: [jobErrors.JOB_NOT_FOUND],
});

export const getInterviewMails = endpoint({
  name: 'desk.interviewMails',
  method: 'GET',
  path: '/interview-mails',
  access: 'company',
  roles: RECRUITERS,
  offers: 'none',
  summary: 'Quand la personne reçoit des e-mails sur les entretiens terminés',
  output: interviewMailsSchema,
  errors: [],
});

export const chooseInterviewMails = endpoint({
  name: 'desk.chooseInterviewMails',
  method: 'PUT',
  path: '/interview-mails',
  access: 'company',
  roles: RECRUITERS,
  offers: 'none',
  limits: [{ per: ['company'], calls: 120, seconds: 3600 }],
  summary: 'Choisit ces e-mails pour soi\u00a0: à chaque entretien, une fois par jour ou jamais',
  body: interviewMailsPayload,
  output: interviewMailsSchema,
  errors: [],
});

export const deskApi = [getDesk, visitOffer, getInterviewMails, chooseInterviewMails] as const;
