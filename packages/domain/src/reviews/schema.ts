import * as z from 'zod/mini';
import { requiredText } from '#/kernel/fields';
import { visibleText } from '#/kernel/plain-name';
import { MAX_REVIEW_LENGTH, REVIEW_KINDS, type ReviewKind } from './options.ts';

const kind = z.enum(REVIEW_KINDS, { error: 'Cette demande n’existe pas.' });

/** What a candidate asked of the company, and its answer. */
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

/** What the page behind a personal link shows. */
export type ReviewPageData =
  | { readonly state: 'AWAY' }
  | { readonly state: 'INVALID'; readonly message: string }
  | {
      readonly state: 'READY';
      readonly companyName: string;
      readonly jobTitle: string;
      readonly completed: boolean;
      /** What can be asked now. */
      readonly open: readonly ReviewKind[];
      readonly asked: readonly Pick<Review, 'kind' | 'reason' | 'askedAt' | 'dueAt' | 'answer' | 'answeredAt'>[];
      /** What was wrong with what was sent, and the text, which is not to be typed again. */
      readonly problem?: { readonly message: string; readonly kind: ReviewKind | null; readonly reason: string };
    };
