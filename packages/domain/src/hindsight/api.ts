import * as z from 'zod/mini';
import { candidateErrors } from '#/candidates/errors';
import { endpoint } from '#/kernel/endpoint';
import { ADMINISTRATORS, RECRUITERS } from '#/kernel/roles';
import { hindsightErrors } from './errors.ts';
import { hindsightAnswerPayload, hindsightChangeSchema, hindsightQuestionSchema, hindsightSchema } from './schema.ts';

const candidateParams = z.object({ candidateId: z.string() });

export const getHindsight = endpoint({
  name: 'hindsight.get',
  method: 'GET',
  path: '/hindsight',
  access: 'company',
  roles: ADMINISTRATORS,
  offers: 'all',
  summary: 'Le retour sur les embauches\u00A0: s’il est activé, et des totaux par critère à partir de 30 embauches',
  output: hindsightSchema,
  errors: [],
});

export const changeHindsight = endpoint({
  name: 'hindsight.change',
  method: 'PUT',
  path: '/hindsight',
  access: 'company',
  roles: ADMINISTRATORS,
  offers: 'none',
  limits: [{ per: ['company'], calls: 60, seconds: 3600 }],
  summary: 'Active ou arrête le retour sur les embauches\u00A0; il ne concerne que les embauches qui suivent',
  body: hindsightChangeSchema,
  output: hindsightChangeSchema,
  errors: [],
});

export const getHindsightQuestion = endpoint({
  name: 'hindsight.question',
  method: 'GET',
  path: '/hindsight/{candidateId}',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidate: 'params.candidateId' },
  summary: 'La question posée à cette personne de l’équipe, 30 ou 90 jours après une embauche',
  params: candidateParams,
  output: hindsightQuestionSchema,
  errors: [hindsightErrors.NOTHING_ASKED, hindsightErrors.ALREADY_ANSWERED],
});

export const answerHindsight = endpoint({
  name: 'hindsight.answer',
  method: 'PUT',
  path: '/hindsight/{candidateId}',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidate: 'params.candidateId' },
  limits: [{ per: ['company'], calls: 600, seconds: 3600 }],
  summary: 'Y répond, critère par critère, une seule fois\u00A0; aucun score ne change',
  params: candidateParams,
  body: hindsightAnswerPayload,
  output: z.object({ message: z.string() }),
  errors: [candidateErrors.CANDIDATE_NOT_FOUND, hindsightErrors.NOTHING_ASKED, hindsightErrors.ALREADY_ANSWERED],
});

export const hindsightApi = [getHindsight, changeHindsight, getHindsightQuestion, answerHindsight] as const;
