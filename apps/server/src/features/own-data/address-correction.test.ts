import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  correctCandidateEmail,
  getCandidate,
  listCandidates,
  registerCandidate,
  rejectCandidate,
} from '@kafaa/domain/candidates/api';
import { LINK_REPLACED } from '@kafaa/domain/candidates/texts';
import { getInterview } from '@kafaa/domain/interviews/api';
import { getReply, inviteCandidate, withdrawInvitation } from '@kafaa/domain/invitations/api';
import { correctOwnData, eraseOwnData, getOwnData, withdrawApplication } from '@kafaa/domain/own-data/api';
import { embeddedMailer } from '#/adapters/mail/embedded';
import type { Mail } from '#/deps';
import { MailError } from '#/platform/mail/mail-error';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  answerAll,
  complete,
  newCandidate,
  newEntreprise,
  newJob,
  person,
  type Recruiter,
} from '@kafaa/testing/app/factories';
import { rowsOf } from '@kafaa/testing/routes/two-companies';

const meeting = {
  interviewType: 'ONLINE',
  interviewPlace: 'https://meet.example/abc',
  interviewDate: '2026-11-28T09:00:00',
  customMessage: '',
} as const;
let serial = 0;

oneDatabase('an address that refuses mail', (open) => {
  let app: TestApp;
  let recruiter: Recruiter;
  let jobId: string;
  const sent: Mail[] = [];
  const refusing = new Set<string>();
  let right: string;

  beforeAll(async () => {
    const send = async (mail: Mail) => {
      if (refusing.has(mail.to))
        throw new MailError('550 5.1.1', { code: '550 5.1.1', scope: 'recipient', final: true });
      sent.push(mail);
    };
    app = await openTestApp(open, { mailer: { ...embeddedMailer(), send } });
    recruiter = await newEntreprise(app);
    jobId = (await newJob(app, recruiter)).id;
  });
  afterAll(() => app.close());
  beforeEach(() => {
    right = `amira.juste${++serial}@mail.tn`;
    refusing.clear();
  });

  const file = async (id: string) => (await app.call(getCandidate, { params: { id } }, recruiter.token)).body;
  const correct = (id: string, email = right, token = recruiter.token) =>
    app.call(correctCandidateEmail, { params: { id }, body: { email } }, token);
  const mailsTo = async (to: string) => {
    await app.drain();
    return sent.filter((mail) => mail.to === to);
  };
  const linkIn = (mail: Mail | undefined, page: string) =>
    new RegExp(`${page}/([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
  const interview = (token: string) => app.call(getInterview, { params: { token } });

  /** Creates a registered candidate; every mail to the address is refused unless `refused` is false. */
  async function registered({ refused = true } = {}) {
    const email = `amira.fausse${++serial}@mail.tn`;
    if (refused) refusing.add(email);
    const { token } = await newCandidate(app, jobId, email);
    await app.drain();
    const { body } = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, recruiter.token);
    const ownData = linkIn((await app.mails(email))[0] as Mail | undefined, 'MesDonnees');
    app.clock.move({ minutes: 1 });
    return { email, token, ownData, id: body.content[0]!.id };
  }
  /** Creates a candidate who completed the interview while mail arrived; from then on the address refuses mail. */
  async function completed() {
    const one = await registered({ refused: false });
    await answerAll(app, one.token);
    await complete(app, one.token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    await app.drain();
    refusing.add(one.email);
    app.clock.move({ minutes: 1 });
    return one;
  }

  test('the candidate list and file show the SMTP code of a refusing address, and null for other candidates', async () => {
    const { id, email } = await registered();
    const refusal = (await file(id)).emailRefusal;
    expect(refusal).toMatchObject({ code: '550 5.1.1' });
    const { body } = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, recruiter.token);
    expect(body.content[0]?.emailRefusal).toEqual(refusal);
    const { id: other } = await registered({ refused: false });
    expect((await file(other)).emailRefusal).toBeNull();
  });

  test('correcting a refused address mails a new link to the right address, and former links answer « replaced »', async () => {
    const { id, token, ownData } = await registered();
    expect(await correct(id)).toMatchObject({ status: 200, body: { email: right } });
    expect(await file(id)).toMatchObject({ email: right, emailRefusal: null, interviewState: 'REGISTERED' });
    const [mail, ...more] = await mailsTo(right);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('vient de corriger l’adresse de cette candidature');
    expect(mail?.replyTo).toBe(recruiter.email);
    expect((await interview(linkIn(mail, 'Interview'))).status).toBe(200);
    expect((await app.call(getOwnData, { params: { link: linkIn(mail, 'MesDonnees') } })).body.identity?.email).toBe(
      right,
    );

    expect(await interview(token)).toMatchObject({
      status: 410,
      body: { code: 'EXPIRED_LINK', message: LINK_REPLACED },
    });
    for (const ask of [
      app.call(getOwnData, { params: { link: ownData } }),
      app.call(correctOwnData, {
        params: { link: ownData },
        body: { firstName: 'A', lastName: 'B', phone: '20123456' },
      }),
      app.call(withdrawApplication, { params: { link: ownData } }),
      app.call(eraseOwnData, { params: { link: ownData }, body: { confirmed: true } }),
    ]) {
      expect(await ask).toMatchObject({ status: 404, body: { message: LINK_REPLACED } });
    }
    // The search finds the corrected address, and the audit trail records the correction.
    const found = await app.call(listCandidates, { params: { jobId }, query: { search: right } }, recruiter.token);
    expect(found.body.content.map((one) => one.id)).toEqual([id]);
    const trail = await rowsOf(app.deps.db, sql`select action, actor from audit_events where candidate_id = ${id}`);
    expect(trail).toContainEqual({ action: 'CORRECTED', actor: 'RECRUITER' });
  });

  test('a repeated correction sends one mail, and a correction to the same address sends the mail again', async () => {
    const { id, email } = await registered();
    expect((await correct(id)).status).toBe(200);
    expect((await correct(id)).status).toBe(200);
    expect(await mailsTo(right)).toHaveLength(1);
    refusing.add(right);
    const again = await registered();
    refusing.delete(again.email);
    expect((await correct(again.id, again.email)).status).toBe(200);
    expect(await mailsTo(again.email)).toHaveLength(1);
    expect(email).not.toBe(right);
  });

  test('the server corrects only a refused address of its own company, to a valid and unused address', async () => {
    const fine = await registered({ refused: false });
    expect(await correct(fine.id)).toMatchObject({ status: 409, body: { code: 'EMAIL_ARRIVES' } });
    expect((await interview(fine.token)).status).toBe(200);
    const wrong = await registered();
    expect(await correct(wrong.id, fine.email.toUpperCase())).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN' },
    });
    expect(await correct(wrong.id, 'pas-une-adresse')).toMatchObject({ status: 400 });
    expect(await correct('inconnu')).toMatchObject({ status: 404 });
    const stranger = await newEntreprise(app);
    expect(await correct(wrong.id, right, stranger.token)).toMatchObject({
      status: 404,
      body: { code: 'CANDIDATE_NOT_FOUND' },
    });
    expect(await mailsTo(right)).toEqual([]);
    expect((await file(wrong.id)).email).toBe(wrong.email);
  });

  test('a correction after the interview mails the receipt without an interview link and keeps the interview closed', async () => {
    const { id, email, token } = await completed();
    await app.call(registerCandidate, { body: { ...person(email), jobId } });
    await app.drain();
    expect((await file(id)).emailRefusal).not.toBeNull();
    expect((await correct(id)).status).toBe(200);
    const [mail] = await mailsTo(right);
    expect(mail?.subject).toContain('est bien arrivée');
    expect(mail?.text).not.toContain('/Interview/');
    expect((await file(id)).interviewState).toBe('COMPLETED');
    expect((await interview(token)).status).toBe(410);
  });

  test('a correction resends a refused invitation with a new reply link, or a refused cancellation', async () => {
    const { id, email } = await completed();
    const invited = await app.call(inviteCandidate, { body: { candidateId: id, ...meeting } }, recruiter.token);
    await app.drain();
    const former = linkIn((await app.mails(email))[0] as Mail | undefined, 'Invitation');
    app.clock.move({ minutes: 1 });
    expect((await correct(id)).status).toBe(200);
    const [mail] = await mailsTo(right);
    expect(mail?.subject).toContain('vous invite à un entretien');
    const calendar = String(mail?.attachments?.[0]?.content).replace(/\r\n[ \t]/g, '');
    expect(calendar).toContain('SEQUENCE:1');
    expect(calendar).toContain(`mailto:${right}`);
    expect(calendar).not.toContain(email);
    expect(await app.call(getReply, { params: { link: linkIn(mail, 'Invitation') } })).toMatchObject({
      status: 200,
      body: { outdated: false, reply: 'NONE' },
    });
    expect(await app.call(getReply, { params: { link: former } })).toMatchObject({
      status: 404,
      body: { message: LINK_REPLACED },
    });
    // The invitation is withdrawn while the second address refuses mail, too; the third, correct one gets the cancellation.
    refusing.add(right);
    app.clock.move({ minutes: 1 });
    await app.call(withdrawInvitation, { params: { id: invited.body.interviewInvitation.id } }, recruiter.token);
    await app.drain();
    const third = `amira.enfin${++serial}@mail.tn`;
    app.clock.move({ minutes: 1 });
    expect((await correct(id, third)).status).toBe(200);
    const [calledOff] = await mailsTo(third);
    expect(calledOff?.subject).toContain('est annulé');
    expect(String(calledOff?.attachments?.[0]?.content)).toContain('METHOD:CANCEL');
  });

  test('a correction resends a refused rejection mail once, and the candidate stays REJECTED', async () => {
    const told = await completed();
    await app.call(rejectCandidate, { params: { id: told.id }, body: {} }, recruiter.token);
    app.clock.move({ hours: 2 });
    await app.drain();
    expect((await correct(told.id)).status).toBe(200);
    const [rejection, ...more] = await mailsTo(right);
    expect(rejection?.text).toContain('une réponse à votre candidature');
    expect(more).toEqual([]);
    expect((await file(told.id)).status).toBe('REJECTED');
  });

  test('two concurrent corrections to one address end in one 200, one 409 and one mail', async () => {
    const [one, other] = [await registered(), await registered()];
    const answers = await Promise.all([correct(one.id), correct(other.id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await mailsTo(right)).toHaveLength(1);
  });

  test('correcting the address of a withdrawn candidate answers 409 APPLICATION_WITHDRAWN', async () => {
    const { id, ownData, email } = await registered({ refused: false });
    refusing.add(email);
    await app.call(withdrawApplication, { params: { link: ownData } });
    await app.drain();
    expect(await correct(id)).toMatchObject({ status: 409, body: { code: 'APPLICATION_WITHDRAWN' } });
  });
});
