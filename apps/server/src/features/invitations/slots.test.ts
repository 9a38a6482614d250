import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listCandidates } from '@kafaa/domain/candidates/api';
import {
  chooseSlot,
  getInvitationCalendar,
  getInvitationDefaults,
  saveInvitationDefaults,
  getReply,
  getReplyCalendar,
  inviteCandidate,
  listInvitations,
  moveInvitation,
  sendReply,
  withdrawInvitation,
} from '@kafaa/domain/invitations/api';
import type { InvitationDetails } from '@kafaa/domain/invitations/schema';
import { embeddedMailer } from '#/adapters/mail/embedded';
import type { Mail } from '#/deps';
import { eachDatabase } from '@kafaa/testing/app/databases';
import { newCandidate, newEntreprise, newJob, newMember, type Recruiter } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';

// The test clock begins on Saturday 21 November 2026 at 10:00 in Tunis.
const MONDAY = '2026-11-23T09:00:00';
const TUESDAY = '2026-11-24T09:00:00';
const THURSDAY = '2026-11-26T13:30:00';
const iso = (date: string) => `${date}.000Z`;
const details: InvitationDetails = {
  interviewType: 'ONLINE',
  interviewPlace: 'https://meet.example/abc-defg',
  interviewDate: TUESDAY,
  otherDates: [MONDAY, THURSDAY],
  durationMinutes: 45,
  customMessage: '',
};

