import * as z from 'zod/mini';
import { candidateErrors } from '#/candidates/errors';
import { cvFieldsSchema, decideManySchema } from '#/candidates/schema';
import { kernelErrors } from '#/kernel/app-error';
import { endpoint } from '#/kernel/endpoint';
import { EVERYBODY, RECRUITERS } from '#/kernel/roles';
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
    interviewErrors.QUESTIONS_CHANGED,
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

export const remindCandidates = endpoint({
  name: 'interviews.remind',
  method: 'PUT',
  path: '/candidates/remind',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidates: 'body.ids' },
  limits: [{ per: ['company'], calls: 300, seconds: 3600 }],
  summary: 'Relance par e-mail des candidats qui n’ont pas fini, au plus une fois par jour chacun',
  body: decideManySchema,
  output: z.object({ reminded: z.array(z.string()), remindedAt: z.string(), skipped: z.int() }),
  errors: [
    candidateErrors.CANDIDATE_NOT_FOUND,
    candidateErrors.APPLICATION_WITHDRAWN,
    interviewErrors.REMINDED_TODAY,
    interviewErrors.NOTHING_TO_REMIND,
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

/** Uploads the CV in chunks, each at its offset; the response gives the offset of the next chunk. */
export const sendCvChunk = endpoint({
  name: 'interviews.sendCv',
  method: 'PUT',
  path: '/interviews/{token}/cv',
  access: 'link',
  limits: [{ per: ['link'], calls: 600, seconds: 3600 }],
  summary: 'Reçoit un morceau du CV à sa position, dit où reprendre et, à la fin, si son texte se lit',
  params: tokenParams,
  query: z.object({
    offset: wholeNumber({ max: 99_999_999, wrong: 'Position invalide.' }),
    size: wholeNumber({ max: 9_999_999_999, wrong: 'Taille invalide.' }),
    name: z.string().check(z.minLength(1, 'Nom de fichier manquant.'), z.maxLength(255, 'Nom de fichier trop long.')),
  }),
  bodyType: 'binary',
  output: z.object({ received: z.int(), complete: z.boolean(), readable: z.nullable(z.boolean()) }),
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

/** Removes an uploaded CV, complete or in part, before the application is sent. */
export const removeCv = endpoint({
  name: 'interviews.removeCv',
  method: 'DELETE',
  path: '/interviews/{token}/cv',
  access: 'link',
  limits: [{ per: ['link'], calls: 120, seconds: 3600 }],
  summary: 'Retire le CV déjà arrivé, avant l’envoi de la candidature ; répéter ne change rien',
  params: tokenParams,
  output: z.object({ removed: z.boolean() }),
  errors: [interviewErrors.EXPIRED_LINK, interviewErrors.APPLICATION_CLOSED, interviewErrors.NOT_STARTED],
});

export const saveCvFields = endpoint({
  name: 'interviews.saveCvFields',
  method: 'PUT',
  path: '/interviews/{token}/cv-fields',
  access: 'link',
  limits: [{ per: ['link'], calls: 120, seconds: 3600 }],
  summary: 'Enregistre les cinq réponses courtes qui remplacent un CV sans texte lisible, ou absent',
  params: tokenParams,
  body: cvFieldsSchema,
  output: cvFieldsSchema,
  errors: [interviewErrors.EXPIRED_LINK, interviewErrors.APPLICATION_CLOSED, interviewErrors.NOT_STARTED],
});

export const joinWaitlist = endpoint({
  name: 'interviews.waitlist',
  method: 'POST',
  path: '/interviews/{token}/waitlist',
  access: 'link',
  summary: 'Demande un e-mail quand une place se libère',
  params: tokenParams,
  output: z.object({ message: z.string() }),
  errors: [interviewErrors.CONFIRM_FIRST, interviewErrors.EXPIRED_LINK, interviewErrors.APPLICATION_CLOSED],
});

export const renewInterviewLink = endpoint({
  name: 'interviews.renew',
  method: 'POST',
  path: '/interviews/{token}/renew',
  access: 'link',
  limits: [{ per: ['link'], calls: 30, seconds: 3600 }],
  summary: 'Envoie un nouveau lien à l’adresse de la candidature, à la place d’un lien expiré',
  params: tokenParams,
  output: z.object({ message: z.string() }),
  errors: [interviewErrors.EXPIRED_LINK, interviewErrors.APPLICATION_CLOSED, interviewErrors.INTERVIEW_PAUSED],
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
  summary:
    'Termine l’entretien\u00A0: les réponses et le CV (cvFile, sauf s’il est déjà arrivé ou si les réponses courtes le remplacent)',
  body: completionFieldsSchema,
  bodyType: 'multipart',
  fileField: 'cvFile',
  /**
   * `promise`: a sentence with the day before which the company promises an answer. `unconfirmed`: set while the server keeps
   * the answers until the address is confirmed.
   */
  output: z.object({
    message: z.string(),
    promise: z.optional(z.string()),
    unconfirmed: z.optional(z.boolean()),
  }),
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
  roles: EVERYBODY,
  offers: { candidate: 'params.id' },
  summary:
    'Questions et réponses d’un candidat, avec le plan qui les comprend\u202F; de qui conteste ou demande une personne, dans tous',
  params: z.object({ id: z.string() }),
  output: chatSchema,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND, kernelErrors.PLAN_FEATURE_REQUIRED],
});

export const interviewsApi = [
  getInterview,
  startInterview,
  remindCandidates,
  saveAnswer,
  sendCvChunk,
  removeCv,
  saveCvFields,
  joinWaitlist,
  renewInterviewLink,
  completeInterview,
  getTranscript,
] as const;
