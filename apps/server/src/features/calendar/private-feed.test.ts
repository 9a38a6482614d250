import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeOtherSessions, login, requestReset, resetPassword } from '@kafaa/domain/auth/api';
import { closeFeed, getCalendar, openFeed } from '@kafaa/domain/calendar/api';
import { listCandidates, rejectCandidate } from '@kafaa/domain/candidates/api';
import {
  chooseSlot,
  inviteCandidate,
  moveInvitation,
  sendReply,
  withdrawInvitation,
} from '@kafaa/domain/invitations/api';
import type { InvitationDetails } from '@kafaa/domain/invitations/schema';
import { eraseOwnData } from '@kafaa/domain/own-data/api';
import { changeMember, leaveTeam } from '@kafaa/domain/team/api';
import { resumeCompany, suspendCompany } from '#/features/lifecycle/suspend-service';
import { resetAccount } from '#/features/accounts/service';
import { callCounts } from '#/features/limits/tables';
import { calendarFeeds } from './tables.ts';
import { oneDatabase, freshDatabase } from '@kafaa/testing/app/databases';
import { newCandidate, newEntreprise, newJob, newMember, tokenFromMail } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';

const nodeIcal = createRequire(import.meta.url)('node-ical') as typeof import('node-ical');

const TUESDAY = '2026-11-24T09:00:00';
const THURSDAY = '2026-11-26T13:30:00';
const details: InvitationDetails = {
  interviewType: 'IN_PERSON',
  interviewPlace: '14, rue de Palestine; Tunis \\ 2e étage',
  interviewDate: TUESDAY,
  durationMinutes: 45,
  customMessage: 'Secret entre nous',
};

/** Reads a file with two calendar parsers; throws if they disagree. */
function meetingsIn(content: string) {
  const parsed = new ICAL.Component(ICAL.parse(content) as [string, unknown[], unknown[]]);
  const one = parsed.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary,
      place: event.location,
      text: event.description,
      zone: event.startDate.zone?.tzid,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      status: component.getFirstPropertyValue('status'),
      shown: component.getFirstPropertyValue('transp'),
      sequence: event.sequence,
    };
  });
  const other = Object.values(nodeIcal.sync.parseICS(content)).flatMap((event) =>
    event?.type === 'VEVENT'
      ? [
          {
            uid: event.uid,
            title: event.summary,
            place: event.location,
            start: event.start.toISOString(),
            end: event.end?.toISOString(),
            status: event.status,
          },
        ]
      : [],
  );
  const common = one.map(({ uid, title, place, start, end, status }) => ({ uid, title, place, start, end, status }));
  expect(other).toEqual(common);
  return one;
}

