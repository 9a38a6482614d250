import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { CV_WARNING_TEXT } from '@kafaa/interviewer/cv/warnings';
import { extractCvText } from '#/adapters/cv-text/extract-cv';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { docxOf, encryptedPdf, pdfOf, run } from '@kafaa/testing/files/cv-files';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { answerAll, complete, newCandidate, newJob, newSubscriber, type Recruiter } from '@kafaa/testing/app/factories';
import { fixture } from '@kafaa/testing/fixtures';

const PAGE = [
  { text: 'EXPÉRIENCE PROFESSIONNELLE', y: 780 },
  { text: 'Développeuse, Medisoft, 03/2020 - 02/2024', y: 760 },
  { text: 'Licence en informatique, 2019', y: 740 },
];
const PAGE_BYTES = new Uint8Array(100);
const bomb = (): Uint8Array => docxOf([run('x')], { 'word/bomb.xml': new Uint8Array(24 * 1024 * 1024) });
/** A PDF whose page tree refers to itself. */
const ring = (): Uint8Array =>
  new TextEncoder().encode(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  );
const whole = async (): Promise<Uint8Array> => pdfOf(PAGE);

// No application is lost because of a bad CV. A file that a recruiter should not open is refused with a message about the file to send
// instead. With any other bad file the interview is evaluated without the CV, and the result says so.
describe('applications with a bad CV', () => {
  let app: TestApp;
  let recruiter: Recruiter;
  let jobId: string;
  /** The CV reader that the worker calls: the real one, unless a test replaces it. */
  let read = extractCvText;

  beforeAll(async () => {
    app = await openTestApp(freshDatabase, { readCv: (bytes, name) => read(bytes, name) });
    recruiter = await newSubscriber(app);
    jobId = (await newJob(app, recruiter)).id;
  });
  afterAll(() => app.close());

  const evaluated = async (name: string, bytes: Uint8Array) => {
    const { token, email } = await newCandidate(app, jobId);
    await answerAll(app, token);
    expect((await complete(app, token, { cv: { name, bytes } })).status).toBe(200);
    await app.drain();
    const { content } = (await app.call(listCandidates, { params: { jobId }, query: { size: '50' } }, recruiter.token))
      .body;
    return content.find((candidate) => candidate.email === email);
  };

  test.each([
    ['protected by a password', 'cv.pdf', encryptedPdf, 415, 'CV_LOCKED'],
    ['a Word archive bomb', 'cv.docx', bomb, 413, 'CV_OVERGROWN'],
    ['with macros', 'cv.docx', () => docxOf([run('x')], { 'word/vbaProject.bin': PAGE_BYTES }), 415, 'CV_MACROS'],
    ['a program with a PDF', 'cv.pdf', async () => Buffer.concat([Buffer.from('MZ'), await whole()]), 415, 'CV_MIXED'],
  ])(
    'the server refuses a bad CV (%s), stores nothing of it and accepts another CV',
    async (_, name, make, status, code) => {
      const { token } = await newCandidate(app, jobId);
      await answerAll(app, token);
      const before = await app.deps.files.list('');
      const bytes = await make();
      expect(await complete(app, token, { cv: { name, bytes } })).toMatchObject({ status, body: { code } });
      const chunk = await app.app.inject({
        method: 'PUT',
        url: `/api/interviews/${token}/cv`,
        query: { offset: '0', size: String(bytes.length), name },
        headers: { 'content-type': 'application/octet-stream' },
        payload: Buffer.from(bytes),
      });
      expect({ status: chunk.statusCode, ...chunk.json<object>() }).toMatchObject({ status, code });
      expect(await app.deps.files.list('')).toEqual(before);
      expect((await complete(app, token, { cv: { name: 'cv.pdf', bytes: await whole() } })).status).toBe(200);
    },
  );

  test('an application with a truncated PDF is scored without the CV, and the note has a warning', async () => {
    const [name, bytes, warning] = ['cv.pdf', (await whole()).slice(0, 300), CV_WARNING_TEXT.broken] as const;
    const candidate = await evaluated(name, bytes);
    expect(candidate?.interviewState).toBe('COMPLETED');
    expect(candidate?.evaluation).toMatchObject({ score: expect.any(Number) as number, cvScore: null });
    expect(candidate?.evaluation?.note).toContain(warning);
  });

  test.each([
    ['takes too long', 'hanging-worker.mjs', { timeoutMs: 400 }, CV_WARNING_TEXT.timeout],
    ['takes too much memory', 'greedy-worker.mjs', { memoryLimitBytes: 150_000_000 }, CV_WARNING_TEXT.memory],
  ])(
    'an application whose CV reader %s is scored without the CV, and the note has a warning',
    async (_, worker, bounds, warning) => {
      read = (bytes, name) => extractCvText(bytes, name, { workerPath: fixture(worker), ...bounds });
      const candidate = await evaluated('cv.pdf', await whole());
      read = extractCvText;
      expect(candidate?.evaluation).toMatchObject({ score: expect.any(Number) as number, cvScore: null });
      expect(candidate?.evaluation?.note).toContain(warning);
    },
  );

  test('an application with a PDF whose page tree refers to itself is scored without the CV', async () => {
    const candidate = await evaluated('cv.pdf', ring());
    expect(candidate?.evaluation).toMatchObject({ score: expect.any(Number) as number, cvScore: null });
  });

  test('the server reads only part of a CV of 200 pages within 8 s, and the note has the many-pages warning', async () => {
    const bytes = await pdfOf(PAGE, undefined, 200);
    const started = performance.now();
    const text = await extractCvText(bytes, 'cv.pdf');
    expect(performance.now() - started).toBeLessThan(8000);
    expect(text).toMatchObject({ pages: 200, warnings: ['many-pages', 'truncated'] });
    const candidate = await evaluated('cv.pdf', bytes);
    expect(candidate?.evaluation?.cvScore).toBeTypeOf('number');
    expect(candidate?.evaluation?.note).toContain(CV_WARNING_TEXT['many-pages']);
  });
});
