import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeOnboarding, getSettings, saveSettings } from '@kafaa/domain/companies/api';
import {
  createJob,
  getJobQuestions,
  getPublicJob,
  listCompanyJobs,
  readQuestions,
  tryAnswer,
  updateJob,
} from '@kafaa/domain/jobs/api';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import {
  answerAll,
  complete,
  identity,
  jobPayload,
  newCandidate,
  newEntreprise,
  start,
} from '@kafaa/testing/app/factories';

oneDatabase('first hour of an offer', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  const offer = async (change: Partial<typeof jobPayload> = {}) => {
    const { token } = await newEntreprise(app);
    const { body: job } = await app.call(createJob, { body: { ...jobPayload, ...change } }, token);
    const key = { params: { id: job.id } };
    return {
      job,
      token,
      key,
      entry: async () => (await app.call(listCompanyJobs, {}, token)).body.jobs.find((one) => one.job.id === job.id),
      sheet: async () => (await app.call(getJobQuestions, key, token)).body,
    };
  };

  test('the questions of an offer count as unread until a member marks them as read', async () => {
    const { token, key, entry, sheet } = await offer();
    expect((await entry())?.job.questionsRead).toBe(false);
    expect((await sheet()).questionsRead).toBe(false);
    expect(await app.call(readQuestions, key, token)).toMatchObject({ status: 200, body: { questionsRead: true } });
    expect(await app.call(readQuestions, key, token)).toMatchObject({ status: 200, body: { questionsRead: true } });
    expect((await entry())?.job.questionsRead).toBe(true);
    expect((await sheet()).questionsRead).toBe(true);
  });

  test('a company’s test answer gets a level and a reason, and leaves no candidate, seat or lock behind', async () => {
    const { token, key, entry, sheet } = await offer();
    const { questions } = await sheet();
    const at = { params: { ...key.params, questionId: questions[0]?.id ?? '' } };
    const full = await app.call(
      tryAnswer,
      {
        ...at,
        body: {
          answer: 'En mars 2024, j’ai refait seul le suivi de 40 dossiers, et les retards sont passés de 12 à 2.',
        },
      },
      token,
    );
    expect(full.status).toBe(200);
    expect(full.body.level).toBeGreaterThan(0);
    expect(full.body.reason).not.toBe('');
    const empty = await app.call(tryAnswer, { ...at, body: { answer: 'ok' } }, token);
    expect(empty.body.level).toBe(0);
    expect(await entry()).toMatchObject({
      numCandidates: 0,
      job: { currentCandidatesCount: 0, profileLocked: false },
      funnel: { completed: 0, invited: 0 },
    });
    expect((await sheet()).editable).toBe(true);
    const unknown = { params: { ...key.params, questionId: 'inconnue' } };
    expect((await app.call(tryAnswer, { ...unknown, body: { answer: 'ok' } }, token)).status).toBe(404);
  });

  test('the funnel of an offer counts finished interviews separately from registered candidates', async () => {
    const { job, entry } = await offer();
    const { token } = await newCandidate(app, job.id);
    await newCandidate(app, job.id);
    expect(await entry()).toMatchObject({ numCandidates: 2, funnel: { completed: 0, invited: 0 } });
    await start(app, token);
    await answerAll(app, token);
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    expect(await entry()).toMatchObject({ numCandidates: 2, funnel: { completed: 1, invited: 0 } });
  });

  test('candidates see the contract type of an offer, and only an update with null removes it', async () => {
    const { job, token, key } = await offer({ contract: 'SIVP / CIVP' });
    const seen = async () => (await app.call(getPublicJob, key)).body.contract;
    expect(job.contract).toBe('SIVP / CIVP');
    expect(await seen()).toBe('SIVP / CIVP');
    await app.call(updateJob, { ...key, body: { ...jobPayload, salary: 3000 } }, token);
    expect(await seen()).toBe('SIVP / CIVP');
    await app.call(updateJob, { ...key, body: { ...jobPayload, contract: null } }, token);
    expect(await seen()).toBeNull();
    const wrong = await app.call(updateJob, { ...key, body: { ...jobPayload, contract: 'Éternel' as never } }, token);
    expect(wrong.status).toBe(400);
  });

  test('candidates see the days of remote work of an offer, and only an update with null removes them', async () => {
    const { job, token, key } = await offer({ remoteDays: 2 });
    const seen = async () => (await app.call(getPublicJob, key)).body.remoteDays;
    expect(job.remoteDays).toBe(2);
    expect(await seen()).toBe(2);
    await app.call(updateJob, { ...key, body: { ...jobPayload, salary: 3000 } }, token);
    expect(await seen()).toBe(2);
    await app.call(updateJob, { ...key, body: { ...jobPayload, remoteDays: null } }, token);
    expect(await seen()).toBeNull();
    const wrong = await app.call(updateJob, { ...key, body: { ...jobPayload, remoteDays: 6 as never } }, token);
    expect(wrong.status).toBe(400);
  });

  test('candidates see the company’s own name for its sector and its legal name', async () => {
    const { token, key } = await offer();
    const company = async () => (await app.call(getPublicJob, key)).body.company;
    expect(await company()).toMatchObject({ legalName: null });
    const own = { ...identity, industry: 'Autre secteur\u00A0: Horlogerie' };
    expect((await app.call(completeOnboarding, { body: own }, token)).status).toBe(200);
    const { name, phone, address, city } = (await app.call(getSettings, {}, token)).body;
    const account = { name, phone, address, city };
    await app.call(saveSettings, { body: { ...account, legalName: 'Société Tunisienne de Conseil' } }, token);
    expect(await company()).toMatchObject({ industry: 'Horlogerie', legalName: 'Société Tunisienne de Conseil' });
    await app.call(saveSettings, { body: account }, token);
    expect(await company()).toMatchObject({ legalName: 'Société Tunisienne de Conseil' });
    await app.call(saveSettings, { body: { ...account, legalName: '' } }, token);
    expect(await company()).toMatchObject({ legalName: null });
    const link = { ...own, industry: 'Autre secteur\u00A0: www.exemple.tn' };
    expect((await app.call(completeOnboarding, { body: link }, token)).status).toBe(400);
  });
});
