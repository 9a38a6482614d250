import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import {
  chooseSlot,
  inviteCandidate,
  listInvitations,
  recordOutcome,
  sendReply,
  withdrawInvitation,
} from '@kafaa/domain/invitations/api';
import { withdrawApplication } from '@kafaa/domain/own-data/api';
import type { InvitationDetails } from '@kafaa/domain/invitations/schema';
import { login } from '@kafaa/domain/auth/api';
import { HOUR_MS } from '@kafaa/domain/kernel/time';
import { embeddedMailer } from '#/adapters/mail/embedded';
import type { Mail } from '#/deps';
import { askForOutcomes } from './outcome-service.ts';
import { remindOfMeetings } from './reminders-service.ts';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { newCandidate, newEntreprise, newJob, newMember, PASSWORD, type Recruiter } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';

oneDatabase('reminders and outcome of a meeting', (open) => {
  let app: TestApp;
  let recruiter: Recruiter;
  let jobId: string;
  const sent: Mail[] = [];

  beforeAll(async () => {
    app = await openTestApp(open, { mailer: { ...embeddedMailer(), send: async (mail) => void sent.push(mail) } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    // Sets the clock to 10:00 in Tunis; each test moves it further.
    const hour = app.clock.now().getUTCHours();
    app.clock.move({ hours: (33 - hour) % 24, minutes: -app.clock.now().getUTCMinutes() });
    recruiter = await newEntreprise(app);
    jobId = (await newJob(app, recruiter)).id;
  });

  /** Returns the instant that many hours from now, in the API's form. */
  const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR_MS).toISOString().slice(0, 19);
  const invited = async (hours: number, change: Partial<InvitationDetails> = {}, token = recruiter.token) => {
    const { email } = await newCandidate(app, jobId);
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, recruiter.token);
    const candidateId = page.body.content[0]!.id;
    const place = {
      interviewType: 'IN_PERSON' as const,
      interviewPlace: '14 rue de Palestine, Tunis',
      customMessage: '',
    };
    const body = { candidateId, ...place, interviewDate: inHours(hours), ...change };
    const answer = await app.call(inviteCandidate, { body }, token);
    expect(answer.status).toBe(201);
    await app.drain();
    const text = sent.findLast(({ to }) => to === email)?.text ?? '';
    return {
      email,
      candidateId,
      id: answer.body.interviewInvitation.id,
      link: /Invitation\/([\w.-]+)/.exec(text)?.[1] ?? '',
    };
  };
  /** Moves the clock, runs a task twice, and returns the subjects of its mails to an address. */
  const after = async (hours: number, run: (deps: TestApp['deps']) => Promise<void>, minutes = 0) => {
    await app.drain();
    sent.length = 0;
    app.clock.move({ hours, minutes });
    await run(app.deps);
    await run(app.deps);
    await app.drain();
    return (to: string) => sent.filter((mail) => mail.to === to).map(({ subject }) => subject);
  };
  /** Logs the recruiter in at the moved clock. */
  const token = async () => {
    const { body } = await app.call(login, { body: { userName: recruiter.email, password: PASSWORD } });
    return body.accessToken;
  };

  test('the candidate and the inviting person get one reminder 24 hours and one two hours before a meeting', async () => {
    const colleague = await newMember(app, recruiter, { role: 'RECRUITER' });
    const { email } = await invited(30);
    const early = await after(5, remindOfMeetings, 45);
    expect(early(email)).toEqual([]);
    const day = await after(0, remindOfMeetings, 15);
    expect(day(email)).toEqual(['Rappel\u00a0: votre entretien avec Medina Digital a lieu dans moins de 24 heures']);
    expect(day(recruiter.email)).toEqual([
      'Rappel\u00a0: votre entretien avec Amira Ben Salah a lieu dans moins de 24 heures',
    ]);
    expect(day(colleague.email)).toEqual([]);
    const soon = await after(22, remindOfMeetings);
    expect(soon(email)).toEqual(['Rappel\u00a0: votre entretien avec Medina Digital a lieu bientôt']);
    expect(soon(recruiter.email)).toHaveLength(1);
    expect((await after(1, remindOfMeetings))(email)).toEqual([]);
  });

  test('no meeting reminder is sent from 21:00 to 8:00 in Tunis, and a delayed reminder is sent at 8:00', async () => {
    // The meeting is tomorrow at 22:30 in Tunis.
    const { email } = await invited(36.5);
    expect((await after(12, remindOfMeetings, 30))(email)).toEqual([]);
    expect((await after(9, remindOfMeetings, 15))(email)).toEqual([]);
    expect((await after(0, remindOfMeetings, 15))(email)).toHaveLength(1);
  });

  test('no reminder is sent for a withdrawn or declined meeting, for unchosen slots, or right after the invitation', async () => {
    const withdrawn = await invited(30);
    const gone = await invited(30);
    await app.call(sendReply, { params: { link: gone.link }, body: { reply: 'ACCEPTED', sequence: 0 } });
    const [, ownData = ''] =
      /MesDonnees\/([\w.-]+)/.exec(sent.findLast(({ to }) => to === gone.email)?.text ?? '') ?? [];
    expect((await app.call(withdrawApplication, { params: { link: ownData } })).status).toBe(200);
    await app.call(withdrawInvitation, { params: { id: withdrawn.id } }, recruiter.token);
    const declined = await invited(30);
    await app.call(sendReply, { params: { link: declined.link }, body: { reply: 'DECLINED', sequence: 0 } });
    const open = await invited(29, { otherDates: [inHours(30)] });
    const chosen = await invited(29, { otherDates: [inHours(30)] });
    await app.call(chooseSlot, { params: { link: chosen.link }, body: { slot: `${inHours(30)}.000Z`, sequence: 0 } });
    const late = await invited(20);
    const mails = await after(8, remindOfMeetings);
    for (const { email } of [withdrawn, gone, declined, open, late]) expect(mails(email)).toEqual([]);
    expect(mails(chosen.email)).toHaveLength(1);
  });

  test('one mail asks for the outcome the next morning, and « oui » is recorded once and sets the stage « Rencontré »', async () => {
    const { candidateId, id } = await invited(4);
    const early = await app.call(recordOutcome, { params: { id }, body: { outcome: 'HELD' } }, recruiter.token);
    expect(early).toMatchObject({ status: 409, body: { code: 'MEETING_NOT_OVER' } });
    const asks = (subject: string) => subject.includes('a-t-il eu lieu');
    expect((await after(6, askForOutcomes))(recruiter.email).filter(asks)).toEqual([]);
    const asked = await after(16, askForOutcomes, 30);
    expect(asked(recruiter.email).filter(asks)).toEqual(['L’entretien avec Amira Ben Salah a-t-il eu lieu\u202f?']);
    expect((await after(24, askForOutcomes))(recruiter.email).filter(asks)).toEqual([]);
    const session = await token();
    const held = await app.call(recordOutcome, { params: { id }, body: { outcome: 'HELD' } }, session);
    expect(held).toMatchObject({ status: 200, body: { interviewInvitation: { outcome: 'HELD' } } });
    const person = async () => (await app.call(getCandidate, { params: { id: candidateId } }, session)).body;
    expect(await person()).toMatchObject({ setStage: 'MET', status: 'ACCEPTED' });
    const version = (await person()).stageVersion;
    await app.call(recordOutcome, { params: { id }, body: { outcome: 'HELD' } }, session);
    expect((await person()).stageVersion).toBe(version);
  });

  test('an absence is recorded without a change of the stage, and a recorded outcome prevents the mail', async () => {
    const { candidateId, id } = await invited(4);
    await after(5, async () => {});
    const session = await token();
    expect(await app.call(recordOutcome, { params: { id }, body: { outcome: 'NO_SHOW' } }, session)).toMatchObject({
      status: 200,
    });
    const items = (await app.call(listInvitations, {}, session)).body;
    expect(items.map(({ interviewInvitation }) => interviewInvitation.outcome)).toEqual(['NO_SHOW']);
    expect((await app.call(getCandidate, { params: { id: candidateId } }, session)).body.setStage).toBeNull();
    const asked = await after(18, askForOutcomes);
    expect(asked(recruiter.email)).toEqual([]);
  });
});
