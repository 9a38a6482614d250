import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropSlowSenders } from './slow-senders.ts';

const app = fastify({ forceCloseConnections: true });
dropSlowSenders(app, { graceMs: 150, bytesPerSecond: 1000, checkMs: 25 });
app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
app.put('/file', (_request, reply) => reply.send('taken'));
app.get('/long', () => new Promise((resolve) => void setTimeout(() => resolve('at last'), 400)));
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

/** Sends `pieces` chunks of `bytes` bytes, one every 20 ms. Returns the status or the error code of the connection. */
async function send(pieces: number, bytes: number): Promise<number | string> {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/octet-stream', 'content-length': String(pieces * bytes) };
  const sent = request({ port, host: '127.0.0.1', method: 'PUT', path: '/file', headers });
  const outcome = new Promise<number | string>((resolve) => {
    sent.on('response', (response) => resolve(response.resume().statusCode ?? 0));
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
  });
  for (let piece = 0; piece < pieces && !sent.destroyed; piece += 1) {
    sent.write(Buffer.alloc(bytes));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  sent.end();
  return outcome;
}

test('the server drops the connection of a slow request body, and accepts a long body at a steady rate', async () => {
  expect(await Promise.all([send(100, 1), send(40, 100)])).toEqual([expect.stringMatching(/ECONNRESET|EPIPE/), 200]);
});

test('the server does not treat a request with a slow response as a slow sender', async () => {
  const { port } = app.server.address() as AddressInfo;
  const [response] = (await once(request({ port, host: '127.0.0.1', path: '/long' }).end(), 'response')) as [
    { statusCode: number },
  ];
  expect(response.statusCode).toBe(200);
});
