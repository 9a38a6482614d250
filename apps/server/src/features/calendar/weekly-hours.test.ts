import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getCalendar, listFreeSlots, saveHours } from '@kafaa/domain/calendar/api';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { chooseSlot, inviteCandidate, sendReply, withdrawInvitation } from '@kafaa/domain/invitations/api';
import { leaveTeam } from '@kafaa/domain/team/api';
import { meetingHours } from './tables.ts';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  newCandidate,
  newEntreprise,
  newJob,
  newMember,
  newSubscriber,
  tokenFromMail,
} from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';

// The test clock begins on Saturday 21 November 2026 at 10:00 in Tunis.
const TUESDAY = { day: 2 as const, from: 9 * 60, until: 11 * 60 };
const slot = (time: string) => `2026-${time}:00.000Z`;
const FIRST = ['11-24T08:00', '11-24T08:30', '11-24T09:00'].map(slot);

oneDatabase('weekly hours for meetings', (open) => {
  let app: TestApp;
  let recruiter: Awaited<ReturnType<typeof newEntreprise>>;
  let jobId: string;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    recruiter = await newEntreprise(app);
    jobId = (await newJob(app, recruiter)).id;
  });

  const save = (ranges: readonly object[], durationMinutes = 30, token = recruiter.token) =>
    app.call(saveHours, { body: { ranges, durationMinutes } as never }, token);
  const slots = async (token = recruiter.token) => (await app.call(listFreeSlots, {}, token)).body;
  const invite = async (dates: readonly string[], durationMinutes = 30) => {
    const { email } = await newCandidate(app, jobId);
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, recruiter.token);
    const [interviewDate = '', ...otherDates] = dates.map((date) => date.slice(0, 19));
    const body = {
      candidateId: page.body.content[0]!.id,
      interviewType: 'ONLINE' as const,
      interviewPlace: 'https://meet.example/abc',
      interviewDate,
      otherDates,
      durationMinutes,
      customMessage: '',
    };
    const { id } = (await app.call(inviteCandidate, { body }, recruiter.token)).body.interviewInvitation;
    await app.drain();
    return { id, link: await tokenFromMail(app, email, /Invitation\/([\w.-]+)/) };
  };

  test('the next three free slots respect saved hours, agreed meetings and taken slots', async () => {
    expect(await slots()).toEqual({ hasHours: false, durationMinutes: 60, slots: [] });
    expect(await save([TUESDAY])).toMatchObject({
      status: 200,
      body: { feedSince: null, hours: { ranges: [TUESDAY], durationMinutes: 30 } },
    });
    expect(await slots()).toEqual({ hasHours: true, durationMinutes: 30, slots: FIRST });
    // An invitation with a single date blocks the slots that overlap it.
    const meeting = await invite([slot('11-24T08:15')], 45);
    const later = ['11-24T09:00', '11-24T09:30', '12-01T08:00'].map(slot);
    expect((await slots()).slots).toEqual(later);
    // Offered slots stay free until a candidate takes one.
    const { link } = await invite(later);
    expect((await slots()).slots).toEqual(later);
    await app.call(chooseSlot, { params: { link }, body: { slot: later[1]!, sequence: 0 } });
    expect((await slots()).slots).toEqual([later[0], later[2], slot('12-01T08:30')]);
    await app.call(sendReply, { params: { link }, body: { reply: 'DECLINED', sequence: 1 } });
    await app.call(withdrawInvitation, { params: { id: meeting.id } }, recruiter.token);
    expect((await slots()).slots).toEqual(FIRST);
  });

  test('weekly hours belong to one person and are deleted when that person leaves', async () => {
    const colleague = await newMember(app, recruiter, { role: 'RECRUITER' });
    await save([TUESDAY]);
    expect((await slots(colleague.token)).hasHours).toBe(false);
    await save([{ ...TUESDAY, day: 4 }, TUESDAY], 60, colleague.token);
    expect((await app.call(getCalendar, {}, colleague.token)).body.hours).toEqual({
      ranges: [TUESDAY, { ...TUESDAY, day: 4 }],
      durationMinutes: 60,
    });
    await save([], 60, colleague.token);
    expect((await slots(colleague.token)).hasHours).toBe(false);
    expect((await slots()).slots).toEqual(FIRST);
    await app.call(leaveTeam, {}, colleague.token);
    const rows = await app.deps.db.select().from(meetingHours);
    expect(rows.map(({ userId }) => userId)).not.toContain(colleague.id);
  });

  test.each([
    ['at three in the morning', [{ day: 2, from: 180, until: 240 }], 30],
    ['that do not begin at a quarter of an hour', [{ day: 2, from: 541, until: 600 }], 30],
    ['on an invalid day of the week', [{ day: 8, from: 540, until: 600 }], 30],
    ['that end before they begin', [{ day: 2, from: 600, until: 540 }], 30],
    ['that overlap', [TUESDAY, { day: 2, from: 600, until: 720 }], 30],
    ['in 400 ranges', Array.from({ length: 400 }, () => TUESDAY), 30],
    ['shorter than a meeting', [{ day: 2, from: 540, until: 570 }], 60],
    ['for meetings without a duration', [TUESDAY], 0],
  ])('the server refuses the weekly hours %s with a French message', async (_, ranges, durationMinutes) => {
    const { status, body } = await save(ranges, durationMinutes);
    expect(status).toBe(400);
    expect(body.message).toMatch(/plage|heure|durée/i);
    expect((await slots()).hasHours).toBe(false);
  });

  test('a reviewer gets no free slots, and neither does a company whose plan has no scheduling', async () => {
    const reviewer = await newMember(app, recruiter, { role: 'REVIEWER', jobIds: [jobId] });
    expect((await save([TUESDAY], 30, reviewer.token)).status).toBe(403);
    const starter = await newSubscriber(app);
    expect(await app.call(listFreeSlots, {}, starter.token)).toMatchObject({
      status: 403,
      body: { code: 'PLAN_FEATURE_REQUIRED' },
    });
  });
});
