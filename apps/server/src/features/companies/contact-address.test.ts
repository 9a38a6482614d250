import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { getSettings, saveSettings } from '@kafaa/domain/companies/api';
import { inviteCandidate, sendReply, withdrawInvitation } from '@kafaa/domain/invitations/api';
import { embeddedMailer } from '#/adapters/mail/embedded';
import type { Mail } from '#/deps';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { newCandidate, newEntreprise, newJob, type Recruiter } from '@kafaa/testing/app/factories';

const account = {
  name: 'Medina Digital',
  phone: '71234567',
  address: '12 rue de la Kasbah',
  city: 'Tunis',
};
const meeting = {
  interviewType: 'ONLINE',
  interviewPlace: 'https://meet.example/abc',
  interviewDate: '2026-11-28T09:00:00',
  customMessage: '',
} as const;
let serial = 0;

oneDatabase('contact address', (open) => {
  let app: TestApp;
  let recruiter: Recruiter;
  let contact: string;
  const sent: Mail[] = [];

  beforeAll(async () => {
    app = await openTestApp(open, {
      pages: true,
      mailer: { ...embeddedMailer(), send: async (mail) => void sent.push(mail) },
    });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    recruiter = await newEntreprise(app);
    contact = `recrutement${++serial}@medina.tn`;
    await app.drain();
    sent.length = 0;
  });

  const save = (contactEmail?: string | null, token = recruiter.token) =>
    app.call(
      saveSettings,
      {
        body: {
          ...account,
          ...(contactEmail !== undefined && { contactEmail }),
        },
      },
      token,
    );
  const settings = async (token = recruiter.token) => (await app.call(getSettings, {}, token)).body;
  const mailsTo = async (to: string) => {
    await app.drain();
    return sent.filter((mail) => mail.to === to);
  };
  const linkTo = async (to: string) => /\/Adresse\/[\w.-]+/.exec((await mailsTo(to)).at(-1)?.text ?? '')?.[0] ?? '';
  const show = (url: string) => app.app.inject({ url });
  const press = (url: string) =>
    app.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
  /** Returns the reply-to addresses of a new candidate's mails. */
  const repliesOfNewCandidate = async (of = recruiter) => {
    const job = await newJob(app, of);
    const { email } = await newCandidate(app, job.id);
    return (await mailsTo(email)).map((mail) => mail.replyTo);
  };
  const organizerOf = (mail: Mail | undefined) =>
    /ORGANIZER.*mailto:(\S+)/i.exec(String(mail?.attachments?.[0]?.content).replace(/\r\n[ \t]/g, ''))?.[1];

  test('mails to candidates use the log-in address as reply-to by default, without a confirmation', async () => {
    expect(await settings()).toMatchObject({
      contactEmail: null,
      contactEmailAsked: null,
    });
    expect(await repliesOfNewCandidate()).toEqual([recruiter.email]);
    // The log-in address is already confirmed, so no mail asks for a confirmation.
    expect((await save(recruiter.email)).body).toMatchObject({
      contactEmail: recruiter.email,
      contactEmailAsked: null,
    });
    expect(await mailsTo(recruiter.email)).toEqual([]);
    expect((await save(null)).body).toMatchObject({ contactEmail: null });
  });

  test('a contact address becomes the reply-to only after its owner presses the button behind the mailed link', async () => {
    expect((await save(contact.toUpperCase())).body).toMatchObject({
      contactEmail: null,
      contactEmailAsked: contact,
    });
    expect(await repliesOfNewCandidate()).toEqual([recruiter.email]);
    const [mail] = await mailsTo(contact);
    expect(mail).toMatchObject({
      subject: 'Recevoir ici les réponses des candidats\u202f?',
    });
    expect(mail?.text).toContain('Medina Digital');
    expect(mail?.text).not.toContain(recruiter.email);
    expect(mail?.replyTo).toBeUndefined();
    const link = await linkTo(contact);
    const page = await show(link);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Confirmer cette adresse');
    expect(page.headers['cache-control']).toBe('no-store');
    expect((await settings()).contactEmail).toBeNull();

    expect((await press(link)).statusCode).toBe(303);
    expect(await settings()).toMatchObject({
      contactEmail: contact,
      contactEmailAsked: null,
    });
    expect((await show(link)).body).toContain('Adresse confirmée');
    expect(await repliesOfNewCandidate()).toEqual([contact]);
    // Saving other settings keeps the address, and setting the same address again needs no second confirmation.
    await save();
    expect((await settings()).contactEmail).toBe(contact);
    expect((await save(contact)).body).toMatchObject({
      contactEmail: contact,
      contactEmailAsked: null,
    });
    expect(await mailsTo(contact)).toHaveLength(1);
  });

  test('a contact confirmation link answers 404 if it is replaced by a newer request, altered or expired', async () => {
    await save(contact);
    const link = await linkTo(contact);
    const later = `autre-${contact}`;
    await save(later);
    expect((await show(link)).statusCode).toBe(404);
    await press(link);
    expect((await settings()).contactEmail).toBeNull();
    const newer = await linkTo(later);
    expect((await show(`${newer}x`)).statusCode).toBe(404);
    app.clock.move({ days: 4 });
    expect((await show(newer)).statusCode).toBe(404);
  });

  test('the settings refuse an invalid contact address with 400', async () => {
    for (const wrong of ['sans-arobase', 'a@b.c\r\nBcc: x@y.z', 'a,b@c.tn', '']) {
      expect(await save(wrong)).toMatchObject({
        status: 400,
        body: {
          fields: [
            {
              path: 'contactEmail',
              message: 'Veuillez entrer une adresse e-mail valide.',
            },
          ],
        },
      });
    }
  });

  test('the contact address is the reply-to and organiser of invitations, and a reply notice has the candidate’s address', async () => {
    await save(contact);
    await press(await linkTo(contact));
    const { id: jobId } = await newJob(app, recruiter);
    const { email } = await newCandidate(app, jobId);
    const listed = await app.call(listCandidates, { params: { jobId }, query: {} }, recruiter.token);
    const candidateId = listed.body.content[0]!.id;
    const invited = await app.call(inviteCandidate, { body: { candidateId, ...meeting } }, recruiter.token);
    const invitation = (await mailsTo(email)).at(-1);
    expect(invitation?.replyTo).toBe(contact);
    expect(organizerOf(invitation)).toBe(contact);

    // The company's notice of the reply has the candidate as its reply-to address.
    const link = /Invitation\/([\w.-]+)/.exec(invitation?.text ?? '')?.[1] ?? '';
    await app.call(sendReply, {
      params: { link },
      body: { reply: 'ACCEPTED', sequence: 0 },
    });
    const notice = (await mailsTo(recruiter.email)).at(-1);
    expect(notice?.replyTo).toBe(email);
    expect(notice?.text).toContain('Répondre à cet e-mail, c’est écrire à Amira Ben Salah.');

    const { id } = invited.body.interviewInvitation;
    await app.call(withdrawInvitation, { params: { id } }, recruiter.token);
    const calledOff = (await mailsTo(email)).at(-1);
    expect([calledOff?.replyTo, organizerOf(calledOff)]).toEqual([contact, contact]);
  });

  test('a contact address applies only to the mails of its own company', async () => {
    const other = await newEntreprise(app);
    await save(contact);
    await press(await linkTo(contact));
    expect(await repliesOfNewCandidate(other)).toEqual([other.email]);
    expect(await settings(other.token)).toMatchObject({
      contactEmail: null,
      contactEmailAsked: null,
    });
    expect(await repliesOfNewCandidate()).toEqual([contact]);
  });
});
