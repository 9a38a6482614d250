import * as z from 'zod/mini';
import { candidateErrors } from '#/candidates/errors';
import { endpoint } from '#/kernel/endpoint';
import { EVERYBODY } from '#/kernel/roles';
import { ownDataErrors } from '#/own-data/errors';
import { otherApplicationSchema, poolChoiceSchema, poolConsentSchema } from './schema.ts';

/** The person's yes or no counts for all their applications in this company. */
export const choosePool = endpoint({
  name: 'pool.choose',
  method: 'PUT',
  path: '/rights/{link}/pool',
  access: 'link',
  limits: [{ per: ['link'], calls: 60, seconds: 3600 }],
  summary:
    'Accepte que l’entreprise propose d’autres offres, pendant 12 mois, ou retire cet accord\u202F; répéter ne change rien',
  params: z.object({ link: z.string() }),
  body: poolChoiceSchema,
  output: z.object({ pool: z.nullable(poolConsentSchema) }),
  errors: [
    ownDataErrors.OWN_DATA_LINK_UNKNOWN,
    ownDataErrors.OWN_DATA_LINK_ENDED,
    ownDataErrors.DATA_ERASED,
    ownDataErrors.COMPANY_LEFT,
  ],
});

export const listOthers = endpoint({
  name: 'pool.others',
  method: 'GET',
  path: '/candidates/{id}/others',
  access: 'company',
  roles: EVERYBODY,
  offers: { candidate: 'params.id' },
  summary:
    'Les candidatures de la même personne à d’autres offres de l’entreprise\u00a0: même adresse confirmée ou même numéro',
  params: z.object({ id: z.string() }),
  output: z.array(otherApplicationSchema),
  errors: [candidateErrors.CANDIDATE_NOT_FOUND],
});

export const poolApi = [choosePool, listOthers] as const;
