import * as z from 'zod/mini';
import { candidateErrors } from '#/candidates/errors';
import { evaluationErrors } from '#/evaluations/errors';
import { endpoint } from '#/kernel/endpoint';
import { EVERYBODY, RECRUITERS } from '#/kernel/roles';
import { opinionErrors } from './errors.ts';
import { OPINION_LINKS_A_DAY } from './options.ts';
import {
  commentPayload,
  commentSchema,
  historySchema,
  opinionLinkPayload,
  opinionLinkSchema,
  opinionsSchema,
  scorecardPayload,
  scorecardSchema,
} from './schema.ts';

const candidateParams = z.object({ id: z.string() });
const message = z.object({ message: z.string() });
const WRITING = [{ per: ['company'], calls: 600, seconds: 3600 }] as const;

export const getOpinions = endpoint({
  name: 'opinions.get',
  method: 'GET',
  path: '/candidates/{id}/opinions',
  access: 'company',
  roles: EVERYBODY,
  offers: { candidate: 'params.id' },
  summary: 'Ce que des personnes pensent d’un candidat\u00A0: avis par lien, commentaires, grilles d’entretien',
  params: candidateParams,
  output: opinionsSchema,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND],
});

export const createOpinionLink = endpoint({
  name: 'opinions.link',
  method: 'POST',
  path: '/opinion-links',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidates: 'body.candidateIds' },
  limits: [{ per: ['company'], calls: OPINION_LINKS_A_DAY, seconds: 86_400 }],
  summary:
    'Un lien sans compte, de 14 jours, qui montre un ou plusieurs candidats d’une offre et demande un avis\u00A0; des passages de réponses seulement avec le plan qui les comprend',
  body: opinionLinkPayload,
  output: opinionLinkSchema,
  status: 201,
  errors: [
    candidateErrors.CANDIDATE_NOT_FOUND,
    candidateErrors.APPLICATION_WITHDRAWN,
    evaluationErrors.EVALUATION_CLOSED,
    opinionErrors.CANDIDATES_OF_ONE_OFFER,
  ],
});

export const revokeOpinionLink = endpoint({
  name: 'opinions.revoke',
  method: 'DELETE',
  path: '/candidates/{id}/opinion-links/{linkId}',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidate: 'params.id' },
  summary: 'Ferme un lien aussitôt\u00A0; les avis reçus restent',
  params: z.object({ id: z.string(), linkId: z.string() }),
  output: message,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND, opinionErrors.OPINION_LINK_NOT_FOUND],
});

export const addComment = endpoint({
  name: 'opinions.comment',
  method: 'POST',
  path: '/candidates/{id}/comments',
  access: 'company',
  roles: EVERYBODY,
  offers: { candidate: 'params.id' },
  limits: WRITING,
  summary:
    'Commente un candidat\u00A0; «\u00A0@\u00A0» devant le nom d’un collègue qui voit l’offre lui envoie un e-mail',
  params: candidateParams,
  body: commentPayload,
  output: commentSchema,
  status: 201,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND],
});

export const removeComment = endpoint({
  name: 'opinions.uncomment',
  method: 'DELETE',
  path: '/candidates/{id}/comments/{commentId}',
  access: 'company',
  roles: EVERYBODY,
  offers: { candidate: 'params.id' },
  limits: WRITING,
  summary: 'Retire un commentaire dont on est l’auteur',
  params: z.object({ id: z.string(), commentId: z.string() }),
  output: message,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND, opinionErrors.COMMENT_NOT_FOUND],
});

export const saveScorecard = endpoint({
  name: 'opinions.scorecard',
  method: 'PUT',
  path: '/candidates/{id}/scorecard',
  access: 'company',
  roles: EVERYBODY,
  offers: { candidate: 'params.id' },
  limits: WRITING,
  summary: 'Enregistre sa propre grille de rendez-vous, ou la retire (vide)\u00A0; chaque personne a la sienne',
  params: candidateParams,
  body: scorecardPayload,
  output: z.nullable(scorecardSchema),
  errors: [candidateErrors.CANDIDATE_NOT_FOUND],
});

export const getHistory = endpoint({
  name: 'opinions.history',
  method: 'GET',
  path: '/candidates/{id}/history',
  access: 'company',
  roles: EVERYBODY,
  offers: { candidate: 'params.id' },
  summary: 'Ce qui est arrivé à une candidature, avec qui et quand, du plus récent au plus ancien',
  params: candidateParams,
  output: historySchema,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND],
});

export const opinionsApi = [
  getOpinions,
  createOpinionLink,
  revokeOpinionLink,
  addComment,
  removeComment,
  saveScorecard,
  getHistory,
] as const;
