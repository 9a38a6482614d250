import * as z from 'zod/mini';
import { candidateErrors } from '#/candidates/errors';
import { interviewErrors } from '#/interviews/errors';
import { cvFieldsSchema } from '#/candidates/schema';
import { endpoint } from '#/kernel/endpoint';
import { RECRUITERS } from '#/kernel/roles';
import { ownDataErrors } from './errors.ts';
import { correctionSchema, ownDataSchema } from './schema.ts';

const params = z.object({ link: z.string() });
const file = z.object({ bytes: z.instanceof(Uint8Array), fileName: z.string() });
const message = z.object({ message: z.string() });
const errors = [
  ownDataErrors.OWN_DATA_LINK_UNKNOWN,
  ownDataErrors.OWN_DATA_LINK_ENDED,
  ownDataErrors.DATA_ERASED,
  ownDataErrors.COMPANY_LEFT,
] as const;
/** Each call generates a file with all stored data, so the limit allows only as many as a person can use. */
const downloads = [{ per: ['link'], calls: 30, seconds: 3600 }] as const;

export const getOwnData = endpoint({
  name: 'own-data.get',
  method: 'GET',
  path: '/rights/{link}',
  access: 'link',
  summary:
    'Ce qui est gardé de la candidature du porteur du lien\u202F; niveaux et raisons une fois la décision prise ou après 14 jours',
  params,
  output: ownDataSchema,
  errors,
});

/** Returns all stored data at once, because the candidate has requested access explicitly. */
export const requestAccess = endpoint({
  name: 'own-data.access',
  method: 'POST',
  path: '/rights/{link}/access',
  access: 'link',
  limits: downloads,
  summary: 'Tout ce qui est gardé de la candidature, niveaux et raisons compris, aussitôt',
  params,
  output: ownDataSchema,
  errors,
});

export const exportOwnData = endpoint({
  name: 'own-data.export',
  method: 'GET',
  path: '/rights/{link}/export',
  access: 'link',
  limits: downloads,
  summary: 'Les mêmes données dans un fichier JSON',
  params,
  output: file,
  outputType: 'file',
  errors,
});

export const downloadOwnCv = endpoint({
  name: 'own-data.cv',
  method: 'GET',
  path: '/rights/{link}/cv',
  access: 'link',
  limits: downloads,
  summary: 'Le CV envoyé avec la candidature',
  params,
  output: file,
  outputType: 'file',
  errors: [...errors, ownDataErrors.NO_CV],
});

export const correctOwnData = endpoint({
  name: 'own-data.correct',
  method: 'PUT',
  path: '/rights/{link}',
  access: 'link',
  summary: 'Corrige les coordonnées, sauf l’adresse e-mail',
  params,
  body: correctionSchema,
  output: ownDataSchema,
  errors,
});

export const correctCvFields = endpoint({
  name: 'own-data.correctCvFields',
  method: 'PUT',
  path: '/rights/{link}/cv-fields',
  access: 'link',
  limits: [{ per: ['link'], calls: 60, seconds: 3600 }],
  summary: 'Corrige les réponses courtes qui remplacent le texte du CV',
  params,
  body: cvFieldsSchema,
  output: ownDataSchema,
  errors: [...errors, ownDataErrors.NO_CV_FIELDS],
});

export const withdrawApplication = endpoint({
  name: 'own-data.withdraw',
  method: 'POST',
  path: '/rights/{link}/withdraw',
  access: 'link',
  // Each call sends mails to both sides.
  limits: [{ per: ['link'], calls: 6, seconds: 3600 }],
  summary: 'Retire la candidature\u00A0: la place est rendue, les liens d’entretien se ferment, l’entreprise le voit',
  params,
  output: ownDataSchema,
  errors,
});

export const resumeApplication = endpoint({
  name: 'own-data.resume',
  method: 'POST',
  path: '/rights/{link}/resume',
  access: 'link',
  limits: [{ per: ['link'], calls: 6, seconds: 3600 }],
  summary: 'Reprend une candidature retirée dont l’entretien était terminé',
  params,
  output: ownDataSchema,
  errors: [...errors, ownDataErrors.NOTHING_TO_RESUME, interviewErrors.JOB_FULL],
});

export const eraseOwnData = endpoint({
  name: 'own-data.erase',
  method: 'POST',
  path: '/rights/{link}/erase',
  access: 'link',
  summary: 'Efface tout ce qui est gardé de la candidature\u202F; répéter ne change rien',
  params,
  body: z.object({ confirmed: z.literal(true, { error: 'Confirmez l’effacement.' }) }),
  output: message,
  errors: [ownDataErrors.OWN_DATA_LINK_UNKNOWN, ownDataErrors.OWN_DATA_LINK_ENDED],
});

/** The response is the same for an erased application, so that an old link reveals nothing to its holder. */
export const renewOwnDataLink = endpoint({
  name: 'own-data.renew',
  method: 'POST',
  path: '/rights/{link}/renew',
  access: 'link',
  limits: [{ per: ['link'], calls: 6, seconds: 3600 }],
  summary: 'Envoie un nouveau lien à l’adresse e-mail de la candidature, aussi quand celui-ci ne s’ouvre plus',
  params,
  output: message,
  status: 202,
  errors: [ownDataErrors.OWN_DATA_LINK_UNKNOWN],
});

/** The new link is mailed, not returned: whoever reads the data of an application may not answer in its interview. */
export const renewOwnInterview = endpoint({
  name: 'own-data.renewInterview',
  method: 'POST',
  path: '/rights/{link}/interview',
  access: 'link',
  limits: [{ per: ['link'], calls: 6, seconds: 3600 }],
  summary:
    'Envoie un nouveau lien d’entretien à l’adresse e-mail de la candidature, tant que l’entretien n’est pas fini',
  params,
  output: message,
  status: 202,
  errors: [
    ...errors,
    ownDataErrors.NOTHING_TO_RESUME,
    interviewErrors.EXPIRED_LINK,
    interviewErrors.APPLICATION_CLOSED,
    interviewErrors.INTERVIEW_PAUSED,
  ],
});

/** Reopens an interview. The endpoint is in this feature, because it deletes data of every feature that builds on the interview. */
export const reopenInterview = endpoint({
  name: 'own-data.reopen',
  method: 'PUT',
  path: '/candidates/{id}/reopen',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidate: 'params.id' },
  limits: [
    { per: ['company'], calls: 60, seconds: 3600 },
    { per: ['company', 'params.id'], calls: 5, seconds: 86_400 },
  ],
  summary:
    'Rouvre l’entretien d’un candidat\u00A0: un entretien terminé est effacé avec son évaluation, un nouveau lien part par e-mail',
  params: z.object({ id: z.string() }),
  output: message,
  errors: [
    candidateErrors.CANDIDATE_NOT_FOUND,
    candidateErrors.APPLICATION_WITHDRAWN,
    candidateErrors.DECIDED_ALREADY,
    candidateErrors.INTERVIEW_OPEN,
    interviewErrors.INTERVIEW_PAUSED,
  ],
});

export const ownDataApi = [
  getOwnData,
  requestAccess,
  exportOwnData,
  downloadOwnCv,
  correctOwnData,
  correctCvFields,
  withdrawApplication,
  resumeApplication,
  eraseOwnData,
  renewOwnDataLink,
  renewOwnInterview,
  reopenInterview,
] as const;
