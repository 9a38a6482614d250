import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import type { SMTPServerSession } from 'smtp-server';
import type { Logger } from 'pino';
import { errorSummary } from '#/platform/diagnostics/failures';

export interface ReturnedMail {
  readonly mailId: string;
  readonly message: Uint8Array;
  /** Whether the envelope sender was empty, as it is for delivery reports (RFC 3464). */
  readonly nullSender: boolean;
}

export interface BounceListenerOptions {
  readonly host: string;
  readonly port: number;
  /** Host name of this server in the SMTP greeting. */
  readonly name: string;
  /** Returns the id of the mail with this return path. If the result is null, the recipient is refused. */
  readonly mailOf: (address: string) => string | null;
  readonly take: (returned: ReturnedMail) => Promise<unknown>;
  readonly log: Logger;
  /** Maximum duration of a connection. */
  readonly connectionMs?: number;
}

const MAX_BYTES = 256 * 1024;
const MAX_CONNECTIONS = 20;
const SILENCE_MS = 30_000;
const CONNECTION_MS = 120_000;
/** Maximum number of unknown recipients of one connection; the next one ends the connection. */
const MAX_WRONG = 5;

const answer = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
const UNKNOWN = answer(550, '5.1.1 No such mailbox');
const TOO_MANY = answer(421, '4.7.0 Too many unknown recipients');
const ONE_ONLY = answer(452, '4.5.3 One recipient for each mail');
const TOO_LARGE = answer(552, `5.3.4 At most ${MAX_BYTES} bytes`);
const LATER = answer(451, '4.3.0 Try again later');

/**
 * Starts an SMTP server for bounces. The server accepts mail to the return paths that we signed, and sends none. It has neither TLS
 * nor log-in, because a mail server stands in front of it.
 */
export async function listenForBounces(
  options: BounceListenerOptions,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const { SMTPServer } = await import('smtp-server');
  const { log, mailOf } = options;
  const wrong = new Map<string, number>();
  const server = new SMTPServer({
    name: options.name,
    banner: 'bounces only',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    maxClients: MAX_CONNECTIONS,
    socketTimeout: SILENCE_MS,
    closeTimeout: 1_000,
    onRcptTo({ address }, { id, envelope }, done) {
      if (envelope.rcptTo.length > 0) return done(ONE_ONLY);
      if (mailOf(address) !== null) return done();
      const count = (wrong.get(id) ?? 0) + 1;
      wrong.set(id, count);
      done(count > MAX_WRONG ? TOO_MANY : UNKNOWN);
    },
    onData(stream, session, done) {
      const take = async () => {
        const refusal = await receive(stream, session, options).catch((error: unknown) => {
          log.error({ fault: errorSummary(error) }, 'a bounce could not be stored, its server will try again');
          return LATER;
        });
        if (refusal) throw refusal;
      };
      callbackify(take)((fault) => done(fault));
    },
    onClose: ({ id }) => void wrong.delete(id),
  });
  // An error of a single connection means that the other side has closed it or was silent too long.
  server.on('error', (error) =>
    log.debug({ fault: errorSummary(error) }, 'a connection to the bounce listener failed'),
  );
  server.server.on('connection', (socket: Socket) => {
    const end = setTimeout(() => socket.destroy(), options.connectionMs ?? CONNECTION_MS).unref();
    socket.once('close', () => clearTimeout(end));
  });
  await new Promise<void>((done, fail) => {
    server.server.once('error', fail);
    server.listen(options.port, options.host, () => {
      server.server.off('error', fail);
      done();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** Reads the mail to its end, but keeps no more than MAX_BYTES. Returns the refusal, or null once the mail is stored. */
async function receive(
  stream: Readable & { sizeExceeded?: boolean },
  { envelope }: SMTPServerSession,
  { mailOf, take }: BounceListenerOptions,
): Promise<Error | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BYTES) return TOO_LARGE;
  const mailId = mailOf(envelope.rcptTo[0]?.address ?? '');
  if (mailId === null) return UNKNOWN;
  const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
  await take({ mailId, message: Buffer.concat(chunks), nullSender: sender === '' });
  return null;
}
