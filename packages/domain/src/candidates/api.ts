import * as z from 'zod/mini';
import { jobErrors } from '#/jobs/errors';
import { kernelErrors } from '#/kernel/app-error';
import { endpoint, EXPORTS } from '#/kernel/endpoint';
import { candidateErrors } from './errors.ts';
import {
  candidateExportQuery,
  candidateListQuery,
  candidatePageSchema,
  candidateSchema,
  correctEmailSchema,
  decideManySchema,
  decisionSchema,
  notesSchema,
  registrationSchema,
  rejectManySchema,
  rejectSchema,
  saveNotesSchema,
} from './schema.ts';

const candidateParams = z.object({ id: z.string() });

export const registerCandidate = endpoint({
  name: 'candidates.create',
  method: 'POST',
  path: '/candidates/create',
  access: 'public',
  limits: [
    { per: ['address'], calls: 600, seconds: 3600 },
    { per: ['address', 'body.email'], calls: 60, seconds: 3600 },
  ],
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

const REJECT_ERRORS = [
  candidateErrors.CANDIDATE_NOT_FOUND,
  candidateErrors.ALREADY_INVITED,
  candidateErrors.APPLICATION_WITHDRAWN,
] as const;
const UNREJECT_ERRORS = [candidateErrors.CANDIDATE_NOT_FOUND, candidateErrors.REJECTION_MAILED] as const;

export const rejectCandidate = endpoint({
  name: 'candidates.reject',
  method: 'PUT',
  path: '/candidates/reject/{id}',
  access: 'company',
  summary: 'Rejette une candidature, avec un motif facultatif qui reste dans l’entreprise',
  params: candidateParams,
  body: rejectSchema,
  output: decisionSchema,
  errors: REJECT_ERRORS,
});

export const unrejectCandidate = endpoint({
  name: 'candidates.unreject',
  method: 'PUT',
  path: '/candidates/unreject/{id}',
  access: 'company',
  summary: 'Annule un rejet, tant que l’e-mail au candidat n’est pas parti',
  params: candidateParams,
  output: decisionSchema,
  errors: UNREJECT_ERRORS,
});

export const rejectCandidates = endpoint({
  name: 'candidates.rejectMany',
  method: 'PUT',
  path: '/candidates/reject',
  access: 'company',
  summary: 'Rejette plusieurs candidatures ensemble\u00a0: toutes ou aucune',
  body: rejectManySchema,
  output: z.array(decisionSchema),
  errors: REJECT_ERRORS,
});

export const unrejectCandidates = endpoint({
  name: 'candidates.unrejectMany',
  method: 'PUT',
  path: '/candidates/unreject',
  access: 'company',
  summary: 'Annule plusieurs rejets ensemble\u00a0: tous ou aucun',
  body: decideManySchema,
  output: z.array(decisionSchema),
  errors: UNREJECT_ERRORS,
});

export const saveCandidateNotes = endpoint({
  name: 'candidates.notes',
  method: 'PUT',
  path: '/candidates/{id}/notes',
  access: 'company',
  summary:
    'Enregistre les notes privées de l’entreprise sur un candidat\u00a0; avec «\u00a0before\u00a0», jamais par-dessus un texte plus récent',
  params: candidateParams,
  body: saveNotesSchema,
  output: notesSchema,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND, candidateErrors.NOTES_CHANGED],
});

export const correctCandidateEmail = endpoint({
  name: 'candidates.correctEmail',
  method: 'PUT',
  path: '/candidates/{id}/email',
  access: 'company',
  limits: [
    { per: ['company'], calls: 60, seconds: 3600 },
    { per: ['company', 'params.id'], calls: 10, seconds: 86_400 },
  ],
  summary:
    'Corrige une adresse qui refuse nos e-mails\u00a0: les anciens liens s’éteignent, l’e-mail refusé part à la nouvelle',
  params: candidateParams,
  body: correctEmailSchema,
  output: z.object({ email: z.string(), message: z.string() }),
  errors: [
    candidateErrors.CANDIDATE_NOT_FOUND,
    candidateErrors.APPLICATION_WITHDRAWN,
    candidateErrors.EMAIL_ARRIVES,
    candidateErrors.EMAIL_TAKEN,
  ],
});

export const exportCandidates = endpoint({
  name: 'candidates.export',
  method: 'GET',
  path: '/candidates/job/{jobId}/export',
  access: 'company',
  limits: [EXPORTS],
  summary: 'Tous les candidats d’une offre en CSV\u00a0; l’évaluation complète avec le plan qui la comprend',
  params: z.object({ jobId: z.string() }),
  query: candidateExportQuery,
  output: z.object({ fileName: z.string(), content: z.string() }),
  errors: [jobErrors.JOB_NOT_FOUND, kernelErrors.PLAN_FEATURE_REQUIRED],
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
  output: z.object({
    bytes: z.object({ size: z.number(), chunks: z.custom<AsyncIterable<Uint8Array>>() }),
    fileName: z.string(),
  }),
  outputType: 'file',
  errors: [candidateErrors.FILE_LINK_EXPIRED],
});

export const candidatesApi = [
  registerCandidate,
  listCandidates,
  getCandidate,
  rejectCandidate,
  unrejectCandidate,
  rejectCandidates,
  unrejectCandidates,
  saveCandidateNotes,
  correctCandidateEmail,
  exportCandidates,
  getCandidateCv,
  downloadFile,
] as const;
