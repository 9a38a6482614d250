import { readFileSync } from 'node:fs';
import type { Mail, Mailer } from '#/deps';
import { isLoopback } from '#/platform/http/address';
import { MailError } from '#/platform/mail/mail-error';
import { scrubbed } from '#/platform/mail/scrubbed';
import { toMailError } from './smtp-error.ts';

export interface SmtpOptions {
  url: string;
  /** Host of the Message-IDs. It is also our EHLO name, unless the URL has `?name=`. */
  domain: string;
  timeoutMs?: number;
  /** Receives each line of the SMTP dialogue, without secrets, addresses and mail content. */
  onLine?: (line: string) => void;
}

/** Sends mails through the SMTP server at `url`. A mail counts as sent once the server has accepted it. */
export function smtpMailer(options: SmtpOptions): Mailer & { close(): void } {
  const connection = connectionOf(options);
  // The module is loaded in the background, so that it does not delay the start. No mail is sent before the first response.
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({ ...connection, pool: true, maxConnections: 3 }),
  );
  return {
    embedded: false,
    async send(mail) {
      assertAddresses(mail);
      try {
        const open = await transport;
        await open.sendMail({
          messageId: `<${mail.id}@${options.domain}>`,
          from: mail.from,
          to: mail.to,
          ...(mail.returnPath !== undefined && envelopeOf(mail.returnPath, mail)),
          replyTo: mail.replyTo,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          attachments: mail.attachments?.map(({ content, ...rest }) => ({
            ...rest,
            content: typeof content === 'string' ? content : Buffer.from(content),
          })),
          // Mails of the product concern an account or an interview, so automatic replies are not wanted.
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw toMailError(error);
      }
    },
    async verify() {
      try {
        await (await transport).verify();
      } catch (error) {
        throw toMailError(error);
      }
    },
    close: () => void transport.then((open) => open.close()),
  };
}

/** Envelope with the return path. It asks the server to report only failures, without a copy of the text (RFC 3461). */
const envelopeOf = (from: string, { to }: Mail) => ({
  envelope: { from, to },
  dsn: { return: 'headers', notify: 'failure' },
});

/** Connection options that require TLS, except over loopback, so that passwords and links are never sent in clear text. */
function connectionOf({ url, domain, timeoutMs = 20_000, onLine }: SmtpOptions) {
  const address = new URL(url);
  const near = isLoopback(address.hostname);
  // The parameter is the path of a file, because a certificate does not fit into a URL.
  const ca = address.searchParams.get('tls.ca');
  for (const option of ['tls.ca', 'requireTLS', 'ignoreTLS', 'opportunisticTLS']) address.searchParams.delete(option);
  return {
    // Options in the URL override the options below.
    url: address.href,
    name: domain,
    requireTLS: !near,
    // On loopback the certificate is not verified, because Debian's Postfix and Exim come with a self-signed one.
    tls: {
      ...(near && { rejectUnauthorized: false }),
      ...(ca !== null && { ca: readFileSync(ca, 'utf8'), rejectUnauthorized: true }),
    },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...(onLine && { logger: dialogue(onLine), debug: true }),
  };
}

/** Converts nodemailer's log to lines: → for sent, ← for received. */
function dialogue(onLine: (line: string) => void) {
  const arrow = { client: '→', server: '←' } as const;
  const log = (entry: { tnx?: string }, message: unknown) => {
    if (entry.tnx !== 'client' && entry.tnx !== 'server') return;
    for (const line of String(message).split(/\r?\n/)) {
      // nodemailer removes passwords, but not the user name.
      const said = scrubbed(line.replace(/^(AUTH \S+) .+/, '$1 …').replace(/^[\w+/]{8,}=*$/, '…'));
      if (said !== '') onLine(`${arrow[entry.tnx]} ${said}`);
    }
  };
  return { trace: log, debug: log, info: log, warn: log, error: log, fatal: log, level: () => {} };
}

// The pattern allows one address only: nodemailer would also deliver to an address after a line break or a comma in `to`.
const ONE_ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;
const NAMED_ADDRESS = /^[^<>\r\n]*<([^<>]+)>$/;

function assertAddresses(mail: Mail): void {
  const from = NAMED_ADDRESS.exec(mail.from)?.[1] ?? mail.from;
  const own = [from, mail.replyTo, mail.returnPath].filter((address) => address !== undefined);
  if (!ONE_ADDRESS.test(mail.to))
    throw new MailError('the recipient is no single address', { code: 'BAD_ADDRESS', scope: 'recipient', final: true });
  if (!own.every((address) => ONE_ADDRESS.test(address)))
    throw new MailError('sender, Reply-To or return path is no single address', {
      code: 'BAD_SENDER',
      scope: 'message',
    });
  if (/[\r\n]/.test(mail.subject))
    throw new MailError('the subject has a line break', { code: 'BAD_SUBJECT', scope: 'message' });
}
