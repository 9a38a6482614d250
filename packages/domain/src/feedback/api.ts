import * as z from 'zod/mini';
import { candidateErrors } from '#/candidates/errors';
import { endpoint } from '#/kernel/endpoint';
import { EVERYBODY, RECRUITERS } from '#/kernel/roles';
import { evaluationErrors } from '#/evaluations/errors';
import { feedbackErrors } from './errors.ts';
import { approvedFeedbackSchema, approveFeedbackPayload, feedbackPayload, feedbackSchema } from './schema.ts';

const candidateParams = z.object({ id: z.string() });
const WRITING = [{ per: ['company'], calls: 600, seconds: 3600 }] as const;

// The endpoint is open to every plan: the text quotes only the candidate's own sentences, which every plan shows.
export const getFeedback = endpoint({
  name: 'feedback.get',
  method: 'GET',
  path: '/candidates/{id}/feedback',
  access: 'company',
  roles: EVERYBODY,
  offers: { candidate: 'params.id' },
  summary: 'Le bilan d’un entretien pour la personne qui l’a passé, composé de l’évaluation ou corrigé par l’équipe',
  params: candidateParams,
  output: feedbackSchema,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND],
});

export const saveFeedback = endpoint({
  name: 'feedback.save',
  method: 'PUT',
  path: '/candidates/{id}/feedback',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidate: 'params.id' },
  limits: WRITING,
  summary: 'Corrige le texte d’un bilan, tant qu’il n’est pas envoyé',
  params: candidateParams,
  body: feedbackPayload,
  output: feedbackSchema,
  errors: [
    candidateErrors.CANDIDATE_NOT_FOUND,
    evaluationErrors.EVALUATION_CLOSED,
    feedbackErrors.NO_FEEDBACK,
    feedbackErrors.FEEDBACK_SENT,
  ],
});

export const approveFeedback = endpoint({
  name: 'feedback.approve',
  method: 'PUT',
  path: '/candidates/feedback',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidates: 'body.ids' },
  limits: WRITING,
  summary:
    'Approuve les bilans de ces candidats et les leur envoie, une seule fois\u00A0; qui n’en a pas est laissé de côté',
  body: approveFeedbackPayload,
  output: approvedFeedbackSchema,
  errors: [
    candidateErrors.CANDIDATE_NOT_FOUND,
    candidateErrors.APPLICATION_WITHDRAWN,
    evaluationErrors.EVALUATION_CLOSED,
    feedbackErrors.NO_FEEDBACK,
  ],
});

export const feedbackApi = [getFeedback, saveFeedback, approveFeedback] as const;
