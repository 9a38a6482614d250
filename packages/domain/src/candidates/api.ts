import * as z from 'zod/mini';
import { jobErrors } from '#/jobs/errors';
import { jobSchema } from '#/jobs/schema';
import { kernelErrors } from '#/kernel/app-error';
import { endpoint, EXPORTS } from '#/kernel/endpoint';
import { EVERYBODY, RECRUITERS } from '#/kernel/roles';
import { mailViewSchema } from '#/templates/schema';
import { interviewErrors } from '#/interviews/errors';
import { candidateErrors } from './errors.ts';
import {
  beginInterviewSchema,
  candidateExportQuery,
  candidateListQuery,
  candidatePageSchema,
  candidateSchema,
  confirmInterviewSchema,
  correctEmailSchema,
  decideManySchema,
  decisionSchema,
  funnelSchema,
  moveManySchema,
  moveSchema,
  notesSchema,
  registrationSchema,
  rejectManySchema,
  rejectSchema,
  saveNotesSchema,
  stageCountsSchema,
  undoMovesSchema,
} from './schema.ts';

const linkParams = z.object({ token: z.string() });
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
  summary:
    'Inscrit un candidat à une offre et lui envoie son lien personnel, ou le met sur la liste d’attente d’une offre complète',
  body: registrationSchema,
  /** `waiting`: every seat of the offer is taken at the moment, so the candidate waits for one. */
  output: z.object({ message: z.string(), email: z.string(), waiting: z.optional(z.boolean()) }),
  status: 201,
  errors: [jobErrors.JOB_NOT_FOUND, candidateErrors.JOB_CLOSED, candidateErrors.REGISTRATION_FULL],
});

/** Begins an interview on this device before the address is confirmed. The response is the same for every address. */
export const beginInterview = endpoint({
  name: 'candidates.begin',
  method: 'POST',
  path: '/candidates/begin',
  access: 'public',
  limits: [{ per: ['address'], calls: 60, seconds: 3600 }],
  summary: 'Commence un entretien provisoire sur cet appareil, avant que l’adresse soit confirmée',
  body: beginInterviewSchema,
  output: z.object({ begun: z.boolean() }),
  status: 201,
  errors: [jobErrors.JOB_NOT_FOUND, candidateErrors.JOB_CLOSED, candidateErrors.BEGIN_BY_MAIL],
});

// This endpoint is not among those of the interview, so that the interview page does not load a schema that few candidates use.
/** Mails the link that confirms the address of an interview begun before. */
export const resendConfirmation = endpoint({
  name: 'candidates.resend',
  method: 'POST',
  path: '/interviews/{token}/resend',
  access: 'link',
  limits: [{ per: ['address'], calls: 60, seconds: 3600 }],
  summary: 'Renvoie le lien qui confirme l’adresse d’un entretien provisoire',
  params: linkParams,
  output: z.object({ message: z.string() }),
  errors: [interviewErrors.EXPIRED_LINK],
});

/** Ends the device's access to an interview whose address is not confirmed; the server keeps its answers until the confirmation. */
export const closeOnDevice = endpoint({
  name: 'candidates.close',
  method: 'DELETE',
  path: '/interviews/{token}',
  access: 'link',
  limits: [{ per: ['address'], calls: 60, seconds: 3600 }],
  summary: 'Ferme un entretien provisoire sur cet appareil\u202F; ses réponses attendent la confirmation de l’adresse',
  params: linkParams,
  output: z.object({ closed: z.boolean() }),
  errors: [interviewErrors.EXPIRED_LINK],
});

/**
 * Assigns a provisional interview to this mailed link, and submits it if it is complete; or erases all provisional interviews
 * of the address.
 */
