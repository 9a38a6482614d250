import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long a body may come in drops, and what it must have brought on average after that. */
export interface LeastPace {
  readonly graceMs: number;
  readonly bytesPerSecond: number;
  /** How often one looks. */
  readonly checkMs: number;
}

/**
 * Ends connections whose request body drips: each holds a socket and a handler for nothing. The slowest phone that gets a
 * CV through at all is ten times as fast, and one that loses a connection goes on where it was.
 */
export function dropSlowSenders(app: FastifyInstance, { graceMs, bytesPerSecond, checkMs }: LeastPace): void {
  const sending = new Map<IncomingMessage, { since: number; bytesBefore: number }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    // A request of a test comes without a network.
    if (hasBody && raw.socket instanceof Object && 'bytesRead' in raw.socket)
      sending.set(raw, { since: performance.now(), bytesBefore: raw.socket.bytesRead });
    done();
  });
  const check = () => {
    const now = performance.now();
    for (const [raw, { since, bytesBefore }] of sending) {
      const { socket } = raw;
      if (raw.complete || raw.destroyed || socket.destroyed) sending.delete(raw);
      else if (now - since > graceMs && socket.bytesRead - bytesBefore < ((now - since) / 1000) * bytesPerSecond) {
        sending.delete(raw);
        socket.destroy();
      }
    }
  };
  const timer = setInterval(check, checkMs).unref();
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
}
