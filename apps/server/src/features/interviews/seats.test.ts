import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerCandidate } from '@kafaa/domain/candidates/api';
import { getInterview, joinWaitlist } from '@kafaa/domain/interviews/api';
import { ON_WAITING_LIST } from '@kafaa/domain/interviews/texts';
import { getOwnData } from '@kafaa/domain/own-data/api';
import { getPublicJob } from '@kafaa/domain/jobs/api';
import { sweepSeats } from './seats-service.ts';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { eachDatabase } from '@kafaa/testing/app/databases';
import {
  answerAll,
  complete,
  newCandidate,
  newJob,
  newSubscriber,
  person,
  start,
  tokenFromMail,
} from '@kafaa/testing/app/factories';
import { OWN_DATA } from '@kafaa/testing/app/applicants';

/** Number of seats in the free plan. */
const SEATS = 10;

eachDatabase('seats', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  const openJob = async () => (await newJob(app, await newSubscriber(app))).id;
  const candidates = async (jobId: string, count: number) => {
    const all = [];
    for (let index = 0; index < count; index += 1) all.push(await newCandidate(app, jobId));
    return all;
  };
  const availability = async (jobId: string) =>
    (await app.call(getPublicJob, { params: { id: jobId } })).body.availability;

  test('exactly ten of fifteen candidates who start concurrently get a seat', async () => {
    const jobId = await openJob();
    const all = await candidates(jobId, 15);
    const answers = await Promise.all(all.map(({ token }) => start(app, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(SEATS);
    expect(answers.filter(({ body }) => body.code === 'JOB_FULL')).toHaveLength(15 - SEATS);
    // New candidates may still register and wait, since an unused seat is released.
    expect(await availability(jobId)).toBe('WAITING');
    expect((await app.call(registerCandidate, { body: { ...person(), jobId } })).status).toBe(201);
  });

  test('repeated starts of one interview return the same start time', async () => {
    const jobId = await openJob();
    const { token } = await newCandidate(app, jobId);
    const answers = await Promise.all([start(app, token), start(app, token), start(app, token)]);
    app.clock.move({ minutes: 5 });
    answers.push(await start(app, token));
    expect(new Set(answers.map(({ body }) => body.startedAt)).size).toBe(1);
  });

  test('48 idle hours free a seat and mail the waiting list, and the idle candidate can still start again', async () => {
    const jobId = await openJob();
    const seated = await candidates(jobId, SEATS);
    const late = await newCandidate(app, jobId);
    for (const { token } of seated) await start(app, token);
    expect(await app.call(getInterview, { params: { token: late.token } })).toMatchObject({
      status: 409,
      body: { code: 'JOB_FULL' },
    });
    expect((await app.call(joinWaitlist, { params: { token: late.token } })).status).toBe(200);
    // The link then shows that its holder is on the waiting list.
    expect((await app.call(getInterview, { params: { token: late.token } })).body).toMatchObject({
      code: 'JOB_FULL',
      message: ON_WAITING_LIST,
    });
    app.clock.move({ hours: 47 });
    await sweepSeats(app.deps);
    expect((await app.mails(late.email)).map(({ subject }) => subject)).not.toContain(
      'Une place s’est libérée pour Développeur front-end senior',
    );
    app.clock.move({ hours: 2 });
    await sweepSeats(app.deps);
    expect((await app.mails(late.email))[0]?.subject).toBe('Une place s’est libérée pour Développeur front-end senior');
    expect(await availability(jobId)).toBe('OPEN');
    expect((await start(app, late.token)).status).toBe(200);
    expect((await start(app, seated[0]?.token ?? '')).status).toBe(200);
  });

  test('registering for a full offer puts the person on its waiting list, and a freed seat mails the person a link', async () => {
    const jobId = await openJob();
    const [first, ...others] = await candidates(jobId, SEATS);
    for (const { token } of [first, ...others].flatMap((one) => one ?? [])) await start(app, token);
    const late = person();
    const answer = { status: 201, body: { message: 'Vérifiez votre boîte e-mail', email: late.email, waiting: true } };
    expect(await app.call(registerCandidate, { body: { ...late, jobId } })).toEqual(answer);
    const [mail] = await app.mails(late.email);
    expect(mail?.subject).toBe('Vous êtes sur la liste d’attente pour Développeur front-end senior');
    expect(mail?.text).not.toMatch(/\/Interview\//);
    const own = await tokenFromMail(app, late.email, OWN_DATA);
    expect((await app.call(getOwnData, { params: { link: own } })).body.state).toBe('WAITING');

    // A person who has a seat gets the link by mail and the same answer, so the answer reveals nothing about the person.
    app.clock.move({ minutes: 1 });
    const again = await app.call(registerCandidate, { body: { ...person(first?.email), jobId } });
    expect(again.body).toEqual({ ...answer.body, email: first?.email });
    expect((await app.mails(first?.email ?? ''))[0]?.subject).toMatch(/^Votre entretien pour/);

    // The wait outlasts the link of the registration, which is valid for seven days.
    for (const { token } of others) await answerAll(app, token);
    app.clock.move({ days: 8 });
    await sweepSeats(app.deps);
    const subject = 'Une place s’est libérée pour Développeur front-end senior';
    expect((await app.mails(late.email))[0]?.subject).toBe(subject);
    const token = await tokenFromMail(app, late.email, /Interview\/([\w-]+)/);
    expect((await app.call(getInterview, { params: { token } })).status).toBe(200);
    expect((await start(app, token)).status).toBe(200);
  });

  test('registration answers REGISTRATION_FULL once completed interviews occupy every seat', async () => {
    const jobId = await openJob();
    const cv = { name: 'cv.pdf', bytes: await pdfCv() };
    for (const { token } of await candidates(jobId, SEATS)) {
      await answerAll(app, token);
      expect((await complete(app, token, { cv })).status).toBe(200);
    }
    expect(await availability(jobId)).toBe('FULL');
    const refused = await app.call(registerCandidate, { body: { ...person(), jobId } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'REGISTRATION_FULL' } });
  });
});
