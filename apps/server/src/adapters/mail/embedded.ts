import type { Mailer } from '#/deps';

/** Sends nothing: the table of mails is the outbox that people read at /outbox. */
export function embeddedMailer(): Mailer {
  return { embedded: true, send: async () => {}, verify: async () => {} };
}
