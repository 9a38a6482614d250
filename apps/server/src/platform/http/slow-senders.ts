import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A grace period for a request body, and the minimum average rate after it. */
export interface LeastPace {
  readonly graceMs: number;
  readonly bytesPerSecond: number;
  /** Interval of the check. */
  readonly checkMs: number;
}

/**
 * Closes connections whose request body arrives too slowly, because each occupies a socket and a handler. The slowest phone that
 * can upload a CV at all is ten times as fast, and an interrupted upload resumes where it stopped.
 */
export function dropSlowSenders(app: FastifyInstance, { graceMs, bytesPerSecond, checkMs }: LeastPace): void {
  const sending = new Map<IncomingMessage, { since: number; bytesBefore: number }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    // Injected test requests have no network socket.
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
