import * as z from 'zod/mini';
import { requiredText } from '#/kernel/fields';
import { visibleText } from '#/kernel/plain-name';
import { MAX_REVIEW_LENGTH, REVIEW_KINDS, type ReviewKind } from './options.ts';

const kind = z.enum(REVIEW_KINDS, { error: 'Cette demande n’existe pas.' });

/** A candidate's request for a review, with the company's answer. */
export const reviewSchema = z.object({
  candidateId: z.string(),
  candidate: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  kind,
  reason: z.string(),
  askedAt: z.string(),
  dueAt: z.string(),
  overdue: z.boolean(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});
export type Review = z.output<typeof reviewSchema>;

export const answerReviewSchema = z.object({
  kind,
  answer: requiredText('Écrivez votre réponse.', MAX_REVIEW_LENGTH).check(visibleText),
});

/** Data of the page behind a personal link. */
export type ReviewPageData =
  | { readonly state: 'AWAY' }
  | { readonly state: 'INVALID'; readonly message: string }
  | {
      readonly state: 'READY';
      readonly companyName: string;
      readonly jobTitle: string;
      readonly completed: boolean;
      /** Path of the page that the same link opens: the interview, or the own data. */
      readonly back: string;
      /** The kinds of review that this candidate can still request. */
      readonly open: readonly ReviewKind[];
      readonly asked: readonly Pick<Review, 'kind' | 'reason' | 'askedAt' | 'dueAt' | 'answer' | 'answeredAt'>[];
      /** Error of the submitted form, with the submitted kind and reason, which the page fills in again. */
      readonly problem?: { readonly message: string; readonly kind: ReviewKind | null; readonly reason: string };
    };
