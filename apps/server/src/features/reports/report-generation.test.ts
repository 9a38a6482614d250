import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import { generateReport, getReport } from '@kafaa/domain/reports/api';
import { candidates } from '#/features/candidates/tables';
import { makeReport } from './service.ts';
import type { ReportContent } from '#/platform/files/report-content';
import { withoutTenantScope, companyIdField } from '#/platform/data/tenant';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  answerAll,
  complete,
  newCandidate,
  newEntreprise,
  newJob,
  newSubscriber,
  type Recruiter,
} from '@kafaa/testing/app/factories';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';

oneDatabase('the report of a candidate', (open) => {
  let app: TestApp;
  let recruiter: Recruiter;
  let jobId: string;
  let drawn = 0;
  let last: ReportContent | null = null;
  let broken = false;
  /** Callback that runs while a report is rendered. */
  let meanwhile: (() => Promise<unknown>) | null = null;

  beforeAll(async () => {
    app = await openTestApp(open, {
      renderReport: async (content) => {
        const { candidate } = content;
        last = content;
        drawn += 1;
        await meanwhile?.();
        if (broken) throw new Error('report rendering failed');
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
    if (id === undefined) throw new Error('the offer does not list the candidate');
    return id;
  };
  const ask = (id: string, token = recruiter.token) => app.call(generateReport, { params: { id } }, token);
  const fetch = (id: string, token = recruiter.token) => app.call(getReport, { params: { id } }, token);
  const shown = async (id: string) => (await app.call(getCandidate, { params: { id } }, recruiter.token)).body;

  const companyOf = async (id: string) => {
    const [row] = await app.deps.db.select().from(candidates).where(eq(candidates.id, id));
    return z.parse(companyIdField, row?.companyId);
  };
  const stored = async (id: string) => app.deps.files.list(`reports/${await companyOf(id)}/${id}/`);

  test('the report is generated once in the background and served at a short-lived URL', async () => {
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

  test('the report contains the summary’s note, its two questions, weights that add up to 100, and the margin', async () => {
    const id = await evaluated();
    await ask(id);
    await app.drain();
    const { evaluation } = await shown(id);
    const { note, questions, dimensions, exactness } = last ?? {};
    const lines = (evaluation?.note ?? '').split('\n');
    const asked = lines.filter((line) => line.startsWith('À lui demander'));
    expect(questions).toHaveLength(2);
    for (const [at, question] of (questions ?? []).entries())
      expect(asked[at]?.toLowerCase()).toContain(question.toLowerCase());
    expect(note).toHaveLength(lines.length - asked.length);
    expect(lines[0]).toContain((note?.[0] ?? '').slice(1));
    const weights = dimensions?.map(({ weight }) => Number.parseFloat(weight));
    expect(weights?.reduce((sum, weight) => sum + weight, 0)).toBe(100);
    expect(exactness).toMatch(/^\d+\u00A0±\u00A0\d+ sur 100$/);
  });

  /** Lets the queue retry until it gives up. */
  const giveUp = async () => {
    for (let tries = 0; tries < 6; tries++) {
      await app.drain();
      app.clock.move({ minutes: 2 });
    }
  };
  const drawing = async (id: string, during: () => Promise<unknown>) => {
    meanwhile = during;
    await ask(id);
    await app.drain();
  };

  test('the queue retries a failed rendering, and the report stays GENERATING until it is READY', async () => {
    const id = await evaluated();
    broken = true;
    await ask(id);
    await app.drain();
    expect(await shown(id)).toMatchObject({ reportStatus: 'GENERATING', reportPdfUrl: null });
    broken = false;
    app.clock.move({ seconds: 5 });
    await app.drain();
    expect((await shown(id)).reportStatus).toBe('READY');
  });

  test('a report without retries left is FAILED, counts as a queue failure, and can be requested again', async () => {
    const id = await evaluated();
    const given = async () =>
      (await app.deps.queue.failures()).find(({ name }) => name === 'reports.render')?.count ?? 0;
    const before = await given();
    broken = true;
    await ask(id);
    await giveUp();
    expect(await shown(id)).toMatchObject({ reportStatus: 'FAILED', reportPdfUrl: null });
    expect(await fetch(id)).toMatchObject({ status: 404, body: { code: 'REPORT_NOT_FOUND' } });
    expect(await given()).toBe(before + 1);
    broken = false;
    expect((await ask(id)).body.reportStatus).toBe('GENERATING');
    await app.drain();
    expect((await shown(id)).reportStatus).toBe('READY');
  });

  test('a FAILED report becomes READY after an operator retries its given-up task', async () => {
    const id = await evaluated();
    broken = true;
    await ask(id);
    await giveUp();
    broken = false;
    await app.deps.queue.retry({ name: 'reports.render' });
    await app.drain();
    expect((await shown(id)).reportStatus).toBe('READY');
  });

  test('the queue retries a report after a full disk, and the report becomes READY', async () => {
    const id = await evaluated();
    let full = true;
    const put = app.deps.files.put.bind(app.deps.files);
    app.deps.files.put = (...file) =>
      full ? Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })) : put(...file);
    await ask(id);
    await app.drain();
    full = false;
    app.clock.move({ minutes: 2 });
    await app.drain();
    expect((await shown(id)).reportStatus).toBe('READY');
  });

  test('a report « en cours » with a lost task becomes FAILED after about 15 minutes and can be requested again', async () => {
    const id = await evaluated();
    await ask(id);
    // Simulates a power cut during the last try, which leaves no task that could record the failure.
    await app.deps.db.execute(sql`delete from tasks where name = 'reports.render'`);
    app.clock.move({ minutes: 14 });
    await app.drain();
    expect((await shown(id)).reportStatus).toBe('GENERATING');
    app.clock.move({ minutes: 2 });
    await app.drain();
    expect((await shown(id)).reportStatus).toBe('FAILED');
    await ask(id);
    await app.drain();
    expect((await shown(id)).reportStatus).toBe('READY');
    app.clock.move({ minutes: 20 });
    await app.drain();
    expect((await shown(id)).reportStatus).toBe('READY');
  });

  test('a slow failed rendering leaves the report of a faster run READY', async () => {
    const id = await evaluated();
    await ask(id);
    const key = { companyId: await companyOf(id), candidateId: id };
    meanwhile = async () => {
      meanwhile = null;
      await makeReport(app.deps, key, { lastTry: true });
      broken = true;
    };
    await expect(makeReport(app.deps, key, { lastTry: true })).rejects.toThrow('report rendering failed');
    broken = false;
    expect((await shown(id)).reportStatus).toBe('READY');
    expect(await stored(id)).toHaveLength(1);
  });

  test('a report contains a candidate name that is corrected during its rendering', async () => {
    const id = await evaluated();
    await drawing(id, async () => {
      meanwhile = null;
      await withoutTenantScope(
        app.deps.db.update(candidates).set({ lastName: 'Ben Salah-Gharbi' }).where(eq(candidates.id, id)),
      );
    });
    app.clock.move({ seconds: 5 });
    await app.drain();
    const { body } = await fetch(id);
    expect((await app.app.inject({ url: body.url })).body).toBe('%PDF Amira Ben Salah-Gharbi');
    expect(await stored(id)).toHaveLength(1);
  });

  test('a report cancelled during its rendering is discarded without a stored file', async () => {
    const id = await evaluated();
    await drawing(id, async () => {
      meanwhile = null;
      await withoutTenantScope(
        app.deps.db.update(candidates).set({ reportStatus: 'NONE' }).where(eq(candidates.id, id)),
      );
    });
    expect((await shown(id)).reportStatus).toBe('NONE');
    expect(await stored(id)).toEqual([]);
  });

  test('a report with a lost file answers REPORT_LOST, becomes FAILED, and can be rendered again', async () => {
    const id = await evaluated();
    await ask(id);
    await app.drain();
    for (const file of await stored(id)) await app.deps.files.remove(file);
    expect(await fetch(id)).toMatchObject({ status: 404, body: { code: 'REPORT_LOST' } });
    expect(await shown(id)).toMatchObject({ reportStatus: 'FAILED', reportPdfUrl: null });
    await ask(id);
    await app.drain();
    expect((await fetch(id)).status).toBe(200);
  });

  test('a report request before the evaluation answers 409 NOT_EVALUATED', async () => {
    await newCandidate(app, jobId);
    const page = await app.call(listCandidates, { params: { jobId }, query: { size: '50' } }, recruiter.token);
    const id = page.body.content.find(({ interviewState }) => interviewState === 'REGISTERED')?.id ?? '';
    expect(await ask(id)).toMatchObject({ status: 409, body: { code: 'NOT_EVALUATED' } });
  });

  test('a report request requires the plan Entreprise, and answers 404 to another company', async () => {
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
