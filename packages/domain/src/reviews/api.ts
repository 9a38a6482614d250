import * as z from 'zod/mini';
import { endpoint } from '#/kernel/endpoint';
import { RECRUITERS } from '#/kernel/roles';
import { reviewErrors } from './errors.ts';
import { answerReviewSchema, reviewSchema } from './schema.ts';

export const listReviews = endpoint({
  name: 'reviews.list',
  method: 'GET',
  path: '/reviews',
  access: 'company',
  roles: RECRUITERS,
  offers: 'listed',
  summary:
    'Ce que des candidats contestent ou demandent à une personne\u00a0; sans réponse d’abord, la plus proche échéance en tête',
  output: z.array(reviewSchema),
  errors: [],
});

export const answerReview = endpoint({
  name: 'reviews.answer',
  method: 'PUT',
  path: '/candidates/{id}/review',
  access: 'company',
  roles: RECRUITERS,
  offers: { candidate: 'params.id' },
  summary: 'Répond à un candidat qui conteste ou demande une personne\u00a0; la réponse lui part par e-mail',
  params: z.object({ id: z.string() }),
  body: answerReviewSchema,
  output: reviewSchema,
  errors: [reviewErrors.REVIEW_NOT_FOUND, reviewErrors.REVIEW_ANSWERED],
});

export const reviewsApi = [listReviews, answerReview] as const;
