import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Minimum rate of a request body: a grace period, and the minimum average rate after it. */
export interface LeastPace {
  readonly graceMs: number;
  readonly bytesPerSecond: number;
  /** Interval between two checks. */
  readonly checkMs: number;
}

/**
 * Closes connections whose request body arrives too slowly, because each one occupies a socket and a handler. The slowest phone
 * that can upload a CV at all is ten times as fast as the minimum, and an interrupted upload resumes where it stopped.
 */
export function dropSlowSenders(app: FastifyInstance, { graceMs, bytesPerSecond, checkMs }: LeastPace): void {
  const sending = new Map<IncomingMessage, { since: number; bytesBefore: number }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    // The condition excludes injected test requests, which have no network socket.
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