eachDatabase('slots of an invitation', (open) => {
  let app: TestApp;
  let recruiter: Recruiter;
  let jobId: string;
  const sent: Mail[] = [];

  beforeAll(async () => {
    app = await openTestApp(open, { mailer: { ...embeddedMailer(), send: async (mail) => void sent.push(mail) } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    // Each test uses a new company, because slots belong to one person's time.
    recruiter = await newEntreprise(app);
    jobId = (await newJob(app, recruiter)).id;
    await app.drain();
    sent.length = 0;
  });

  const clear = async () => {
    await app.drain();
    sent.length = 0;
  };
  const invited = async (change: Partial<InvitationDetails> = {}, token = recruiter.token) => {
    const { email } = await newCandidate(app, jobId);
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, recruiter.token);
    const body = { candidateId: page.body.content[0]!.id, ...details, ...change };
    const answer = await app.call(inviteCandidate, { body }, token);
    expect(answer).toMatchObject({ status: 201 });
    await app.drain();
    const mail = sent.findLast(({ to }) => to === email);
    const link = /Invitation\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    return { email, link, id: answer.body.interviewInvitation.id, mail };
  };
  const choose = (link: string, date: string, sequence = 0) =>
    app.call(chooseSlot, { params: { link }, body: { slot: iso(date), sequence } });
  const view = async (link: string) => (await app.call(getReply, { params: { link } })).body;
  const item = async (id: string) =>
    (await app.call(listInvitations, {}, recruiter.token)).body.find((one) => one.interviewInvitation.id === id)
      ?.interviewInvitation;
  const sentTo = async (to: string) => {
    await app.drain();
    return sent.filter((mail) => mail.to === to);
  };
  const fileOf = (mail: Mail | undefined) => String(mail?.attachments?.[0]?.content ?? '').replace(/\r\n[ \t]/g, '');

  test('an invitation with three slots lists them earliest first, and the candidate takes one', async () => {
    const { email, link, id, mail } = await invited();
    expect(mail?.attachments ?? []).toEqual([]);
    expect(mail?.subject).toContain('vous invite à un entretien');
    expect(mail?.text).toMatch(/lundi 23 novembre 2026 à 10:00[\s\S]*mardi 24[\s\S]*jeudi 26 novembre 2026 à 14:30/);
    expect(mail?.text).toContain('45 minutes');
    const slots = [MONDAY, TUESDAY, THURSDAY].map(iso);
    expect(await view(link)).toMatchObject({
      choice: true,
      slots,
      reply: 'NONE',
      durationMinutes: 45,
      state: 'UPCOMING',
    });
    expect(await item(id)).toMatchObject({ slots, reply: 'NONE' });
    expect(await app.call(getReplyCalendar, { params: { link } })).toMatchObject({ status: 409 });
    expect(await app.call(getInvitationCalendar, { params: { id } }, recruiter.token)).toMatchObject({
      status: 409,
      body: { code: 'SLOT_NOT_CHOSEN' },
    });
    expect(await choose(link, TUESDAY)).toMatchObject({
      status: 200,
      body: {
        reply: 'ACCEPTED',
        interviewDate: TUESDAY,
        sequence: 1,
        outdated: false,
        slots: [iso(MONDAY), iso(THURSDAY)],
      },
    });
    // A repeated request changes nothing.
    expect(await choose(link, TUESDAY)).toMatchObject({ status: 200, body: { sequence: 1 } });
    expect(await item(id)).toMatchObject({ interviewDate: TUESDAY, reply: 'ACCEPTED' });
    const [confirmed, ...more] = (await sentTo(email)).filter(({ subject }) => subject.includes('est confirmé'));
    expect(more).toEqual([]);
    for (const line of [
      'METHOD:REQUEST',
      'SEQUENCE:1',
      'DTSTART:20261124T090000Z',
      'DURATION:PT45M',
      `UID:${id}@kafaa`,
    ])
      expect(fileOf(confirmed)).toContain(line);
    const told = (await sentTo(recruiter.email)).filter(({ subject }) => subject.includes('accepte votre entretien'));
    expect(told).toHaveLength(1);
    for (const line of ['METHOD:PUBLISH', 'SEQUENCE:1', 'DTSTART:20261124T090000Z'])
      expect(fileOf(told[0])).toContain(line);
  });

  test('exactly one of fifty candidates who take the same slot at once gets it, and the others see the remaining slots', async () => {
    const people = [];
    for (let index = 0; index < 50; index += 1) people.push(await invited());
    const answers = await Promise.all(people.map(({ link }) => choose(link, MONDAY)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, body } of refused) {
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'SLOT_TAKEN' });
      expect(body.message).toBe(
        'Ce créneau vient d’être pris par une autre personne. Choisissez parmi ceux qui restent.',
      );
    }
    const items = (await app.call(listInvitations, {}, recruiter.token)).body;
    expect(items.filter(({ interviewInvitation: { reply } }) => reply === 'ACCEPTED')).toHaveLength(1);
    const loser = people[answers.findIndex(({ status }) => status !== 200)];
    expect((await view(loser!.link)).slots).toEqual([iso(TUESDAY), iso(THURSDAY)]);
  }, 120_000);

  test('two members may offer the same hour, but a slot that a candidate has taken cannot be offered again', async () => {
    const first = await invited();
    const colleague = await newMember(app, recruiter, { role: 'RECRUITER' });
    const second = await invited({}, colleague.token);
    expect((await choose(first.link, MONDAY)).status).toBe(200);
    expect((await choose(second.link, MONDAY)).status).toBe(200);
    const { email } = await newCandidate(app, jobId);
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, recruiter.token);
    const body = { candidateId: page.body.content[0]!.id, ...details };
    expect(await app.call(inviteCandidate, { body }, recruiter.token)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'otherDates', message: 'Ce créneau est déjà pris par un autre candidat.' }] },
    });
  });

  test('a slot that overlaps a taken slot of the same person is closed, and the slot after it stays open', async () => {
    const first = await invited();
    const half = '2026-11-23T09:30:00';
    const after = '2026-11-23T09:45:00';
    const second = await invited({ otherDates: [half, after] });
    expect((await choose(first.link, MONDAY)).status).toBe(200);
    expect((await view(second.link)).slots).toEqual([iso(after), iso(TUESDAY)]);
    expect(await choose(second.link, half)).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
    expect((await choose(second.link, after)).status).toBe(200);
    const { email } = await newCandidate(app, jobId);
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, recruiter.token);
    const body = { candidateId: page.body.content[0]!.id, ...details, otherDates: [half] };
    expect(await app.call(inviteCandidate, { body }, recruiter.token)).toMatchObject({ status: 400 });
  });

  test('a candidate can move a meeting by half an hour into its own time, and another candidate sees the freed half hour', async () => {
    const half = '2026-11-24T09:30:00';
    const first = await invited({ otherDates: [half] });
    expect((await choose(first.link, TUESDAY)).status).toBe(200);
    expect((await choose(first.link, half, 1)).status).toBe(200);
    const second = await invited({ interviewDate: '2026-11-24T08:45:00', otherDates: [MONDAY] });
    expect((await view(second.link)).slots).toEqual([iso(MONDAY), '2026-11-24T08:45:00.000Z']);
  });

  test.each<[Partial<InvitationDetails>, string, string]>([
    [{ otherDates: [TUESDAY] }, 'otherDates', 'Ce créneau est déjà proposé.'],
    [{ otherDates: [MONDAY, THURSDAY, '2026-11-27T09:00:00'] }, 'otherDates', 'Proposez trois créneaux au plus.'],
    [{ otherDates: ['2026-11-20T09:00:00'] }, 'interviewDate', "La date et l'heure doivent être dans le futur"],
    [{ durationMinutes: 0 }, 'durationMinutes', 'Indiquez une durée entre 5 minutes et 8 heures.'],
  ])('an invitation with %j is refused with a message at the field', async (change, path, message) => {
    const { email } = await newCandidate(app, jobId);
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, recruiter.token);
    const body = { candidateId: page.body.content[0]!.id, ...details, ...change };
    const answer = await app.call(inviteCandidate, { body }, recruiter.token);
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path, message }] } });
  });

  test('« aucun ne me convient » frees the slot and shows the candidate’s sentence to the company', async () => {
    const { link, id } = await invited();
    const other = await invited();
    await choose(link, MONDAY);
    await clear();
    const body = { reply: 'DECLINED' as const, sequence: 1, note: 'Plutôt le samedi matin.' };
    expect(await app.call(sendReply, { params: { link }, body })).toMatchObject({
      status: 200,
      body: { reply: 'DECLINED' },
    });
    expect(await item(id)).toMatchObject({
      reply: 'DECLINED',
      note: 'Plutôt le samedi matin.',
      interviewDate: THURSDAY,
    });
    const [told] = await sentTo(recruiter.email);
    expect(told?.text).toContain('Plutôt le samedi matin.');
    expect((await choose(other.link, MONDAY)).status).toBe(200);
  });

  test('moving a meeting by the company ends the choice, and new slots ask the candidate again', async () => {
    const { link, id, email } = await invited();
    await choose(link, MONDAY);
    const move = (change: Partial<InvitationDetails>) =>
      app.call(moveInvitation, { params: { id }, body: { ...details, ...change } }, recruiter.token);
    await clear();
    // Saving the unchanged form of a chosen meeting mails nobody.
    expect(await move({ interviewDate: MONDAY, otherDates: [] })).toMatchObject({ status: 200 });
    expect(await sentTo(email)).toEqual([]);
    const again = await move({ interviewDate: '2026-11-30T09:00:00', otherDates: ['2026-12-01T09:00:00'] });
    expect(again.body.interviewInvitation).toMatchObject({
      reply: 'NONE',
      slots: [iso('2026-11-30T09:00:00'), iso('2026-12-01T09:00:00')],
    });
    expect((await sentTo(email))[0]?.subject).toContain('choisissez une nouvelle date');
    expect(await view(link)).toMatchObject({ outdated: true, reply: 'NONE' });
    const other = await invited();
    expect((await choose(other.link, MONDAY)).status).toBe(200);
  });

  test('a person’s next invitation proposes the last place of each type and the last duration', async () => {
    const defaults = async (token: string) => (await app.call(getInvitationDefaults, {}, token)).body;
    expect(await defaults(recruiter.token)).toMatchObject({
      interviewType: 'ONLINE',
      durationMinutes: 60,
      places: { ONLINE: '' },
    });
    await invited();
    app.clock.move({ minutes: 1 });
    await invited({ interviewType: 'IN_PERSON', interviewPlace: '3 rue d’Alger, Sfax', durationMinutes: 30 });
    const last = { ONLINE: 'https://meet.example/abc-defg', IN_PERSON: '3 rue d’Alger, Sfax' };
    expect(await defaults(recruiter.token)).toMatchObject({
      interviewType: 'IN_PERSON',
      durationMinutes: 30,
      places: last,
    });
    const colleague = await newMember(app, recruiter, { role: 'RECRUITER' });
    expect(await defaults(colleague.token)).toMatchObject({ durationMinutes: 60, places: { ONLINE: '' } });
    // Values that the company sets come first; those that it leaves out stay the last ones.
    const set = { durationMinutes: 45, link: 'https://meet.example/societe', address: '' };
    expect((await app.call(saveInvitationDefaults, { body: set }, recruiter.token)).body.company).toEqual(set);
    const places = { ...last, ONLINE: set.link };
    expect(await defaults(recruiter.token)).toMatchObject({ durationMinutes: 45, places, company: set });
    expect(await defaults(colleague.token)).toMatchObject({ durationMinutes: 45, places: { ONLINE: set.link } });
    expect((await app.call(saveInvitationDefaults, { body: set }, colleague.token)).status).toBe(403);
    const none = { durationMinutes: null, link: '', address: '' };
    await app.call(saveInvitationDefaults, { body: none }, recruiter.token);
    expect(await defaults(recruiter.token)).toMatchObject({ durationMinutes: 30, places: last, company: none });
  });

  test('the server refuses a past slot, an unoffered slot, a yes without a slot and an old revision', async () => {
    const { link } = await invited();
    expect(await choose(link, '2026-11-25T09:00:00')).toMatchObject({ status: 409, body: { code: 'SLOT_UNKNOWN' } });
    expect(await app.call(sendReply, { params: { link }, body: { reply: 'ACCEPTED', sequence: 0 } })).toMatchObject({
      status: 409,
      body: { code: 'SLOT_NOT_CHOSEN' },
    });
    expect(await choose(link, MONDAY, 7)).toMatchObject({ status: 409, body: { code: 'INVITATION_MOVED' } });
    const gone = await invited();
    await app.call(withdrawInvitation, { params: { id: gone.id } }, recruiter.token);
    expect(await choose(gone.link, TUESDAY)).toMatchObject({ status: 409, body: { code: 'INVITATION_WITHDRAWN' } });
    app.clock.move({ hours: 49 });
    expect((await view(link)).slots).toEqual([iso(TUESDAY), iso(THURSDAY)]);
    expect(await choose(link, MONDAY)).toMatchObject({ status: 409, body: { code: 'SLOT_PAST' } });
  });

  test('a candidate can move a taken meeting once, until 24 hours before it', async () => {
    const week = { interviewDate: '2026-11-30T09:00:00', otherDates: ['2026-12-01T09:00:00', '2026-12-03T13:30:00'] };
    const [MONDAY, TUESDAY, THURSDAY] = ['2026-11-30T09:00:00', '2026-12-01T09:00:00', '2026-12-03T13:30:00'];
    const one = await invited(week);
    const other = await invited(week);
    await choose(one.link, MONDAY);
    expect(await choose(other.link, MONDAY)).toMatchObject({ body: { code: 'SLOT_TAKEN' } });
    await clear();
    expect(await choose(one.link, THURSDAY, 1)).toMatchObject({
      status: 200,
      body: { interviewDate: THURSDAY, sequence: 2, slots: [] },
    });
    const [moved] = await sentTo(one.email);
    expect(moved?.subject).toContain('est déplacé');
    expect(moved?.text).toContain('L’entretien n’a plus lieu le lundi 30 novembre 2026 à 10:00');
    expect(fileOf(moved)).toContain('SEQUENCE:2');
    const [told] = await sentTo(recruiter.email);
    expect(told?.subject).toBe('Amira Ben Salah a déplacé votre entretien');
    expect(fileOf(told)).toContain('SEQUENCE:2');
    expect(await choose(one.link, TUESDAY, 2)).toMatchObject({ status: 409, body: { code: 'MOVED_ALREADY' } });
    expect((await choose(other.link, MONDAY)).status).toBe(200);
    // The clock is now 23 hours and 59 minutes before Monday's meeting.
    app.clock.move({ days: 5, hours: 23, minutes: 1 });
    expect((await view(other.link)).slots).toEqual([]);
    expect(await choose(other.link, TUESDAY, 1)).toMatchObject({ status: 409, body: { code: 'MOVE_TOO_LATE' } });
  });
});
