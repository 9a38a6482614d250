import type { Mail, Mailer } from '#/deps';
import { MailRefused } from '#/platform/mail-refused';

export interface SmtpOptions {
  url: string;
  /** The domain of the Message-IDs. */
  domain: string;
  timeoutMs?: number;
}

/** Sends through the SMTP server at the address; a mail counts as sent once the server has accepted it. */
export function smtpMailer({ url, domain, timeoutMs = 20_000 }: SmtpOptions): Mailer & { close(): void } {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  // Beside the start, which does not wait for it: the first mail follows the first answer.
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({ url, pool: true, maxConnections: 3, ...timeouts }),
  );
  return {
    embedded: false,
    async send(mail) {
      assertAddresses(mail);
      try {
        const open = await transport;
        await open.sendMail({
          messageId: `<${mail.id}@${domain}>`,
          from: mail.from,
          to: mail.to,
          replyTo: mail.replyTo,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          attachments: mail.attachments?.map(({ content, ...rest }) => ({
            ...rest,
            content: typeof content === 'string' ? content : Buffer.from(content),
          })),
          // Mails about one's own account and interview: no automatic answers wanted.
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw refusal(error);
      }
    },
    close: () => void transport.then((open) => open.close()),
  };
}

function refusal(error: unknown): MailRefused {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode === 'number') return new MailRefused(String(responseCode), responseCode >= 500);
  return new MailRefused(typeof code === 'string' ? code : 'UNKNOWN', false);
}

// nodemailer delivers to whatever follows a line break or a comma in `to`.
const ONE_ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;
const NAMED_ADDRESS = /^[^<>\r\n]*<([^<>]+)>$/;

function assertAddresses(mail: Mail): void {
  const from = NAMED_ADDRESS.exec(mail.from)?.[1] ?? mail.from;
  const addresses = [from, mail.to, ...(mail.replyTo === undefined ? [] : [mail.replyTo])];
  if (!addresses.every((address) => ONE_ADDRESS.test(address))) throw new MailRefused('BAD_ADDRESS', true);
  if (/[\r\n]/.test(mail.subject)) throw new MailRefused('BAD_SUBJECT', true);
}
