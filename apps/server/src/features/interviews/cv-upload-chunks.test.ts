import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getInterview } from '@kafaa/domain/interviews/api';
import { chunks } from '#/platform/files/chunks';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { freshPglite } from '@kafaa/testing/app/databases';
import { newCandidate, newJob, newSubscriber, start } from '@kafaa/testing/app/factories';

let app: TestApp;
beforeAll(async () => {
  // The test needs PGlite, which answers before the end of the socket is read. With a slower database the socket would end before its
  // request is known, and the bytes received until then would be lost.
  app = await openTestApp(freshPglite);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function started(): Promise<string> {
  const { id } = await newJob(app, await newSubscriber(app));
  const { token } = await newCandidate(app, id);
  await start(app, token);
  return token;
}

test('the server keeps the received bytes of an interrupted CV chunk, and a retry from an earlier offset completes the CV', async () => {
  const token = await started();
  const cv = Buffer.from(await pdfCv());
  const { port } = app.app.server.address() as AddressInfo;
  const path = (offset: number) => `/api/interviews/${token}/cv?offset=${offset}&size=${cv.length}&name=cv.pdf`;
  const held = async () => (await app.call(getInterview, { params: { token } })).body.cv?.received ?? 0;

  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = `PUT ${path(0)} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/octet-stream\r\nContent-Length: ${cv.length}\r\n\r\n`;
  socket.write(head);
  socket.write(cv.subarray(0, 500));
  socket.write(cv.subarray(500, 700), () => socket.end());
  await vi.waitFor(async () => expect(await held()).toBe(700), { timeout: 10_000 });

  // The client resends from an earlier offset, as a browser's automatic retry does.
  const rest = await app.app.inject({
    method: 'PUT',
    url: path(500),
    headers: { 'content-type': 'application/octet-stream' },
    payload: cv.subarray(500),
  });
  expect(rest.json()).toEqual({ received: cv.length, complete: true, readable: true });
});

test('the server refuses a CV chunk above the body limit with 413', async () => {
  const url = `/api/interviews/${await started()}/cv?offset=0&size=9&name=cv.pdf`;
  const large = { method: 'PUT', url } as const;
  const headers = { 'content-type': 'application/octet-stream' };
  const refused = await app.app.inject({ ...large, headers, payload: Buffer.alloc(2_000_000) });
  expect(refused.statusCode).toBe(413);
});

test('overlapping chunks are joined into one file, and a gap or a wrong total size gives no file', async () => {
  const parts = chunks(app.deps.files, 'uploads/some/body/');
  const whole = Uint8Array.from({ length: 300 }, (_, index) => index % 251);
  await parts.keep(0, whole.slice(0, 100));
  await parts.keep(200, whole.slice(200));
  expect(await parts.join(300)).toBeNull();
  await parts.keep(100, whole.slice(100, 130));
  // Stores the same offset again with more bytes, then a chunk that starts where the interrupted one ended.
  await parts.keep(100, whole.slice(100, 200));
  await parts.keep(130, whole.slice(130, 200));
  expect(await parts.first()).toEqual(whole.slice(0, 100));
  expect(await parts.join(300)).toEqual(whole);
  expect(await parts.join(299)).toBeNull();
});
