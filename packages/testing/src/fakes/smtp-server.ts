import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';

/** Behaviour of the server. `busy`: 451 for every mail; `hanging`: no answer; `dying`: accepts the mail, then drops the connection. */
export type SmtpMode = 'ok' | 'busy' | 'hanging' | 'dying';

/** A mail that the server received, even if it did not confirm it. */
export interface TakenMail {
  readonly messageId: string;
  readonly to: string;
  readonly at: number;
  /** The raw message, headers included. */
  readonly content: string;
}

export interface FakeSmtp {
  readonly port: number;
  readonly taken: TakenMail[];
  behave(how: SmtpMode): void;
  close(): Promise<void>;
}

const BUSY = Object.assign(new Error('try again later'), { responseCode: 451 });

/** Opens a local mail server that speaks real SMTP and fails in the mode that a test sets. */
export async function openFakeSmtp(): Promise<FakeSmtp> {
  const taken: TakenMail[] = [];
  const sockets = new Map<number, Socket>();
  let mode: SmtpMode = 'ok';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, done) {
      if (mode !== 'hanging') done();
    },
    onData(stream, session, done) {
      const take = async () => {
        const content = (await buffer(stream)).toString('latin1');
        if (mode === 'busy') throw BUSY;
        const messageId = /^message-id:\s*(\S+)/im.exec(content)?.[1] ?? '';
        taken.push({ messageId, to: session.envelope.rcptTo[0]?.address ?? '', at: Date.now(), content });
        if (mode === 'dying') sockets.get(session.remotePort)?.destroy();
      };
      callbackify(take)((fault) => done(fault));
    },
  });
  // Connections break on purpose, by this server or by a client that times out.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    socket.on('close', () => sockets.delete(port));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    behave: (how) => {
      mode = how;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets.values()) socket.destroy();
      }),
  };
}
