import type { Mailer } from '#/deps';

/** Mailer that sends nothing: the mails table is the outbox, shown at /outbox. */
export function embeddedMailer(): Mailer {
  return { embedded: true, send: async () => {}, verify: async () => {} };
}
