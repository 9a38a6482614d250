import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCandidates, rejectCandidate } from '@kafaa/domain/candidates/api';
import { getInterview } from '@kafaa/domain/interviews/api';
import { closeJob } from '@kafaa/domain/jobs/api';
import { withdrawApplication } from '@kafaa/domain/own-data/api';
import { remindUnfinished } from './links-service.ts';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { start, tokenFromMail } from '@kafaa/testing/app/factories';
import { Offer } from '@kafaa/testing/app/applicants';

oneDatabase('the reminder', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  const SUBJECT = 'Votre entretien pour Développeur front-end senior chez Medina Digital se termine bientôt';
  const reminders = async (to: string) => (await app.mails(to)).filter(({ subject }) => subject === SUBJECT);

  test('unfinished candidates get one reminder two days before their link ends, with a new link that ends at the same time', async () => {
    const offer = await Offer.open(app);
    const waiting = await offer.applicant();
    const running = await offer.applicant();
    await start(app, running.token);
    const done = await offer.finished();
    const gone = await offer.applicant();
    await app.call(withdrawApplication, { params: { link: gone.link } });
    const rejected = await offer.applicant();
    const query = { search: rejected.email };
    const { token } = offer.recruiter;
    const [row] = (await app.call(listCandidates, { params: { jobId: offer.jobId }, query }, token)).body.content;
    await app.call(rejectCandidate, { params: { id: row?.id ?? '' }, body: {} }, token);
    app.clock.move({ days: 4, hours: 23 });
    await remindUnfinished(app.deps);
    expect(await reminders(waiting.email)).toEqual([]);

    app.clock.move({ hours: 2 });
    // Two concurrent runs, as by two processes or after a crash and a restart.
    await Promise.all([remindUnfinished(app.deps), remindUnfinished(app.deps)]);
    app.clock.move({ hours: 1 });
    await remindUnfinished(app.deps);
    for (const { email } of [done, gone, rejected]) expect(await reminders(email)).toEqual([]);
    const [told, ...more] = await reminders(waiting.email);
    expect(more).toEqual([]);
    expect(told?.text).toContain('samedi 28 novembre 2026 à 10:00');
    expect((await reminders(running.email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Reprendre mon entretien'),
    ]);

    const fresh = await tokenFromMail(app, waiting.email, /Interview\/([\w-]+)/);
    expect(fresh).not.toBe(waiting.token);
    const opened = () =>
      Promise.all([fresh, waiting.token].map((token) => app.call(getInterview, { params: { token } })));
    expect((await opened()).map(({ status }) => status)).toEqual([200, 200]);
    app.clock.move({ days: 2 });
    expect((await opened()).map(({ status }) => status)).toEqual([410, 410]);
  });

  test('a re-sent interview link gets a second reminder only after the candidate has opened it', async () => {
    const offer = await Offer.open(app);
    const { email } = await offer.applicant();
    app.clock.move({ days: 6 });
    await remindUnfinished(app.deps);
    app.clock.move({ minutes: 1 });
    const { token } = await offer.applicant(email);
    await remindUnfinished(app.deps);
    expect(await reminders(email)).toHaveLength(1);
    // Opening the new link extends the interview. Sending it to a person who did not request it does not.
    await app.call(getInterview, { params: { token } });
    app.clock.move({ days: 6 });
    await remindUnfinished(app.deps);
    expect(await reminders(email)).toHaveLength(2);
  });

  test('after an offer closes, only candidates with a started interview get a reminder', async () => {
    const offer = await Offer.open(app);
    const waiting = await offer.applicant();
    const running = await offer.applicant();
    await start(app, running.token);
    await app.call(closeJob, { params: { id: offer.jobId } }, offer.recruiter.token);
    app.clock.move({ days: 6 });
    await remindUnfinished(app.deps);
    expect(await reminders(waiting.email)).toEqual([]);
    expect(await reminders(running.email)).toHaveLength(1);
  });
});
