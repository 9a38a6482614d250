import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyFreePlan, buyPlan, listSubscriptions } from '@kafaa/domain/plans/api';
import { createJob } from '@kafaa/domain/jobs/api';
import { parseConfig } from '#/config';
import { openSession } from '#/features/auth/service';
import { expireSubscription, expireSubscriptions, remindSubscriptions } from './expiry-service.ts';
import { activateByLink, activateByOperator, describeActivation } from './operator-service.ts';
import { signLink } from '#/platform/links/signed-link';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { eachDatabase, freshDatabase, freshPglite } from '@kafaa/testing/app/databases';
import { jobPayload, newCompany, newSubscriber, type Recruiter } from '@kafaa/testing/app/factories';

const OPERATOR = 'contact@kafaa.example';

/** Replaces every kind of space by a plain one. */
const plain = (subject: string) => subject.replace(/\s/g, ' ');
const subjectsTo = async (app: TestApp, to: string) => (await app.mails(to)).map(({ subject }) => plain(subject));
const buy = (app: TestApp, { token }: Recruiter, planId: string) => app.call(buyPlan, { params: { planId } }, token);
const owned = async (app: TestApp, { token }: Recruiter) =>
  (await app.call(listSubscriptions, {}, token)).body.map((one) => `${one.planName} ${one.subscriptionStatus}`).sort();
/** Returns the link of the operator's newest mail about this company. */
const linkOf = async (app: TestApp, { email }: Recruiter) => {
  const mail = (await app.mails(OPERATOR)).find(({ text }) => text.includes(email));
  return /Activation\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const mailTo = async (app: TestApp, { email }: Recruiter, subject: string) =>
  (await app.mails(email)).find((one) => one.subject.includes(subject));
/** Runs the daily tasks. */
async function morning(app: TestApp) {
  await expireSubscriptions(app.deps);
  await remindSubscriptions(app.deps);
  await app.drain();
}

eachDatabase('a subscription', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  test('a plan request mails the operator the amount and contact data, and the company the payment instructions', async () => {
    const company = await newCompany(app);
    const { body } = await buy(app, company, 'entreprise');
    expect(body.paymentUrl).toBe('/Pricing?paiement=attente');
    const [operator] = await app.mails(OPERATOR);
    const mail = await mailTo(app, company, 'attend son paiement');
    expect(operator?.subject).toContain('Medina Digital, Entreprise');
    for (const fact of ['Medina Digital', 'Entreprise', '99\u00a0TND', company.email, '71234567', body.subscription.id])
      expect(operator?.text).toContain(fact);
    expect(plain(mail?.subject ?? '')).toBe('Votre plan Entreprise attend son paiement de 99 TND');
    for (const fact of ['24\u00a0h', '+216 20 000 000', OPERATOR, '/Pricing?paiement=attente'])
      expect(mail?.text).toContain(fact);
    expect(mail?.text).not.toContain('Activation/');
  });

  test('four concurrent requests for one plan create one subscription and one mail', async () => {
    const company = await newCompany(app);
    const answers = await Promise.all([1, 2, 3, 4].map(() => buy(app, company, 'basic')));
    expect(new Set(answers.map(({ body }) => body.subscription.id)).size).toBe(1);
    expect(await subjectsTo(app, company.email)).toHaveLength(2);
    expect(await owned(app, company)).toEqual(['Basic PENDING']);
  });

  test('two concurrent requests for different plans leave one subscription, with one READY and one REPLACED link', async () => {
    const company = await newCompany(app);
    await Promise.all(['basic', 'entreprise'].map((plan) => buy(app, company, plan)));
    expect(await owned(app, company)).toHaveLength(1);
    const links = (await app.mails(OPERATOR))
      .filter(({ text }) => text.includes(company.email))
      .map(({ text }) => /Activation\/([\w.-]+)/.exec(text)?.[1] ?? '');
    const states = await Promise.all(links.map(async (link) => (await describeActivation(app.deps, link)).state));
    expect(states.sort()).toEqual(['READY', 'REPLACED']);
  });

  test('concurrent activations by link and operator command activate a subscription once and send one mail', async () => {
    const company = await newSubscriber(app);
    await buy(app, company, 'basic');
    const link = await linkOf(app, company);
    expect(await describeActivation(app.deps, link)).toMatchObject({
      state: 'READY',
      companyName: 'Medina Digital',
      planName: 'Basic',
      price: 75,
      running: { planName: 'Starter' },
    });
    const done = await Promise.allSettled([
      activateByLink(app.deps, link),
      activateByLink(app.deps, link),
      activateByOperator(app.deps, company.email),
    ]);
    const won = done.filter((one) => one.status === 'fulfilled' && one.value !== false);
    expect(won).toHaveLength(1);
    expect(await owned(app, company)).toEqual(['Basic ACTIVE', 'Starter EXPIRED']);
    const activated = (await subjectsTo(app, company.email)).filter(
      (subject) => subject === 'Votre plan Basic est actif',
    );
    expect(activated).toHaveLength(1);
    expect(await describeActivation(app.deps, link)).toMatchObject({ state: 'DONE' });
  });

  test('an activation link becomes REPLACED and activates nothing once the company requests another plan', async () => {
    const company = await newCompany(app);
    await buy(app, company, 'basic');
    const old = await linkOf(app, company);
    await buy(app, company, 'entreprise');
    expect(await describeActivation(app.deps, old)).toEqual({
      state: 'REPLACED',
      companyName: 'Medina Digital',
      newerPlan: 'Entreprise',
    });
    expect(await activateByLink(app.deps, old)).toBe(false);
    expect(await owned(app, company)).toEqual(['Entreprise PENDING']);
    await app.call(buyFreePlan, { params: { planId: 'starter' } }, company.token);
    const link = await linkOf(app, company);
    expect(await describeActivation(app.deps, link)).toMatchObject({ state: 'REPLACED', newerPlan: null });
  });

  test('an activation link ends after 30 days, and a forged or foreign link is INVALID', async () => {
    const company = await newCompany(app);
    const { body } = await buy(app, company, 'basic');
    const link = await linkOf(app, company);
    const other = signLink(app.deps, 'reply', ['x', body.subscription.id], null);
    for (const wrong of [other, `${link}x`, link.slice(1), 'x', '.', link.split('.')[0] ?? ''])
      expect(await describeActivation(app.deps, wrong)).toEqual({ state: 'INVALID' });
    app.clock.move({ days: 30, minutes: 1 });
    expect(await describeActivation(app.deps, link)).toEqual({ state: 'INVALID' });
    expect(await activateByLink(app.deps, link)).toBe(false);
    app.clock.move({ days: -30, minutes: -1 });
  });
});

