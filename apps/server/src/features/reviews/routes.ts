import { answerReview, listReviews } from '@kafaa/domain/reviews/api';
import { bind } from '#/platform/http/route';
import * as service from './service.ts';

export const reviewsRoutes = [
  bind(listReviews, ({ deps, session }) => service.listReviews(deps, session)),
  bind(answerReview, ({ deps, session: { companyId, userId }, params, body }) =>
    service.answerReview(deps, { companyId, userId, candidateId: params.id, ...body }),
  ),
];
