import * as z from 'zod/mini';
import { candidateErrors } from '#/candidates/errors';
import { endpoint } from '#/kernel/endpoint';
import { EVERYBODY, RECRUITERS } from '#/kernel/roles';
import { copyErrors } from './errors.ts';
import { resemblanceSchema, setAsideSchema } from './schema.ts';

const params = z.object({ id: z.string() });

export const listCopies = endpoint({
  name: 'copies.list',
  method: 'GET',
  path: '/candidates/{id}/copies',
  access: 'company',
  roles: EVERYBODY,
  offers: { candidate: 'params.id' },
  feature: 'TRANSCRIPTS',
  summary: 'Les réponses qui ressemblent à celles d’autres candidats de l’offre, avec les deux passages',
  params,
  output: z.array(resemblanceSchema),
  errors: [candidateErrors.CANDIDATE_NOT_FOUND],
});

export const setCopyAside = endpoint({
  name: 'copies.setAside',
  method: 'PUT',
  path: '/candidates/{id}/copies',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidate: 'params.id' },
  feature: 'TRANSCRIPTS',
  summary: 'Note qu’une ressemblance est vue, par qui et quand, ou la reprend\u00A0; aucun score ne change',
  params,
  body: setAsideSchema,
  output: resemblanceSchema,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND, copyErrors.COPY_NOT_FOUND],
});

export const copiesApi = [listCopies, setCopyAside] as const;
