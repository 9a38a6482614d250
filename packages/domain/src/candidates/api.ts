import * as z from 'zod/mini';
import { jobErrors } from '#/jobs/errors';
import { endpoint } from '#/kernel/endpoint';
import { candidateErrors } from './errors.ts';
import { candidateListQuery, candidatePageSchema, candidateSchema, registrationSchema } from './schema.ts';

const candidateParams = z.object({ id: z.string() });

export const registerCandidate = endpoint({
  name: 'candidates.create',
  method: 'POST',
  path: '/candidates/create',
  access: 'public',
  summary: 'Inscrit un candidat à une offre et lui envoie son lien personnel',
  body: registrationSchema,
  output: z.object({ message: z.string(), email: z.string() }),
  status: 201,
  errors: [jobErrors.JOB_NOT_FOUND, candidateErrors.JOB_CLOSED, candidateErrors.REGISTRATION_FULL],
});

export const listCandidates = endpoint({
  name: 'candidates.list',
  method: 'GET',
  path: '/candidates/job/{jobId}',
  access: 'company',
  summary: 'Les candidats d’une offre, par pages, avec les chiffres de toute l’offre',
  params: z.object({ jobId: z.string() }),
  query: candidateListQuery,
  output: candidatePageSchema,
  errors: [jobErrors.JOB_NOT_FOUND, candidateErrors.BAD_CURSOR],
});

export const getCandidate = endpoint({
  name: 'candidates.get',
  method: 'GET',
  path: '/candidates/{id}',
  access: 'company',
  summary: 'Un candidat et son évaluation',
  params: candidateParams,
  output: z.object({ ...candidateSchema.shape, jobTitle: z.string() }),
  errors: [candidateErrors.CANDIDATE_NOT_FOUND],
});

export const getCandidateCv = endpoint({
  name: 'candidates.cv',
  method: 'GET',
  path: '/candidates/{id}/cv',
  access: 'company',
  summary: 'Une adresse de courte durée où télécharger le CV',
  params: candidateParams,
  output: z.object({ url: z.string(), fileName: z.string() }),
  errors: [candidateErrors.CANDIDATE_NOT_FOUND, candidateErrors.CV_NOT_FOUND],
});

export const downloadFile = endpoint({
  name: 'candidates.download',
  method: 'GET',
  path: '/files/{link}',
  access: 'public',
  summary: 'Le fichier d’une adresse de courte durée, en pièce jointe',
  params: z.object({ link: z.string() }),
  output: z.object({ bytes: z.instanceof(Uint8Array), fileName: z.string() }),
  outputType: 'file',
  errors: [candidateErrors.FILE_LINK_EXPIRED],
});

export const candidatesApi = [registerCandidate, listCandidates, getCandidate, getCandidateCv, downloadFile] as const;
