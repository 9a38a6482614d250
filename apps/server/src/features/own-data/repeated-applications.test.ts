import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerCandidate, rejectCandidate } from '@kafaa/domain/candidates/api';
import { getInterview } from '@kafaa/domain/interviews/api';
import { closeJob, reopenJob } from '@kafaa/domain/jobs/api';
import { correctOwnData, eraseOwnData, reopenInterview, requestAccess } from '@kafaa/domain/own-data/api';
import { eraseCandidate, eraseRetired } from './erase-service.ts';
import { languageModel } from '#/adapters/llm/language-model';
import { openSession } from '#/features/auth/service';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { oneDatabase, freshDatabase, silent } from '@kafaa/testing/app/databases';
import { openFakeLlm } from '@kafaa/testing/fakes/language-model';
import { answerAll, complete, person, start, tokenFromMail } from '@kafaa/testing/app/factories';
import { CANARY, Offer, OWN_DATA } from '@kafaa/testing/app/applicants';
import { rowsOf } from '@kafaa/testing/routes/two-companies';

const INTERVIEW = /Interview\/([\w-]+)/;

oneDatabase('one interview of a person for an offer', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  const erase = (link: string) => app.call(eraseOwnData, { params: { link }, body: { confirmed: true } });
  const apply = (offer: Offer, email: string) =>
    app.call(registerCandidate, { body: { ...person(email), jobId: offer.jobId } });
  const reopen = (offer: Offer, id: string) => app.call(reopenInterview, { params: { id } }, offer.recruiter.token);
  const only = async (offer: Offer) => {
    const [candidate] = await offer.listed();
    if (!candidate) throw new Error('the offer lists no candidate');
    return candidate;
  };
  const taken = () => rowsOf<Record<string, string>>(app.deps.db, sql`select * from taken_interviews`);
  /** Expires the links without moving the clock, which would end the session, too. */
  const endLinks = (offer: Offer) => {
    const past = new Date(app.clock.now().getTime() - 3 * 86_400_000).toISOString();
    return app.deps.db.execute(
      sql`update interviews set link_expires_at = ${past}::timestamptz where job_id = ${offer.jobId}`,
    );
  };
  const linksOf = async (email: string) =>
    (await app.mails(email)).flatMap(({ text }) => INTERVIEW.exec(text)?.[1] ?? []);

  test('another spelling of the same mailbox is the same application, and its mail goes to the known address', async () => {
    const offer = await Offer.open(app);
    const { email } = await offer.finished('amira.bs@gmail.com');
    app.clock.move({ minutes: 1 });
    for (const other of ['amirabs@gmail.com', 'amira.bs+2@gmail.com', 'AMIRA.BS@googlemail.com'])
      expect(await apply(offer, other)).toMatchObject({
        status: 201,
        body: { message: 'Vérifiez votre boîte e-mail' },
      });
    expect((await offer.listed()).map((one) => one.email)).toEqual([email]);
    expect((await app.mails('amirabs@gmail.com')).length).toBe(0);
    const [again] = await app.mails(email);
    expect(again?.subject).toContain('est déjà arrivée');
    expect(again?.text).toMatch(/Suivre ma candidature https?:\/\/\S+\/MesDonnees\//);
    // With other providers dots are part of the name, so the address belongs to another person.
    await offer.applicant('amira.bs@societe.tn');
    await offer.applicant('amirabs@societe.tn');
    expect(await offer.listed()).toHaveLength(3);
  });

  test('an application after the erasure of a begun interview opens no second interview and gets the same response', async () => {
    const offer = await Offer.open(app);
    const { email, link, token } = await offer.finished();
    const first = await apply(offer, 'quelquun@mail.tn');
    await erase(link);
    app.clock.move({ minutes: 1 });
    const again = await apply(offer, email.replace('@', '+encore@'));
    expect(again).toEqual({ ...first, body: { ...first.body, email: email.replace('@', '+encore@') } });
    const mails = await app.mails(email.replace('@', '+encore@'));
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Votre candidature pour Développeur front-end senior\u00a0: entretien déjà passé',
    ]);
    expect(await linksOf(email.replace('@', '+encore@'))).toEqual([]);
    expect((await start(app, token)).status).toBe(410);
    const candidate = (await offer.listed()).find((one) => one.email !== 'quelquun@mail.tn');
    expect(candidate).toMatchObject({ interviewState: 'TAKEN', identityConfirmed: false, evaluation: null });
    const own = await tokenFromMail(app, email.replace('@', '+encore@'), OWN_DATA);
    expect((await offer.own(own)).body).toMatchObject({ state: 'TAKEN', evaluation: null });
    // No reminder is sent for an interview that cannot be opened.
    app.clock.move({ days: 6 });
    await app.drain();
    expect((await app.mails(email.replace('@', '+encore@'))).length).toBe(1);
    // Another job offer has another interview.
    const other = await Offer.open(app);
    expect((await start(app, (await other.applicant(email)).token)).status).toBe(200);
  });

  test('the mailbox owner corrects a false name registered by a stranger, and the interview start confirms the name', async () => {
    const offer = await Offer.open(app);
    const { email, ...own } = person();
    const typed = { firstName: 'Pas', lastName: 'Sérieux', phone: '99999999' };
    await app.call(registerCandidate, { body: { ...typed, email, jobId: offer.jobId } });
    app.clock.move({ minutes: 1 });
    await apply(offer, email);
    // The first registration stays, because the second one could also be the stranger's.
    expect(await only(offer)).toMatchObject({ ...typed, identityConfirmed: false });
    const token = await tokenFromMail(app, email, INTERVIEW);
    const { body } = await app.call(getInterview, { params: { token } });
    expect(body.candidate).toMatchObject({ ...typed, email });
    const link = body.candidate.ownData.split('/').at(-1) ?? '';
    expect((await app.call(correctOwnData, { params: { link }, body: own })).status).toBe(200);
    expect((await app.call(getInterview, { params: { token } })).body.candidate).toMatchObject({ ...own, email });
    expect(await only(offer)).toMatchObject({ ...own, email, identityConfirmed: false });
    expect((await start(app, token)).status).toBe(200);
    expect(await only(offer)).toMatchObject({ ...own, email, identityConfirmed: true });
  });

  test('a candidate can apply and start again after the erasure of an unstarted interview', async () => {
    const offer = await Offer.open(app);
    const { email, link } = await offer.applicant();
    await erase(link);
    app.clock.move({ minutes: 1 });
    expect((await start(app, (await offer.applicant(email)).token)).status).toBe(200);
  });

  test('an erased interview leaves only a person hash, deleted when the offer closes or after twelve months', async () => {
    const before = (await taken()).length;
    const [offer, closing, operators, old] = [
      await Offer.open(app),
      await Offer.open(app),
      await Offer.open(app),
      await Offer.open(app),
    ];
    for (const one of [offer, closing]) await erase((await one.finished()).link);
    const { companyId } = (await openSession(app.deps, operators.recruiter.token)) ?? {};
    const { companyId: oldId } = (await openSession(app.deps, old.recruiter.token)) ?? {};
    if (!companyId || !oldId) throw new Error('openSession returned no session');
    await operators.finished();
    await eraseCandidate(app.deps, { companyId, candidateId: (await only(operators)).id }, 'OPERATOR');
    // RETENTION leaves no row: by then the period in which a second interview is prevented is over.
    await old.finished();
    await eraseCandidate(app.deps, { companyId: oldId, candidateId: (await only(old)).id }, 'RETENTION');
    const rows = await taken();
    expect(rows.length - before).toBe(3);
    for (const row of rows) {
      expect(Object.keys(row).sort()).toEqual(['company_id', 'ends_at', 'job_id', 'person_hash']);
      expect(row['person_hash']).toMatch(/^[\w-]{43}$/);
      expect(JSON.stringify(row)).not.toContain(CANARY);
    }
    await app.call(closeJob, { params: { id: closing.jobId } }, closing.recruiter.token);
    await eraseRetired(app.deps);
    const ofJob = async (id: string) => (await taken()).filter((row) => row['job_id'] === id).length;
    expect([await ofJob(offer.jobId), await ofJob(closing.jobId), await ofJob(operators.jobId)]).toEqual([1, 0, 1]);
    app.clock.move({ days: 366 });
    await eraseRetired(app.deps);
    expect(await ofJob(offer.jobId)).toBe(0);
  });

  test('reopening a finished interview deletes its data, mails a new link and ends the old link', async () => {
    const offer = await Offer.open(app);
    const { email, token } = await offer.finished();
    await app.drain();
    const { id } = await only(offer);
    expect(await only(offer)).toMatchObject({ interviewState: 'COMPLETED', identityConfirmed: true });
    app.clock.move({ minutes: 1 });
    const answers = await Promise.all([1, 2].map(() => reopen(offer, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await offer.counts()).toEqual({ candidates: 1, seats: 0 });
    expect(await only(offer)).toMatchObject({
      interviewState: 'REGISTERED',
      evaluation: null,
      cvUrl: null,
      reportStatus: 'NONE',
    });
    await app.drain();
    expect(await app.deps.files.list(`cvs/`).then((keys) => keys.filter((key) => key.includes(id)))).toEqual([]);
    expect((await app.call(getInterview, { params: { token } })).status).toBe(410);
    const fresh = await tokenFromMail(app, email, INTERVIEW);
    expect((await app.mails(email))[0]?.text).toContain('permet de passer cet entretien à nouveau');
    await answerAll(app, fresh, 'Une tout autre réponse.');
    expect((await complete(app, fresh, { cv: { name: 'cv.pdf', bytes: await pdfCv() } })).status).toBe(200);
    await app.drain();
    expect((await only(offer)).evaluation).not.toBeNull();
    expect(await offer.counts()).toEqual({ candidates: 1, seats: 1 });
  });

  test('an evaluation that ends after its interview was reopened is discarded', async () => {
    const offer = await Offer.open(app);
    await offer.finished();
    const { id } = await only(offer);
    const engine = app.deps.engine;
    const slow: typeof engine = {
      ...engine,
      evaluate: async (...args) => {
        const result = await engine.evaluate(...args);
        expect((await reopen(offer, id)).status).toBe(200);
        return result;
      },
    };
    Object.assign(app.deps, { engine: slow });
    try {
      await app.drain();
    } finally {
      Object.assign(app.deps, { engine });
    }
    expect(await only(offer)).toMatchObject({ interviewState: 'REGISTERED', evaluation: null });
  });

  test('a company can reopen an interview after an erasure, and after an expired link with the earlier answers', async () => {
    const offer = await Offer.open(app);
    const { email, link } = await offer.finished();
    await erase(link);
    app.clock.move({ minutes: 1 });
    await apply(offer, email);
    expect((await reopen(offer, (await only(offer)).id)).status).toBe(200);
    const token = await tokenFromMail(app, email, INTERVIEW);
    expect((await start(app, token)).status).toBe(200);
    expect(await taken().then((rows) => rows.filter((row) => row['job_id'] === offer.jobId))).toEqual([]);

    const other = await Offer.open(app);
    const late = await other.applicant();
    await answerAll(app, late.token, 'Gardée.');
    await endLinks(other);
    app.clock.move({ minutes: 1 });
    const candidate = await only(other);
    expect(candidate.interviewState).toBe('EXPIRED');
    expect((await reopen(other, candidate.id)).status).toBe(200);
    const again = await tokenFromMail(app, late.email, INTERVIEW);
    const { body } = await app.call(getInterview, { params: { token: again } });
    expect(body.answers[0]?.answer).toBe('Gardée.');
  });

  test('a company cannot reopen an open link, a closed offer’s, a decided candidate’s or another company’s interview', async () => {
    const offer = await Offer.open(app);
    await offer.applicant();
    const { id } = await only(offer);
    expect((await reopen(offer, id)).body.code).toBe('INTERVIEW_OPEN');
    const stranger = await Offer.open(app);
    expect((await reopen(stranger, id)).body.code).toBe('CANDIDATE_NOT_FOUND');
    await endLinks(offer);
    await app.call(closeJob, { params: { id: offer.jobId } }, offer.recruiter.token);
    expect((await reopen(offer, id)).body.code).toBe('INTERVIEW_PAUSED');
    await app.call(reopenJob, { params: { id: offer.jobId } }, offer.recruiter.token);
    await app.call(rejectCandidate, { params: { id }, body: {} }, offer.recruiter.token);
    expect((await reopen(offer, id)).body.code).toBe('DECIDED_ALREADY');
  });

  test('a repeated registration does not extend the interview, but opening the new link does', async () => {
    const offer = await Offer.open(app);
    const { email, token } = await offer.applicant();
    const end = (await app.call(getInterview, { params: { token } })).body.expiresAt;
    app.clock.move({ days: 3 });
    await apply(offer, email);
    expect((await app.call(getInterview, { params: { token } })).body.expiresAt).toBe(end);
    const fresh = await tokenFromMail(app, email, INTERVIEW);
    const later = (await app.call(getInterview, { params: { token: fresh } })).body.expiresAt;
    expect(Date.parse(later) - Date.parse(end)).toBe(3 * 86_400_000);
    // The earlier link leads to the same interview and ends at the same time.
    expect((await app.call(getInterview, { params: { token } })).body.expiresAt).toBe(later);
    app.clock.move({ days: 8 });
    expect((await app.call(getInterview, { params: { token: fresh } })).status).toBe(410);
    await apply(offer, email);
    expect((await app.call(getInterview, { params: { token } })).status).toBe(410);
    const newest = await tokenFromMail(app, email, INTERVIEW);
    expect((await app.call(getInterview, { params: { token: newest } })).status).toBe(200);
  });

  test('the own-data page shows the evaluation after the decision, after 14 days, or at once on an access request', async () => {
    const [offer, other] = [await Offer.open(app), await Offer.open(app)];
    const [{ link }, { link: waiting }] = [await offer.finished(), await other.finished()];
    await app.drain();
    const due = new Date(app.clock.now().getTime() + 14 * 86_400_000).toISOString();
    for (const one of [link, waiting])
      expect((await offer.own(one)).body).toMatchObject({ state: 'SENT', evaluation: null, resultFrom: due });
    const full = await app.call(requestAccess, { params: { link } });
    expect(full).toMatchObject({ status: 200, body: { resultFrom: null } });
    expect(full.body.evaluation?.criteria).toHaveLength(10);
    const file = await app.app.inject({ method: 'GET', url: `/api/rights/${link}/export` });
    expect(file.json<{ evaluation: { dimensions: object[] } }>().evaluation.dimensions).toHaveLength(10);
    // The access request does not change the page.
    expect((await offer.own(link)).body.evaluation).toBeNull();

    const id = (await only(offer)).id;
    await app.call(rejectCandidate, { params: { id }, body: {} }, offer.recruiter.token);
    // The page does not reveal a decision that the candidate has not been told, either.
    expect((await offer.own(link)).body).toMatchObject({ state: 'SENT', evaluation: null });
    app.clock.move({ hours: 25 });
    expect((await offer.own(link)).body).toMatchObject({ state: 'REJECTED', resultFrom: null });
    expect((await offer.own(link)).body.evaluation?.criteria).toHaveLength(10);
    app.clock.move({ days: 12, hours: 22 });
    expect((await offer.own(waiting)).body.evaluation).toBeNull();
    app.clock.move({ hours: 1 });
    expect((await offer.own(waiting)).body.evaluation?.criteria).toHaveLength(10);
  });
});

