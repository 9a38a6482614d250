import { approveFeedback, getFeedback, saveFeedback } from '@kafaa/domain/feedback/api';
import { bind } from '#/platform/http/route';
import * as service from './service.ts';

export const feedbackRoutes = [
  bind(getFeedback, ({ deps, session, params }) => service.getFeedback(deps, session, params.id)),
  bind(saveFeedback, ({ deps, session, params, body }) =>
    service.saveFeedback(deps, session, { candidateId: params.id, ...body }),
  ),
  bind(approveFeedback, ({ deps, session, body }) => service.approveFeedback(deps, session, body.ids)),
];
