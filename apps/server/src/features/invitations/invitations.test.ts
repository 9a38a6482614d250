import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listCandidates } from '@kafaa/domain/candidates/api';
import {
  getInvitationCalendar,
  getReply,
  getReplyCalendar,
  inviteCandidate,
  listInvitations,
  moveInvitation,
  sendReply,
  withdrawInvitation,
} from '@kafaa/domain/invitations/api';
import type { InvitationDetails } from '@kafaa/domain/invitations/schema';
import { openSession } from '#/features/auth/service';
import { recordStatus } from '#/features/candidates/service';
import { embeddedMailer } from '#/adapters/mail/embedded';
import type { Mail } from '#/deps';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  newCandidate,
  newEntreprise,
  newJob,
  newSubscriber,
  type Recruiter,
  tokenFromMail,
} from '@kafaa/testing/app/factories';

const DATE = '2026-11-28T09:00:00';
const LATER = '2026-12-01T13:30:00';
const details: InvitationDetails = {
  interviewType: 'ONLINE',
  interviewPlace: 'https://meet.example/abc-defg',
  interviewDate: DATE,
  customMessage: 'Bonjour Amira,\n\nNous vous invitons à un entretien.',
};

oneDatabase('invitations', (open) => {
  let app: TestApp;
  let recruiter: Recruiter;
  let jobId: string;
  const sent: Mail[] = [];
  let email: string;
  let candidateId: string;

  beforeAll(async () => {
    app = await openTestApp(open, { mailer: { ...embeddedMailer(), send: async (mail) => void sent.push(mail) } });
    recruiter = await newEntreprise(app);
    jobId = (await newJob(app, recruiter)).id;
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    ({ email } = await newCandidate(app, jobId));
    candidateId = (await listed()).id;
    await app.drain();
    sent.length = 0;
  });

  const listed = async (of = email) => {
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: of } }, recruiter.token);
    return page.body.content[0]!;
  };
  const invite = (change: Partial<InvitationDetails> = {}, id = candidateId) =>
    app.call(inviteCandidate, { body: { candidateId: id, ...details, ...change } }, recruiter.token);
  const move = (id: string, change: Partial<InvitationDetails> = {}) =>
    app.call(moveInvitation, { params: { id }, body: { ...details, ...change } }, recruiter.token);
  const withdraw = (id: string) => app.call(withdrawInvitation, { params: { id } }, recruiter.token);
  const items = async () => (await app.call(listInvitations, {}, recruiter.token)).body;
  const item = async () => (await items()).find((one) => one.candidateEmail === email);
  const sentTo = async (to: string) => {
    await app.drain();
    return sent.filter((mail) => mail.to === to);
  };
  const linkOf = (mail: Mail | undefined) => /Invitation\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const calendarOf = (mail: Mail | undefined) =>
    String(mail?.attachments?.[0]?.content ?? '').replace(/\r\n[ \t]/g, '');
  const newLink = async () => linkOf((await sentTo(email)).at(-1));
  const reply = (link: string, answer: 'ACCEPTED' | 'DECLINED', sequence = 0) =>
    app.call(sendReply, { params: { link }, body: { reply: answer, sequence } });

  test('an invitation sets the candidate to « Invité » and sends one mail with date, place, message and calendar file', async () => {
    const answer = await invite();
    expect(answer).toMatchObject({
      status: 201,
      body: {
        candidateFullName: 'Amira Ben Salah',
        candidateEmail: email,
        candidatePhone: '20123456',
        interviewInvitation: { interviewDate: DATE, interviewType: 'ONLINE', reply: 'NONE' },
        message: 'Invitation envoyée à Amira Ben Salah.',
      },
    });
    expect((await listed()).status).toBe('ACCEPTED');
    expect(await item()).toMatchObject({ interviewInvitation: { ...details } });
    const [mail, ...others] = await sentTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Medina Digital vous invite à un entretien pour Développeur front-end senior');
    expect(mail?.text).toContain('samedi 28 novembre 2026 à 10:00 (heure de Tunis)');
    expect(mail?.text).toContain('https://meet.example/abc-defg');
    expect(mail?.text).toContain('Nous vous invitons à un entretien.');
    expect(mail?.text).toContain('Durée\u00a0: 60 minutes');
    // The company's message greets, so the title does not.
    expect(mail?.text.match(/Bonjour/g)).toHaveLength(1);
    expect(mail?.text).toContain('71\u00a0234\u00a0567');
    expect(mail?.html).toContain('href="tel:+21671234567"');
    expect(mail?.text).toContain('?reponse=oui');
    expect(mail?.text).toContain('?reponse=non');
    // The button and the plain link have this address, but the text does not show it.
    expect(mail?.html.match(/href="[^"]*\?reponse=oui"/g)).toHaveLength(2);
    expect(mail?.html.replaceAll(/<[^<>]*>/g, ' ')).not.toContain('/Invitation/');
    expect(mail?.attachments?.[0]).toMatchObject({
      filename: 'invitation.ics',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
    });
    const id = answer.body.interviewInvitation.id;
    const calendar = calendarOf(mail).split('\r\n');
    for (const line of [
      'METHOD:REQUEST',
      `UID:${id}@kafaa`,
      'SEQUENCE:0',
      'DTSTART:20261128T090000Z',
      'DTSTAMP:20261121T090000Z',
      'STATUS:CONFIRMED',
      'LOCATION:https://meet.example/abc-defg',
      'TRIGGER:-PT24H',
      'TRIGGER:-PT2H',
    ])
      expect(calendar).toContain(line);
    expect(calendarOf(mail)).toContain('samedi 28 novembre 2026 à 10:00 (heure de Tunis)');
    expect(calendarOf(mail)).toContain(`mailto:${email}`);
  });

  test.each<[Partial<InvitationDetails>, string, string]>([
    [{ interviewDate: '' }, 'interviewDate', "La date et l'heure sont requises"],
    [{ interviewDate: '28/11/2026 10:00' }, 'interviewDate', 'Date input not valid.'],
    [{ interviewDate: '2026-02-31T10:00:00' }, 'interviewDate', 'Date input not valid.'],
    [{ interviewDate: '2026-11-21T09:00:00' }, 'interviewDate', "La date et l'heure doivent être dans le futur"],
    [{ interviewPlace: '  ' }, 'interviewPlace', 'Le lien de réunion est requis'],
    [{ interviewType: 'IN_PERSON', interviewPlace: '' }, 'interviewPlace', "L'adresse est requise"],
  ])('an invitation with %j answers 400 with a field message and sends no mail', async (change, path, message) => {
    const { status, body } = await invite(change);
    expect({ status, message: body.message, fields: body.fields }).toEqual({
      status: 400,
      message,
      fields: [{ path, message }],
    });
    expect((await listed()).status).toBe('PENDING');
    expect(await sentTo(email)).toEqual([]);
  });

  test('ten identical concurrent invitations make one meeting and one mail, and a different one gets 409', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite()));
    expect(new Set(answers.map(({ body }) => body.interviewInvitation?.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await sentTo(email)).toHaveLength(1);
    const other = await invite({ interviewDate: LATER });
    expect(other).toMatchObject({ status: 409, body: { code: 'ALREADY_INVITED' } });
    expect(other.body.message).toContain('déplacez-le');
  });

  test('two different concurrent invitations make exactly one meeting and one mail', async () => {
    const answers = await Promise.all([invite(), invite({ interviewDate: LATER })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await sentTo(email)).toHaveLength(1);
  });

  test('a rejected candidate cannot be invited', async () => {
    const session = await openSession(app.deps, recruiter.token);
    await recordStatus(app.deps.db, { companyId: session!.companyId, candidateId }, 'REJECTED', {
      at: app.clock.now(),
      by: null,
    });
    expect(await invite()).toMatchObject({ status: 409, body: { code: 'CANDIDATE_REJECTED' } });
    expect((await listed()).status).toBe('REJECTED');
  });

  test('the invitation calls require the Entreprise plan on the server, not only on the page', async () => {
    const basic = await newSubscriber(app);
    const refused = await app.call(inviteCandidate, { body: { candidateId, ...details } }, basic.token);
    expect(refused).toMatchObject({ status: 403, body: { code: 'PLAN_FEATURE_REQUIRED' } });
    expect(await app.call(listInvitations, {}, basic.token)).toMatchObject({
      status: 403,
      body: { code: 'PLAN_FEATURE_REQUIRED' },
    });
  });

  test('another company gets an empty invitation list, and 404 on inviting, moving, withdrawing and the calendar', async () => {
    const id = (await invite()).body.interviewInvitation.id;
    const stranger = await newEntreprise(app);
    expect((await app.call(listInvitations, {}, stranger.token)).body).toEqual([]);
    const calls = [
      app.call(inviteCandidate, { body: { candidateId, ...details } }, stranger.token),
      app.call(moveInvitation, { params: { id }, body: { ...details, interviewDate: LATER } }, stranger.token),
      app.call(withdrawInvitation, { params: { id } }, stranger.token),
      app.call(getInvitationCalendar, { params: { id } }, stranger.token),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(404);
    expect(await item()).toMatchObject({ interviewInvitation: { interviewDate: DATE } });
  });

  test('the invitation list needs the same number of SQL statements, at most four, for one meeting and for ten', async () => {
    await invite();
    const session = (app.deps.db as unknown as { session: { prepareQuery(...args: unknown[]): unknown } }).session;
    const prepare = session.prepareQuery.bind(session);
    const counted = async () => {
      let statements = 0;
      session.prepareQuery = (...args) => {
        statements += 1;
        return prepare(...args);
      };
      const { length } = await items();
      session.prepareQuery = prepare;
      return { statements, length };
    };
    const before = await counted();
    for (let index = 0; index < 9; index += 1) {
      const other = await newCandidate(app, jobId);
      await invite({}, (await listed(other.email)).id);
    }
    const after = await counted();
    expect(after.length).toBe(before.length + 9);
    expect(after.statements).toBe(before.statements);
    expect(after.statements).toBeLessThanOrEqual(4);
  });

  test('opening a reply link stores no reply, and each changed reply sends the company one mail', async () => {
    await invite();
    const link = await newLink();
    const opened = await app.call(getReply, { params: { link } });
    expect(opened.body).toMatchObject({
      state: 'UPCOMING',
      outdated: false,
      sequence: 0,
      firstName: 'Amira',
      companyName: 'Medina Digital',
      jobTitle: 'Développeur front-end senior',
      interviewDate: DATE,
      reply: 'NONE',
    });
    expect((await item())?.interviewInvitation.reply).toBe('NONE');
    await Promise.all([reply(link, 'DECLINED'), reply(link, 'DECLINED')]);
    expect((await item())?.interviewInvitation).toMatchObject({
      reply: 'DECLINED',
      repliedAt: '2026-11-21T09:00:00.000Z',
    });
    expect((await reply(link, 'ACCEPTED')).body.reply).toBe('ACCEPTED');
    await reply(link, 'ACCEPTED');
    expect((await sentTo(recruiter.email)).map(({ subject }) => subject)).toEqual([
      'Amira Ben Salah ne peut pas venir à votre entretien',
      'Amira Ben Salah accepte votre entretien',
    ]);
    expect((await listed()).status).toBe('ACCEPTED');
  });

  test('a candidate can change a reply five times an hour, and a further change gets 429', async () => {
    await invite();
    const link = await newLink();
    const before = (await sentTo(recruiter.email)).length;
    const answers = [];
    for (let turn = 0; turn < 8; turn++) {
      const answer = turn % 2 === 0 ? 'ACCEPTED' : 'DECLINED';
      answers.push((await reply(link, answer)).status);
      if (turn < 3) await reply(link, answer);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 200, 429]);
    expect((await item())?.interviewInvitation.reply).toBe('ACCEPTED');
    expect((await sentTo(recruiter.email)).length - before).toBe(5);
    app.clock.move({ hours: 1 });
    expect((await reply(link, 'DECLINED')).status).toBe(200);
  });

  test('a moved meeting resets the reply, mails the candidate once and refuses replies to the old sequence number', async () => {
    const id = (await invite()).body.interviewInvitation.id;
    const old = await newLink();
    await reply(old, 'ACCEPTED');
    const moved = await move(id, { interviewDate: LATER });
    expect(moved).toMatchObject({
      status: 200,
      body: { interviewInvitation: { interviewDate: LATER, reply: 'NONE', repliedAt: null } },
    });
    expect(await move(id, { interviewDate: LATER })).toMatchObject({ status: 200 });
    const [, mail, ...more] = await sentTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Votre entretien avec Medina Digital est déplacé');
    expect(mail?.text).toContain('samedi 28 novembre 2026 à 10:00');
    expect(mail?.text).toContain('mardi 1er décembre 2026 à 14:30 (heure de Tunis)');
    expect(calendarOf(mail)).toMatch(new RegExp(`UID:${id}@kafaa\r\n[\\s\\S]*SEQUENCE:1\r\n`));
    const seen = await app.call(getReply, { params: { link: old } });
    expect(seen.body).toMatchObject({ outdated: true, sequence: 1, interviewDate: LATER, reply: 'NONE' });
    expect(await reply(old, 'ACCEPTED', 0)).toMatchObject({ status: 409, body: { code: 'INVITATION_MOVED' } });
    expect((await reply(old, 'ACCEPTED', 1)).status).toBe(200);
    expect((await app.call(getReply, { params: { link: linkOf(mail) } })).body).toMatchObject({
      outdated: false,
      reply: 'ACCEPTED',
    });
  });

  test('a withdrawn meeting leaves the list, cancels the calendar entry and sets the candidate to PENDING', async () => {
    const id = (await invite()).body.interviewInvitation.id;
    const link = await newLink();
    expect((await Promise.all([withdraw(id), withdraw(id)])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await item()).toBeUndefined();
    expect((await listed()).status).toBe('PENDING');
    const [, mail, ...more] = await sentTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Votre entretien avec Medina Digital est annulé');
    expect(mail?.attachments?.[0]?.contentType).toContain('method=CANCEL');
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', `UID:${id}@kafaa`])
      expect(calendarOf(mail).split('\r\n')).toContain(line);
    expect((await app.call(getReply, { params: { link } })).body.state).toBe('WITHDRAWN');
    expect(await reply(link, 'ACCEPTED', 1)).toMatchObject({ status: 409, body: { code: 'INVITATION_WITHDRAWN' } });
    expect(await move(id)).toMatchObject({ status: 409, body: { code: 'INVITATION_WITHDRAWN' } });
    expect((await app.call(getReplyCalendar, { params: { link } })).status).toBe(409);
    expect((await invite({ interviewDate: LATER })).status).toBe(201);
  });

  test('company and candidate can download a calendar file, and the candidate’s file lacks the recruiter’s address', async () => {
    const id = (await invite()).body.interviewInvitation.id;
    const link = await newLink();
    const mine = await app.call(getInvitationCalendar, { params: { id } }, recruiter.token);
    expect(mine.body.fileName).toBe('entretien-amira-ben-salah.ics');
    expect(mine.body.content).toContain('METHOD:PUBLISH');
    expect(mine.body.content).toContain(email);
    const theirs = await app.app.inject(`/api/replies/${link}/calendar`);
    expect(theirs.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(theirs.headers['content-disposition']).toContain('attachment');
    expect(theirs.payload).toContain('SUMMARY:Entretien chez Medina Digital');
    expect(theirs.payload).not.toContain(recruiter.email);
  });

  test('a malformed, truncated or altered reply link gets 404', async () => {
    await invite();
    const link = await newLink();
    for (const wrong of ['x', 'e30.x', link.slice(0, -2), `${link}x`, link.replace('.', '')]) {
      const { status, body } = await app.call(getReply, { params: { link: wrong } });
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'REPLY_LINK_UNKNOWN' });
    }
  });

  test('a past meeting refuses replies, moves and withdrawals, stays listed and permits a new invitation', async () => {
    const own = await openTestApp(open);
    const owner = await newEntreprise(own);
    const job = await newJob(own, owner);
    const { email: to } = await newCandidate(own, job.id);
    const page = await own.call(listCandidates, { params: { jobId: job.id }, query: {} }, owner.token);
    const body = { candidateId: page.body.content[0]!.id, ...details, interviewDate: '2026-11-21T11:00:00' };
    const made = await own.call(inviteCandidate, { body }, owner.token);
    const { id } = made.body.interviewInvitation;
    const link = await tokenFromMail(own, to, /Invitation\/([\w.-]+)/);
    own.clock.move({ hours: 2 });
    expect((await own.call(getReply, { params: { link } })).body.state).toBe('PAST');
    const answers = [
      await own.call(sendReply, { params: { link }, body: { reply: 'ACCEPTED', sequence: 0 } }),
      await own.call(moveInvitation, { params: { id }, body: details }, owner.token),
      await own.call(withdrawInvitation, { params: { id } }, owner.token),
    ];
    expect(answers.map(({ body: { code } }) => code)).toEqual(['REPLY_TOO_LATE', 'INVITATION_PAST', 'INVITATION_PAST']);
    expect((await own.call(listInvitations, {}, owner.token)).body).toHaveLength(1);
    // A second meeting is possible after the first one.
    expect((await own.call(inviteCandidate, { body: { ...body, interviewDate: DATE } }, owner.token)).status).toBe(201);
    await own.close();
  });

  test('after the plan ends, meetings stay listed and can be withdrawn but not moved', async () => {
    const own = await openTestApp(open);
    const owner = await newEntreprise(own);
    const job = await newJob(own, owner);
    await newCandidate(own, job.id);
    const page = await own.call(listCandidates, { params: { jobId: job.id }, query: {} }, owner.token);
    const made = await own.call(
      inviteCandidate,
      { body: { candidateId: page.body.content[0]!.id, ...details, interviewDate: '2027-01-15T09:00:00' } },
      owner.token,
    );
    own.clock.move({ days: 31 });
    const { login } = await import('@kafaa/domain/auth/api');
    const { PASSWORD } = await import('@kafaa/testing/app/factories');
    const { accessToken } = (await own.call(login, { body: { userName: owner.email, password: PASSWORD } })).body;
    expect((await own.call(listInvitations, {}, accessToken)).body).toHaveLength(1);
    const { id } = made.body.interviewInvitation;
    expect((await own.call(moveInvitation, { params: { id }, body: details }, accessToken)).status).toBe(403);
    expect((await own.call(withdrawInvitation, { params: { id } }, accessToken)).status).toBe(200);
    await own.close();
  });
});