eachDatabase('the end of a subscription', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  test('a company gets one reminder three days before its plan ends and one mail after the end', async () => {
    const company = await newSubscriber(app);
    const soon = 'Votre plan Starter prend fin dans moins de 3 jours';
    const over = 'Votre plan Starter a pris fin';
    const told = async () => (await subjectsTo(app, company.email)).filter((one) => one === soon || one === over);
    app.clock.move({ days: 26, hours: 23 });
    await morning(app);
    expect(await told()).toEqual([]);
    app.clock.move({ hours: 2 });
    await Promise.all([morning(app), morning(app)]);
    await morning(app);
    expect(await told()).toEqual([soon]);
    app.clock.move({ days: 3 });
    await Promise.all([morning(app), morning(app)]);
    app.clock.move({ days: 1 });
    await morning(app);
    expect(await told()).toEqual([over, soon]);
  });

  test('a plan activated during the expiry task gets no end mail, and the old plan’s end is mailed at most once', async () => {
    const company = await newSubscriber(app);
    app.clock.move({ days: 31 });
    await buy(app, company, 'basic').catch(() => undefined);
    const { token } = await again(company);
    await app.call(buyPlan, { params: { planId: 'basic' } }, token);
    await Promise.all([activateByOperator(app.deps, company.email), morning(app)]);
    await morning(app);
    expect(await owned(app, { ...company, token })).toEqual(['Basic ACTIVE', 'Starter EXPIRED']);
    const subjects = await subjectsTo(app, company.email);
    expect(subjects.filter((one) => one === 'Votre plan Basic est actif')).toHaveLength(1);
    expect(subjects).not.toContain('Votre plan Basic a pris fin');
    expect(subjects.filter((one) => one === 'Votre plan Starter a pris fin').length).toBeLessThan(2);
  });

  test('repeated expiry tasks mail the end of a plan once, and never before the end or for a replaced plan', async () => {
    const over = async (company: Recruiter) =>
      (await subjectsTo(app, company.email)).filter((one) => one === 'Votre plan Starter a pris fin').length;
    const [first, replaced] = [await newSubscriber(app), await newSubscriber(app)];
    const keys: Parameters<typeof expireSubscription>[1][] = [];
    for (const { token } of [first, replaced]) {
      const session = await openSession(app.deps, token);
      const [subscription] = (await app.call(listSubscriptions, {}, token)).body;
      if (!session || !subscription) throw new Error('the subscriber has no session or no subscription');
      keys.push({ companyId: session.companyId, subscriptionId: subscription.id });
    }
    const repeat = () => Promise.all(keys.map((key) => expireSubscription(app.deps, key)));
    await repeat();
    expect(await over(first)).toBe(0);
    await buy(app, replaced, 'basic');
    await activateByOperator(app.deps, replaced.email);
    app.clock.move({ days: 31 });
    await Promise.all([repeat(), repeat(), repeat()]);
    expect(await over(first)).toBe(1);
    expect(await over(replaced)).toBe(0);
  });

  test('the reminder of a plan’s end mentions a plan request that awaits payment', async () => {
    const company = await newSubscriber(app);
    await app.call(createJob, { body: jobPayload }, company.token);
    await buy(app, company, 'entreprise');
    app.clock.move({ days: 28 });
    await morning(app);
    const mail = await mailTo(app, company, 'prend fin dans');
    expect(mail?.text).toContain('Votre demande du plan Entreprise attend son paiement');
  });

  const again = async ({ email }: Recruiter) => {
    const { login } = await import('@kafaa/domain/auth/api');
    const { PASSWORD } = await import('@kafaa/testing/app/factories');
    return { token: (await app.call(login, { body: { userName: email, password: PASSWORD } })).body.accessToken };
  };
});

