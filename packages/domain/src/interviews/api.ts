import * as z from 'zod/mini';
import { candidateErrors } from '#/candidates/errors';
import { kernelErrors } from '#/kernel/app-error';
import { endpoint } from '#/kernel/endpoint';
import { position, wholeNumber } from '#/kernel/query';
import { interviewErrors } from './errors.ts';
import {
  chatSchema,
  completionFieldsSchema,
  interviewSchema,
  saveAnswerSchema,
  savedAnswerSchema,
  startedInterviewSchema,
  startInterviewSchema,
} from './schema.ts';

const tokenParams = z.object({ token: z.string() });
const answerParams = z.object({ token: z.string(), index: position });

export const getInterview = endpoint({
  name: 'interviews.get',
  method: 'GET',
  path: '/interviews/{token}',
  access: 'link',
  summary: 'L’entretien du porteur du lien, avec les réponses déjà enregistrées',
  params: tokenParams,
  output: interviewSchema,
  errors: [
    interviewErrors.EXPIRED_LINK,
    interviewErrors.APPLICATION_CLOSED,
    interviewErrors.JOB_FULL,
    interviewErrors.INTERVIEW_PAUSED,
  ],
});

export const startInterview = endpoint({
  name: 'interviews.start',
  method: 'POST',
  path: '/interviews/{token}/start',
  access: 'link',
  summary: 'Enregistre l’accord du candidat et prend une place',
  params: tokenParams,
  body: startInterviewSchema,
  output: startedInterviewSchema,
  errors: [
    interviewErrors.EXPIRED_LINK,
    interviewErrors.APPLICATION_CLOSED,
    interviewErrors.JOB_FULL,
    interviewErrors.INTERVIEW_PAUSED,
  ],
});

export const saveAnswer = endpoint({
  name: 'interviews.saveAnswer',
  method: 'PUT',
  path: '/interviews/{token}/answers/{index}',
  access: 'link',
  summary: 'Enregistre une réponse\u202F; la plus haute version gagne, répéter ne change rien',
  params: answerParams,
  body: saveAnswerSchema,
  output: savedAnswerSchema,
  errors: [
    interviewErrors.EXPIRED_LINK,
    interviewErrors.APPLICATION_CLOSED,
    interviewErrors.NOT_STARTED,
    interviewErrors.UNKNOWN_QUESTION,
  ],
});

/** Uploads the CV in chunks, each at its offset; the response says where to continue. */
export const sendCvChunk = endpoint({
  name: 'interviews.sendCv',
  method: 'PUT',
  path: '/interviews/{token}/cv',
  access: 'link',
  limits: [{ per: ['link'], calls: 600, seconds: 3600 }],
  summary: 'Reçoit un morceau du CV à sa position et dit où reprendre',
  params: tokenParams,
  query: z.object({
    offset: wholeNumber({ max: 99_999_999, wrong: 'Position invalide.' }),
    size: wholeNumber({ max: 9_999_999_999, wrong: 'Taille invalide.' }),
    name: z.string().check(z.minLength(1, 'Nom de fichier manquant.'), z.maxLength(255, 'Nom de fichier trop long.')),
  }),
  bodyType: 'binary',
  output: z.object({ received: z.int(), complete: z.boolean() }),
  errors: [
    interviewErrors.EXPIRED_LINK,
    interviewErrors.APPLICATION_CLOSED,
    interviewErrors.NOT_STARTED,
    interviewErrors.CV_TOO_LARGE,
    interviewErrors.CV_EMPTY,
    interviewErrors.CV_UNSUPPORTED,
    interviewErrors.CV_LOCKED,
    interviewErrors.CV_MACROS,
    interviewErrors.CV_LINKED,
    interviewErrors.CV_MIXED,
    interviewErrors.CV_OVERGROWN,
    interviewErrors.CV_WRONG_OFFSET,
  ],
});

export const joinWaitlist = endpoint({
  name: 'interviews.waitlist',
  method: 'POST',
  path: '/interviews/{token}/waitlist',
  access: 'link',
  summary: 'Demande un e-mail quand une place se libère',
  params: tokenParams,
  output: z.object({ message: z.string() }),
  errors: [interviewErrors.EXPIRED_LINK, interviewErrors.APPLICATION_CLOSED],
});

export const completeInterview = endpoint({
  name: 'interviews.complete',
  method: 'PUT',
  path: '/candidates/complete',
  access: 'link',
  limits: [
    { per: ['address'], calls: 600, seconds: 3600 },
    { per: ['link'], calls: 60, seconds: 3600 },
  ],
  summary: 'Termine l’entretien\u00A0: les réponses et le CV (cvFile, sauf s’il est déjà arrivé)',
  body: completionFieldsSchema,
  bodyType: 'multipart',
  fileField: 'cvFile',
  output: z.object({ message: z.string() }),
  errors: [
    interviewErrors.EXPIRED_LINK,
    interviewErrors.APPLICATION_CLOSED,
    interviewErrors.NOT_STARTED,
    interviewErrors.ANSWERS_MISSING,
    interviewErrors.CV_MISSING,
    interviewErrors.CV_TOO_LARGE,
    interviewErrors.CV_EMPTY,
    interviewErrors.CV_UNSUPPORTED,
    interviewErrors.CV_LOCKED,
    interviewErrors.CV_MACROS,
    interviewErrors.CV_LINKED,
    interviewErrors.CV_MIXED,
    interviewErrors.CV_OVERGROWN,
  ],
});

export const getTranscript = endpoint({
  name: 'interviews.chat',
  method: 'GET',
  path: '/chat/{id}',
  access: 'company',
  summary:
    'Questions et réponses d’un candidat, avec le plan qui les comprend\u202F; de qui conteste ou demande une personne, dans tous',
  params: z.object({ id: z.string() }),
  output: chatSchema,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND, kernelErrors.PLAN_FEATURE_REQUIRED],
});

export const interviewsApi = [
  getInterview,
  startInterview,
  saveAnswer,
  sendCvChunk,
  joinWaitlist,
  completeInterview,
  getTranscript,
] as const;