test('repeated erasures and applications of one candidate cause no further language model calls', async () => {
  const fake = await openFakeLlm();
  const model = {
    protocol: 'chat-completions',
    baseUrl: fake.url,
    apiKey: null,
    model: 'faux',
    timeoutSeconds: 20,
    tokensIn: 80_000,
    tokensOut: 9_000,
    params: {},
  } as const;
  const begin = (times?: number) => languageModel(model, silent, { tryMs: 5_000, pauseMs: 1 }).begin(times);
  const app = await openTestApp(freshDatabase, { languageModel: { model: 'faux', begin } });
  try {
    const offer = await Offer.open(app);
    let { email, link, token } = await offer.finished();
    const spent: number[] = [];
    for (let lap = 0; lap < 4; lap++) {
      await app.drain();
      spent.push(fake.asked.length);
      await app.call(eraseOwnData, { params: { link }, body: { confirmed: true } });
      app.clock.move({ hours: 2 });
      email = email.replace(/(\+\d)?@/, `+${lap}@`);
      await app.call(registerCandidate, { body: { ...person(email), jobId: offer.jobId } });
      // Tries the newest link of the mails, or else the first one.
      const newest = (await app.mails(email)).flatMap(({ text }) => INTERVIEW.exec(text)?.[1] ?? []);
      token = newest[0] ?? token;
      await answerAll(app, token).catch(() => []);
      await complete(app, token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
      link = await tokenFromMail(app, email, OWN_DATA);
    }
    expect(spent[0]).toBeGreaterThan(5);
    expect(spent).toEqual(spent.map(() => spent[0]));
  } finally {
    await app.close();
    await fake.close();
  }
});
