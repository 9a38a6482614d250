import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import { correctCandidateEmail, getCandidate, listCandidates, rejectCandidate } from '@kafaa/domain/candidates/api';
import { closeJob } from '@kafaa/domain/jobs/api';
import { getMessages, listGroups, previewGroup, takeBackGroup, writeGroup } from '@kafaa/domain/messages/api';
import { eraseOwnData, exportOwnData, getOwnData, withdrawApplication } from '@kafaa/domain/own-data/api';
import { choosePool } from '@kafaa/domain/pool/api';
import { POOL_CONSENT_VERSION } from '@kafaa/domain/pool/options';
import { searchPeople } from '@kafaa/domain/search/api';
import { eventsSince } from '#/features/audit/service';
import { eraseRetired } from '#/features/own-data/erase-service';
import { type Applicant, Offer, renewed } from '@kafaa/testing/app/applicants';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { newEntreprise, newJob, newMember, PASSWORD, type Recruiter, refuseMailTo } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { quick, rowsOf } from '@kafaa/testing/routes/two-companies';

const WORDS = {
  subject: 'Pour vous, {{prenom}}',
  text: 'Bonjour {{prenom}},\n\n{{entreprise}} cherche aussi\u00a0: {{poste}}.',
};
const YES = { agreed: true, version: POOL_CONSENT_VERSION } as const;
const NO = { agreed: false } as const;

type Person = Applicant & { readonly id: string };

