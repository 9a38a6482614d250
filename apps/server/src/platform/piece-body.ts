import type { FastifyInstance } from 'fastify';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';

/**
 * Takes a body of bytes. Of one that breaks off on the way, what has arrived is handed on as if it were all: a file that
 * comes in pieces goes on from there, and a line that breaks every 200 KB carries no byte twice.
 */
export function acceptPieces(app: FastifyInstance, limit: number): void {
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
    // Broken off while it was found out whether it may be read at all: nothing more will be heard of it.
    if (request.raw.destroyed) end(null);
  });
}
