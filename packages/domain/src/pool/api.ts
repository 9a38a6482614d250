import * as z from 'zod/mini';
import { endpoint } from '#/kernel/endpoint';
import { ownDataErrors } from '#/own-data/errors';
import { poolChoiceSchema, poolConsentSchema } from './schema.ts';

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

export const poolApi = [choosePool] as const;
