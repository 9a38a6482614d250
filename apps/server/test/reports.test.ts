import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import { generateReport, getReport } from '@kafaa/domain/reports/api';
import { openTestApp, type TestApp } from './app.ts';
import { eachDatabase } from './databases.ts';
import {
  answerAll,
  complete,
  newCandidate,
  newEntreprise,
  newJob,
  newSubscriber,
  type Recruiter,
} from './factories.ts';
import { pdfCv } from './cvs.ts';

eachDatabase('the report of a candidate', (open) => {
  let app: TestApp;
  let recruiter: Recruiter;
  let jobId: string;
  let drawn = 0;
  let broken = false;

  beforeAll(async () => {
    app = await openTestApp(open, {
      renderReport: async ({ candidate }) => {
        drawn += 1;
        if (broken) throw new Error('no paper');
        return Buffer.from(`%PDF ${candidate.name}`);
      },
    });
    recruiter = await newEntreprise(app);
    jobId = (await newJob(app, recruiter)).id;
  });
  afterAll(() => app.close());

  const evaluated = async (of: Recruiter = recruiter, job = jobId) => {
    const { token, email } = await newCandidate(app, job);
    await answerAll(app, token);
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    await app.drain();
    const page = await app.call(listCandidates, { params: { jobId: job }, query: { size: '50' } }, of.token);
    const id = page.body.content.find((candidate) => candidate.email === email)?.id;
    if (id === undefined) throw new Error('the candidate is in no list');
    return id;
  };
  const ask = (id: string, token = recruiter.token) => app.call(generateReport, { params: { id } }, token);
  const fetch = (id: string, token = recruiter.token) => app.call(getReport, { params: { id } }, token);
  const shown = async (id: string) => (await app.call(getCandidate, { params: { id } }, recruiter.token)).body;

  test('is made in the background, once, and opens by a short-lived address', async () => {
    const id = await evaluated();
    const before = drawn;
    expect(await shown(id)).toMatchObject({ reportStatus: 'NONE', reportPdfUrl: null });
    expect(await fetch(id)).toMatchObject({ status: 404, body: { code: 'REPORT_NOT_FOUND' } });
    const answers = await Promise.all([ask(id), ask(id), ask(id)]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 202, body: { reportStatus: 'GENERATING' } });
    expect(await shown(id)).toMatchObject({ reportStatus: 'GENERATING', reportPdfUrl: null });
    await app.drain();
    expect(drawn).toBe(before + 1);
    expect(await shown(id)).toMatchObject({ reportStatus: 'READY', reportPdfUrl: `/api/candidates/${id}/report` });
    expect((await ask(id)).body.reportStatus).toBe('READY');
    await app.drain();
    expect(drawn).toBe(before + 1);

    const { body } = await fetch(id);
    expect(body.fileName).toBe('Rapport - Amira Ben Salah - Développeur front-end senior.pdf');
    const file = await app.app.inject({ url: body.url });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
    expect(file.body).toBe('%PDF Amira Ben Salah');
    app.clock.move({ minutes: 6 });
    expect((await app.app.inject({ url: body.url })).statusCode).toBe(404);
  });

  test('shows a failure, tries again by itself, and may be asked for again', async () => {
    const id = await evaluated();
    broken = true;
    await ask(id);
    await app.drain();
    expect(await shown(id)).toMatchObject({ reportStatus: 'FAILED', reportPdfUrl: null });
    broken = false;
    app.clock.move({ hours: 1 });
    await app.drain();
    expect((await shown(id)).reportStatus).toBe('READY');

    const other = await evaluated();
    broken = true;
    await ask(other);
    await app.drain();
    broken = false;
    expect((await ask(other)).body.reportStatus).toBe('GENERATING');
    await app.drain();
    expect((await shown(other)).reportStatus).toBe('READY');
  });

  test('waits for the evaluation', async () => {
    await newCandidate(app, jobId);
    const page = await app.call(listCandidates, { params: { jobId }, query: { size: '50' } }, recruiter.token);
    const id = page.body.content.find(({ interviewState }) => interviewState === 'REGISTERED')?.id ?? '';
    expect(await ask(id)).toMatchObject({ status: 409, body: { code: 'NOT_EVALUATED' } });
  });

  test('belongs to the Entreprise plan and to one company', async () => {
    const other = await newSubscriber(app);
    const own = await evaluated(other, (await newJob(app, other)).id);
    expect(await ask(own, other.token)).toMatchObject({ status: 403, body: { code: 'PLAN_FEATURE_REQUIRED' } });
    const id = await evaluated();
    await ask(id);
    await app.drain();
    expect(await fetch(id, other.token)).toMatchObject({ status: 404, body: { code: 'CANDIDATE_NOT_FOUND' } });
    const third = await newEntreprise(app);
    expect(await ask(id, third.token)).toMatchObject({ status: 404, body: { code: 'CANDIDATE_NOT_FOUND' } });
  });
});
