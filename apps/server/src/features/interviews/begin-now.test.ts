import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  beginInterview,
  closeOnDevice,
  confirmInterview,
  listCandidates,
  registerCandidate,
  rejectCandidate,
  resendConfirmation,
} from '@kafaa/domain/candidates/api';
import { getDesk } from '@kafaa/domain/desk/api';
import {
  getInterview,
  getTranscript,
  joinWaitlist,
  remindCandidates,
  saveAnswer,
  saveCvFields,
  startInterview,
} from '@kafaa/domain/interviews/api';
import { CONFIRM_TO_SEND } from '@kafaa/domain/interviews/texts';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import { closeJob, getJobQuestions, getPublicJob, listCompanyJobs, saveJobQuestions } from '@kafaa/domain/jobs/api';
import { eraseOwnData, withdrawApplication } from '@kafaa/domain/own-data/api';
import { sql } from 'drizzle-orm';
import { eraseEndedProvisionals } from './provisional-service.ts';
import { sweepSeats } from './seats-service.ts';
import { OWN_DATA } from '@kafaa/testing/app/applicants';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  answerAll,
  complete,
  newCandidate,
  newJob,
  newSubscriber,
  person,
  type Recruiter,
  start,
  tokenFromMail,
} from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { rowsOf } from '@kafaa/testing/routes/two-companies';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';

/** Number of seats in the free plan. */
const SEATS = 10;
const LINK = /Interview\/([\w-]+)/;
const cv = { name: 'cv.pdf', bytes: await pdfCv(['2020 - 2024 : développeuse']) };

