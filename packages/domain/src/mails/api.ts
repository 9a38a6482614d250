import * as z from 'zod/mini';
import { endpoint } from '#/kernel/endpoint';
import { only } from '#/kernel/query';

export const outboxMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  /** Reply-to address; null if replies go to the sender. */
  replyTo: z.nullable(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  /** Code with which the recipient's mail server refused the mail permanently; null if it did not. */
  refusal: z.nullable(z.string()),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })),
});
export type OutboxMail = z.output<typeof outboxMailSchema>;

export const readOutbox = endpoint({
  name: 'mails.outbox',
  method: 'GET',
  path: '/outbox',
  access: 'local',
  summary: 'Les messages de la boîte d’envoi intégrée, du plus récent au plus ancien',
  query: z.object({ to: only }),
  output: z.array(outboxMailSchema),
  errors: [],
});

export const mailsApi = [readOutbox] as const;
