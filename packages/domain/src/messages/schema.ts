import * as z from 'zod/mini';
import { ANSWER_KINDS, MAIL_STATES } from './options.ts';

/** A mail to the candidate, without its text, which holds the candidate's personal links. */
export const sentMailSchema = z.object({
  id: z.string(),
  subject: z.string(),
  to: z.string(),
  state: z.enum(MAIL_STATES),
  /** When it was sent or refused; until then, when it was written. */
  at: z.string(),
  /** Why the recipient's server refused it, in French. */
  reason: z.nullable(z.string()),
});
export type SentMail = z.output<typeof sentMailSchema>;

/** What the candidate answered on our pages. */
export const answerSchema = z.object({
  kind: z.enum(ANSWER_KINDS),
  at: z.string(),
  /** The time of the meeting, for an answer to an invitation. */
  meetingAt: z.nullable(z.string()),
  /** The candidate's own words; empty for an answer without any. */
  text: z.string(),
});
export type Answer = z.output<typeof answerSchema>;

/** Both lists: newest first. */
export const messagesSchema = z.object({
  mails: z.array(sentMailSchema),
  /** There are older mails than those. */
  more: z.boolean(),
  answers: z.array(answerSchema),
});
export type Messages = z.output<typeof messagesSchema>;
