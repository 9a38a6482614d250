import * as z from 'zod/mini';
import { text } from '#/kernel/fields';
import { mailViewSchema, templatePayload } from '#/templates/schema';
import { ANSWER_KINDS, GROUP_STATES, LEFT_OUT, MAIL_STATES, MAX_RECIPIENTS } from './options.ts';

/** A mail to the candidate. Its text is left out, because it contains the candidate's personal links. */
export const sentMailSchema = z.object({
  id: z.string(),
  subject: z.string(),
  to: z.string(),
  state: z.enum(MAIL_STATES),
  /** Time at which the mail was sent or refused. Before that, the time at which it was written, or, if held, will be sent. */
  at: z.string(),
  /** Reason for which the recipient's server refused the mail, in French. */
  reason: z.nullable(z.string()),
});
export type SentMail = z.output<typeof sentMailSchema>;

/** An answer of the candidate on our pages. */
export const answerSchema = z.object({
  kind: z.enum(ANSWER_KINDS),
  at: z.string(),
  /** The time of the meeting, for an answer to an invitation. */
  meetingAt: z.nullable(z.string()),
  /** The candidate's own words; empty for an answer without any. */
  text: z.string(),
});
export type Answer = z.output<typeof answerSchema>;

/** Mails and answers, both newest first. */
export const messagesSchema = z.object({
  mails: z.array(sentMailSchema),
  /** Whether there are older mails. */
  more: z.boolean(),
  answers: z.array(answerSchema),
});
export type Messages = z.output<typeof messagesSchema>;

const chosen = {
  candidateIds: z
    .array(z.string({ error: 'Candidat inconnu.' }), { error: 'Choisissez au moins un candidat.' })
    .check(
      z.minLength(1, 'Choisissez au moins un candidat.'),
      z.maxLength(MAX_RECIPIENTS, `Pas plus de ${MAX_RECIPIENTS} candidats à la fois.`),
    ),
};

export const groupPreviewPayload = z.object({
  ...templatePayload.shape,
  ...chosen,
  /** Id of another offer that the mail proposes. Only people with a consent get such a mail, and {{poste}} names this offer. */
  proposedJobId: z.optional(text('Offre inconnue.')),
});
export type GroupPreviewPayload = z.output<typeof groupPreviewPayload>;

export const groupPayload = z.object({
  ...groupPreviewPayload.shape,
  /** Idempotency key from the client: a repeated request sends no second mail. */
  requestId: z
    .string({ error: 'Cette clé est incorrecte.' })
    .check(z.regex(/^[\w-]{8,80}$/, 'Cette clé est incorrecte.')),
});
export type GroupPayload = z.output<typeof groupPayload>;

const leftOutSchema = z.array(z.object({ reason: z.enum(LEFT_OUT), count: z.int() }));

/** Preview of the mail for one of the recipients, and the people who would get it now. */
export const groupPreviewSchema = z.object({
  /** The mail; null if nobody would get it. */
  mail: z.nullable(z.object({ ...mailViewSchema.shape, to: z.string() })),
  recipients: z.int(),
  leftOut: leftOutSchema,
  /** Number of people to whom the company may still write today. */
  leftToday: z.int(),
});
export type GroupPreview = z.output<typeof groupPreviewSchema>;

export const groupSchema = z.object({
  id: z.string(),
  /** The subject, with « … » in place of the first name. */
  subject: z.string(),
  /** Title of the other offer that the mail proposes; absent if it proposes none. */
  proposed: z.optional(z.string()),
  /** The person who wrote it. */
  by: z.string(),
  createdAt: z.string(),
  leavesAt: z.string(),
  state: z.enum(GROUP_STATES),
  /** Number of chosen people. Each of them is counted in one of the numbers below. */
  chosen: z.int(),
  sent: z.int(),
  /** Number of mails that the recipient's server has not accepted yet. */
  waiting: z.int(),
  /** Number of mails that the recipient's server refused, or that were given up. */
  failed: z.int(),
  leftOut: leftOutSchema,
});
export type GroupMail = z.output<typeof groupSchema>;
