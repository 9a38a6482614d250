import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCandidateCv, listCandidates } from '@kafaa/domain/candidates/api';
import { getInterview } from '@kafaa/domain/interviews/api';
import { getJobQuestions, saveJobQuestions } from '@kafaa/domain/jobs/api';
import { toAppError } from '../src/platform/diagnostics/failures.ts';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { eachDatabase } from '@kafaa/testing/app/databases';
import {
  answerAll,
  complete,
  newCandidate,
  newJob,
  newSubscriber,
  start,
  type Recruiter,
} from '@kafaa/testing/app/factories';

const POLICY = 'content-security-policy';

eachDatabase('hostile calls', (open) => {
  let app: TestApp;
  let recruiter: Recruiter;
  let jobId: string;
  beforeAll(async () => {
    app = await openTestApp(open);
    recruiter = await newSubscriber(app);
    jobId = (await newJob(app, recruiter)).id;
  });
  afterAll(() => app.close());

  describe('request bodies', () => {
    const logIn = async (payload: string) => {
      const headers = { 'content-type': 'application/json' };
      const response = await app.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
      return { status: response.statusCode, body: response.json<{ code: string; message: string }>() };
    };

    test.each([
      ['lists', '['.repeat(300_000) + ']'.repeat(300_000)],
      ['objects', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)],
    ])('the server refuses deeply nested %s in a JSON body with 400 VALIDATION_FAILED', async (_name, payload) => {
      expect(await logIn(payload)).toEqual({
        status: 400,
        body: { code: 'VALIDATION_FAILED', message: 'L’envoi est illisible.' },
      });
    });

    test.each([
      ['without a boundary', 'multipart/form-data', 'abc'],
      ['with an invalid boundary', 'multipart/form-data; boundary=B', 'abc'],
      [
        'that ends within a field',
        'multipart/form-data; boundary=B',
        '--B\r\nContent-Disposition: form-data; name="interviewToken"\r\n\r\nabc',
      ],
      [
        'that ends within a file',
        'multipart/form-data; boundary=B',
        '--B\r\nContent-Disposition: form-data; name="cvFile"; filename="cv.pdf"\r\n\r\n%PDF-',
      ],
    ])('a multipart completion %s is refused with 400 VALIDATION_FAILED', async (_name, type, payload) => {
      const headers = { 'content-type': type };
      const response = await app.app.inject({ method: 'PUT', url: '/api/candidates/complete', headers, payload });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    });
  });

  describe('URLs', () => {
    test.each([
      ['with invalid percent-encoding', '/%E0%A4%A'],
      ['of the API with invalid percent-encoding', '/api/interviews/%E0%A4%A'],
      ['that is too long', `/api/interviews/${'a'.repeat(5000)}`],
    ])('a URL %s is refused with a French message, the CSP and no-store', async (_name, url) => {
      const response = await app.app.inject({ method: 'GET', url });
      expect([400, 404]).toContain(response.statusCode);
      expect(Object.keys(response.json<object>())).toEqual(['code', 'message']);
      expect(response.json()).toMatchObject({ message: expect.stringMatching(/illisible|introuvable/) as string });
      expect(response.headers[POLICY]).toContain("default-src 'self'");
      expect(response.headers['cache-control']).toBe('no-store');
    });

    test('the API answers with no-store for a URL in any letter case', async () => {
      for (const url of ['/api/plans', '/API/plans', '/Api/Plans'])
        expect((await app.app.inject({ method: 'GET', url })).headers['cache-control'], url).toBe('no-store');
    });
  });

  test('a library error with status 416 becomes a 400 instead of a server error', () => {
    expect(toAppError(Object.assign(new Error('range'), { statusCode: 416 }))).toMatchObject({ status: 400 });
  });

  describe('cursors', () => {
    const id = '01a1fd77-0000-7000-8000-000000000000';
    test.each([
      ['createdAt', '1', id],
      ['createdAt', '0000-01-01', id],
      ['createdAt', '+275760-09-13T00:00:00.000Z', id],
      ['score', 99_999_999_999, id],
      ['score', -1e15, id],
      ['firstName', 'amira', 'nul\u0000'],
      ['firstName', 'amira', "x' or 1=1"],
    ] as const)(
      'the candidate list refuses a forged cursor for %s at %j with 400 BAD_CURSOR',
      async (sortBy, value, last) => {
        const cursor = Buffer.from(JSON.stringify([sortBy, value, last])).toString('base64url');
        const answer = await app.call(
          listCandidates,
          { params: { jobId }, query: { sortBy, cursor } },
          recruiter.token,
        );
        expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_CURSOR' } });
      },
    );
  });

  test('the server gives three questions saved under one id three distinct ids', async () => {
    const other = await newSubscriber(app);
    const { id } = await newJob(app, other);
    const [first] = (await app.call(getJobQuestions, { params: { id } }, other.token)).body.questions;
    const questions = ['Une', 'Deux', 'Trois'].map((word) => ({
      id: first?.id ?? '',
      text: `${word} question assez longue ?`,
    }));
    const saved = await app.call(saveJobQuestions, { params: { id }, body: { questions } }, other.token);
    expect(new Set(saved.body.questions.map((question) => question.id)).size).toBe(3);
  });

  describe('CVs', () => {
    const ready = async () => {
      const { token, email } = await newCandidate(app, jobId);
      await answerAll(app, token);
      return { token, email };
    };
    const storedCv = async (email: string) => {
      const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, recruiter.token);
      return app.call(getCandidateCv, { params: { id: page.body.content[0]?.id ?? '' } }, recruiter.token);
    };
    const send = async (token: string, bytes: Uint8Array, { name = 'cv.pdf', size = bytes.length, offset = 0 } = {}) =>
      app.app.inject({
        method: 'PUT',
        url: `/api/interviews/${token}/cv`,
        query: { offset: String(offset), size: String(size), name },
        headers: { 'content-type': 'application/octet-stream' },
        payload: Buffer.from(bytes),
      });

    test.each([
      ['with a NUL', 'a\u0000b.pdf'],
      ['of 3 000 characters', `${'x'.repeat(3000)}.pdf`],
      ['with a path', '../../../etc/passwd.pdf'],
      ['with characters that end its header', 'a\\"; x=\\"b\r\n.pdf'.replace('\r\n', '%0D%0A')],
    ])('a CV with a file name %s is stored and downloaded under a safe name', async (_name, name) => {
      const { token, email } = await ready();
      expect((await complete(app, token, { cv: { name, bytes: await pdfCv() } })).status).toBe(200);
      const link = await storedCv(email);
      expect(link.body.fileName).toMatch(/^[^\u0000/\\]{1,255}$/);
      const file = await app.app.inject({ method: 'GET', url: link.body.url });
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/);
    });

    test('a completed interview keeps its CV when a late chunk of another CV arrives', async () => {
      const { token, email } = await ready();
      const bytes = await pdfCv();
      const { files } = app.deps;
      const put = files.put.bind(files);
      const finished = Promise.withResolvers<void>();
      const onItsWay = Promise.withResolvers<void>();
      files.put = async (key, ...rest) => {
        if (key.startsWith('uploads/')) {
          onItsWay.resolve();
          await finished.promise;
        }
        return put(key, ...rest);
      };
      try {
        const late = send(token, bytes.subarray(0, 100), { name: 'autre.pdf', size: bytes.length });
        await onItsWay.promise;
        expect((await complete(app, token, { cv: { name: 'cv.pdf', bytes } })).status).toBe(200);
        finished.resolve();
        expect((await late).json()).toMatchObject({ code: 'EXPIRED_LINK' });
      } finally {
        files.put = put;
      }
      const link = await storedCv(email);
      expect(link.body).toMatchObject({ fileName: 'cv.pdf' });
      expect((await app.app.inject({ method: 'GET', url: link.body.url })).rawPayload).toEqual(Buffer.from(bytes));
    });

    test('a completion concurrent with the replacement of its CV is stored with a CV or refused with 400', async () => {
      const { token, email } = await ready();
      const bytes = await pdfCv();
      await send(token, bytes);
      const [done] = await Promise.all([
        complete(app, token),
        ...Array.from({ length: 8 }, (_, index) =>
          send(token, bytes.subarray(0, 100), { name: `autre${index}.pdf`, size: bytes.length }),
        ),
      ]);
      const link = await storedCv(email);
      // Both orders are valid, but a completed interview must never lack its CV.
      expect([done?.status, link.status]).toEqual(done?.status === 200 ? [200, 200] : [400, 404]);
    });

    test('five concurrent uploads of the same CV chunk count as one upload', async () => {
      const { token } = await ready();
      const bytes = await pdfCv();
      const half = Math.floor(bytes.length / 2);
      const both = { size: bytes.length };
      const first = await Promise.all(Array.from({ length: 5 }, () => send(token, bytes.subarray(0, half), both)));
      expect(new Set(first.map(({ statusCode }) => statusCode).filter((status) => status !== 409))).toEqual(
        new Set([200]),
      );
      expect((await app.call(getInterview, { params: { token } })).body.cv).toMatchObject({ received: half });
      await Promise.all(Array.from({ length: 5 }, () => send(token, bytes.subarray(half), { ...both, offset: half })));
      expect((await complete(app, token)).status).toBe(200);
    });

    test('a full disk during a CV upload answers 503 with Retry-After, and a later completion succeeds', async () => {
      const { token } = await ready();
      const cv = { name: 'cv.pdf', bytes: await pdfCv() };
      const { files } = app.deps;
      const put = files.put.bind(files);
      files.put = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
      try {
        expect(await complete(app, token, { cv })).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
        expect((await send(token, cv.bytes)).headers['retry-after']).toBe('5');
      } finally {
        files.put = put;
      }
      expect((await complete(app, token, { cv })).status).toBe(200);
    });

    test('refused, replaced and unfinished CV uploads leave no file behind', async () => {
      const { token } = await newCandidate(app, jobId);
      const before = await app.deps.files.list('cvs/');
      const older = await app.deps.files.list('uploads/');
      const bytes = await pdfCv();
      await start(app, token);
      expect((await complete(app, token, { cv: { name: 'cv.pdf', bytes } })).body.code).toBe('ANSWERS_MISSING');
      await answerAll(app, token);
      await send(token, bytes);
      const other = await pdfCv(['Une version plus récente']);
      await send(token, other);
      await send(token, bytes.subarray(0, 50), { name: 'jamais fini.pdf', size: bytes.length });
      await complete(app, token, { cv: { name: 'dernier.pdf', bytes } });
      expect((await app.deps.files.list('cvs/')).length - before.length).toBe(1);
      const chunks = await app.deps.files.list('uploads/');
      expect(chunks.filter((key) => !older.includes(key))).toEqual([]);
    });
  });

  test('the server answers malformed HTTP with 400 and the CSP, a long request line with 431 and an endless upload with 413', async () => {
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.address() as AddressInfo;
    const answerTo = (request: string) =>
      new Promise<string>((done, fail) => {
        let text = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(request));
        socket.on('data', (chunk) => (text += chunk.toString()));
        socket.on('close', () => done(text));
        socket.on('error', fail);
      });
    const garbage = await answerTo('NOT HTTP\r\n\r\n');
    expect(garbage).toMatch(/^HTTP\/1\.1 400 /);
    expect(garbage).toContain('"code":"VALIDATION_FAILED"');
    expect(garbage.toLowerCase()).toContain(`${POLICY}: default-src 'self'`);
    expect(await answerTo(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 [^]*illisible/,
    );
    for (const [request, status] of [
      ['GET /api/plans HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
      ['GET /api/plans HTTP/1.1\r\nHost: localhost\r\nExpect: rien\r\nConnection: close\r\n\r\n', 200],
    ] as const) {
      const answer = await answerTo(request);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer.toLowerCase()).toContain(`${POLICY}: default-src 'self'`);
    }
    // A client that never stops sending a file beyond the limit.
    const part = '--B\r\nContent-Disposition: form-data; name="cvFile"; filename="cv.pdf"\r\n\r\n%PDF-1.7';
    const head =
      'Host: localhost\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=B\r\nContent-Length: 99999999';
    const endless = `PUT /api/candidates/complete HTTP/1.1\r\n${head}\r\n\r\n${part}${' '.repeat(4_000_000)}`;
    expect(await answerTo(endless)).toMatch(/^HTTP\/1\.1 413 [^]*CV_TOO_LARGE/);
    expect(app.app.server.requestTimeout).toBeGreaterThan(0);
  });
});