oneDatabase('interviews begun before the address is confirmed', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  const newToken = () => randomBytes(32).toString('base64url');
  async function openOffer(): Promise<{ recruiter: Recruiter; jobId: string }> {
    const recruiter = await newSubscriber(app);
    return { recruiter, jobId: (await newJob(app, recruiter)).id };
  }
  const begin = (
    jobId: string,
    { token = newToken(), email, ...name }: { token?: string; email?: string; firstName?: string } = {},
  ) => app.call(beginInterview, { body: { ...person(email), ...name, jobId, token } });
  /** Begins an interview from a public network address, where rate limits apply. */
  const post = async (jobId: string, token = newToken(), remoteAddress = '198.51.100.7') => {
    const payload = { ...person(), jobId, token };
    return (await app.app.inject({ method: 'POST', url: '/api/candidates/begin', remoteAddress, payload })).statusCode;
  };
  /** Creates a registered applicant who has begun on the device. */
  async function begun(jobId: string, email?: string) {
    const candidate = await newCandidate(app, jobId, email);
    const device = newToken();
    const { status, body } = await begin(jobId, { token: device, email: candidate.email });
    expect([status, body.code]).toEqual([201, undefined]);
    return { ...candidate, device };
  }
  const read = (token: string) => app.call(getInterview, { params: { token } });
  const offered = async (token: string) => (await read(token)).body.begun ?? [];
  const confirm = (token: string, keep: string | null) =>
    app.call(confirmInterview, { params: { token }, body: { keep } });
  const listed = async ({ recruiter, jobId }: { recruiter: Recruiter; jobId: string }) =>
    (await app.call(listCandidates, { params: { jobId }, query: {} }, recruiter.token)).body.content;
  const seats = async ({ recruiter, jobId }: { recruiter: Recruiter; jobId: string }) =>
    (await app.call(listCompanyJobs, {}, recruiter.token)).body.jobs.find(({ job }) => job.id === jobId)?.job
      .currentCandidatesCount;
  const count = async (query: ReturnType<typeof sql>) => (await rowsOf<{ n: number }>(app.deps.db, query))[0]?.n ?? -1;
  const provisionals = () => count(sql`select count(*)::int as n from provisional_interviews`);

  test('a completed provisional interview is submitted only when the candidate confirms it by the mailed link', async () => {
    const offer = await openOffer();
    const { token, device } = await begun(offer.jobId);
    await answerAll(app, device);
    expect((await complete(app, device, { cv })).body).toEqual({ message: CONFIRM_TO_SEND, unconfirmed: true });
    await app.drain();
    const [shown] = await listed(offer);
    expect(shown).toMatchObject({ interviewState: 'REGISTERED', stage: 'REGISTERED', cvUrl: null });
    expect(await seats(offer)).toBe(0);
    const chat = await app.call(getTranscript, { params: { id: shown?.id ?? '' } }, offer.recruiter.token);
    expect(chat.body.answers ?? []).toEqual([]);
    expect((await read(device)).body.unconfirmed).toEqual({ finished: true, erasedAt: '2026-11-28T09:00:00.000Z' });

    const [own] = await offered(token);
    expect(own).toMatchObject({ name: 'Amira Ben Salah', finished: true, startedAt: app.clock.now().toISOString() });
    expect((await confirm(token, own?.id ?? '')).body).toEqual({ submitted: true });
    await app.drain();
    const [after] = await listed(offer);
    expect(after).toMatchObject({ id: shown?.id, interviewState: 'COMPLETED', stage: 'TO_DECIDE' });
    expect(after?.cvUrl).not.toBeNull();
    expect(await seats(offer)).toBe(1);
    expect((await read(device)).body.code).toBe('EXPIRED_LINK');
    expect(await app.deps.files.list('uploads/')).toEqual([]);
  });

  test('a provisional interview with short answers instead of a CV is submitted, and a repeated completion changes nothing', async () => {
    const offer = await openOffer();
    const { token, device } = await begun(offer.jobId);
    await answerAll(app, device);
    expect((await complete(app, device)).body.code).toBe('CV_MISSING');
    const fields = { diploma: 'BTS', lastExperience: 'Vente', duration: '1 an', languages: 'Arabe', tools: 'Permis B' };
    await app.call(saveCvFields, { params: { token: device }, body: fields });
    for (let call = 0; call < 2; call += 1)
      expect((await complete(app, device)).body).toEqual({ message: CONFIRM_TO_SEND, unconfirmed: true });
    const [own] = await offered(token);
    expect((await confirm(token, own?.id ?? '')).body).toEqual({ submitted: true });
    expect((await listed(offer))[0]).toMatchObject({ interviewState: 'COMPLETED', cvFields: fields });
  });

  test('a running interview continues by the mailed link at the same question, and a repeated confirmation changes nothing', async () => {
    const offer = await openOffer();
    const { token, device } = await begun(offer.jobId);
    await start(app, device);
    const body = { answer: 'J’ai repris le formulaire de virement.', revision: 7 };
    expect((await app.call(saveAnswer, { params: { token: device, index: '0' }, body })).status).toBe(200);
    const [own] = await offered(token);
    expect(own).toMatchObject({ answers: 1, finished: false });
    expect((await confirm(token, own?.id ?? '')).body).toEqual({ submitted: false });
    expect((await read(token)).body.answers).toEqual([{ index: 0, ...body }]);
    expect((await confirm(token, own?.id ?? '')).body.code).toBe('ALREADY_BEGUN');
    expect((await listed(offer))[0]).toMatchObject({ interviewState: 'STARTED' });
    await answerAll(app, token);
    expect((await complete(app, token, { cv })).status).toBe(200);
  });

  test('a known and an unknown address get the same response, and a finished application stays closed and unchanged', async () => {
    const offer = await openOffer();
    const known = await newCandidate(app, offer.jobId);
    await answerAll(app, known.token);
    await complete(app, known.token, { cv });
    const [first, second] = [newToken(), newToken()];
    const answers = [
      await begin(offer.jobId, { token: first, email: known.email }),
      await begin(offer.jobId, { token: second }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    const [shown, other] = [(await read(first)).body, (await read(second)).body];
    const without = ({ candidate: { email: _, ...candidate }, ...interview }: typeof shown) => ({
      ...interview,
      candidate,
    });
    expect(without(shown)).toEqual(without(other));
    expect(shown).toMatchObject({ answers: [], startedAt: null, candidate: { ownData: '' } });
    await answerAll(app, first);
    expect((await complete(app, first, { cv })).body).toEqual({ message: CONFIRM_TO_SEND, unconfirmed: true });
    expect((await read(known.token)).body).toMatchObject({ code: 'EXPIRED_LINK' });
    const resent = [first, second].map((token) => app.call(resendConfirmation, { params: { token } }));
    const [one, two] = await Promise.all(resent);
    expect(one).toEqual(two);
  });

  test('if two people begin with one address, the mailbox owner keeps one interview and the server erases the other', async () => {
    const offer = await openOffer();
    const { token, device, email } = await begun(offer.jobId);
    const stranger = newToken();
    const spelled = `${email.split('@')[0]}+x@mail.tn`;
    expect((await begin(offer.jobId, { token: stranger, email: spelled })).status).toBe(201);
    await Promise.all([start(app, device), start(app, stranger)]);
    const body = { answer: 'Je réponds à la place de quelqu’un.', revision: 1 };
    await app.call(saveAnswer, { params: { token: stranger, index: '0' }, body });
    const all = await offered(token);
    expect(all.map(({ answers }) => answers).toSorted((a, b) => a - b)).toEqual([0, 1]);
    const own = all.find(({ answers }) => answers === 0);
    expect((await confirm(token, own?.id ?? '')).status).toBe(200);
    expect((await read(token)).body.answers).toEqual([]);
    expect((await read(stranger)).body.code).toBe('EXPIRED_LINK');
  });

  test('the mailbox owner erases all interviews that other people began with the address', async () => {
    const offer = await openOffer();
    const { token, device } = await begun(offer.jobId);
    await answerAll(app, device);
    await complete(app, device, { cv });
    const before = await provisionals();
    expect((await confirm(token, null)).body).toEqual({ submitted: false });
    expect(await provisionals()).toBe(before - 1);
    expect(await offered(token)).toEqual([]);
    expect((await read(device)).body.code).toBe('EXPIRED_LINK');
    expect((await start(app, token)).status).toBe(200);
  });

  describe('limits of provisional interviews', () => {
    test('an offer has at most two provisional interviews at a time, and frees their seats after two hours', async () => {
      const { jobId } = await openOffer();
      const all = await Promise.all([1, 2, 3, 4].map(() => begin(jobId)));
      expect(all.filter(({ status }) => status === 201)).toHaveLength(2);
      expect(all.filter(({ body }) => body.code === 'BEGIN_BY_MAIL')).toHaveLength(2);
      app.clock.move({ hours: 2, seconds: 1 });
      expect((await begin(jobId)).status).toBe(201);
    });

    test('one network address can begin one interview a day, and a repeated request with its token finds this interview', async () => {
      const offers = [await openOffer(), await openOffer()];
      const token = newToken();
      expect(await post(offers[0]?.jobId ?? '', token)).toBe(201);
      const more = [];
      for (let call = 0; call < 99; call += 1) more.push(await post(offers[call % 2]?.jobId ?? ''));
      expect(new Set(more)).toEqual(new Set([409, 429]));
      app.clock.move({ hours: 1, seconds: 1 });
      expect(await post(offers[0]?.jobId ?? '', token)).toBe(201);
      expect(await post(offers[1]?.jobId ?? '')).toBe(409);
      app.clock.move({ hours: 23 });
      expect(await post(offers[1]?.jobId ?? '')).toBe(201);
    });

    test('an unconfirmed interview ends and is erased with its CV seven days after its start', async () => {
      const offer = await openOffer();
      const before = await app.deps.files.list('cvs/');
      const { device, email } = await begun(offer.jobId);
      await answerAll(app, device);
      await complete(app, device, { cv });
      expect(await app.deps.files.list('cvs/')).toHaveLength(before.length + 1);
      app.clock.move({ days: 6, hours: 23 });
      expect((await read(device)).status).toBe(200);
      app.clock.move({ hours: 1 });
      expect((await read(device)).body.code).toBe('EXPIRED_LINK');
      // The link of a new registration opens the application, and the page offers nothing to confirm.
      await app.call(registerCandidate, { body: { ...person(email), jobId: offer.jobId } });
      const token = await tokenFromMail(app, email, LINK);
      expect(await offered(token)).toEqual([]);
      await eraseEndedProvisionals(app.deps);
      const ownerless = sql`select count(*)::int as n from interviews i where i.provisional
        and i.candidate_id not in (select p.candidate_id from provisional_interviews p)`;
      expect(await count(ownerless)).toBe(0);
      const ended = new Date(app.clock.now().getTime() - 7 * 86_400_000).toISOString();
      expect(
        await count(sql`select count(*)::int as n from provisional_interviews where begun_at <= ${ended}::timestamptz`),
      ).toBe(0);
      expect((await app.deps.files.list('cvs/')).filter((key) => !before.includes(key))).toEqual([]);
    });

    test('a provisional interview keeps the last seat from other provisional interviews, but not from a confirmed address', async () => {
      const offer = await openOffer();
      for (let seat = 0; seat < SEATS - 1; seat += 1) await start(app, (await newCandidate(app, offer.jobId)).token);
      const stranger = await begun(offer.jobId);
      await start(app, stranger.device);
      expect((await begin(offer.jobId)).body.code).toBe('BEGIN_BY_MAIL');
      expect(await seats(offer)).toBe(SEATS - 1);
      // Neither the stranger's own second registration nor that of another person is put on the waiting list.
      const again = await app.call(registerCandidate, { body: { ...person(stranger.email), jobId: offer.jobId } });
      expect(again.body.waiting).toBeUndefined();
      const late = await newCandidate(app, offer.jobId);
      expect((await read(late.token)).status).toBe(200);
      expect((await start(app, late.token)).status).toBe(200);
      expect(await seats(offer)).toBe(SEATS);
      await sweepSeats(app.deps);
      expect(await seats(offer)).toBe(SEATS);
    });

    test('the mailed link of a provisional interview confirms the interview on the last seat', async () => {
      const offer = await openOffer();
      for (let seat = 0; seat < SEATS - 1; seat += 1) await start(app, (await newCandidate(app, offer.jobId)).token);
      const { token, device } = await begun(offer.jobId);
      await start(app, device);
      const [own] = await offered(token);
      expect((await confirm(token, own?.id ?? '')).status).toBe(200);
      expect(await seats(offer)).toBe(SEATS);
    });

    test('an IPv6 /48 network can begin one provisional interview a day', async () => {
      const offers = [await openOffer(), await openOffer()];
      const [one = '', other = ''] = offers.map(({ jobId }) => jobId);
      expect(await post(one, newToken(), '2001:db8:7:1::1')).toBe(201);
      expect(await post(other, newToken(), '2001:db8:7:2::1')).toBe(409);
      expect(await post(other, newToken(), '2001:db8:8:2::1')).toBe(201);
    });

    test('a failed begin call does not use up the network address’s interview of the day', async () => {
      const { jobId } = await openOffer();
      const address = '198.51.100.8';
      const failing = vi.spyOn(app.deps, 'newId').mockReturnValue('\0');
      expect(await post(jobId, newToken(), address)).toBe(500);
      failing.mockRestore();
      expect(await post(jobId, newToken(), address)).toBe(201);
      expect(await post(jobId, newToken(), address)).toBe(409);
    });

    test('concurrent begin calls with one token find one interview, and a token of another offer begins no interview', async () => {
      const [offer, other] = [await openOffer(), await openOffer()];
      const token = newToken();
      const before = await provisionals();
      const all = await Promise.all([1, 2, 3, 4].map(() => post(offer.jobId, token, '198.51.100.9')));
      expect(all).toEqual([201, 201, 201, 201]);
      expect(await provisionals()).toBe(before + 1);
      expect(await post(other.jobId, token, '198.51.100.10')).toBe(409);
      const twice = newToken();
      const both = await Promise.all([offer, other].map(({ jobId }) => begin(jobId, { token: twice })));
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    });

    test('confirming a provisional interview whose seat is taken returns JOB_FULL and keeps the interview', async () => {
      const offer = await openOffer();
      const { token, device } = await begun(offer.jobId);
      await start(app, device);
      const [own] = await offered(token);
      app.clock.move({ hours: 3 });
      for (let seat = 0; seat < SEATS; seat += 1) await start(app, (await newCandidate(app, offer.jobId)).token);
      expect((await confirm(token, own?.id ?? '')).body.code).toBe('JOB_FULL');
      expect((await app.call(getPublicJob, { params: { id: offer.jobId } })).body.availability).toBe('WAITING');
      expect((await read(device)).status).toBe(200);
    });
  });

  describe('changes of the offer during a provisional interview', () => {
    test('a closed offer accepts neither the begin nor the confirmation of an interview', async () => {
      const offer = await openOffer();
      const { token, device } = await begun(offer.jobId);
      await start(app, device);
      const [own] = await offered(token);
      await app.call(closeJob, { params: { id: offer.jobId } }, offer.recruiter.token);
      expect((await begin(offer.jobId)).body.code).toBe('JOB_CLOSED');
      expect((await confirm(token, own?.id ?? '')).body.code).toBe('INTERVIEW_PAUSED');
      expect((await listed(offer))[0]).toMatchObject({ interviewState: 'REGISTERED' });
    });

    test('an unconfirmed start locks no questions, and a change of the questions invalidates its answers', async () => {
      const offer = await openOffer();
      const { token, device } = await begun(offer.jobId);
      await answerAll(app, device);
      const [own] = await offered(token);
      const asked = { params: { id: offer.jobId } };
      const { questions } = (await app.call(getJobQuestions, asked, offer.recruiter.token)).body;
      const changed = questions.map(({ id, text }, index) => ({
        id,
        text: index === 0 ? 'Que savez-vous de React ?' : text,
      }));
      const saved = await app.call(saveJobQuestions, { ...asked, body: { questions: changed } }, offer.recruiter.token);
      expect(saved.status).toBe(200);
      expect((await read(device)).body.code).toBe('QUESTIONS_CHANGED');
      expect((await confirm(token, own?.id ?? '')).body.code).toBe('QUESTIONS_CHANGED');
      expect(await offered(token)).toEqual([]);
      expect((await start(app, token)).body.questions[0]).toBe('Que savez-vous de React ?');
    });
  });

  test('closing a provisional interview on the device ends the device’s link but not the mailed link', async () => {
    const offer = await openOffer();
    const { token, device } = await begun(offer.jobId);
    await start(app, device);
    expect((await app.call(closeOnDevice, { params: { token: device } })).body).toEqual({ closed: true });
    expect((await read(device)).body.code).toBe('EXPIRED_LINK');
    expect((await app.call(closeOnDevice, { params: { token: device } })).body.code).toBe('EXPIRED_LINK');
    const [own] = await offered(token);
    expect((await confirm(token, own?.id ?? '')).status).toBe(200);
  });

  test('a mailed link cannot be closed or resent, and a device’s link cannot join the waiting list or confirm', async () => {
    const offer = await openOffer();
    const { token, device } = await begun(offer.jobId);
    for (const endpoint of [closeOnDevice, resendConfirmation])
      expect((await app.call(endpoint, { params: { token } })).body.code).toBe('EXPIRED_LINK');
    expect((await app.call(joinWaitlist, { params: { token: device } })).body.code).toBe('CONFIRM_FIRST');
    expect((await confirm(device, null)).body.code).toBe('CONFIRM_FIRST');
    expect((await begin(offer.jobId, { token })).body.code).toBe('BEGIN_BY_MAIL');
    expect((await begin(offer.jobId, { token: 'court' })).body.code).toBe('VALIDATION_FAILED');
    const forged = await app.call(startInterview, {
      params: { token: newToken() },
      body: { consentVersion: CONSENT_VERSION },
    });
    expect(forged.body.code).toBe('EXPIRED_LINK');
    expect((await confirm(newToken(), null)).body.code).toBe('EXPIRED_LINK');
  });

  test('the device that began an interview can correct a mistyped address, and the old mailbox has nothing to confirm', async () => {
    const offer = await openOffer();
    const wrong = await begun(offer.jobId);
    await start(app, wrong.device);
    expect(await offered(wrong.token)).toHaveLength(1);
    const right = await newCandidate(app, offer.jobId);
    expect((await begin(offer.jobId, { token: wrong.device, email: right.email })).status).toBe(201);
    expect(await offered(wrong.token)).toEqual([]);
    expect(await offered(right.token)).toHaveLength(1);
    expect((await read(wrong.device)).body.candidate.email).toBe(right.email);
  });

  test('another person on the same device gets no access to the interview begun there', async () => {
    const offer = await openOffer();
    const { token, device, email } = await begun(offer.jobId);
    await answerAll(app, device);
    const next = await newCandidate(app, offer.jobId);
    const taken = await begin(offer.jobId, { token: device, email: next.email, firstName: 'Yassine' });
    expect(taken.body.code).toBe('BEGIN_BY_MAIL');
    expect((await read(device)).body.candidate).toMatchObject({ firstName: 'Amira', email });
    expect(await offered(next.token)).toEqual([]);
    expect(await offered(token)).toHaveLength(1);
    expect((await begin(offer.jobId, { token: device, email, firstName: 'AMÍRA' })).status).toBe(201);
  });

  test('a mailed link cannot confirm an interview that began with another mailbox', async () => {
    const offer = await openOffer();
    const [mine, other] = [await begun(offer.jobId), await begun(offer.jobId)];
    await start(app, other.device);
    const [theirs] = await offered(other.token);
    expect((await confirm(mine.token, theirs?.id ?? '')).body.code).toBe('ALREADY_BEGUN');
    expect(await offered(other.token)).toHaveLength(1);
  });

  test('a resent confirmation mail has a new link, and the server sends at most three an hour', async () => {
    const offer = await openOffer();
    const { device, email } = await begun(offer.jobId);
    await start(app, device);
    for (let call = 0; call < 5; call += 1)
      expect((await app.call(resendConfirmation, { params: { token: device } })).body.message).toBe('E-mail renvoyé');
    // The mail is sent only by the task, which looks up the recipient.
    expect(await app.mails(email)).toHaveLength(1);
    await app.drain();
    expect(await app.mails(email)).toHaveLength(3);
    expect(await offered(await tokenFromMail(app, email, LINK))).toHaveLength(1);
  });

  test('candidates who have finished, withdrawn or been rejected get no further confirmation mail', async () => {
    const offer = await openOffer();
    const [finished, withdrawn, rejected] = [
      await newCandidate(app, offer.jobId),
      await newCandidate(app, offer.jobId),
      await newCandidate(app, offer.jobId),
    ];
    await answerAll(app, finished.token);
    await complete(app, finished.token, { cv });
    await app.call(withdrawApplication, { params: { link: await tokenFromMail(app, withdrawn.email, OWN_DATA) } });
    const id = (await listed(offer)).find(({ email }) => email === rejected.email)?.id ?? '';
    expect((await app.call(rejectCandidate, { params: { id }, body: {} }, offer.recruiter.token)).status).toBe(200);
    await app.drain();
    for (const { email } of [finished, withdrawn, rejected]) {
      app.clock.move({ hours: 3 });
      const device = newToken();
      expect((await begin(offer.jobId, { token: device, email })).status).toBe(201);
      const before = await app.mails(email);
      const resent = await app.call(resendConfirmation, { params: { token: device } });
      expect(resent).toMatchObject({ status: 200, body: { message: 'E-mail renvoyé' } });
      await app.drain();
      expect(await app.mails(email)).toHaveLength(before.length);
    }
  });

  test('each foreign key to the candidates table has an index, so that a deletion does not scan the referring table', async () => {
    const bare = sql`select count(*)::int as n from pg_constraint f
      where f.contype = 'f' and f.confrelid = 'candidates'::regclass and not exists (
        select 1 from pg_index i where i.indrelid = f.conrelid
          and (i.indkey::int2[])[0:array_length(f.conkey, 1) - 1] @> f.conkey)`;
    expect(await count(bare)).toBe(0);
  });

  test('a candidate who withdrew before the start returns by confirming, and one who had started continues the old interview', async () => {
    const offer = await openOffer();
    const early = await newCandidate(app, offer.jobId);
    const late = await newCandidate(app, offer.jobId);
    await start(app, late.token);
    for (const { email } of [early, late])
      await app.call(withdrawApplication, { params: { link: await tokenFromMail(app, email, OWN_DATA) } });
    app.clock.move({ minutes: 1 });
    const devices = [await begun(offer.jobId, early.email), await begun(offer.jobId, late.email)];
    for (const { device } of devices) await start(app, device);
    const [own] = await offered(devices[0]?.token ?? '');
    expect((await confirm(devices[0]?.token ?? '', own?.id ?? '')).status).toBe(200);
    expect(await offered(devices[1]?.token ?? '')).toEqual([]);
  });

  test('erasing an application erases the provisional interviews of its address', async () => {
    const offer = await openOffer();
    const { device, email } = await begun(offer.jobId);
    await answerAll(app, device);
    await complete(app, device, { cv });
    const before = await provisionals();
    const link = await tokenFromMail(app, email, OWN_DATA);
    expect((await app.call(eraseOwnData, { params: { link }, body: { confirmed: true } })).status).toBe(200);
    await app.drain();
    expect(await provisionals()).toBe(before - 1);
    expect((await read(device)).body.code).toBe('EXPIRED_LINK');
  });

  test('a registered candidate with a provisional interview gets the same reminder as a candidate without one', async () => {
    const offer = await openOffer();
    const { device, email } = await begun(offer.jobId);
    await answerAll(app, device);
    const ids = (await listed(offer)).map(({ id }) => id);
    await app.call(remindCandidates, { body: { ids } }, offer.recruiter.token);
    const [mail] = await app.mails(email);
    expect(mail?.subject).toBeDefined();
    expect(await offered(await tokenFromMail(app, email, LINK))).toHaveLength(1);
    const inbox = await app.call(getDesk, { query: {} }, offer.recruiter.token);
    expect(JSON.stringify(inbox.body)).not.toContain('virement');
  });
});
