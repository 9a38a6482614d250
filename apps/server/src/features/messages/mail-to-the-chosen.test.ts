import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import { listCandidates, registerCandidate, rejectCandidate, unrejectCandidate } from '@kafaa/domain/candidates/api';
import { getMessages, listGroups, previewGroup, takeBackGroup, writeGroup } from '@kafaa/domain/messages/api';
import { FREE_PLAN_DAY, MAX_RECIPIENTS, MAX_WRITTEN_A_DAY } from '@kafaa/domain/messages/options';
import { eraseOwnData, withdrawApplication } from '@kafaa/domain/own-data/api';
import { embeddedMailer } from '#/adapters/mail/embedded';
import { eventsSince } from '#/features/audit/service';
import { openSession } from '#/features/auth/service';
import { applicationsOf, FREE_COMPANY_DAY } from '#/features/interviews/registration-service';
import { countMails } from '#/features/limits/service';
import { MailError } from '#/platform/mail/mail-error';
import { Offer } from '@kafaa/testing/app/applicants';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  newEntreprise,
  newJob,
  newMember,
  newSubscriber,
  PASSWORD,
  person,
  type Recruiter,
  start,
} from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { quick } from '@kafaa/testing/routes/two-companies';
import { sendGroup } from './group-service.ts';

const WORDS = {
  subject: 'Une nouvelle, {{prenom}}',
  text: 'Bonjour {{prenom}},\n\n{{entreprise}} répond lundi pour {{poste}}.',
};
const SUBJECT = 'Une nouvelle, Amira';