oneDatabase('the talent pool', (open) => {
  let app: TestApp;
  let recruiter: Awaited<ReturnType<typeof newEntreprise>>;
  let offer: Offer;
  let other: Offer;
  beforeAll(async () => {
    app = await openTestApp(open, quick);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    recruiter = await newEntreprise(app);
    offer = new Offer(app, recruiter, (await newJob(app, recruiter)).id);
    other = new Offer(app, recruiter, (await newJob(app, recruiter)).id);
  });

  async function applied(to = offer, email?: string): Promise<Person> {
    app.clock.move({ minutes: 1 });
    const one = await to.applicant(email);
    const { content } = (await app.call(listCandidates, { params: { jobId: to.jobId }, query: {} }, to.recruiter.token))
      .body;
    return { ...one, id: content.find((candidate) => candidate.email === one.email)?.id ?? '' };
  }
  const choose = ({ link }: Applicant, body: typeof YES | typeof NO = YES) =>
    app.call(choosePool, { params: { link }, body });
  const poolOf = async ({ link }: Applicant) => (await app.call(getOwnData, { params: { link } })).body.pool;
  const until = async ({ id }: Person) =>
    (await app.call(getCandidate, { params: { id } }, recruiter.token)).body.poolUntil;
  const newSession = async () => {
    const body = { userName: recruiter.email, password: PASSWORD };
    return (await app.call(login, { body })).body.accessToken;
  };
  const inPool = async (search?: string, { token }: Pick<Recruiter, 'token'> = recruiter) => {
    const query = { pool: 'yes' as const, ...(search !== undefined && { search }) };
    return (await app.call(searchPeople, { query }, token)).body.people;
  };
  const proposal = (people: readonly Person[], change: object = {}) => ({
    params: { jobId: offer.jobId },
    body: { ...WORDS, candidateIds: people.map(({ id }) => id), proposedJobId: other.jobId, ...change },
  });
  const propose = (people: readonly Person[], change: object = {}, { token }: Pick<Recruiter, 'token'> = recruiter) => {
    const { params, body } = proposal(people, change);
    return app.call(writeGroup, { params, body: { ...body, requestId: randomUUID() } }, token);
  };
  const proposed = async ({ email }: Applicant) =>
    (await app.mails(email)).filter(({ subject }) => subject === 'Pour vous, Amira');
  const leave = async () => {
    app.clock.move({ minutes: 5 });
    await app.drain();
  };
  const actionsOf = async ({ id }: Person) =>
    (await eventsSince(app.deps, { days: 1, limit: 500 }))
      .filter(({ candidateId }) => candidateId === id)
      .map(({ action, actor }) => `${actor} ${action}`);

  test('a candidate consents for a year on the own-data page, and both the candidate and the company see the end date', async () => {
    const one = await applied();
    expect(await poolOf(one)).toBeNull();
    expect(await until(one)).toBeUndefined();
    const now = app.clock.now();
    const end = new Date(now);
    end.setUTCFullYear(end.getUTCFullYear() + 1);
    const consent = { version: POOL_CONSENT_VERSION, givenAt: now.toISOString(), endsAt: end.toISOString() };
    expect(await choose(one)).toMatchObject({ status: 200, body: { pool: consent } });
    app.clock.move({ minutes: 10 });
    expect((await choose(one)).body).toEqual({ pool: consent });
    expect(await poolOf(one)).toEqual(consent);
    expect(await until(one)).toBe(consent.endsAt);
    const file = await app.app.inject(`/api${exportOwnData.path.replace('{link}', one.link)}`);
    expect(file.json<{ pool: unknown }>().pool).toEqual(consent);
    const { content } = (await app.call(listCandidates, { params: { jobId: offer.jobId }, query: {} }, recruiter.token))
      .body;
    expect(content).toMatchObject([{ id: one.id, poolUntil: consent.endsAt }]);
    expect(await actionsOf(one)).toContain('CANDIDATE POOL_JOINED');
  });

  test('the server refuses an unknown version of the consent and stores nothing', async () => {
    const one = await applied();
    const response = await app.app.inject({
      method: 'PUT',
      url: `/api/rights/${one.link}/pool`,
      payload: { agreed: true, version: '2020-01-01' },
    });
    expect(response.statusCode).toBe(400);
    expect(await poolOf(one)).toBeNull();
  });

  test('a consent counts for all applications of the mailbox in one company, and a refusal on any page ends it', async () => {
    const one = await applied();
    const again = await applied(other, one.email);
    const elsewhere = await Offer.open(app);
    const foreign = await applied(elsewhere, one.email);
    await choose(one);
    expect(await poolOf(again)).toEqual(await poolOf(one));
    expect(await until(again)).toBe(await until(one));
    expect(await poolOf(foreign)).toBeNull();
    expect(await choose(again, NO)).toMatchObject({ status: 200, body: { pool: null } });
    expect(await poolOf(one)).toBeNull();
    expect(await until(one)).toBeUndefined();
    expect((await choose(again, NO)).status).toBe(200);
    expect(await actionsOf(again)).toEqual(['CANDIDATE POOL_LEFT']);
  });

  test('a consent ends after twelve months, and its row is deleted', async () => {
    const one = await applied();
    await choose(one);
    app.clock.move({ days: 364 });
    recruiter = { ...recruiter, token: await newSession() };
    expect(await until(one)).toBeDefined();
    app.clock.move({ days: 2 });
    recruiter = { ...recruiter, token: await newSession() };
    const file = await app.call(getCandidate, { params: { id: one.id } }, recruiter.token);
    expect(file).toMatchObject({ status: 200, body: { id: one.id } });
    expect(file.body.poolUntil).toBeUndefined();
    expect(await inPool()).toEqual([]);
    const later = { ...one, link: renewed(app, one.link) };
    expect(await poolOf(later)).toBeNull();
    await eraseRetired(app.deps);
    const rows = () => rowsOf(app.deps.db, sql`select 1 from pool_consents where candidate_id = ${one.id}`);
    expect(await rows()).toEqual([]);
    expect((await choose(later)).status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  test('an erasure deletes the consent, and a corrected address has no consent', async () => {
    const [one, two] = [await applied(), await applied()];
    await choose(one);
    await choose(two);
    await app.call(eraseOwnData, { params: { link: one.link }, body: { confirmed: true } });
    expect((await inPool()).map(({ id }) => id)).toEqual([two.id]);
    await refuseMailTo(app, two.email);
    const body = { email: `neuf${two.email}` };
    expect((await app.call(correctCandidateEmail, { params: { id: two.id }, body }, recruiter.token)).status).toBe(200);
    expect(await inPool()).toEqual([]);
    const { companyId } = recruiter;
    expect(await rowsOf(app.deps.db, sql`select 1 from pool_consents where company_id = ${companyId}`)).toEqual([]);
  });

  test('the search over all offers can be limited to people with a consent, within the reader’s offers', async () => {
    const one = await applied();
    await applied();
    const two = await applied(other);
    await choose(one);
    app.clock.move({ minutes: 1 });
    await choose(two);
    expect(await inPool()).toMatchObject([
      { id: two.id, jobId: other.jobId, poolUntil: await until(two) },
      { id: one.id, jobId: offer.jobId },
    ]);
    expect((await inPool('amira')).map(({ id }) => id).sort()).toEqual([one.id, two.id].sort());
    expect((await inPool(one.email)).map(({ id }) => id)).toEqual([one.id]);
    expect(await inPool('personne')).toEqual([]);
    const access = { role: 'REVIEWER' as const, allOffers: false, jobIds: [offer.jobId] };
    const reviewer = await newMember(app, recruiter, access);
    expect((await inPool(undefined, reviewer)).map(({ id }) => id)).toEqual([one.id]);
    expect((await inPool('amira', reviewer)).map(({ id }) => id)).toEqual([one.id]);
    const stranger = await newEntreprise(app);
    expect(await inPool(undefined, stranger)).toEqual([]);
  });

  test('a proposal is sent after five minutes to people with a consent, also after a rejection, with the other offer’s link', async () => {
    const [one, two] = [await applied(), await applied()];
    await choose(one);
    await app.call(rejectCandidate, { params: { id: one.id }, body: {} }, recruiter.token);
    const preview = await app.call(previewGroup, proposal([one, two]), recruiter.token);
    expect(preview.body).toMatchObject({ recipients: 1, leftOut: [{ reason: 'NOT_IN_POOL', count: 1 }] });
    expect(preview.body.mail?.text).toContain(`/Apply/${other.jobId}`);
    const written = await propose([one, two]);
    expect(written).toMatchObject({ status: 201, body: { state: 'HELD', proposed: expect.any(String) as string } });
    const held = (await app.call(getMessages, { params: { id: one.id } }, recruiter.token)).body.mails;
    expect(held).toMatchObject([{ state: 'HELD', subject: 'Pour vous, Amira' }, {}]);
    expect(await proposed(one)).toEqual([]);
    await leave();
    const [mail, ...more] = await proposed(one);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/Apply/${other.jobId}`);
    expect(mail?.text).toContain('parce que vous acceptez que');
    expect(mail?.text).toMatch(/MesDonnees\/[\w.-]{40}/);
    expect(await proposed(two)).toEqual([]);
    expect(await actionsOf(one)).toContain('RECRUITER OFFER_PROPOSED');
  });

  test('an undone proposal is not sent, nor one after a withdrawn consent, an application or a closed offer', async () => {
    const [back, gone, applying, late] = [await applied(), await applied(), await applied(), await applied()];
    for (const one of [back, gone, applying, late]) await choose(one);
    const { id } = (await propose([back])).body;
    const takenBack = await app.call(takeBackGroup, { params: { jobId: offer.jobId, id } }, recruiter.token);
    expect(takenBack.body).toMatchObject({ state: 'TAKEN_BACK' });
    expect(await actionsOf(back)).toContain('RECRUITER PROPOSAL_TAKEN_BACK');
    app.clock.move({ minutes: 1 });
    await propose([gone, applying]);
    await choose(gone, NO);
    await other.applicant(applying.email);
    await leave();
    await propose([late]);
    await app.call(closeJob, { params: { id: other.jobId } }, recruiter.token);
    await leave();
    for (const one of [back, gone, applying, late]) expect(await proposed(one)).toEqual([]);
    const groups = (await app.call(listGroups, { params: { jobId: offer.jobId } }, recruiter.token)).body;
    expect(groups.map(({ leftOut }) => leftOut)).toEqual([
      [{ reason: 'OFFER_CLOSED', count: 1 }],
      [
        { reason: 'NOT_IN_POOL', count: 1 },
        { reason: 'APPLIED', count: 1 },
      ],
      [],
    ]);
  });

  test('the server refuses to propose a closed offer, another company’s offer or one that the author may not see', async () => {
    const one = await applied();
    await choose(one);
    const access = { role: 'RECRUITER' as const, allOffers: false, jobIds: [offer.jobId] };
    const colleague = await newMember(app, recruiter, access);
    expect(await propose([one], {}, colleague)).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } });
    const foreign = await Offer.open(app);
    expect(await propose([one], { proposedJobId: foreign.jobId })).toMatchObject({
      status: 404,
      body: { code: 'JOB_NOT_FOUND' },
    });
    await app.call(closeJob, { params: { id: other.jobId } }, recruiter.token);
    expect(await propose([one])).toMatchObject({ status: 409, body: { code: 'PROPOSAL_CLOSED' } });
    await leave();
    expect(await proposed(one)).toEqual([]);
  });

  test('a candidate without a consent gets no proposal, and a withdrawn application does not end the consent', async () => {
    const one = await applied();
    expect(await propose([one])).toMatchObject({ status: 409, body: { code: 'NO_RECIPIENT' } });
    await choose(one);
    await app.call(withdrawApplication, { params: { link: one.link } });
    expect((await propose([one])).status).toBe(201);
    await leave();
    expect(await proposed(one)).toHaveLength(1);
  });
});