test('a purchase and its mail link to the payment page of the price, or else to PAYMENT_URL_OTHER', async () => {
  const env = { PAYMENT_URL_99: 'https://payer.example/99', PAYMENT_URL_OTHER: 'https://payer.example/autre' };
  const config = { ...parseConfig(env), sessionSecret: 'a test secret that is long enough to be one' };
  const app = await openTestApp(freshDatabase, { config });
  const company = await newCompany(app);
  for (const [planId, page] of [
    ['entreprise', env.PAYMENT_URL_99],
    ['basic', env.PAYMENT_URL_OTHER],
  ] as const) {
    expect((await buy(app, company, planId)).body.paymentUrl).toBe(page);
    const mail = (await app.mails(company.email)).find(({ text }) => text.includes(page));
    expect(mail?.subject).toContain('attend son paiement');
  }
  await app.close();
});

describe('the activation page', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(freshDatabase, { pages: true });
  });
  afterAll(() => app.close());

  const ask = (method: 'GET' | 'POST' | 'HEAD', link: string) =>
    app.app.inject({
      method,
      url: `/Activation/${link}`,
      ...(method === 'POST' && { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: '' }),
    });

  test('the activation page changes nothing on GET or HEAD, and activates the subscription on POST', async () => {
    const company = await newCompany(app);
    await buy(app, company, 'entreprise');
    const link = await linkOf(app, company);
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const { statusCode, headers } = await ask(method, link);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    }
    const { body } = await ask('GET', link);
    for (const words of ['Medina Digital', 'Entreprise', '99\u00a0TND', '<form method="post">', 'noindex'])
      expect(body).toContain(words);
    expect(await owned(app, company)).toEqual(['Entreprise PENDING']);

    for (let time = 0; time < 2; time += 1)
      expect(await ask('POST', link)).toMatchObject({ statusCode: 303, headers: { location: `/Activation/${link}` } });
    expect(await owned(app, company)).toEqual(['Entreprise ACTIVE']);
    const done = await ask('GET', link);
    expect(done.body).toContain('Abonnement activé');
    expect(done.body).not.toContain('<form');
  });

  test('the activation page answers 503 as HTML with Retry-After while the database is closed', async () => {
    const database = await freshPglite();
    const away = await openTestApp(async () => database, { pages: true });
    const company = await newCompany(away);
    await buy(away, company, 'basic');
    const url = `/Activation/${await linkOf(away, company)}`;
    await database.close();
    const { statusCode, headers, body } = await away.app.inject({ method: 'GET', url });
    expect({ statusCode, type: headers['content-type'], retry: headers['retry-after'] }).toEqual({
      statusCode: 503,
      type: 'text/html; charset=utf-8',
      retry: '5',
    });
    expect(body).toContain('momentanément indisponible');
    await away.app.close();
  });

  test('the activation page answers 410 to a replaced link and 404 to an invalid one, and activates nothing', async () => {
    const company = await newCompany(app);
    await buy(app, company, 'basic');
    const old = await linkOf(app, company);
    await buy(app, company, 'entreprise');
    expect(await ask('GET', old)).toMatchObject({ statusCode: 410 });
    expect((await ask('GET', old)).body).toContain('du plan Entreprise');
    for (const method of ['GET', 'POST'] as const) await ask(method, 'x.y');
    expect(await ask('GET', 'x.y')).toMatchObject({ statusCode: 404 });
    expect((await ask('POST', old)).statusCode).toBe(303);
    expect(await owned(app, company)).toEqual(['Entreprise PENDING']);
  });
});
