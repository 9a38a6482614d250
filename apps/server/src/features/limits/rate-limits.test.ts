import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, requestReset, resendConfirmation, signup } from '@kafaa/domain/auth/api';
import { exportCandidates, registerCandidate } from '@kafaa/domain/candidates/api';
import { endpoints } from '@kafaa/domain/endpoints';
import { exportAgreement, exportFairness, requestSwapTest } from '@kafaa/domain/evaluations/api';
import type { Endpoint, Request } from '@kafaa/domain/kernel/endpoint';
import { fillPath } from '@kafaa/domain/kernel/endpoint';
import { withdrawApplication } from '@kafaa/domain/own-data/api';
import { forgetEndedWindows } from './service.ts';
import { callCounts } from './tables.ts';
import { mails } from '#/features/mails/tables';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase, freshDatabase } from '@kafaa/testing/app/databases';
import {
  newAccount,
  newEntreprise,
  newJob,
  newSubscriber,
  PASSWORD,
  person,
  signupPayload,
} from '@kafaa/testing/app/factories';
import { Offer } from '@kafaa/testing/app/applicants';

oneDatabase('limits', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  /** Calls an endpoint from a network address. */
  async function from<E extends Endpoint>(address: string, endpoint: E, request: Request<E>) {
    const { params = {}, body } = request as { params?: Record<string, string>; body?: object };
    const response = await app.app.inject({
      method: endpoint.method,
      url: `/api${fillPath(endpoint.path, params)}`,
      remoteAddress: address,
      ...(body !== undefined && { payload: body }),
    });
    return {
      status: response.statusCode,
      wait: response.headers['retry-after'],
      body: response.json<{ message: string }>(),
    };
  }

  const guess = (address: string, userName: string, password = 'pas le bon') =>
    from(address, login, { body: { userName, password } });

  test('repeated wrong passwords limit their network address, and the owner at another address can still log in', async () => {
    const { email } = await newAccount(app);
    for (let turn = 0; turn < 20; turn++) expect((await guess('203.0.113.7', email)).status).toBe(400);
    const refused = await guess('203.0.113.7', email, PASSWORD);
    expect(refused).toMatchObject({
      status: 429,
      wait: '900',
      body: { code: 'TOO_MANY_REQUESTS', message: 'Trop de tentatives. Réessayez dans 15 minutes.' },
    });
    expect((await guess('203.0.113.8', email, PASSWORD)).status).toBe(200);
    expect((await guess('203.0.113.7', (await newAccount(app)).email, PASSWORD)).status).toBe(200);
    app.clock.move({ minutes: 15, seconds: 1 });
    expect((await guess('203.0.113.7', email, PASSWORD)).status).toBe(200);
  });

  test('the log-in limit counts all addresses of one IPv6 /64 network as one address', async () => {
    for (let turn = 0; turn < 20; turn++) await guess(`2001:db8:1:2::${turn.toString(16)}`, 'v6@societe.tn');
    expect((await guess('2001:db8:1:2:ffff::1', 'v6@societe.tn')).status).toBe(429);
    expect((await guess('2001:db8:1:3::1', 'v6@societe.tn')).status).toBe(400);
  });

  test('one network address may call log-in 300 times over all accounts, and loopback is exempt if not exposed', async () => {
    await guess('198.51.100.1', 'visiteur@societe.tn');
    await app.deps.db.update(callCounts).set({ count: 299 }).where(eq(callCounts.count, 1));
    expect((await guess('198.51.100.1', 'voisin@societe.tn')).status).toBe(400);
    expect((await guess('198.51.100.1', 'voisine@societe.tn')).status).toBe(429);
    // If the installation is not exposed, the limit per address does not apply to loopback requests.
    expect((await app.call(login, { body: { userName: 'a@societe.tn', password: 'pas le bon' } })).status).toBe(400);
  });

  test('exactly 20 of 100 concurrent log-ins to one account from one address pass the rate limit', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => guess('203.0.113.50', 'ensemble@societe.tn')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(20);
  });

  test('a mailbox gets at most three reset mails in half an hour, from any number of network addresses', async () => {
    const { email } = await newAccount(app);
    const before = (await app.mails(email)).length;
    for (let turn = 0; turn < 5; turn++) {
      expect((await from(`203.0.113.${turn}`, requestReset, { params: { email } })).status).toBe(202);
      await app.drain();
    }
    expect(await app.mails(email)).toHaveLength(before + 3);
    app.clock.move({ minutes: 30, seconds: 1 });
    await app.call(requestReset, { params: { email } });
    await app.drain();
    expect(await app.mails(email)).toHaveLength(before + 4);
  });

  test('repeated sign-ups send at most five mails to one mailbox, and repeated applications at most three', async () => {
    const { userName, ...rest } = signupPayload();
    for (let turn = 0; turn < 8; turn++) {
      const answer = await app.call(signup, { body: { userName, ...rest } });
      expect(answer.status).toBe(201);
      await app.call(resendConfirmation, { body: { userName } });
      await app.drain();
    }
    expect(await app.mails(userName)).toHaveLength(5);
    const job = await newJob(app, await newSubscriber(app));
    const applicant = person();
    for (let turn = 0; turn < 8; turn++)
      expect((await app.call(registerCandidate, { body: { ...applicant, jobId: job.id } })).status).toBe(201);
    expect(await app.mails(applicant.email)).toHaveLength(3);
  });

  test.each([
    ['a tag after « + »', (turn: number, name: string) => `${name}+${turn}@mail.tn`],
    [
      'dots that Gmail ignores',
      (turn: number, name: string) => `${name.slice(0, turn + 1)}.${name.slice(turn + 1)}@gmail.com`,
    ],
    [
      'another spelling of the domain',
      (turn: number, name: string) => `${name}@${['télé.tn', 'TÉLÉ.tn', 'xn--tl-bjab.tn', 'ｔélé.tn'][turn % 4]}`,
    ],
  ])('the mail limits count an address with %s as the same mailbox', async (_what, address) => {
    const { id: jobId } = await newJob(app, await newSubscriber(app));
    let sent = 0;
    for (let turn = 0; turn < 12; turn++) {
      const [applies, signs] = [address(turn, 'victimequiattend'), address(turn, 'societequiattend')];
      await from(`203.0.114.${turn}`, registerCandidate, { body: { ...person(applies), jobId } });
      await from(`203.0.114.${turn}`, signup, { body: signupPayload(signs) });
    }
    for (const to of new Set(
      Array.from({ length: 12 }, (_, turn) => turn).flatMap((turn) => [
        address(turn, 'victimequiattend').toLowerCase(),
        address(turn, 'societequiattend').toLowerCase(),
      ]),
    ))
      sent += (await app.mails(to)).length;
    expect(sent).toBe(3 + 5);
  });

  test('the daily limit of interview links is twelve per mailbox and a hundred per company on the free plan', async () => {
    const victim = person();
    const offers = [];
    for (let turn = 0; turn < 5; turn++) offers.push(await newJob(app, await newSubscriber(app)));
    for (const { id: jobId } of offers)
      for (let turn = 0; turn < 3; turn++) await app.call(registerCandidate, { body: { ...victim, jobId } });
    expect(await app.mails(victim.email)).toHaveLength(12);

    const [free, paid] = [offers[0]?.id ?? '', (await newJob(app, await newEntreprise(app))).id];
    const sent = async (jobId: string, count: number) => {
      const to = Array.from({ length: count }, () => person().email);
      for (const email of to)
        expect((await app.call(registerCandidate, { body: { ...person(email), jobId } })).status).toBe(201);
      return app.deps.db.$count(mails, inArray(mails.recipient, to));
    };
    // Three of the free company's hundred mails went to the mailbox at its limit.
    expect([await sent(free, 110), await sent(paid, 110)]).toEqual([97, 110]);
    app.clock.move({ days: 1, seconds: 1 });
    expect(await sent(free, 1)).toBe(1);
  });

  test('a company may run each export 60 times an hour and the identity test six times an hour', async () => {
    const [one, other] = [await newEntreprise(app), await newEntreprise(app)];
    const [job, others] = [await newJob(app, one), await newJob(app, other)];
    const asked = async (recruiter: typeof one, jobId: string) => {
      const query = { query: {} };
      return [
        await app.call(exportCandidates, { params: { jobId }, query: { content: 'list' } }, recruiter.token),
        await app.call(exportFairness, query, recruiter.token),
        await app.call(exportAgreement, query, recruiter.token),
      ].map(({ status }) => status);
    };
    for (let turn = 0; turn < 60; turn++) expect(await asked(one, job.id)).toEqual([200, 200, 200]);
    expect(await asked(one, job.id)).toEqual([429, 429, 429]);
    expect(await asked(other, others.id)).toEqual([200, 200, 200]);
    const tests = [];
    for (let turn = 0; turn < 7; turn++) tests.push(await app.call(requestSwapTest, { query: {} }, one.token));
    expect(tests.map(({ body }) => body.code)).toEqual([
      ...Array.from({ length: 6 }, () => 'NOTHING_TO_TEST'),
      'TOO_MANY_REQUESTS',
    ]);
    expect(tests.at(-1)).toMatchObject({
      status: 429,
      body: { message: 'Trop de tentatives. Réessayez dans 60 minutes.' },
    });
    expect((await app.call(requestSwapTest, { query: {} }, other.token)).body.code).toBe('NOTHING_TO_TEST');
  });

  test('one application permits six withdrawals an hour over all links from its mails', async () => {
    const offer = await Offer.open(app);
    const { email, link } = await offer.applicant();
    const links = [link];
    for (let turn = 0; turn < 2; turn++) {
      app.clock.move({ seconds: 1 });
      links.push((await offer.applicant(email)).link);
    }
    expect(new Set(links).size).toBe(3);
    const statuses = [];
    for (let turn = 0; turn < 9; turn++) {
      const params = { link: links[turn % 3] ?? '' };
      statuses.push((await app.call(withdrawApplication, { params })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429]);
  });

  test('the cleanup deletes ended rate-limit windows, and each key is a hash without an address', async () => {
    const rows = await app.deps.db.select().from(callCounts);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ key }) => /^[\w-]{43}$/.test(key))).toBe(true);
    app.clock.move({ days: 1 });
    await forgetEndedWindows(app.deps);
    expect(await app.deps.db.$count(callCounts)).toBe(0);
  });
});

