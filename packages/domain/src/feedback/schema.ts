import * as z from 'zod/mini';
import { decideManySchema } from '#/candidates/schema';
import { requiredText } from '#/kernel/fields';
import { isPlainName, PLAIN_NAME, visibleText } from '#/kernel/plain-name';
import { MAX_FEEDBACK_LENGTH } from './options.ts';

/** An edited text. The product mails it to the candidate under its own name, so no line may contain an address. */
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
  /** The text, one line each; null if there is none, because the interview is not evaluated or is read by a person. */
  text: z.nullable(z.string()),
  /** Whether somebody of the company changed the text. */
  edited: z.boolean(),
  approvedAt: z.nullable(z.string()),
});
export type Feedback = z.output<typeof feedbackSchema>;

export const approveFeedbackPayload = decideManySchema;

/** `approved`: ids of the candidates whose text is now approved; `skipped`: number of chosen candidates without a text. */
export const approvedFeedbackSchema = z.object({ approved: z.array(z.string()), skipped: z.int() });