oneDatabase('the private calendar feed', (open) => {
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

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.app.inject({ method: 'GET', url: new URL(url).pathname, headers });
  const feedOf = async (token = recruiter.token) => (await app.call(openFeed, {}, token)).body.url;
  const read = async (url: string) => meetingsIn((await get(url)).body);
  const invited = async (change: Partial<InvitationDetails> = {}, { job = jobId, token = recruiter.token } = {}) => {
    const { email } = await newCandidate(app, job);
    const page = await app.call(listCandidates, { params: { jobId: job }, query: { search: email } }, recruiter.token);
    const candidate = page.body.content[0]!;
    const body = { candidateId: candidate.id, ...details, ...change };
    const answer = await app.call(inviteCandidate, { body }, token);
    expect(answer.status).toBe(201);
    await app.drain();
    return { candidate, id: answer.body.interviewInvitation.id, email };
  };
  const replyLink = (email: string) => tokenFromMail(app, email, /Invitation\/([\w.-]+)/);
  const member = (role: 'RECRUITER' | 'REVIEWER', jobIds: string[]) =>
    newMember(app, recruiter, { role, allOffers: false, jobIds });

  test('two calendar parsers read the meeting with its time zone from the feed, without contact, message or score', async () => {
    const url = await feedOf();
    expect(url).toMatch(/\/agenda\/[\w-]{43}\.ics$/);
    const { candidate, id, email } = await invited();
    const answer = await get(url);
    expect(meetingsIn(answer.body)).toEqual([
      {
        uid: `${id}@kafaa`,
        title: `Entretien avec ${candidate.firstName} ${candidate.lastName}`,
        place: details.interviewPlace,
        text: `Entretien avec ${candidate.firstName} ${candidate.lastName} pour le poste Développeur front-end senior.\nQuand\u00a0: mardi 24 novembre 2026 à 10:00 (heure de Tunis)\nEn présentiel\u00a0: 14, rue de Palestine; Tunis \\ 2e étage\nLe candidat n’a pas encore répondu.`,
        zone: 'Africa/Tunis',
        start: '2026-11-24T09:00:00.000Z',
        end: '2026-11-24T09:45:00.000Z',
        status: 'TENTATIVE',
        shown: 'OPAQUE',
        sequence: 0,
      },
    ]);
    expect(answer.body).toContain('DTSTART;TZID=Africa/Tunis:20261124T100000\r\n');
    const unfolded = answer.body.replaceAll('\r\n ', '');
    for (const hidden of [email, candidate.phone, 'Secret entre nous', '/Invitation/', 'score'])
      expect(unfolded).not.toContain(hidden);
    for (const line of answer.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('an unchanged feed answers 304 to its ETag, and a moved meeting changes the ETag and the sequence number', async () => {
    const url = await feedOf();
    const { id, email } = await invited();
    const etag = String((await get(url)).headers.etag);
    app.clock.move({ hours: 1 });
    const same = await get(url, { 'if-none-match': `"other", W/${etag}` });
    expect(same).toMatchObject({ statusCode: 304, body: '' });
    expect(same.headers.etag).toBe(etag);
    await app.call(moveInvitation, { params: { id }, body: { ...details, interviewDate: THURSDAY } }, recruiter.token);
    await app.drain();
    const moved = await get(url, { 'if-none-match': etag });
    expect(moved.statusCode).toBe(200);
    expect(meetingsIn(moved.body)).toMatchObject([{ start: '2026-11-26T13:30:00.000Z', sequence: 1 }]);
    const link = await replyLink(email);
    await app.call(sendReply, { params: { link }, body: { reply: 'ACCEPTED', sequence: 1 } });
    expect(await read(url)).toMatchObject([{ status: 'CONFIRMED' }]);
  });

  test('withdrawn, refused, rejected and erased meetings leave the feed', async () => {
    const url = await feedOf();
    const [withdrawn, refused, rejected, erased] = [await invited(), await invited(), await invited(), await invited()];
    const slots = await invited({ otherDates: [THURSDAY] });
    expect((await read(url)).map(({ uid }) => uid).toSorted()).toEqual(
      [withdrawn, refused, rejected, erased].map(({ id }) => `${id}@kafaa`).toSorted(),
    );
    await app.call(withdrawInvitation, { params: { id: withdrawn.id } }, recruiter.token);
    const refusal = { reply: 'DECLINED' as const, sequence: 0 };
    await app.call(sendReply, { params: { link: await replyLink(refused.email) }, body: refusal });
    await app.call(
      rejectCandidate,
      { params: { id: rejected.candidate.id }, body: { reason: 'OTHER' } },
      recruiter.token,
    );
    const ownData = await tokenFromMail(app, erased.email, /MesDonnees\/([\w.-]+)/);
    await app.call(eraseOwnData, { params: { link: ownData }, body: { confirmed: true } });
    app.clock.move({ hours: 2 });
    await app.drain();
    expect(await read(url)).toEqual([]);
    const slot = `${THURSDAY}.000Z`;
    await app.call(chooseSlot, { params: { link: await replyLink(slots.email) }, body: { slot, sequence: 0 } });
    expect(await read(url)).toMatchObject([{ uid: `${slots.id}@kafaa`, start: slot, status: 'CONFIRMED' }]);
    app.clock.move({ days: 100 });
    expect(await read(url)).toEqual([]);
    app.clock.move({ days: -100 });
  });

  test('a feed contains the meetings of the offers that its person may see, and shows other meetings as busy time', async () => {
    const otherJob = (await newJob(app, recruiter)).id;
    const colleague = await member('REVIEWER', [jobId]);
    const url = await feedOf(colleague.token);
    const [mine] = [await invited(), await invited({}, { job: otherJob })];
    expect(await read(url)).toMatchObject([{ uid: `${mine.id}@kafaa`, shown: 'TRANSPARENT' }]);
    const { id } = colleague;
    const change = { role: 'REVIEWER' as const, allOffers: false, jobIds: [] };
    await app.call(changeMember, { params: { id }, body: change }, recruiter.token);
    expect(await read(url)).toEqual([]);
    await app.call(changeMember, { params: { id }, body: { ...change, jobIds: [otherJob] } }, recruiter.token);
    expect(await read(url)).toHaveLength(1);
  });

  test('a renewed, closed, guessed, orphaned or suspended feed answers exactly like an unknown address', async () => {
    const { token } = await member('RECRUITER', [jobId]);
    const answerOf = async (path: string) => {
      const { statusCode, body, headers } = await app.app.inject(path);
      const { 'x-request-id': _, date: __, 'content-length': ___, ...others } = headers;
      return { statusCode, body: body.replace(path, ''), others };
    };
    const expectMissing = async (url: string) => {
      const answer = await answerOf(new URL(url).pathname);
      expect(answer).toEqual(await answerOf('/nulle-part.ics'));
      expect(answer.statusCode).toBe(404);
    };
    const first = await feedOf(token);
    expect((await app.call(getCalendar, {}, token)).body.feedSince).not.toBeNull();
    const second = await feedOf(token);
    await expectMissing(first);
    expect((await get(second)).statusCode).toBe(200);
    for (const guess of [
      second.replace(/.\.ics$/, 'A.ics'),
      second.replace('.ics', ''),
      second.replace('.ics', '.ICS'),
      second.replace(/agenda\/./, (start) => `agenda/%${start.charCodeAt(7).toString(16)}`),
      `${new URL(second).origin}/agenda/x.ics`,
    ])
      if (guess !== second) await expectMissing(guess);
    expect((await app.call(closeFeed, {}, token)).status).toBe(200);
    expect((await app.call(closeFeed, {}, token)).status).toBe(200);
    await expectMissing(second);
    expect((await app.call(getCalendar, {}, token)).body.feedSince).toBeNull();
    const [leaving, staying] = [await feedOf(token), await feedOf()];
    await app.call(leaveTeam, {}, token);
    await expectMissing(leaving);
    const { companyId } = recruiter;
    await suspendCompany(app.deps, { companyId, reason: null });
    await expectMissing(staying);
    await resumeCompany(app.deps, { companyId });
    expect((await get(staying)).statusCode).toBe(200);
  });

  test('the feed of a person without the required second factor answers 404', async () => {
    const { token } = await member('REVIEWER', [jobId]);
    const url = await feedOf(token);
    expect((await get(url)).statusCode).toBe(200);
    await app.deps.db.execute(
      sql`update companies set second_factor_roles = '["REVIEWER"]'::jsonb where company_id = ${recruiter.companyId}`,
    );
    expect((await get(url)).statusCode).toBe(404);
  });

  test('a new password, the operator’s reset and the closing of all other sessions end the feed', async () => {
    const { token, email } = recruiter;
    const statusOf = async (url: string) => (await get(url)).statusCode;
    const closed = await feedOf();
    const other = await feedOf((await member('RECRUITER', [jobId])).token);
    await app.call(closeOtherSessions, {}, token);
    expect(await statusOf(closed)).toBe(404);
    const reset = await feedOf();
    await app.call(requestReset, { params: { email } });
    await app.drain();
    const resetToken = await tokenFromMail(app, email, /reset-password\?token=([\w-]+)/);
    expect(await statusOf(reset)).toBe(200);
    const body = { newPassword: 'Un tout autre secret 42' };
    expect((await app.call(resetPassword, { params: { token: resetToken }, body })).status).toBe(200);
    expect(await statusOf(reset)).toBe(404);
    const again = { body: { userName: email, password: body.newPassword } };
    const byOperator = await feedOf((await app.call(login, again)).body.accessToken);
    await resetAccount(app.deps, email, { prints: true });
    expect(await statusOf(byOperator)).toBe(404);
    // The feeds of other people stay.
    expect(await statusOf(other)).toBe(200);
  });

  test('requests for unknown feed URLs leave no rate-limit counters behind', async () => {
    const counters = async () => (await app.deps.db.select().from(callCounts)).length;
    const url = await feedOf();
    const before = await counters();
    for (const letter of ['A', 'B', 'C'])
      expect((await get(url.replace(/[\w-]{43}/, letter.repeat(43)))).statusCode).toBe(404);
    expect(await counters()).toBe(before);
    expect((await get(url)).statusCode).toBe(200);
    expect(await counters()).toBe(before + 1);
  });

  test('the database contains only the hash of the feed’s token', async () => {
    const token = /agenda\/([\w-]+)\.ics/.exec(await feedOf())?.[1] ?? '';
    const hashes = (await app.deps.db.select().from(calendarFeeds)).map(({ tokenHash }) => tokenHash);
    expect(hashes).toContain(createHash('sha256').update(token).digest('base64url'));
    expect(hashes).not.toContain(token);
  });
});

describe('rate limit of a feed', () => {
  test('the 121st reading of a feed within an hour answers 429 with a delay', async () => {
    const app = await openTestApp(freshDatabase);
    const recruiter = await newEntreprise(app);
    const { url } = (await app.call(openFeed, {}, recruiter.token)).body;
    const get = () => app.app.inject(new URL(url).pathname);
    for (let reads = 0; reads < 120; reads += 1) expect((await get()).statusCode).toBe(200);
    const refused = await get();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await app.close();
  });
});
