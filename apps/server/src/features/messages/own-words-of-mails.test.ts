import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCandidates, previewRejection, rejectCandidate } from '@kafaa/domain/candidates/api';
import { inviteCandidate, previewInvitation } from '@kafaa/domain/invitations/api';
import { previewTemplate } from '@kafaa/domain/messages/api';
import { listTemplates, resetTemplate, saveTemplate } from '@kafaa/domain/templates/api';
import { STARTING_WORDS } from '@kafaa/domain/templates/texts';
import { eventsSince } from '#/features/audit/service';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { newCandidate, newEntreprise, newJob, type Recruiter } from '@kafaa/testing/app/factories';

const meeting = {
  interviewType: 'ONLINE',
  interviewPlace: 'https://meet.example/abc',
  interviewDate: '2026-11-28T09:00:00',
  customMessage: 'À bientôt.',
} as const;
const WORDS = {
  subject: '{{poste}}\u00A0: notre réponse',
  text: 'Bonjour {{prenom}},\n\nMerci. <b>Pas cette fois</b>.',
};

oneDatabase('a company’s own texts of mails to candidates', (open) => {
  let app: TestApp;
  let recruiter: Recruiter;
  let jobId: string;
  let jobTitle: string;

  beforeAll(async () => {
    app = await openTestApp(open);
    recruiter = await newEntreprise(app);
    ({ id: jobId, title: jobTitle } = await newJob(app, recruiter));
  });
  afterAll(() => app.close());

  async function register() {
    const { email } = await newCandidate(app, jobId);
    const { content } = (await app.call(listCandidates, { params: { jobId }, query: {} }, recruiter.token)).body;
    const one = content.find((candidate) => candidate.email === email);
    if (!one) throw new Error('the registered candidate is not listed');
    return one;
  }
  const save = (kind: 'REJECTION' | 'INVITATION' | 'WAITING', body: typeof WORDS) =>
    app.call(saveTemplate, { params: { kind }, body }, recruiter.token);
  const newest = async (email: string) => {
    await app.drain();
    const [mail] = await app.mails(email);
    if (!mail) throw new Error(`no mail to ${email}`);
    return mail;
  };

  test('a company’s own rejection text is sent with names filled in, escaped markup and the legal parts', async () => {
    expect((await save('REJECTION', WORDS)).status).toBe(200);
    const one = await register();
    const seen = (await app.call(previewRejection, { params: { id: one.id } }, recruiter.token)).body;
    expect(seen.subject).toBe(`${jobTitle}\u00A0: notre réponse`);
    expect(seen.leavesAt).toBe(new Date(app.clock.now().getTime() + 3_600_000).toISOString());
    await app.call(rejectCandidate, { params: { id: one.id }, body: {} }, recruiter.token);
    app.clock.move({ hours: 1, minutes: 1 });
    const mail = await newest(one.email);
    expect(mail.subject).toBe(seen.subject);
    expect(mail.text).toContain(`Bonjour ${one.firstName},`);
    expect(mail.text).toContain('prise par une personne');
    expect(mail.html).toContain('&lt;b&gt;Pas cette fois');
    expect(mail.html).toMatch(/MesDonnees\/[\w.-]{40}/);
    // The sent mail equals the preview, except for the personal link.
    expect(seen.text).toBe(mail.text.replace(/(?<=MesDonnees\/)[\w.-]+/g, '…'));
  });

  test('a reset restores the product’s mail text, and the audit trail records both changes', async () => {
    await save('REJECTION', WORDS);
    const reset = await app.call(resetTemplate, { params: { kind: 'REJECTION' } }, recruiter.token);
    expect(reset.body).toEqual({ kind: 'REJECTION', ...STARTING_WORDS.REJECTION, own: false });
    const one = await register();
    const seen = (await app.call(previewRejection, { params: { id: one.id } }, recruiter.token)).body;
    expect(seen.text).toContain('elle ne dit rien de votre valeur');
    const events = await eventsSince(app.deps, { days: 1, limit: 100 });
    expect(events.map(({ action }) => action)).toEqual(expect.arrayContaining(['TEMPLATE_SAVED', 'TEMPLATE_RESET']));
  });

  test('the preview of an invitation equals the sent mail with the company’s subject, without the personal links', async () => {
    const subject = 'Rencontrons-nous, {{prenom}}';
    await save('INVITATION', { subject, text: 'Pour {{poste}}.' });
    const one = await register();
    // The clock moves, because the newest mail is found by its time.
    app.clock.move({ minutes: 1 });
    const body = { candidateId: one.id, ...meeting };
    const seen = (await app.call(previewInvitation, { body }, recruiter.token)).body;
    expect(seen.leavesAt).toBeNull();
    await app.call(inviteCandidate, { body }, recruiter.token);
    const mail = await newest(one.email);
    expect(mail.subject).toBe(`Rencontrons-nous, ${one.firstName}`);
    expect(seen.text).toBe(mail.text.replace(/(?<=(?:MesDonnees|Invitation)\/)[\w.-]+/g, '…'));
    const past = { ...body, interviewDate: '2020-11-28T09:00:00' };
    expect((await app.call(previewInvitation, { body: past }, recruiter.token)).status).toBe(400);
  });

  test('a mail template without the offer variable, or with a link for the waiting list, is refused at its text field', async () => {
    const nameless = await save('REJECTION', { subject: 'Réponse', text: 'Merci.' });
    const linked = await save('WAITING', { subject: '{{poste}}', text: 'Voyez https://ailleurs.example' });
    for (const refused of [nameless, linked])
      expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'text' }] } });
    const unknown = await save('REJECTION', { subject: '{{nom}}', text: '{{poste}}' });
    expect(unknown).toMatchObject({ status: 400, body: { fields: [{ path: 'subject' }] } });
  });

  test('every kind of mail can be previewed with example names, and the preview saves nothing', async () => {
    for (const kind of ['INVITATION', 'REJECTION', 'WAITING'] as const) {
      const body = { subject: 'Pour {{poste}}', text: 'Bonjour {{prenom}}, de {{entreprise}}.' };
      const seen = (await app.call(previewTemplate, { params: { kind }, body }, recruiter.token)).body;
      expect(seen.subject).toBe('Pour Développeur front-end');
      expect(seen.text).toContain('Bonjour Amira, de ');
    }
    const kept = (await app.call(listTemplates, {}, recruiter.token)).body;
    expect(kept.find(({ kind }) => kind === 'WAITING')).toMatchObject({ own: false });
  });
});
