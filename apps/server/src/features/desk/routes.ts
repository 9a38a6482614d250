import { getDesk, visitOffer } from '@kafaa/domain/desk/api';
import { bind } from '#/platform/http/route';
import * as service from './service.ts';

export const deskRoutes = [
  bind(getDesk, ({ deps, session, query }) => service.getDesk(deps, session, query.size)),
  bind(visitOffer, ({ deps, session, params }) => service.visitOffer(deps, session, params.jobId)),
];
