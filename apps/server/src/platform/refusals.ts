import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unreadable } from './clean.ts';
import { errorBody, toAppError } from './failures.ts';
import { securityHeaders } from './headers.ts';
import { newRequestId, REQUEST_ID_HEADER } from './request-id.ts';

/** Like every answer of the API, a refusal is never kept. */
const refusalHeaders = (secure: boolean, requestId: string) => ({
  ...securityHeaders(secure),
  'cache-control': 'no-store',
  [REQUEST_ID_HEADER]: requestId,
});

/** Fastify's answers to addresses that it cannot read or finds too long, in our words: no hook and no error handler sees them. */
export function refuseAddress(secure: boolean) {
  return (error: Error, { id }: FastifyRequest, reply: FastifyReply): void => {
    const failure = toAppError(error);
    void reply.status(failure.status).headers(refusalHeaders(secure, id)).send(errorBody(failure, id));
  };
}

// Words of our own: Node's list of them can only be imported with its WebSocket client, which each start would wait for.
const STATUS_BY_CODE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** The answer to what is no HTTP request at all, or one that never ends. */
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

/** What Node would answer by itself, without our headers and words: a request that names no host or two, and wishes it does not know. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw unreadable();
    // Node keeps the first of two; a proxy in between may have gone by the other.
    if (raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1)
      throw unreadable();
  });
  // A wish may be left unfulfilled: the request is one like any other.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}