/**
 * Public calls without a rate limit: each costs one indexed read, or only a signature check. Saving an answer is one of them: the call
 * needs a personal link and is bounded by the interview's questions, one short text each, and counting would double its cost.
 */
const FREE = [
  'candidates.download',
  'interviews.get',
  'interviews.saveAnswer',
  'interviews.start',
  'interviews.waitlist',
  'invitations.reply',
  'invitations.replyCalendar',
  'jobs.public',
  'own-data.correct',
  'own-data.erase',
  'own-data.get',
  'plans.list',
];

test('every public or link endpoint has a rate limit or is in the list of exceptions', () => {
  const open = endpoints.filter(({ access, limits }) => (access === 'public' || access === 'link') && !limits);
  expect(open.map(({ name }) => name).toSorted()).toEqual(FREE);
});

/** Form pages, spelt as in the router, each with the reason for having no limit. */
const FREE_PAGES = {
  '/activation/:link': 'the operator’s own link, a signature before anything is read; pressing again changes nothing',
  '/adresse/:link': 'a signature before anything is read; saying yes again changes nothing, and no mail leaves',
  '/avis/:link': 'each link has counters of its own, which the service checks',
  '/relecture/:link':
    'one request of each kind for an application, whichever link brought it; only the first one mails',
};

test('the form pages outside /api are exactly the listed pages without a rate limit', async () => {
  const app = await openTestApp(freshDatabase, { pages: true });
  try {
    // The route tree has one line per route and four characters of indent per level.
    const above: string[] = [];
    const posts = app.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => {
        const [, indent = '', part = '', methods = ''] = /^((?:[│ ] {3}|[├└]── )*)(\S*)(?: \((.*)\))?/.exec(line) ?? [];
        above.splice(indent.length / 4 - 1, Infinity, part);
        return methods.split(', ').includes('POST') ? [above.join('')] : [];
      });
    expect(posts.filter((path) => !path.startsWith('/api/')).toSorted()).toEqual(Object.keys(FREE_PAGES));
  } finally {
    await app.close();
  }
});

test('no rate limit is keyed by a link or token parameter', () => {
  const texts = endpoints.flatMap(({ name, limits = [] }) =>
    limits.filter(({ per }) => per.some((part) => /\.(link|token|interviewToken)$/.test(part))).map(() => name),
  );
  expect(texts).toEqual([]);
});

test('every export endpoint and the identity test have a rate limit', () => {
  // The URL of an archive is excluded, because the call that makes the archive is limited.
  const dear = endpoints.filter(
    ({ path, name }) => (/export/.test(path) && name !== 'lifecycle.getExport') || name === 'evaluations.swapTest',
  );
  expect(dear.map(({ name }) => name)).toContain('evaluations.swapTest');
  for (const { name, limits } of dear) expect(limits?.length, name).toBeGreaterThan(0);
});

test('every rate limit keyed by user name or e-mail is also keyed by network address', () => {
  const lockouts = endpoints.flatMap(({ name, limits = [] }) =>
    limits
      .filter(({ per }) => per.some((part) => /userName|email/.test(part)) && !per.includes('address'))
      .map(() => name),
  );
  expect(lockouts).toEqual([]);
});
