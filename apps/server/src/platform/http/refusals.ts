import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unreadable } from './clean.ts';
import { errorBody, toAppError } from '#/platform/diagnostics/failures';
import { securityHeaders } from './headers.ts';
import { newRequestId, REQUEST_ID_HEADER } from './request-id.ts';

/** Headers of an error response. It is never cached, like every response of the API. */
const refusalHeaders = (secure: boolean, requestId: string) => ({
  ...securityHeaders(secure),
  'cache-control': 'no-store',
  [REQUEST_ID_HEADER]: requestId,
});

/** Handler for malformed and overlong URLs. It replaces Fastify's response, which no hook and no error handler sees. */
export function refuseAddress(secure: boolean) {
  return (error: Error, { id }: FastifyRequest, reply: FastifyReply): void => {
    const failure = toAppError(error);
    void reply.status(failure.status).headers(refusalHeaders(secure, id)).send(errorBody(failure, id));
  };
}

// The statuses are listed here, because importing Node's list also loads its WebSocket client, which would delay each start.
const STATUS_BY_CODE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Handler that answers a malformed HTTP request, or a request that never ends. */
export function refuseConnection(secure: boolean) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = STATUS_BY_CODE[error.code ?? ''] ?? '400 Bad Request';
    const requestId = newRequestId();
    const body = JSON.stringify(errorBody(toAppError({ statusCode: 400 }), requestId));
    const headers = {
      ...refusalHeaders(secure, requestId),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  };
}

/**
 * Handles requests that Node would answer itself, without our headers and texts: requests without Host, with two Host headers or
 * with an unknown Expect.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw unreadable();
    // Node uses the first of two Host headers, but a proxy in between may have used the other.
    if (raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1)
      throw unreadable();
  });
  // An unknown Expect may be ignored, so the request is handled normally.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}
