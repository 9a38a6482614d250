import * as z from 'zod/mini';
import { decideManySchema } from '#/candidates/schema';
import { requiredText } from '#/kernel/fields';
import { isPlainName, PLAIN_NAME, visibleText } from '#/kernel/plain-name';
import { MAX_FEEDBACK_LENGTH } from './options.ts';

/** The text goes to the candidate in a mail under our name, so that no line may read as an address. */
export const feedbackPayload = z.object({
  text: requiredText(
    'Le bilan ne peut pas être vide.',
    MAX_FEEDBACK_LENGTH,
    `Le bilan dépasse ${MAX_FEEDBACK_LENGTH} caractères.`,
  ).check(
    visibleText,
    z.refine((text) => text.split('\n').every((line) => isPlainName(line)), PLAIN_NAME),
  ),
});

export const feedbackSchema = z.object({
  /** One line each; null if there is nothing to tell: not evaluated, or read by a person. */
  text: z.nullable(z.string()),
  /** Somebody of the company changed the text. */
  edited: z.boolean(),
  approvedAt: z.nullable(z.string()),
});
export type Feedback = z.output<typeof feedbackSchema>;

export const approveFeedbackPayload = decideManySchema;

/** `approved`: these candidates have their text now; `skipped`: how many of the others have none. */
export const approvedFeedbackSchema = z.object({ approved: z.array(z.string()), skipped: z.int() });