export const confirmInterview = endpoint({
  name: 'candidates.confirm',
  method: 'POST',
  path: '/interviews/{token}/confirm',
  access: 'link',
  limits: [{ per: ['address'], calls: 60, seconds: 3600 }],
  summary: 'Confirme l’adresse d’un entretien provisoire, qui continue ou part, ou l’efface',
  params: linkParams,
  body: confirmInterviewSchema,
  output: z.object({ submitted: z.boolean() }),
  errors: [
    interviewErrors.EXPIRED_LINK,
    interviewErrors.APPLICATION_CLOSED,
    interviewErrors.JOB_FULL,
    interviewErrors.INTERVIEW_PAUSED,
    interviewErrors.ALREADY_BEGUN,
    interviewErrors.CONFIRM_FIRST,
    interviewErrors.QUESTIONS_CHANGED,
  ],
});

export const listCandidates = endpoint({
  name: 'candidates.list',
  method: 'GET',
  path: '/candidates/job/{jobId}',
  access: 'company',
  roles: EVERYBODY,
  offers: { job: 'params.jobId' },
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
  roles: EVERYBODY,
  offers: { candidate: 'params.id' },
  summary: 'Un candidat et son évaluation',
  params: candidateParams,
  output: z.object({ ...candidateSchema.shape, jobTitle: z.string() }),
  errors: [candidateErrors.CANDIDATE_NOT_FOUND],
});

const REJECT_ERRORS = [candidateErrors.CANDIDATE_NOT_FOUND, candidateErrors.APPLICATION_WITHDRAWN] as const;
const UNREJECT_ERRORS = [
  candidateErrors.CANDIDATE_NOT_FOUND,
  candidateErrors.REJECTION_MAILED,
  candidateErrors.STAGE_IMPOSSIBLE,
  candidateErrors.HIRED_ELSEWHERE,
] as const;

export const rejectCandidate = endpoint({
  name: 'candidates.reject',
  method: 'PUT',
  path: '/candidates/reject/{id}',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidate: 'params.id' },
  summary: 'Rejette une candidature, avec un motif facultatif qui reste dans l’entreprise',
  params: candidateParams,
  body: rejectSchema,
  output: decisionSchema,
  errors: REJECT_ERRORS,
});

export const previewRejection = endpoint({
  name: 'candidates.previewRejection',
  method: 'GET',
  path: '/candidates/{id}/rejection-mail',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidate: 'params.id' },
  feature: 'REJECTION_EMAIL',
  summary: 'L’e-mail que recevrait ce candidat s’il était rejeté maintenant, et quand',
  params: candidateParams,
  output: mailViewSchema,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND],
});

export const unrejectCandidate = endpoint({
  name: 'candidates.unreject',
  method: 'PUT',
  path: '/candidates/unreject/{id}',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidate: 'params.id' },
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
  roles: RECRUITERS,
  offers: { candidates: 'body.ids' },
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
  roles: RECRUITERS,
  offers: { candidates: 'body.ids' },
  summary: 'Annule plusieurs rejets ensemble\u00a0: tous ou aucun',
  body: decideManySchema,
  output: z.array(decisionSchema),
  errors: UNREJECT_ERRORS,
});

const MOVE_ERRORS = [
  candidateErrors.CANDIDATE_NOT_FOUND,
  candidateErrors.APPLICATION_WITHDRAWN,
  candidateErrors.STAGE_CHANGED,
] as const;
/** Limit on moves, because each one stays in the log permanently. */
const MOVES = [{ per: ['company'], calls: 600, seconds: 3600 }] as const;

export const moveCandidates = endpoint({
  name: 'candidates.move',
  method: 'PUT',
  path: '/candidates/stage',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidates: 'body.ids' },
  limits: MOVES,
  summary: 'Fait passer des candidats à une étape posée par l’équipe\u00a0: tous ou aucun',
  body: moveManySchema,
  output: z.array(decisionSchema),
  errors: [
    ...MOVE_ERRORS,
    candidateErrors.NOT_RETAINED,
    candidateErrors.STAGE_IMPOSSIBLE,
    candidateErrors.HIRED_ELSEWHERE,
  ],
});

