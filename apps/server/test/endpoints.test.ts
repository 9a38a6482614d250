import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '@kafaa/domain/endpoints';
import { fillPath, type Endpoint } from '@kafaa/domain/kernel/endpoint';
import * as z from 'zod/mini';
import { routes } from '#/routes';
import { openTestApp, type TestApp } from './app.ts';
import { freshPglite } from './databases.ts';
import {
  answerAll,
  complete,
  jobPayload,
  newAccount,
  newCandidate,
  newEntreprise,
  newJob,
  newSubscriber,
  type Recruiter,
} from './factories.ts';
import { pdfCv } from './cvs.ts';

const APPOINTMENT = {
  interviewType: 'ONLINE' as const,
  interviewPlace: 'https://meet.example/entretien',
  interviewDate: '2026-11-28T09:00:00',
};

/** Good bodies of calls by id, so that what is refused is the id. */
const BODIES: Readonly<Record<string, object>> = {
  'jobs.saveQuestions': {
    questions: ['a', 'b', 'c'].map((letter) => ({ text: `Racontez une situation ${letter}.` })),
  },
  'jobs.update': jobPayload,
  'invitations.move': APPOINTMENT,
  'candidates.notes': { notes: 'Une note.' },
  'evaluations.deduction': { lifted: true },
  'evaluations.level': { dimension: 'mindsetScore', level: 3 },
};

/** What holds for every endpoint of the table, present and future. */
describe('every endpoint', () => {
  let app: TestApp;
  let pending: Recruiter;
  let starter: Recruiter;
  let owner: Recruiter;
  let stranger: Recruiter;
  /** Ids that belong to `owner`, by the name of the path's placeholder and the endpoint's feature. */
  let owned: { jobId: string; candidateId: string; invitationId: string };

  beforeAll(async () => {
    app = await openTestApp(freshPglite);
    pending = await newAccount(app);
    starter = await newSubscriber(app);
    [owner, stranger] = [await newEntreprise(app), await newEntreprise(app)];
    const jobId = (await newJob(app, owner)).id;
    const { token, email } = await newCandidate(app, jobId);
    await answerAll(app, token);
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    await app.drain();
    const { listCandidates } = await import('@kafaa/domain/candidates/api');
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, owner.token);
    const candidateId = page.body.content[0]?.id ?? '';
    const { inviteCandidate } = await import('@kafaa/domain/invitations/api');
    const invitation = await app.call(inviteCandidate, { body: { candidateId, ...APPOINTMENT } }, owner.token);
    owned = { jobId, candidateId, invitationId: invitation.body.interviewInvitation.id };
  });
  afterAll(() => app.close());

  const inject = async (endpoint: Endpoint, params: Record<string, string>, token?: string, payload?: object) => {
    const response = await app.app.inject({
      method: endpoint.method,
      url: `/api${fillPath(endpoint.path, params)}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.json<{ code?: string; message?: string }>() };
  };
  const placeholders = (endpoint: Endpoint) => [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const filled = (endpoint: Endpoint, value: string) =>
    Object.fromEntries(placeholders(endpoint).map((name) => [name, value]));

  test('of the table is bound, once', () => {
    expect(routes.map(({ endpoint }) => endpoint.name).sort()).toEqual(endpoints.map(({ name }) => name).sort());
    expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
  });

  const guarded = endpoints.filter(({ access }) => access === 'session' || access === 'company');
  const companyOnly = endpoints.filter(({ access }) => access === 'company');

  test.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s answers 401 without a session',
    async (_name, endpoint) => {
      for (const token of [undefined, 'faux']) {
        const { status, body } = await inject(endpoint, filled(endpoint, 'x'), token);
        expect({ status, code: body.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
      }
    },
  );

  test.each(companyOnly.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s answers 403 before the onboarding',
    async (_name, endpoint) => {
      const { status, body } = await inject(endpoint, filled(endpoint, 'x'), pending.token);
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'ONBOARDING_REQUIRED' });
    },
  );

  test.each(endpoints.filter(({ feature }) => feature).map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s is refused by a plan without its feature, before anything is read',
    async (_name, endpoint) => {
      const { status, body } = await inject(endpoint, filled(endpoint, 'x'), starter.token, {});
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'PLAN_FEATURE_REQUIRED' });
    },
  );

  test.each(
    endpoints
      .filter(({ body, bodyType }) => body && bodyType !== 'multipart')
      .map((endpoint) => [endpoint.name, endpoint] as const),
  )('%s refuses a wrong body with 400 and a French message', async (_name, endpoint) => {
    const wrong = [{}, [], { userName: 5, name: null, answer: {}, questions: 'x', reason: 5 }];
    // Some bodies may be left out: what such an endpoint accepts is not wrong.
    for (const payload of wrong.filter((one) => !z.safeParse(endpoint.body ?? z.unknown(), one).success)) {
      const { status, body } = await inject(endpoint, filled(endpoint, 'x'), owner.token, payload);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
      expect(body.message).not.toMatch(/invalid|expected|required/i);
    }
    const unreadable = await app.app.inject({
      method: endpoint.method,
      url: `/api${fillPath(endpoint.path, filled(endpoint, 'x'))}`,
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      payload: '{"coupé',
    });
    expect(unreadable.statusCode).toBe(400);
  });

  const byId = companyOnly.filter((endpoint) =>
    placeholders(endpoint).some((name) => name === 'id' || name === 'jobId'),
  );
  test.each(byId.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s cannot tell another company's id from a missing one",
    async (_name, endpoint) => {
      const ofJob = endpoint.path.includes('jobs') || endpoint.path.includes('jobId');
      const ofInvitation = endpoint.path.startsWith('/invitations');
      const mine = filled(endpoint, ofInvitation ? owned.invitationId : ofJob ? owned.jobId : owned.candidateId);
      const body = BODIES[endpoint.name];
      const foreign = await inject(endpoint, mine, stranger.token, body);
      const missing = await inject(
        endpoint,
        filled(endpoint, '0199f000-0000-7000-8000-000000000000'),
        stranger.token,
        body,
      );
      const malformed = await inject(endpoint, filled(endpoint, "x' or 1=1"), stranger.token, body);
      expect(missing).toEqual(foreign);
      expect(malformed).toEqual(foreign);
      // Refused by plan or not there, but never served.
      expect([403, 404]).toContain(foreign.status);
    },
  );

  test('hostile texts come back as they were, as data', async () => {
    const { registerCandidate, listCandidates } = await import('@kafaa/domain/candidates/api');
    const texts = [
      '&lt;b onload="alert(1)"',
      'أميرة بن صالح',
      '😀👩‍💻',
      '"; drop table jobs; --',
      '{{7*7}} ${1}',
      'a\u0000b',
    ];
    for (const [index, firstName] of texts.entries()) {
      const email = `texte${index}@mail.tn`;
      const { status } = await app.call(registerCandidate, {
        body: { firstName, lastName: 'B', email, phone: '20123456', jobId: owned.jobId },
      });
      expect(status).toBe(201);
      const page = await app.call(
        listCandidates,
        { params: { jobId: owned.jobId }, query: { search: email } },
        owner.token,
      );
      expect(page.body.content[0]?.firstName).toBe(firstName.replace('\u0000', ''));
      const html = (await app.mails(email))[0]?.html ?? '';
      expect(html).not.toMatch(/<b onload|"alert/);
    }
  });
});
