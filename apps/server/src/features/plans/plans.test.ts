import { afterAll, beforeAll, expect, test } from 'vitest';
import { canPost, createJob, listJobs } from '@kafaa/domain/jobs/api';
import { buyFreePlan, buyPlan, listPlans, listSubscriptions } from '@kafaa/domain/plans/api';
import { postingPanelByMessage } from '@kafaa/domain/plans/rules';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { jobPayload, newCompany, newSubscriber } from '@kafaa/testing/app/factories';

oneDatabase('plans and quotas', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  const free = (token: string) => app.call(buyFreePlan, { params: { planId: 'starter' } }, token);

  test('the plan list returns the three plans with their prices and limits', async () => {
    const { body } = await app.call(listPlans, {});
    expect(
      body.map(({ name, price, numOfJobs, maxCandidates }) => ({ name, price, numOfJobs, maxCandidates })),
    ).toEqual([
      { name: 'Starter', price: 0, numOfJobs: 1, maxCandidates: 10 },
      { name: 'Basic', price: 75, numOfJobs: 3, maxCandidates: 30 },
      { name: 'Entreprise', price: 99, numOfJobs: 10, maxCandidates: 50 },
    ]);
  });

  test('can-post returns a code and a message for each refusal', async () => {
    const { token } = await newCompany(app);
    const ask = async () => (await app.call(canPost, {}, token)).body;
    const reasons: string[] = [];
    const note = async () => {
      const { code = '', message = '' } = await ask();
      expect(postingPanelByMessage(message).type).toBe(code);
      reasons.push(code);
    };
    await note();
    await app.call(buyPlan, { params: { planId: 'basic' } }, token);
    await note();
    await free(token);
    expect(await ask()).toEqual({ canPost: true });
    await app.call(createJob, { body: jobPayload }, token);
    await note();
    expect(reasons).toEqual(['NO_SUBSCRIPTION', 'NOT_ACTIVE', 'NO_JOBS_LEFT']);
  });

  test('an expired plan blocks new offers but still lists existing offers and subscriptions', async () => {
    const expired = await openTestApp(open);
    const { token, email } = await newSubscriber(expired);
    await expired.call(createJob, { body: jobPayload }, token);
    expired.clock.move({ days: 30, minutes: 1 });
    const { login } = await import('@kafaa/domain/auth/api');
    const { PASSWORD } = await import('@kafaa/testing/app/factories');
    const again = (await expired.call(login, { body: { userName: email, password: PASSWORD } })).body.accessToken;
    expect((await expired.call(canPost, {}, again)).body.code).toBe('EXPIRED_SUBSCRIPTION');
    expect((await expired.call(listJobs, {}, again)).body).toHaveLength(1);
    expect((await expired.call(listSubscriptions, {}, again)).body[0]).toMatchObject({
      subscriptionStatus: 'EXPIRED',
      isCurrent: false,
    });
    await expired.close();
  });

  test('a company can use the free plan once, even with concurrent requests', async () => {
    const { token, email } = await newCompany(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => free(token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'FREE_PLAN_USED')).toHaveLength(19);
    const subscriptions = (await app.call(listSubscriptions, {}, token)).body;
    expect(subscriptions.map(({ subscriptionStatus }) => subscriptionStatus)).toEqual(['ACTIVE']);
    const told = (await app.mails(email)).filter(({ subject }) => subject === 'Votre plan Starter est actif');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('rien n’est à payer');
  });

  test('only one of twelve concurrent requests creates an offer if the plan allows one', async () => {
    const { token } = await newSubscriber(app);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => app.call(createJob, { body: jobPayload }, token)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'NO_JOBS_LEFT')).toHaveLength(11);
    expect((await app.call(listJobs, {}, token)).body).toHaveLength(1);
  });

  test('a purchase creates one PENDING subscription and replaces an earlier one', async () => {
    const { token } = await newCompany(app);
    expect(await app.call(buyPlan, { params: { planId: 'basic' } }, token)).toMatchObject({
      status: 201,
      body: { subscription: { subscriptionStatus: 'PENDING', price: 75 } },
    });
    await app.call(buyPlan, { params: { planId: 'entreprise' } }, token);
    const { body } = await app.call(listSubscriptions, {}, token);
    expect(body.map(({ planName, subscriptionStatus }) => [planName, subscriptionStatus])).toEqual([
      ['Entreprise', 'PENDING'],
    ]);
    expect(await app.call(buyPlan, { params: { planId: 'starter' } }, token)).toMatchObject({
      status: 400,
      body: { code: 'PLAN_IS_FREE' },
    });
    expect(await app.call(buyFreePlan, { params: { planId: 'basic' } }, token)).toMatchObject({
      status: 400,
      body: { code: 'PLAN_NOT_FREE' },
    });
    expect(await app.call(buyPlan, { params: { planId: 'or' } }, token)).toMatchObject({
      status: 404,
      body: { code: 'PLAN_NOT_FOUND' },
    });
  });
});
