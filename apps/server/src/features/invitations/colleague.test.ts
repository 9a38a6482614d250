import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listCandidates, rejectCandidate } from '@kafaa/domain/candidates/api';
import {
  chooseSlot,
  inviteCandidate,
  listColleagues,
  listInvitations,
  moveInvitation,
  sendReply,
  withdrawInvitation,
} from '@kafaa/domain/invitations/api';
import type { InvitationDetails } from '@kafaa/domain/invitations/schema';
import { changeMember, removeMember, renameMyself } from '@kafaa/domain/team/api';
import { embeddedMailer } from '#/adapters/mail/embedded';
import type { Mail } from '#/deps';
import { openSession } from '#/features/auth/service';
import { inviteCandidate as inviteNow, moveInvitation as moveNow } from './service.ts';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { newCandidate, newEntreprise, newJob, newMember } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';

const TUESDAY = '2026-11-24T09:00:00';
const THURSDAY = '2026-11-26T13:30:00';
const details: InvitationDetails = {
  interviewType: 'ONLINE',
  interviewPlace: 'https://meet.example/abc-defg',
  interviewDate: TUESDAY,
  durationMinutes: 45,
  customMessage: '',
};

oneDatabase('a colleague in the invitation', (open) => {
  let app: TestApp;
  let recruiter: Awaited<ReturnType<typeof newEntreprise>>;
  let nadia: Awaited<ReturnType<typeof newMember>>;
  let jobId: string;
  const sent: Mail[] = [];
  beforeAll(async () => {
    app = await openTestApp(open, { mailer: { ...embeddedMailer(), send: async (mail) => void sent.push(mail) } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    recruiter = await newEntreprise(app);
    jobId = (await newJob(app, recruiter)).id;
    nadia = await newMember(app, recruiter, { role: 'REVIEWER', jobIds: [jobId] });
    await app.call(renameMyself, { body: { name: 'Nadia Gharbi' } }, nadia.token);
    await app.drain();
    sent.length = 0;
  });

  const candidateOf = async (job = jobId) => {
    const { email } = await newCandidate(app, job);
    const page = await app.call(listCandidates, { params: { jobId: job }, query: { search: email } }, recruiter.token);
    await app.drain();
    sent.length = 0;
    return { id: page.body.content[0]!.id, email };
  };
  const invite = (candidateId: string, change: Partial<InvitationDetails> = {}) =>
    app.call(inviteCandidate, { body: { candidateId, ...details, colleagueId: nadia.id, ...change } }, recruiter.token);
  const invited = async (change: Partial<InvitationDetails> = {}) => {
    const candidate = await candidateOf();
    const { status, body } = await invite(candidate.id, change);
    expect(status).toBe(201);
    await app.drain();
    const link = /Invitation\/([\w.-]+)/.exec(sent.find(({ to }) => to === candidate.email)?.text ?? '')?.[1] ?? '';
    return { id: body.interviewInvitation.id, candidate, link };
  };
  const mailsTo = async (to: string) => {
    await app.drain();
    const found = sent.filter((mail) => mail.to === to);
    sent.length = 0;
    return found.map(({ subject, text, attachments }) => ({
      subject,
      text,
      file: String(attachments?.[0]?.content ?? '').replaceAll('\r\n ', ''),
    }));
  };
  const shown = async () =>
    (await app.call(listInvitations, {}, recruiter.token)).body.map((item) => item.interviewInvitation.colleague);

  test('the colleague gets a calendar file of the meeting, and the list and the candidate’s mail name the colleague', async () => {
    const { candidate } = await invited();
    const toCandidate = sent.find(({ to }) => to === candidate.email);
    expect(toCandidate?.text).toContain('Nadia Gharbi');
    expect(toCandidate?.text).not.toContain(nadia.email);
    const [mail, ...more] = await mailsTo(nadia.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Vous prenez part à l’entretien avec Amira Ben Salah');
    expect(mail?.file).toContain('METHOD:REQUEST');
    expect(mail?.file).toMatch(new RegExp(`ATTENDEE[^\\r\\n]*Nadia Gharbi[^\\r\\n]*mailto:${nadia.email}`));
    expect(mail?.file).not.toContain('/Invitation/');
    expect(await shown()).toEqual([{ id: nadia.id, name: 'Nadia Gharbi' }]);
  });

  test('a moved meeting keeps the colleague unless its field is empty, and a cancellation mails the colleague', async () => {
    const { id } = await invited();
    await mailsTo(nadia.email);
    const move = (body: InvitationDetails) => app.call(moveInvitation, { params: { id }, body }, recruiter.token);
    await move({ ...details, interviewDate: THURSDAY });
    const [moved] = await mailsTo(nadia.email);
    expect(moved?.subject).toBe('L’entretien avec Amira Ben Salah est modifié');
    expect(moved?.file).toMatch(/SEQUENCE:1[\s\S]*DTSTART:20261126T133000Z|DTSTART:20261126T133000Z[\s\S]*SEQUENCE:1/);
    expect((await move({ ...details, interviewDate: THURSDAY, colleagueId: '' })).status).toBe(200);
    const [off] = await mailsTo(nadia.email);
    expect(off?.file).toContain('METHOD:CANCEL');
    expect(await shown()).toEqual([null]);
    await move({ ...details, interviewDate: THURSDAY, colleagueId: nadia.id });
    expect((await mailsTo(nadia.email)).map(({ subject }) => subject)).toEqual([
      'Vous prenez part à l’entretien avec Amira Ben Salah',
    ]);
    await app.call(withdrawInvitation, { params: { id } }, recruiter.token);
    const [cancelled] = await mailsTo(nadia.email);
    expect(cancelled?.subject).toBe('Vous n’avez plus d’entretien avec Amira Ben Salah');
    expect(cancelled?.file).toContain('METHOD:CANCEL');
  });

  test('a colleague of a meeting with several slots gets mail only after the choice, then about a refusal and a rejection', async () => {
    const { link, candidate } = await invited({ otherDates: [THURSDAY] });
    expect(await mailsTo(nadia.email)).toEqual([]);
    await app.call(chooseSlot, { params: { link }, body: { slot: `${THURSDAY}.000Z`, sequence: 0 } });
    const [chosen] = await mailsTo(nadia.email);
    expect(chosen?.file).toContain('DTSTART:20261126T133000Z');
    await app.call(rejectCandidate, { params: { id: candidate.id }, body: {} }, recruiter.token);
    app.clock.move({ hours: 2 });
    const [off] = await mailsTo(nadia.email);
    expect(off?.file).toContain('METHOD:CANCEL');
    const other = await invited();
    await mailsTo(nadia.email);
    await app.call(sendReply, { params: { link: other.link }, body: { reply: 'DECLINED', sequence: 0 } });
    expect(await mailsTo(nadia.email)).toHaveLength(1);
    app.clock.move({ hours: -2 });
  });

  test('only members who see the offer can be chosen as colleague, and another company’s member answers 404', async () => {
    const otherJob = (await newJob(app, recruiter)).id;
    const stranger = await newMember(app, await newEntreprise(app), { role: 'RECRUITER' });
    const [here, there] = [await candidateOf(), await candidateOf(otherJob)];
    const names = async (candidateId: string) =>
      (await app.call(listColleagues, { params: { candidateId } }, recruiter.token)).body;
    expect(await names(here.id)).toEqual([{ id: nadia.id, name: 'Nadia Gharbi' }]);
    expect(await names(there.id)).toEqual([]);
    for (const [candidate, colleagueId] of [
      [there.id, nadia.id],
      [here.id, stranger.id],
      [here.id, 'x'],
    ] as const)
      expect(await invite(candidate, { colleagueId })).toMatchObject({
        status: 404,
        body: { code: 'COLLEAGUE_NOT_FOUND' },
      });
    expect(await shown()).toEqual([]);
  });

  test('a colleague who loses the offer while the invitation is saved does not take part in the meeting', async () => {
    const { id } = nadia;
    const session = await openSession(app.deps, recruiter.token);
    if (!session) throw new Error('openSession returned no session');
    /** The colleague loses access between the check and the transaction. */
    const losing = new Proxy(app.deps.db, {
      get: (target, name): unknown => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name !== 'transaction') return value.bind(target) as unknown;
        return async (work: Parameters<typeof target.transaction>[0]) => {
          const body = { role: 'REVIEWER' as const, allOffers: false, jobIds: [] };
          await app.call(changeMember, { params: { id }, body }, recruiter.token);
          return target.transaction(work);
        };
      },
    });
    const candidate = await candidateOf();
    const payload = { ...details, colleagueId: id };
    const deps = { ...app.deps, db: losing };
    const invited = inviteNow(deps, session, { ...payload, candidateId: candidate.id });
    await expect(invited).rejects.toMatchObject({ code: 'COLLEAGUE_NOT_FOUND' });
    expect(await shown()).toEqual([]);
    const alone = await invite(candidate.id, { colleagueId: '' });
    const back = { role: 'REVIEWER' as const, allOffers: false, jobIds: [jobId] };
    await app.call(changeMember, { params: { id }, body: back }, recruiter.token);
    const key = { companyId: recruiter.companyId, userId: session.userId };
    const invitationId = alone.body.interviewInvitation.id;
    await expect(moveNow(deps, { ...key, invitationId }, payload)).rejects.toMatchObject({
      code: 'COLLEAGUE_NOT_FOUND',
    });
    expect(await shown()).toEqual([null]);
    expect(await mailsTo(nadia.email)).toEqual([]);
  });

  test('a colleague who loses the offer or is removed leaves future meetings and gets no more mail', async () => {
    const { id } = await invited();
    await app.call(
      changeMember,
      { params: { id: nadia.id }, body: { role: 'REVIEWER', allOffers: false, jobIds: [jobId] } },
      recruiter.token,
    );
    expect(await shown()).toEqual([{ id: nadia.id, name: 'Nadia Gharbi' }]);
    await app.call(
      changeMember,
      { params: { id: nadia.id }, body: { role: 'REVIEWER', allOffers: false, jobIds: [] } },
      recruiter.token,
    );
    expect(await shown()).toEqual([null]);
    const back = { role: 'RECRUITER' as const, allOffers: true, jobIds: [] };
    await app.call(changeMember, { params: { id: nadia.id }, body: back }, recruiter.token);
    const body = { ...details, colleagueId: nadia.id };
    await app.call(moveInvitation, { params: { id }, body }, recruiter.token);
    expect(await shown()).toEqual([{ id: nadia.id, name: 'Nadia Gharbi' }]);
    await app.call(removeMember, { params: { id: nadia.id } }, recruiter.token);
    expect(await shown()).toEqual([null]);
    await mailsTo(nadia.email);
    await app.call(withdrawInvitation, { params: { id } }, recruiter.token);
    expect(await mailsTo(nadia.email)).toEqual([]);
  });
});
