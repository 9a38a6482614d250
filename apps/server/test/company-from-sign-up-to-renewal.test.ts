import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import { getCandidate, listCandidates, registerCandidate } from '@kafaa/domain/candidates/api';
import { inviteCandidate } from '@kafaa/domain/invitations/api';
import { getTranscript, getInterview, saveAnswer } from '@kafaa/domain/interviews/api';
import { canPost, createJob, getPublicJob, listJobs } from '@kafaa/domain/jobs/api';
import { buyFreePlan, buyPlan, listSubscriptions } from '@kafaa/domain/plans/api';
import { expireSubscriptions, remindSubscriptions } from '#/features/plans/expiry-service';
import { activateByLink, activateByOperator } from '#/features/plans/operator-service';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { eachDatabase } from '@kafaa/testing/app/databases';
import {
  answerAll,
  complete,
  jobPayload,
  newCandidate,
  newCompany,
  PASSWORD,
  person,
  start,
} from '@kafaa/testing/app/factories';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';

const OPERATOR = 'contact@kafaa.example';
const SEATS_OF_BASIC = 30;

/** One company from its sign-up to its renewal, on a clock that the test moves. */
eachDatabase('a company’s first month', (open) => {
  let app: TestApp;
  let email = '';
  let token = '';
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  const post = () => app.call(createJob, { body: jobPayload }, token);
  const mayPost = async () => {
    const { status, body } = await app.call(canPost, {}, token);
    return status === 200 ? 'yes' : body.code;
  };
  const subscriptions = async () =>
    (await app.call(listSubscriptions, {}, token)).body.map(
      (one) => `${one.planName} ${one.subscriptionStatus} ${one.jobsUsed}/${one.numOfJobs}${one.isCurrent ? ' *' : ''}`,
    );
  const subjects = async () => (await app.mails(email)).map(({ subject }) => subject.replace(/\s/g, ' '));
  const linkFor = async () => {
    const mail = (await app.mails(OPERATOR)).find(({ text }) => text.includes(email));
    return /Activation\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  /** Moves the clock, runs the daily tasks and logs in again, since the last session has expired. */
  const later = async (time: { days: number; hours?: number }) => {
    app.clock.move(time);
    await expireSubscriptions(app.deps);
    await remindSubscriptions(app.deps);
    await app.drain();
    token = (await app.call(login, { body: { userName: email, password: PASSWORD } })).body.accessToken;
  };
  const register = (jobId: string) => app.call(registerCandidate, { body: { ...person(), jobId } });
  /** The availability that the offer's public page shows. */
  const offerSays = async (id: string) => (await app.call(getPublicJob, { params: { id } })).body.availability;
  const candidateOf = async (jobId: string, address: string) => {
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: address } }, token);
    return page.body.content[0]?.id ?? '';
  };

  test('a company goes from sign-up through free plan, quota and purchase to expiry and renewal', async () => {
    // Day 1: a new company has no plan.
    ({ email, token } = await newCompany(app));
    expect(await mayPost()).toBe('NO_SUBSCRIPTION');
    expect(await post()).toMatchObject({ status: 403, body: { code: 'NO_SUBSCRIPTION' } });
    expect(await subscriptions()).toEqual([]);

    // The free plan can be taken once, and allows one job offer in total.
    expect((await app.call(buyFreePlan, { params: { planId: 'starter' } }, token)).status).toBe(201);
    await app.drain();
    expect(await subjects()).toContain('Votre plan Starter est actif');
    expect(await mayPost()).toBe('yes');
    const first = (await post()).body;
    expect(await subscriptions()).toEqual(['Starter ACTIVE 1/1 *']);
    expect(await mayPost()).toBe('NO_JOBS_LEFT');
    expect(await post()).toMatchObject({ status: 403, body: { code: 'NO_JOBS_LEFT' } });
    expect((await app.call(buyFreePlan, { params: { planId: 'starter' } }, token)).body.code).toBe('FREE_PLAN_USED');

    // Day 2: a paid plan is pending; the active plan goes on with its quota.
    await later({ days: 1 });
    expect((await app.call(buyPlan, { params: { planId: 'basic' } }, token)).body.paymentUrl).toContain('/Pricing');
    expect((await subscriptions()).sort()).toEqual(['Basic PENDING 0/3', 'Starter ACTIVE 1/1 *']);
    expect(await mayPost()).toBe('NO_JOBS_LEFT');
    expect((await register(first.id)).status).toBe(201);
    expect(await subjects()).toContain('Votre plan Basic attend son paiement de 75 TND');

    // Day 3: the operator confirms the payment.
    await later({ days: 1 });
    expect(await activateByLink(app.deps, await linkFor())).toBe(true);
    expect(await subscriptions()).toEqual(['Basic ACTIVE 0/3 *', 'Starter EXPIRED 1/1']);
    expect(await subjects()).toContain('Votre plan Basic est actif');
    const offers = [(await post()).body, (await post()).body, (await post()).body];
    expect(await mayPost()).toBe('NO_JOBS_LEFT');
    expect((await app.call(listJobs, {}, token)).body).toHaveLength(4);

    // A full job offer: started interviews have taken every seat of the plan.
    const full = offers[0]?.id ?? '';
    const open_ = offers[1]?.id ?? '';
    for (let seat = 0; seat < SEATS_OF_BASIC; seat += 1) {
      const { token: personal } = await newCandidate(app, full);
      expect((await start(app, personal)).status).toBe(200);
    }
    const late = person();
    expect(await app.call(registerCandidate, { body: { ...late, jobId: full } })).toMatchObject({
      status: 201,
      body: { waiting: true },
    });
    expect((await app.mails(late.email)).map(({ text }) => text).join('\n')).not.toMatch(/Interview\//);

    expect([await offerSays(full), await offerSays(open_), await offerSays(first.id)]).toEqual([
      'WAITING',
      'OPEN',
      'OPEN',
    ]);

    // One interview for another job offer is completed; Basic shows its score but not its answers.
    const done = await newCandidate(app, open_);
    await answerAll(app, done.token);
    await complete(app, done.token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    await app.drain();
    const id = await candidateOf(open_, done.email);
    const chat = () => app.call(getTranscript, { params: { id } }, token);
    const invite = () =>
      app.call(
        inviteCandidate,
        {
          body: {
            candidateId: id,
            interviewType: 'ONLINE',
            interviewPlace: 'https://visio.example/1',
            interviewDate: new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 19),
            customMessage: '',
          },
        },
        token,
      );
    expect((await app.call(getCandidate, { params: { id } }, token)).body.evaluation?.score).toEqual(
      expect.any(Number),
    );
    expect(await chat()).toMatchObject({ status: 403, body: { code: 'PLAN_FEATURE_REQUIRED' } });
    expect(await invite()).toMatchObject({ status: 403, body: { code: 'PLAN_FEATURE_REQUIRED' } });

    // The company gets one reminder, three days before the end.
    await later({ days: 27, hours: 1 });
    await later({ days: 1 });
    const soon = 'Votre plan Basic prend fin dans moins de 3 jours';
    expect((await subjects()).filter((subject) => subject === soon)).toHaveLength(1);
    expect((await register(open_)).status).toBe(201);
    const running = await newCandidate(app, open_);
    await start(app, running.token);
    const waiting = await newCandidate(app, open_);

    // The subscription ends: nothing new can begin, started interviews go on, and no data is hidden.
    await later({ days: 2 });
    expect((await subscriptions()).sort()).toEqual(['Basic EXPIRED 3/3', 'Starter EXPIRED 1/1']);
    expect((await subjects()).filter((subject) => subject === 'Votre plan Basic a pris fin')).toHaveLength(1);
    expect(await mayPost()).toBe('EXPIRED_SUBSCRIPTION');
    expect(await post()).toMatchObject({ status: 403, body: { code: 'EXPIRED_SUBSCRIPTION' } });
    expect(await register(open_)).toMatchObject({ status: 410, body: { code: 'JOB_CLOSED' } });
    expect([await offerSays(full), await offerSays(open_)]).toEqual(['CLOSED', 'CLOSED']);
    expect(await start(app, waiting.token)).toMatchObject({ status: 409, body: { code: 'INTERVIEW_PAUSED' } });
    const questions = (await app.call(getInterview, { params: { token: running.token } })).body.questions;
    expect(questions.length).toBeGreaterThanOrEqual(6);
    const answer = { answer: 'Une réponse donnée après la fin du plan.', revision: 1 };
    expect((await app.call(saveAnswer, { params: { token: running.token, index: '0' }, body: answer })).status).toBe(
      200,
    );
    expect((await app.call(listJobs, {}, token)).body).toHaveLength(4);
    expect((await app.call(getCandidate, { params: { id } }, token)).body.evaluation?.score).toEqual(
      expect.any(Number),
    );

    // A renewal with a larger plan: it is pending, the operator activates it by command, and everything opens again.
    await app.call(buyPlan, { params: { planId: 'entreprise' } }, token);
    expect(await mayPost()).toBe('NOT_ACTIVE');
    expect(await register(open_)).toMatchObject({ status: 410 });
    await activateByOperator(app.deps, email);
    expect(await mayPost()).toBe('yes');
    expect((await post()).status).toBe(201);
    expect((await subscriptions())[0]).toBe('Entreprise ACTIVE 1/10 *');
    expect((await register(open_)).status).toBe(201);
    // The new plan has fifty seats instead of thirty.
    expect([await offerSays(full), await offerSays(open_)]).toEqual(['OPEN', 'OPEN']);
    expect((await start(app, waiting.token)).status).toBe(200);
    expect((await chat()).body.answers.length).toBeGreaterThanOrEqual(6);
    expect((await invite()).status).toBe(201);

    // When that plan ends, too, received data stay readable, but actions are refused.
    await later({ days: 31 });
    expect((await chat()).status).toBe(200);
    expect(await invite()).toMatchObject({ status: 403 });
    expect((await app.call(buyFreePlan, { params: { planId: 'starter' } }, token)).body.code).toBe('FREE_PLAN_USED');
  }, 120_000);
});
