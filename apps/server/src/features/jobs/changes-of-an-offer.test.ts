import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerCandidate } from '@kafaa/domain/candidates/api';
import { saveSettings } from '@kafaa/domain/companies/api';
import { getInterview, joinWaitlist, saveAnswer } from '@kafaa/domain/interviews/api';
import {
  closeJob,
  createJob,
  getJobQuestions,
  getPublicJob,
  listJobs,
  reopenJob,
  saveJobQuestions,
  updateJob,
} from '@kafaa/domain/jobs/api';
import type { UpdateJobPayload } from '@kafaa/domain/jobs/schema';
import { listSubscriptions } from '@kafaa/domain/plans/api';
import { sweepSeats } from '#/features/interviews/seats-service';
import { jobBrief } from './briefs-service.ts';
import { requireJob } from './service.ts';
import * as jobsStore from './store.ts';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  jobPayload,
  newCandidate,
  newEntreprise,
  newJob,
  newSubscriber,
  person,
  type Recruiter,
  start,
} from '@kafaa/testing/app/factories';

oneDatabase('offers', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  const offer = async () => {
    const recruiter = await newSubscriber(app);
    const job = await newJob(app, recruiter);
    const key = { params: { id: job.id } };
    return {
      recruiter,
      job,
      update: (change: Partial<UpdateJobPayload>) =>
        app.call(updateJob, { ...key, body: { ...jobPayload, ...change } }, recruiter.token),
      questions: async () => (await app.call(getJobQuestions, key, recruiter.token)).body,
      close: () => app.call(closeJob, key, recruiter.token),
      reopen: () => app.call(reopenJob, key, recruiter.token),
      publicJob: async () => (await app.call(getPublicJob, key)).body,
    };
  };
  const accounting = {
    ...jobPayload.idealProfile,
    skills: ['Comptabilité', 'Excel'],
    softSkills: ['Gestion du temps' as const],
  };

  test('a changed title, location and contract type of an offer appear in the public offer', async () => {
    const { update, publicJob } = await offer();
    const answer = await update({ title: 'Développeuse front-end', salary: null, location: 'Sfax', type: 'Contrat' });
    expect(answer).toMatchObject({ status: 200, body: { title: 'Développeuse front-end', salary: null } });
    expect(await publicJob()).toMatchObject({ title: 'Développeuse front-end', location: 'Sfax', type: 'Contrat' });
  });

  test('a public offer names the company’s contact address, if there is one, and its other listed open offers', async () => {
    const recruiter = await newEntreprise(app);
    const job = await newJob(app, recruiter);
    const publicJob = async () => (await app.call(getPublicJob, { params: { id: job.id } })).body;
    expect(await publicJob()).toMatchObject({ others: [], company: { contact: null } });
    const account = { name: 'Medina Digital', phone: '71234567', address: '12 rue de Rome', city: 'Tunis' };
    await app.call(saveSettings, { body: { ...account, contactEmail: recruiter.email } }, recruiter.token);
    const post = async (title: string, listed = true) => {
      const body = { ...jobPayload, title, listed };
      return (await app.call(createJob, { body }, recruiter.token)).body.id;
    };
    await post('Vendeuse', false);
    const closed = await post('Chauffeur');
    await app.call(closeJob, { params: { id: closed } }, recruiter.token);
    const id = await post('Comptable');
    await newJob(app, await newSubscriber(app));
    const { others, company } = await publicJob();
    expect(company.contact).toBe(recruiter.email);
    expect(others).toEqual([{ id, title: 'Comptable', location: jobPayload.location }]);
  });

  test('a profile change offers a rewrite of the questions, which happens only on request', async () => {
    const { update, questions } = await offer();
    const before = (await questions()).questions.map(({ text }) => text);
    expect((await update({ salary: 3000 })).body.rewritable).toBeNull();
    expect((await update({ idealProfile: accounting })).body.rewritable).toEqual({ own: 0 });
    expect((await questions()).questions.map(({ text }) => text)).toEqual(before);
    const rewritten = await update({ idealProfile: accounting, rewriteQuestions: 'GENERATED' });
    expect(rewritten.body.rewritable).toBeNull();
    const after = await questions();
    expect(after.questions.map(({ text }) => text)).toEqual(rewritten.body.tailoredQuestions);
    expect(after.questions.some(({ competency }) => competency === 'Gestion du temps')).toBe(true);
  });

  test('a rewrite of generated questions keeps the recruiter’s own questions, and a rewrite of all questions replaces them', async () => {
    const { recruiter, job, update, questions } = await offer();
    const mine = 'Racontez la dernière fois qu’un client vous a fait changer d’avis.';
    const kept = (await questions()).questions.map(({ id, text }) => ({ id, text }));
    const [first, ...others] = kept;
    await app.call(
      saveJobQuestions,
      {
        params: { id: job.id },
        body: {
          questions: [...others, { text: mine }, { id: first?.id, text: 'Pourquoi ce métier, et depuis quand ?' }],
        },
      },
      recruiter.token,
    );
    expect((await update({ idealProfile: accounting })).body.rewritable).toEqual({ own: 2 });
    const texts = async () => (await questions()).questions.map(({ text }) => text);
    await update({ idealProfile: accounting, rewriteQuestions: 'GENERATED' });
    expect((await texts()).slice(-2)).toEqual([mine, 'Pourquoi ce métier, et depuis quand ?']);
    await update({ idealProfile: accounting, rewriteQuestions: 'ALL' });
    expect(await texts()).not.toContain(mine);
  });

  test('a started interview locks the profile, language, questions and brief of an offer, but not its title', async () => {
    const { recruiter, job, update, questions } = await offer();
    expect((await start(app, (await newCandidate(app, job.id)).token)).status).toBe(200);
    const before = await questions();
    for (const change of [{ idealProfile: accounting }, { interviewLanguage: 'Anglais' as const }]) {
      expect(await update(change)).toMatchObject({ status: 409, body: { code: 'PROFILE_LOCKED' } });
    }
    const reordered = { ...jobPayload.idealProfile, skills: jobPayload.idealProfile.skills.toReversed() };
    expect(await update({ title: 'Ingénieur', idealProfile: reordered, rewriteQuestions: 'ALL' })).toMatchObject({
      status: 200,
      body: { title: 'Ingénieur', profileLocked: true, rewritable: null },
    });
    expect(await update({ title: 'Ingénieur', idealProfile: undefined, interviewLanguage: undefined })).toMatchObject({
      status: 200,
      body: { idealProfile: jobPayload.idealProfile },
    });
    expect((await questions()).questions).toEqual(before.questions);
    const located = await jobsStore.findJobUnscoped(app.deps.db, job.id);
    if (!located) throw new Error('findJobUnscoped found no job');
    const row = await requireJob(app.deps.db, { companyId: located.companyId, jobId: job.id });
    expect(jobBrief(row)).toMatchObject({ title: jobPayload.title, description: jobPayload.description });
    expect((await app.call(listJobs, {}, recruiter.token)).body[0]?.title).toBe('Ingénieur');
  });

  test('a closed offer refuses registrations and starts, and lets running interviews continue', async () => {
    const { job, close, reopen, publicJob } = await offer();
    const running = await newCandidate(app, job.id);
    const waiting = await newCandidate(app, job.id);
    await start(app, running.token);
    await app.call(joinWaitlist, { params: { token: waiting.token } });
    expect(await close()).toMatchObject({ status: 200, body: { status: 'CLOSED' } });
    expect(await close()).toMatchObject({ status: 200, body: { status: 'CLOSED' } });
    expect((await publicJob()).availability).toBe('CLOSED');
    expect(await app.call(registerCandidate, { body: { ...person(), jobId: job.id } })).toMatchObject({
      status: 410,
      body: { code: 'JOB_CLOSED' },
    });
    expect((await start(app, waiting.token)).body.code).toBe('INTERVIEW_PAUSED');
    const saved = { params: { token: running.token, index: '0' }, body: { answer: 'Je continue.', revision: 1 } };
    expect((await app.call(saveAnswer, saved)).status).toBe(200);
    await sweepSeats(app.deps);
    expect((await app.mails(waiting.email)).map(({ subject }) => subject).join()).not.toContain('place s’est libérée');
    expect(await reopen()).toMatchObject({ status: 200, body: { status: 'OPEN' } });
    await sweepSeats(app.deps);
    expect((await app.mails(waiting.email)).map(({ subject }) => subject).join()).toContain('place s’est libérée');
    expect((await start(app, waiting.token)).status).toBe(200);
  });

  test('reopening an offer uses no quota and needs a running subscription', async () => {
    const own = await openTestApp(open);
    const recruiter = await newSubscriber(own);
    const job = await newJob(own, recruiter);
    const key = { params: { id: job.id } };
    await own.call(closeJob, key, recruiter.token);
    expect((await own.call(reopenJob, key, recruiter.token)).status).toBe(200);
    const used = (await own.call(listSubscriptions, {}, recruiter.token)).body[0]?.jobsUsed;
    expect(used).toBe(1);
    await own.call(closeJob, key, recruiter.token);
    own.clock.move({ days: 30, minutes: 1 });
    const { login } = await import('@kafaa/domain/auth/api');
    const { PASSWORD } = await import('@kafaa/testing/app/factories');
    const { accessToken } = (await own.call(login, { body: { userName: recruiter.email, password: PASSWORD } })).body;
    expect(await own.call(reopenJob, key, accessToken)).toMatchObject({
      status: 403,
      body: { code: 'EXPIRED_SUBSCRIPTION' },
    });
    expect((await own.call(updateJob, { ...key, body: jobPayload }, accessToken)).status).toBe(200);
    await own.close();
  });

  test('closing an offer during concurrent starts keeps started interviews open and refuses the others', async () => {
    const { job, close } = await offer();
    const links = [];
    for (let index = 0; index < 8; index += 1) links.push((await newCandidate(app, job.id)).token);
    const [closed, ...starts] = await Promise.all([close(), ...links.map((token) => start(app, token))]);
    expect(closed.status).toBe(200);
    for (const { status, body } of starts)
      expect([200, 'INTERVIEW_PAUSED']).toContain(status === 200 ? 200 : body.code);
    for (const [index, token] of links.entries()) {
      const again = await app.call(getInterview, { params: { token } });
      expect(again.status).toBe(starts[index]?.status === 200 ? 200 : 409);
    }
  });

  test('an edit concurrent with the first start leaves the offer and the interview with the same questions', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { job, update, questions } = await offer();
      const { token } = await newCandidate(app, job.id);
      const change = { idealProfile: accounting, rewriteQuestions: 'ALL' as const };
      const [started, edited] = await Promise.all([start(app, token), update(change)]);
      expect(started.status).toBe(200);
      const asked = (await app.call(getInterview, { params: { token } })).body.questions;
      expect(asked).toEqual((await questions()).questions.map(({ text }) => text));
      expect(asked).toEqual(edited.status === 200 ? edited.body.tailoredQuestions : job.tailoredQuestions);
    }
  });

  test('concurrent creations with one requestId make one offer and use one unit of the quota', async () => {
    const recruiter: Recruiter = await newSubscriber(app);
    const body = { ...jobPayload, requestId: 'assistant-1234' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.call(createJob, { body }, recruiter.token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
    expect((await app.call(listJobs, {}, recruiter.token)).body).toHaveLength(1);
    const second = await app.call(createJob, { body: { ...body, requestId: 'assistant-5678' } }, recruiter.token);
    expect(second.body.code).toBe('NO_JOBS_LEFT');
    const other = await newSubscriber(app);
    expect((await app.call(createJob, { body }, other.token)).body.id).not.toBe(answers[0]?.body.id);
  });
});
