import type { FastifyInstance } from 'fastify';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';

/**
 * Accepts a binary body. If the connection breaks, the bytes received so far are passed on as if the body were complete. A chunked
 * upload then resumes from there, so that even a connection that breaks every 200 KB sends no byte twice.
 */
export function acceptChunks(app: FastifyInstance, limit: number): void {
  app.addContentTypeParser('application/octet-stream', (request, payload, done) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let over = false;
    const end = (refusal: AppError | null) => {
      if (over) return;
      over = true;
      if (refusal) done(refusal);
      else done(null, Buffer.concat(chunks));
    };
    const tooLarge = () => end(new AppError(kernelErrors.PAYLOAD_TOO_LARGE));
    if (Number(request.headers['content-length'] ?? 0) > limit) return tooLarge();
    payload.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) tooLarge();
      else chunks.push(chunk);
    });
    for (const event of ['end', 'close', 'error']) payload.on(event, () => end(null));
    // If the connection broke during the access check, no further event is emitted, so the body ends here.
    if (request.raw.destroyed) end(null);
  });
}
