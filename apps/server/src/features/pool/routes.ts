import { choosePool, listOthers } from '@kafaa/domain/pool/api';
import { bind, readerOf } from '#/platform/http/route';
import * as candidates from '../candidates/service.ts';
import { namedBy } from '../own-data/links-service.ts';
import * as service from './service.ts';

export const poolRoutes = [
  bind(
    choosePool,
    ({ deps, params, body }) => service.choosePool(deps, params.link, body),
    async ({ deps, params }) => namedBy(deps, params.link).candidateId,
  ),
  bind(listOthers, ({ deps, session, params }) =>
    candidates.listOthers(deps, {
      companyId: session.companyId,
      candidateId: params.id,
      reader: readerOf(session),
    }),
  ),
];