export const undoMoves = endpoint({
  name: 'candidates.undoMoves',
  method: 'PUT',
  path: '/candidates/stage/undo',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidates: 'body.ids' },
  limits: MOVES,
  summary: 'Annule le dernier passage d’étape de ces candidats\u00a0: tous ou aucun',
  body: undoMovesSchema,
  output: z.array(decisionSchema),
  errors: [
    ...MOVE_ERRORS,
    candidateErrors.NOTHING_TO_UNDO,
    candidateErrors.STAGE_IMPOSSIBLE,
    candidateErrors.HIRED_ELSEWHERE,
  ],
});

export const fillJob = endpoint({
  name: 'candidates.fillJob',
  method: 'PUT',
  path: '/candidates/{id}/fill',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidate: 'params.id' },
  summary: 'Ferme l’offre de ce candidat, pourvue par lui\u00a0: il est embauché',
  params: candidateParams,
  output: jobSchema,
  errors: [
    candidateErrors.CANDIDATE_NOT_FOUND,
    candidateErrors.APPLICATION_WITHDRAWN,
    candidateErrors.NOT_RETAINED,
    candidateErrors.STAGE_IMPOSSIBLE,
    candidateErrors.HIRED_ELSEWHERE,
  ],
});

export const listMoves = endpoint({
  name: 'candidates.moves',
  method: 'GET',
  path: '/candidates/{id}/moves',
  access: 'company',
  roles: EVERYBODY,
  offers: { candidate: 'params.id' },
  summary: 'Les étapes d’un candidat\u00a0: quand, par qui, de laquelle à laquelle',
  params: candidateParams,
  output: z.array(moveSchema),
  errors: [candidateErrors.CANDIDATE_NOT_FOUND],
});

const jobParams = z.object({ jobId: z.string() });

export const countStages = endpoint({
  name: 'candidates.stages',
  method: 'GET',
  path: '/candidates/job/{jobId}/stages',
  access: 'company',
  roles: EVERYBODY,
  offers: { job: 'params.jobId' },
  summary: 'Le nombre de candidats d’une offre à chaque étape',
  params: jobParams,
  output: stageCountsSchema,
  errors: [jobErrors.JOB_NOT_FOUND],
});

export const getFunnel = endpoint({
  name: 'candidates.funnel',
  method: 'GET',
  path: '/candidates/job/{jobId}/funnel',
  access: 'company',
  roles: EVERYBODY,
  offers: { job: 'params.jobId' },
  // The limit is low because each call reads the whole log of the offer.
  limits: [{ per: ['company'], calls: 120, seconds: 60 }],
  summary: 'L’entonnoir d’une offre\u00a0: personnes, pertes et durée médiane à chaque étape',
  params: jobParams,
  output: funnelSchema,
  errors: [jobErrors.JOB_NOT_FOUND],
});

export const exportFunnel = endpoint({
  name: 'candidates.exportFunnel',
  method: 'GET',
  path: '/candidates/job/{jobId}/funnel/export',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'params.jobId' },
  limits: [EXPORTS],
  summary: 'L’entonnoir d’une offre en CSV',
  params: jobParams,
  output: z.object({ fileName: z.string(), content: z.string() }),
  errors: [jobErrors.JOB_NOT_FOUND],
});

export const saveCandidateNotes = endpoint({
  name: 'candidates.notes',
  method: 'PUT',
  path: '/candidates/{id}/notes',
  access: 'company',
  roles: EVERYBODY,
  offers: { candidate: 'params.id' },
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
  roles: RECRUITERS,
  offers: { candidate: 'params.id' },
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
  roles: RECRUITERS,
  offers: { job: 'params.jobId' },
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
  roles: EVERYBODY,
  offers: { candidate: 'params.id' },
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
  beginInterview,
  resendConfirmation,
  closeOnDevice,
  confirmInterview,
  listCandidates,
  getCandidate,
  rejectCandidate,
  previewRejection,
  unrejectCandidate,
  rejectCandidates,
  unrejectCandidates,
  moveCandidates,
  undoMoves,
  fillJob,
  listMoves,
  countStages,
  getFunnel,
  exportFunnel,
  saveCandidateNotes,
  correctCandidateEmail,
  exportCandidates,
  getCandidateCv,
  downloadFile,
] as const;