oneDatabase('group mail to selected candidates', (open) => {
  let app: TestApp;
  let recruiter: Awaited<ReturnType<typeof newEntreprise>>;
  let offer: Offer;
  const refusing = new Set<string>();
  beforeAll(async () => {
    const mailer = embeddedMailer();
    const send: typeof mailer.send = async (mail) => {
      if (refusing.has(mail.to))
        throw new MailError('550 5.1.1', { code: '550 5.1.1', scope: 'recipient', final: true });
    };
    app = await openTestApp(open, { ...quick, mailer: { ...mailer, send } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    recruiter = await newEntreprise(app);
    offer = new Offer(app, recruiter, (await newJob(app, recruiter)).id);
  });

  const applied = async () => {
    const applicant = await offer.applicant();
    const query = { search: applicant.email };
    const { content } = (await app.call(listCandidates, { params: { jobId: offer.jobId }, query }, recruiter.token))
      .body;
    return { ...applicant, id: content[0]?.id ?? '' };
  };
  const write = (ids: readonly string[], change: object = {}, { token }: Recruiter = recruiter) =>
    app.call(
      writeGroup,
      {
        params: { jobId: offer.jobId },
        body: { ...WORDS, candidateIds: [...ids], requestId: randomUUID(), ...change },
      },
      token,
    );
  const takeBack = (id: string) => app.call(takeBackGroup, { params: { jobId: offer.jobId, id } }, recruiter.token);
  const list = async () => (await app.call(listGroups, { params: { jobId: offer.jobId } }, recruiter.token)).body;
  const later = async (minutes = 5) => {
    app.clock.move({ minutes });
    await app.drain();
  };
  const received = async (email: string) => (await app.mails(email)).filter(({ subject }) => subject === SUBJECT);

  test('each selected candidate gets the group mail once after five minutes, with their own name, link and reply address', async () => {
    const [one, two, other] = [await applied(), await applied(), await applied()];
    const written = await write([one.id, two.id, one.id]);
    expect(written).toMatchObject({ status: 201, body: { state: 'HELD', chosen: 2, waiting: 2, sent: 0 } });
    expect(written.body.leavesAt).toBe(new Date(app.clock.now().getTime() + 300_000).toISOString());
    await later(4);
    expect(await received(one.email)).toEqual([]);
    await later(1);
    for (const { email } of [one, two]) {
      const [mail, ...more] = await received(email);
      expect(more).toEqual([]);
      expect(mail?.text).toContain('Bonjour Amira,');
      expect(mail?.text).toMatch(/MesDonnees\/[\w.-]{40}/);
      expect(mail?.replyTo).toBe(recruiter.email);
    }
    expect(await received(other.email)).toEqual([]);
    expect(await list()).toMatchObject([
      { subject: 'Une nouvelle, …', state: 'DONE', chosen: 2, sent: 2, waiting: 0, failed: 0, leftOut: [] },
    ]);
    const events = await eventsSince(app.deps, { days: 1, limit: 500 });
    expect(events.filter(({ action }) => action === 'WRITTEN_TO').map(({ candidateId }) => candidateId)).toEqual(
      expect.arrayContaining([one.id, two.id]),
    );
  });

  test('the undo of a group mail stops every mail, and is refused once the mails are sent', async () => {
    const [one, two] = [await applied(), await applied()];
    const { id } = (await write([one.id, two.id])).body;
    expect((await takeBack(id)).body).toMatchObject({ state: 'TAKEN_BACK' });
    expect((await takeBack(id)).status).toBe(200);
    await later(10);
    for (const { email } of [one, two]) expect(await received(email)).toEqual([]);
    const gone = (await write([one.id])).body.id;
    await later();
    expect(await takeBack(gone)).toMatchObject({ status: 409, body: { code: 'GROUP_LEFT' } });
    expect(await received(one.email)).toHaveLength(1);
  });

  test('a repeated request, a second process and a run after a crash write no group mail twice', async () => {
    const people = [];
    for (let index = 0; index < 23; index += 1) people.push(await applied());
    const requestId = randomUUID();
    const ids = people.map(({ id }) => id);
    const both = await Promise.all([write(ids, { requestId }), write(ids, { requestId })]);
    const [groupId] = new Set(both.map(({ body }) => body.id));
    expect(both.map(({ body }) => body.id)).toEqual([groupId, groupId]);
    app.clock.move({ minutes: 5 });
    const key = { companyId: recruiter.companyId, groupId: groupId ?? '' };
    // The process dies during the second transaction.
    let transactions = 0;
    const db = new Proxy(app.deps.db, {
      get: (target, name): unknown => {
        if (name === 'transaction' && (transactions += 1) === 2) throw new Error('killed');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    await expect(sendGroup({ ...app.deps, db }, key)).rejects.toThrow('killed');
    await Promise.all([sendGroup(app.deps, key), sendGroup(app.deps, key)]);
    await app.drain();
    for (const { email } of people) expect(await received(email)).toHaveLength(1);
    expect(await list()).toMatchObject([{ chosen: 23, sent: 23 }]);
  }, 120_000);

  test('the group mail skips candidates erased, withdrawn or rejected meanwhile, but not after an undone rejection', async () => {
    const [stays, gone, rejected, undone, erased] = [
      await applied(),
      await applied(),
      await applied(),
      await applied(),
      await applied(),
    ];
    await write([stays, gone, rejected, undone, erased].map(({ id }) => id));
    await app.call(withdrawApplication, { params: { link: gone.link } });
    for (const { id } of [rejected, undone])
      await app.call(rejectCandidate, { params: { id }, body: {} }, recruiter.token);
    await app.call(unrejectCandidate, { params: { id: undone.id } }, recruiter.token);
    await app.call(eraseOwnData, { params: { link: erased.link }, body: { confirmed: true } });
    await later();
    for (const { email } of [stays, undone]) expect(await received(email)).toHaveLength(1);
    for (const { email } of [gone, rejected, erased]) expect(await received(email)).toEqual([]);
    expect(await list()).toMatchObject([
      {
        chosen: 5,
        sent: 2,
        waiting: 0,
        leftOut: [
          { reason: 'WITHDRAWN', count: 1 },
          { reason: 'REJECTED', count: 1 },
          { reason: 'ERASED', count: 1 },
        ],
      },
    ]);
  });

  test('the candidate’s file shows the group mail as planned, as sent, or as refused by the recipient’s server', async () => {
    const [well, wrong] = [await applied(), await applied()];
    const newest = async ({ id }: { id: string }) =>
      (await app.call(getMessages, { params: { id } }, recruiter.token)).body.mails[0];
    const { leavesAt } = (await write([well.id, wrong.id])).body;
    expect(await newest(well)).toMatchObject({ subject: SUBJECT, to: well.email, state: 'HELD', at: leavesAt });
    refusing.add(wrong.email);
    await later();
    expect(await newest(well)).toMatchObject({ subject: SUBJECT, state: 'SENT' });
    expect(await newest(wrong)).toMatchObject({ subject: SUBJECT, state: 'REFUSED' });
    expect(await list()).toMatchObject([{ state: 'DONE', sent: 1, failed: 1 }]);
    const { id } = (await write([well.id])).body;
    await takeBack(id);
    expect(await newest(well)).toMatchObject({ state: 'SENT' });
  });

  test('the preview of a group mail shows the mail to one recipient and counts the candidates who would get none', async () => {
    const [one, two] = [await applied(), await applied()];
    await app.call(withdrawApplication, { params: { link: one.link } });
    const body = { ...WORDS, candidateIds: [one.id, two.id] };
    const seen = await app.call(previewGroup, { params: { jobId: offer.jobId }, body }, recruiter.token);
    expect(seen.body).toMatchObject({
      mail: { to: two.email, subject: SUBJECT },
      recipients: 1,
      leftOut: [{ reason: 'WITHDRAWN', count: 1 }],
      leftToday: MAX_WRITTEN_A_DAY,
    });
    await write([two.id]);
    await later();
    const [mail] = await received(two.email);
    expect(seen.body.mail?.text).toBe(mail?.text.replace(/(?<=MesDonnees\/)[\w.-]+/g, '…'));
    const nobody = await write([one.id]);
    expect(nobody).toMatchObject({ status: 409, body: { code: 'NO_RECIPIENT' } });
  });

  test('a group mail with a link in its text goes only to candidates who used their mailed link', async () => {
    const [fresh, begun] = [await applied(), await applied()];
    await start(app, begun.token);
    const { body } = await write([fresh.id, begun.id], { text: 'Bonjour, voyez https://medina.example' });
    expect(body).toMatchObject({ waiting: 1, leftOut: [{ reason: 'NOT_STARTED', count: 1 }] });
    await later();
    expect(await received(fresh.email)).toEqual([]);
    expect(await received(begun.email)).toHaveLength(1);
    expect(await list()).toMatchObject([{ sent: 1, leftOut: [{ reason: 'NOT_STARTED', count: 1 }] }]);
  });

  test('a company on the free plan sends no group mail with a link in its text', async () => {
    const free = await newSubscriber(app);
    offer = new Offer(app, free, (await newJob(app, free)).id);
    recruiter = { ...recruiter, ...free };
    const one = await applied();
    await start(app, one.token);
    const linked = await write([one.id], { text: 'Bonjour, voyez https://medina.example' });
    expect(linked).toMatchObject({ status: 400, body: { fields: [{ path: 'text' }] } });
    expect((await write([one.id])).status).toBe(201);
  });

  test('a company on the free plan mails only candidates who used their link, within the daily limit', async () => {
    const free = await newSubscriber(app);
    offer = new Offer(app, free, (await newJob(app, free)).id);
    recruiter = { ...recruiter, ...free };
    const [fresh, begun] = [await applied(), await applied()];
    await start(app, begun.token);
    const body = { ...WORDS, candidateIds: [fresh.id, begun.id] };
    const seen = await app.call(previewGroup, { params: { jobId: offer.jobId }, body }, free.token);
    // The two registrations count as mails of the day.
    const none = [{ reason: 'FREE_PLAN', count: 1 }];
    expect(seen.body).toMatchObject({ mail: { to: begun.email }, recipients: 1, leftOut: none, leftToday: 98 });
    expect(await write([fresh.id])).toMatchObject({ status: 409, body: { code: 'NO_RECIPIENT' } });
    expect((await write([fresh.id, begun.id])).body).toMatchObject({ waiting: 1, leftOut: none });
    await later();
    expect(await received(fresh.email)).toEqual([]);
    expect(await received(begun.email)).toHaveLength(1);
    const { companyId = '' } = (await openSession(app.deps, free.token)) ?? {};
    await countMails(app.deps, [applicationsOf(companyId)], FREE_COMPANY_DAY, 96);
    expect((await write([begun.id])).status).toBe(201);
    expect(await write([begun.id])).toMatchObject({ status: 409, body: { message: FREE_PLAN_DAY } });
    const late = person();
    await app.call(registerCandidate, { body: { jobId: offer.jobId, ...late } });
    expect(await app.mails(late.email)).toEqual([]);
  }, 60_000);

  test('a mailbox whose owner has used no link gets at most twelve mails a day from all companies', async () => {
    const [fresh, begun] = [await applied(), await applied()];
    await start(app, begun.token);
    const requestId = randomUUID();
    // The registration counts as the first mail; a repeated request counts once.
    for (let mails = 1; mails < 12; mails += 1) {
      const change = { requestId: `${requestId}${mails}` };
      for (let calls = 1; calls <= 2; calls += 1) expect((await write([fresh.id], change)).status).toBe(201);
    }
    const full = [{ reason: 'MAILBOX_FULL', count: 1 }];
    const body = { ...WORDS, candidateIds: [fresh.id, begun.id] };
    const seen = await app.call(previewGroup, { params: { jobId: offer.jobId }, body }, recruiter.token);
    expect(seen.body).toMatchObject({ mail: { to: begun.email }, recipients: 1, leftOut: full });
    expect(await write([fresh.id])).toMatchObject({ status: 409, body: { code: 'NO_RECIPIENT' } });
    expect((await write([fresh.id, begun.id])).body).toMatchObject({ waiting: 1, leftOut: full });
    await later();
    expect(await received(fresh.email)).toHaveLength(11);
    expect(await received(begun.email)).toHaveLength(1);
    app.clock.move({ days: 1 });
    const request = { body: { userName: recruiter.email, password: PASSWORD } };
    const { accessToken: token } = (await app.call(login, request)).body;
    expect((await write([fresh.id], {}, { ...recruiter, token })).status).toBe(201);
  }, 60_000);

  test('a group mail shows markup as text, and refuses an unknown variable, a header line and a too long text', async () => {
    const one = await applied();
    const refused = async (change: object, path: string) =>
      expect(await write([one.id], change)).toMatchObject({ status: 400, body: { fields: [{ path }] } });
    await refused({ subject: 'Bonjour\r\nBcc: tous@mail.tn' }, 'subject');
    await refused({ subject: 'x'.repeat(121) }, 'subject');
    await refused({ text: '{{#each candidats}}' }, 'text');
    await refused({ text: 'a'.repeat(4001) }, 'text');
    await refused({ candidateIds: Array.from({ length: MAX_RECIPIENTS + 1 }, () => one.id) }, 'candidateIds');
    await start(app, one.token);
    await write([one.id], { text: '<b>Bonjour</b> {{prenom}}' });
    await later();
    expect((await received(one.email))[0]?.html).toContain('&lt;b&gt;Bonjour');
  });

  test('a company’s group mails reach a limited number of people per day in Tunis', async () => {
    const [one, two] = [await applied(), await applied()];
    await write([one.id]);
    await app.deps.db.execute(
      sql`update group_mails set chosen = ${MAX_WRITTEN_A_DAY - 1} where company_id = ${recruiter.companyId}`,
    );
    expect(await write([one.id, two.id])).toMatchObject({ status: 409, body: { code: 'TOO_MANY_TODAY' } });
    expect((await write([two.id])).status).toBe(201);
    const now = app.clock.now();
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 23);
    app.clock.move({ minutes: Math.ceil((midnight - now.getTime()) / 60_000) });
    const body = { userName: recruiter.email, password: PASSWORD };
    const { accessToken: token } = (await app.call(login, { body })).body;
    expect((await write([one.id, two.id], {}, { ...recruiter, token })).status).toBe(201);
  });

  test('reviewers send no group mail, and recruiters send group mail only to candidates of their own offers', async () => {
    const one = await applied();
    const second = (await newJob(app, recruiter)).id;
    const reviewer = await newMember(app, recruiter, { role: 'REVIEWER', allOffers: true });
    const elsewhere = await newMember(app, recruiter, { role: 'RECRUITER', allOffers: false, jobIds: [second] });
    expect((await write([one.id], {}, reviewer)).status).toBe(403);
    expect((await write([one.id], {}, elsewhere)).status).toBe(404);
    const body = { ...WORDS, candidateIds: [one.id], requestId: randomUUID() };
    expect((await app.call(writeGroup, { params: { jobId: second }, body }, elsewhere.token)).status).toBe(404);
    const { id } = (await write([one.id])).body;
    const params = { jobId: second, id };
    expect((await app.call(takeBackGroup, { params }, elsewhere.token)).status).toBe(404);
  });
});
