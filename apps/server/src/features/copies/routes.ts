import { listCopies, setCopyAside } from '@kafaa/domain/copies/api';
import { bind, actor } from '#/platform/http/route';
import * as service from './service.ts';

export const copiesRoutes = [
  bind(listCopies, ({ deps, session, params }) =>
    service.listCopies(deps, { ...actor(session), candidateId: params.id }),
  ),
  bind(setCopyAside, ({ deps, session, params, body }) =>
    service.setCopyAside(deps, { ...actor(session), candidateId: params.id }, body),
  ),
];
