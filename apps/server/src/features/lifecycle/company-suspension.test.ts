import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import { listCandidates, registerCandidate } from '@kafaa/domain/candidates/api';
import { getSettings } from '@kafaa/domain/companies/api';
import { getInterview, saveAnswer } from '@kafaa/domain/interviews/api';
import { getPublicJob } from '@kafaa/domain/jobs/api';
import { exportOwnData, getOwnData, withdrawApplication } from '@kafaa/domain/own-data/api';
import { commands } from '#/commands';
import { listListedJobs } from '#/features/jobs/service';
import { listUndelivered, waitingMails } from '#/features/mails/service';
import { remindUnfinished } from '#/features/interviews/links-service';
import { expireSubscriptions, remindSubscriptions } from '#/features/plans/expiry-service';
import { readArgs } from '#/platform/tasks/command';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { answerAll, complete, PASSWORD, person, start } from '@kafaa/testing/app/factories';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { Offer } from '@kafaa/testing/app/applicants';
import { LIVED_ANSWER } from '@kafaa/testing/answers';

oneDatabase('a suspended company', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  const ops = async (...line: string[]) => {
    const command = commands.find(({ name }) => name === line.slice(0, 2).join(' '));
    if (!command) throw new Error(`no command ${line.join(' ')}`);
    return command.run(app.deps, readArgs(command, line.slice(2)));
  };
  const logIn = (userName: string, password = PASSWORD) => app.call(login, { body: { userName, password } });
  const listed = async () => (await listListedJobs(app.deps, 1000)).map(({ jobId }) => jobId);

  test('log-in to a suspended company answers 403 COMPANY_SUSPENDED only to the right password, and works once it is resumed', async () => {
    const { recruiter } = await Offer.open(app);
    await ops('companies', 'suspend', recruiter.email, '--reason', 'Offres trompeuses');
    expect(await logIn(recruiter.email)).toMatchObject({
      status: 403,
      body: { code: 'COMPANY_SUSPENDED', message: expect.stringContaining('contact@kafaa.example') as string },
    });
    expect(await logIn(recruiter.email, 'un-autre-mot')).toMatchObject({ body: { code: 'BAD_CREDENTIALS' } });
    expect((await app.call(getSettings, {}, recruiter.token)).status).toBe(401);
    await app.drain();
    const told = (await app.mails(recruiter.email)).find(({ subject }) => subject.endsWith('est suspendu'));
    expect(told?.sentAt).toEqual(expect.any(String));
    expect(told?.text).toContain('Offres trompeuses');
    await expect(ops('companies', 'suspend', recruiter.email)).rejects.toThrow('déjà suspendue');

    app.clock.move({ minutes: 1 });
    await ops('companies', 'resume', recruiter.email);
    expect((await logIn(recruiter.email)).status).toBe(200);
    expect((await app.call(getSettings, {}, recruiter.token)).status).toBe(200);
    await expect(ops('companies', 'resume', recruiter.email)).rejects.toThrow('n’est pas suspendue');
    const trail = await ops('audit', 'list', '--company', recruiter.email);
    expect(trail.text).toMatch(/l’exploitant\s+a rouvert l’entreprise[\s\S]*l’exploitant\s+a suspendu l’entreprise/);
  });

  test('suspending a company closes its offers to the public, and resuming the company opens them again', async () => {
    const offer = await Offer.open(app);
    const availability = async () => (await app.call(getPublicJob, { params: { id: offer.jobId } })).body.availability;
    const apply = () => app.call(registerCandidate, { body: { ...person(), jobId: offer.jobId } });
    expect([await availability(), (await listed()).includes(offer.jobId)]).toEqual(['OPEN', true]);
    await ops('companies', 'suspend', offer.recruiter.email);
    expect([await availability(), (await listed()).includes(offer.jobId)]).toEqual(['CLOSED', false]);
    expect(await apply()).toMatchObject({ status: 410, body: { code: 'JOB_CLOSED' } });
    const list = await ops('companies', 'list');
    expect(list.text).toMatch(/suspendue le/);
    await ops('companies', 'resume', offer.recruiter.email);
    expect([await availability(), (await listed()).includes(offer.jobId)]).toEqual(['OPEN', true]);
    expect((await apply()).status).toBe(201);
  });

  test('a suspension lets started interviews finish, pauses the others with 409 and extends their links', async () => {
    const offer = await Offer.open(app);
    const [running, waiting] = [await offer.applicant(), await offer.applicant()];
    await start(app, running.token);
    await ops('companies', 'suspend', offer.recruiter.email);
    const answer = { params: { token: running.token, index: '0' }, body: { answer: LIVED_ANSWER, revision: 1 } };
    expect((await app.call(saveAnswer, answer)).status).toBe(200);
    await answerAll(app, running.token);
    expect(await start(app, waiting.token)).toMatchObject({ status: 409, body: { code: 'INTERVIEW_PAUSED' } });
    expect(await app.call(getInterview, { params: { token: waiting.token } })).toMatchObject({
      status: 409,
      body: { code: 'INTERVIEW_PAUSED' },
    });
    const done = await complete(app, running.token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    expect(done.status).toBe(200);
    await app.drain();
    // The suspension lasts ten days, longer than the link's lifetime of seven; no reminder is sent meanwhile.
    app.clock.move({ days: 6 });
    await remindUnfinished(app.deps);
    app.clock.move({ days: 4 });
    await ops('companies', 'resume', offer.recruiter.email);
    expect((await start(app, waiting.token)).status).toBe(200);
    const session = (await logIn(offer.recruiter.email)).body.accessToken;
    const page = await app.call(listCandidates, { params: { jobId: offer.jobId }, query: {} }, session);
    expect(page.body.content.find(({ email }) => email === running.email)?.evaluation?.score).toEqual(
      expect.any(Number),
    );
    expect((await offer.subjects(waiting.email)).filter((subject) => subject.includes('fin'))).toEqual([]);
  });

  test('a suspension delays mails to candidates until the company is resumed, except mails about their own data', async () => {
    const offer = await Offer.open(app);
    const [running, leaving] = [await offer.applicant(), await offer.applicant()];
    await answerAll(app, running.token);
    await app.drain();
    await ops('companies', 'suspend', offer.recruiter.email);
    await complete(app, running.token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    expect((await app.call(getOwnData, { params: { link: leaving.link } })).status).toBe(200);
    const file = await app.app.inject({ url: `/api${exportOwnData.path.replace('{link}', leaving.link)}` });
    expect(file.statusCode).toBe(200);
    await app.call(withdrawApplication, { params: { link: leaving.link } });
    await app.drain();
    const unsent = async (email: string) => (await app.mails(email)).filter(({ sentAt }) => sentAt === null);
    expect((await unsent(running.email)).map(({ subject }) => subject)).toEqual([
      'Votre candidature pour Développeur front-end senior est bien arrivée',
    ]);
    expect(await offer.subjects(leaving.email)).toContainEqual(expect.stringContaining('retirée'));
    expect(await unsent(leaving.email)).toEqual([]);
    // Held mails do not wait for a mail server, so they raise no alarm.
    expect(await waitingMails(app.deps)).toMatchObject({ count: 0, oldestSeconds: 0 });
    await ops('companies', 'resume', offer.recruiter.email);
    await app.drain();
    expect(await unsent(running.email)).toEqual([]);
    expect(await listUndelivered(app.deps, { all: false, limit: 10 })).toEqual([]);
  });

  test('a suspended company gets no renewal reminder, and learns of its subscription’s end once it is resumed', async () => {
    const { recruiter } = await Offer.open(app);
    const told = async () => {
      await expireSubscriptions(app.deps);
      await remindSubscriptions(app.deps);
      await app.drain();
      return (await app.mails(recruiter.email)).flatMap(({ subject }) => /prend fin|a pris fin/.exec(subject) ?? []);
    };
    await ops('companies', 'suspend', recruiter.email);
    app.clock.move({ days: 28 });
    expect(await told()).toEqual([]);
    app.clock.move({ days: 5 });
    expect(await told()).toEqual([]);
    await ops('companies', 'resume', recruiter.email);
    expect(await told()).toEqual(['a pris fin']);
    expect(await told()).toEqual(['a pris fin']);
  });

  test('suspending and resuming a company leaves its subscription row unchanged', async () => {
    const { recruiter } = await Offer.open(app);
    const rows = async () =>
      app.deps.db.execute(
        sql`select s.* from subscriptions s join users u on u.company_id = s.company_id where u.email = ${recruiter.email}`,
      ) as unknown as Promise<{ rows: object[] }>;
    const before = (await rows()).rows;
    await ops('companies', 'suspend', recruiter.email);
    await ops('companies', 'resume', recruiter.email);
    expect((await rows()).rows).toEqual(before);
  });
});
