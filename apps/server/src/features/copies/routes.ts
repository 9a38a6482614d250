import { listCopies, setCopyAside } from '@kafaa/domain/copies/api';
import { bind, doer } from '#/platform/route';
import * as service from './service.ts';

export const copiesRoutes = [
  bind(listCopies, ({ deps, session, params }) =>
    service.listCopies(deps, { ...doer(session), candidateId: params.id }),
  ),
  bind(setCopyAside, ({ deps, session, params, body }) =>
    service.setCopyAside(deps, { ...doer(session), candidateId: params.id }, body),
  ),
];
