import { afterAll, beforeAll, expect, test } from 'vitest';
import { correctCandidateEmail, listCandidates, registerCandidate } from '@kafaa/domain/candidates/api';
import { inviteCandidate, sendReply } from '@kafaa/domain/invitations/api';
import { getMessages } from '@kafaa/domain/messages/api';
import { addComment } from '@kafaa/domain/opinions/api';
import { embeddedMailer } from '#/adapters/mail/embedded';
import { MailError } from '#/platform/mail/mail-error';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { newEntreprise, newJob, person, type Recruiter, tokenFromMail } from '@kafaa/testing/app/factories';

const meeting = {
  interviewType: 'ONLINE',
  interviewPlace: 'https://meet.example/abc',
  interviewDate: '2026-11-28T09:00:00',
  customMessage: '',
} as const;

oneDatabase('messages in the candidate’s file', (open) => {
  let app: TestApp;
  let recruiter: Recruiter;
  let jobId: string;
  const refusing = new Set<string>();

  beforeAll(async () => {
    const mailer = embeddedMailer();
    const send: typeof mailer.send = async (mail) => {
      if (refusing.has(mail.to))
        throw new MailError('550 5.1.1', { code: '550 5.1.1', scope: 'recipient', final: true });
    };
    app = await openTestApp(open, { mailer: { ...mailer, send } });
    recruiter = await newEntreprise(app);
    jobId = (await newJob(app, recruiter)).id;
  });
  afterAll(() => app.close());

  /** Registers a candidate whose mail is not sent yet. */
  async function register() {
    const body = { ...person(), jobId };
    await app.call(registerCandidate, { body });
    const query = { search: body.email };
    const { content } = (await app.call(listCandidates, { params: { jobId }, query }, recruiter.token)).body;
    return { email: body.email, id: content.find(({ email }) => email === body.email)?.id ?? '' };
  }

  const read = async (id: string) => (await app.call(getMessages, { params: { id } }, recruiter.token)).body;

  test('a candidate’s file lists a mail to the candidate as waiting until it is sent, and no mail to the company', async () => {
    const { id, email } = await register();
    expect((await read(id)).mails).toMatchObject([{ to: email, state: 'WAITING', reason: null }]);
    await app.drain();
    const body = { text: `@${recruiter.email} vient lundi` };
    await app.call(addComment, { params: { id }, body }, recruiter.token);
    await app.drain();
    const { mails, answers } = await read(id);
    expect(mails).toMatchObject([{ to: email, state: 'SENT' }]);
    expect(answers).toEqual([]);
  });

  test('the candidate’s file shows in French why a mail was refused, and shows both addresses after a correction', async () => {
    const { id, email } = await register();
    refusing.add(email);
    await app.drain();
    expect((await read(id)).mails).toMatchObject([{ state: 'REFUSED', reason: 'Cette adresse n’existe pas.' }]);
    const right = `juste.${email}`;
    app.clock.move({ minutes: 1 });
    const corrected = await app.call(
      correctCandidateEmail,
      { params: { id }, body: { email: right } },
      recruiter.token,
    );
    expect(corrected.status).toBe(200);
    await app.drain();
    expect((await read(id)).mails).toMatchObject([
      { to: right, state: 'SENT' },
      { to: email, state: 'REFUSED' },
    ]);
  });

  test('the candidate’s file shows the reply to an invitation with the time of the meeting', async () => {
    const { id, email } = await register();
    await app.drain();
    await app.call(inviteCandidate, { body: { candidateId: id, ...meeting } }, recruiter.token);
    const link = await tokenFromMail(app, email, /Invitation\/([\w.-]+)/);
    await app.call(sendReply, { params: { link }, body: { reply: 'DECLINED', sequence: 0 } });
    expect((await read(id)).answers).toMatchObject([
      { kind: 'DECLINED', meetingAt: '2026-11-28T09:00:00.000Z', text: '' },
    ]);
  });
});
