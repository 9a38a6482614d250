import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, logout, requestReset, resetPassword } from '@kafaa/domain/auth/api';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { getSettings, saveSettings } from '@kafaa/domain/companies/api';
import { setHumanLevel } from '@kafaa/domain/evaluations/api';
import { createJob } from '@kafaa/domain/jobs/api';
import { changeMember, invitePerson, leaveTeam, listTeam, removeMember } from '@kafaa/domain/team/api';
import { users } from '#/features/auth/tables';
import { eraseCompany } from '#/features/lifecycle/erase-service';
import { openSession } from '#/features/auth/service';
import { ops } from '@kafaa/testing/app/command-line';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  answerAll,
  complete,
  jobPayload,
  newAccount,
  newCandidate,
  newCompany,
  newEntreprise,
  newJob,
  newMember,
  PASSWORD,
} from '@kafaa/testing/app/factories';
import { quick, rowsOf, textCv } from '@kafaa/testing/routes/two-companies';

const OTHER = 'un tout autre mot';

oneDatabase('the people of a company', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    const { readCv } = quick;
    app = await openTestApp(open, { readCv });
  });
  afterAll(() => app.close());
  const logIn = (userName: string, password = PASSWORD) => app.call(login, { body: { userName, password } });
  const statusOf = async (token: string) => (await app.call(getSettings, {}, token)).status;
  const companyOf = async (token: string) => (await openSession(app.deps, token))?.companyId ?? '';

  test('an account from before roles is an active administrator of every offer without a data migration', async () => {
    const { email, token } = await newCompany(app);
    // Inserts only the columns that earlier versions write.
    await app.deps.db.execute(sql`create table earlier as
      select company_id, id, email, password_hash, password_disputed, confirmed_at, created_at from users where email = ${email}`);
    await app.deps.db.execute(sql`delete from sessions where user_id = (select id from earlier)`);
    await app.deps.db.execute(sql`delete from users where email = ${email}`);
    await app.deps.db.execute(sql`insert into users
      (company_id, id, email, password_hash, password_disputed, confirmed_at, created_at) select * from earlier`);
    await app.deps.db.execute(sql`drop table earlier`);
    expect(await statusOf(token)).toBe(401);
    const { accessToken, role } = (await logIn(email)).body;
    expect(role).toBe('ADMINISTRATOR');
    expect((await app.call(listTeam, {}, accessToken)).body).toMatchObject([
      { email, state: 'ACTIVE', allOffers: true },
    ]);
  });

  test('a changed role applies to the next call of an open session', async () => {
    const boss = await newCompany(app);
    const { id, token } = await newMember(app, boss, { role: 'RECRUITER' });
    const settings = { name: 'Medina', phone: '71234567', address: '12 rue', city: 'Tunis' };
    const saving = async () => (await app.call(saveSettings, { body: settings }, token)).status;
    const change = (role: 'ADMINISTRATOR' | 'RECRUITER') =>
      app.call(changeMember, { params: { id }, body: { role, allOffers: true } }, boss.token);
    expect(await saving()).toBe(403);
    expect((await change('ADMINISTRATOR')).body).toMatchObject({ id, role: 'ADMINISTRATOR', allOffers: true });
    expect(await saving()).toBe(200);
    await change('RECRUITER');
    expect(await saving()).toBe(403);
  });

  test('removing a member ends their sessions at once, mails the member and frees the address', async () => {
    const boss = await newCompany(app);
    const { id, email, token } = await newMember(app, boss, { role: 'RECRUITER' });
    await app.call(requestReset, { params: { email } });
    await app.drain();
    const [mail] = await app.mails(email);
    const reset = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    app.clock.move({ seconds: 1 });
    expect((await app.call(removeMember, { params: { id } }, boss.token)).status).toBe(200);
    expect(await statusOf(token)).toBe(401);
    expect((await logIn(email)).status).toBe(400);
    const used = await app.call(resetPassword, { params: { token: reset }, body: { newPassword: OTHER } });
    expect(used.body.code).toBe('RESET_INVALID');
    expect((await app.mails(email))[0]?.subject).toBe('Vous ne faites plus partie de l’équipe de Medina Digital');
    expect((await app.call(removeMember, { params: { id } }, boss.token)).body.code).toBe('MEMBER_NOT_FOUND');
    // The address gets a new company, in which the person has no data of the old one.
    const own = await newAccount(app, email);
    expect(await companyOf(own.token)).not.toBe(await companyOf(boss.token));
    expect((await app.call(listTeam, {}, boss.token)).body).toMatchObject([{}, { id, state: 'LEFT' }]);
  });

  test('a level keeps the name of the member who set it after that member leaves', async () => {
    const boss = await newEntreprise(app);
    const { id: jobId } = await newJob(app, boss);
    const accepting = { password: PASSWORD, name: 'Leïla Gharbi' };
    const { token } = await newMember(app, boss, { role: 'RECRUITER' }, accepting);
    const candidate = await newCandidate(app, jobId);
    await answerAll(app, candidate.token);
    await complete(app, candidate.token, { cv: { name: 'cv.pdf', bytes: textCv('2020 - 2024 : développeuse') } });
    await app.drain();
    const list = async () =>
      (await app.call(listCandidates, { params: { jobId }, query: {} }, boss.token)).body.content;
    const id = (await list())[0]?.id ?? '';
    const body = { dimension: 'mindsetScore' as const, level: 3 as const, reason: 'Une raison' };
    expect((await app.call(setHumanLevel, { params: { id }, body }, token)).status).toBe(200);
    await app.call(leaveTeam, {}, token);
    expect(JSON.stringify(await list())).toContain('"by":"Leïla Gharbi"');
    expect((await app.call(listTeam, {}, boss.token)).body[1]).toMatchObject({ name: 'Leïla Gharbi', state: 'LEFT' });
    const trail = (await ops(app, 'audit', 'list', '--company', boss.email)).json as {
      action: string;
      email: string;
    }[];
    expect(trail.find(({ action }) => action === 'LEVEL_SET')?.email).toMatch(/^collegue/);
  });

  test('leaving the company that stores the password keeps the log-in to the other company', async () => {
    const [home, second] = [await newCompany(app), await newCompany(app)];
    await newMember(app, home, { role: 'ADMINISTRATOR' });
    const { token } = await newMember(app, second, { email: home.email, role: 'RECRUITER' });
    expect((await app.call(leaveTeam, {}, home.token)).status).toBe(200);
    expect([await statusOf(home.token), await statusOf(token)]).toEqual([401, 200]);
    const { companies, role } = (await logIn(home.email)).body;
    expect({ role, companies: companies.length }).toEqual({ role: 'RECRUITER', companies: 1 });
    const hashes = await app.deps.db.select().from(users).where(eq(users.email, home.email));
    expect(Object.fromEntries(hashes.map(({ state, passwordHash }) => [state, passwordHash === '']))).toEqual({
      ACTIVE: false,
      LEFT: true,
    });
  });

  test('erasing one company of a person keeps the log-in to the other company', async () => {
    const [home, second] = [await newCompany(app), await newCompany(app)];
    const { token } = await newMember(app, second, { email: home.email, role: 'REVIEWER' });
    const companyId = (await openSession(app.deps, home.token))?.companyId;
    if (!companyId) throw new Error('no session');
    await eraseCompany(app.deps, { companyId, by: 'OPERATOR' });
    await app.drain();
    expect(await statusOf(token)).toBe(200);
    expect((await logIn(home.email)).body.companies).toMatchObject([{ role: 'REVIEWER' }]);
    const left = await rowsOf(app.deps.db, sql`select 1 from users where company_id = ${companyId}`);
    expect(left).toEqual([]);
  });

  test('a new password and a new log-in address apply to all companies of a person', async () => {
    const [home, second] = [await newCompany(app), await newCompany(app)];
    const { email } = home;
    const { token } = await newMember(app, second, { email, role: 'RECRUITER' });
    app.clock.move({ seconds: 1 });
    await app.call(requestReset, { params: { email } });
    await app.drain();
    const reset = /reset-password\?token=([\w-]+)/.exec((await app.mails(email))[0]?.text ?? '')?.[1] ?? '';
    await app.call(resetPassword, { params: { token: reset }, body: { newPassword: OTHER } });
    expect([await statusOf(home.token), await statusOf(token)]).toEqual([401, 401]);
    expect((await logIn(email, OTHER)).body.companies).toHaveLength(2);
    const to = email.replace('contact', 'nouvelle');
    await ops(app, 'accounts', 'change', email, to);
    expect([(await logIn(email, OTHER)).status, (await logIn(to, OTHER)).body.companies.length]).toEqual([400, 2]);
    const people = (await app.call(listTeam, {}, second.token)).body;
    expect(people.map((one) => one.email)).toContain(to);
  });

  test('a removed member’s calls say that the membership has ended, and calls of a forged session do not', async () => {
    const boss = await newCompany(app);
    const { id, token } = await newMember(app, boss, { role: 'RECRUITER' });
    const { token: other } = await newCompany(app);
    const codeOf = async (text: string) => (await app.call(getSettings, {}, text)).body.code;
    const [head = '', claims = '', signature = ''] = token.split('.');
    await app.call(removeMember, { params: { id } }, boss.token);
    expect(await app.call(getSettings, {}, token)).toMatchObject({ status: 401, body: { code: 'MEMBERSHIP_ENDED' } });
    const [, otherClaims = ''] = other.split('.');
    for (const forged of [
      `${head}.${claims}.`,
      `${head}.${otherClaims}.${signature}`,
      `${head}.${claims}.${signature}x`,
      id,
    ])
      expect(await codeOf(forged)).toBe('UNAUTHENTICATED');
    await app.call(logout, {}, other);
    expect(await codeOf(other)).toBe('UNAUTHENTICATED');
    app.clock.move({ hours: 13 });
    expect(await codeOf(token)).toBe('UNAUTHENTICATED');
  });

  test('an invitation or a change gives access to all offers only if it says so', async () => {
    const boss = await newEntreprise(app);
    const job = (await app.call(createJob, { body: jobPayload }, boss.token)).body;
    const role = 'RECRUITER' as const;
    const bodies = [{ jobIds: [job.id] }, { jobIds: [] }, { allOffers: false, jobIds: [job.id] }, { allOffers: true }];
    const access = [];
    for (const [at, body] of bodies.entries()) {
      const invited = await app.call(
        invitePerson,
        { body: { email: `choix${at}@${job.id}.tn`, role, ...body } },
        boss.token,
      );
      const params = { id: invited.body.id };
      for (const { body: member } of [
        invited,
        await app.call(changeMember, { params, body: { role, ...body } }, boss.token),
      ])
        access.push([member.allOffers, member.jobIds]);
    }
    const only = [false, [job.id]];
    expect(access).toEqual([only, only, [false, []], [false, []], only, only, [true, []], [true, []]]);
  });

  test('an invitation or a change of a recruiter without a list of offers is refused and changes nothing', async () => {
    const boss = await newEntreprise(app);
    const { id, email } = await newMember(app, boss, { role: 'REVIEWER' });
    const body = { role: 'RECRUITER' as const };
    const answers = [
      await app.call(invitePerson, { body: { email: `sans-${email}`, ...body } }, boss.token),
      await app.call(changeMember, { params: { id }, body }, boss.token),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 400,
        body: { message: 'Choisissez toutes les offres, ou lesquelles.', fields: [{ path: 'allOffers' }] },
      });
    const team = (await app.call(listTeam, {}, boss.token)).body;
    expect(new Map(team.map(({ role, allOffers }) => [role, allOffers]))).toEqual(
      new Map([
        ['ADMINISTRATOR', true],
        ['REVIEWER', false],
      ]),
    );
  });

  test('a change of a person’s offers opens exactly the new ones, and removal leaves no access', async () => {
    const boss = await newEntreprise(app);
    const [former, next] = [await newJob(app, boss), await newJob(app, boss)];
    const { id, token } = await newMember(app, boss, { role: 'RECRUITER', jobIds: [former.id] });
    const seen = async () => {
      const statuses = [];
      for (const { id: jobId } of [former, next])
        statuses.push((await app.call(listCandidates, { params: { jobId }, query: {} }, token)).status);
      return statuses;
    };
    expect(await seen()).toEqual([200, 404]);
    const body = { role: 'RECRUITER' as const, jobIds: [next.id] };
    const changed = await app.call(changeMember, { params: { id }, body }, boss.token);
    expect(changed.body.jobIds).toEqual([next.id]);
    expect(await seen()).toEqual([404, 200]);
    await app.call(removeMember, { params: { id } }, boss.token);
    expect(await rowsOf(app.deps.db, sql`select job_id from offer_access where user_id = ${id}`)).toEqual([]);
  });

  test('a person limited to some offers gets access to an offer that they publish', async () => {
    const boss = await newEntreprise(app);
    const { id, token } = await newMember(app, boss, { role: 'RECRUITER', allOffers: false });
    const made = await app.call(createJob, { body: jobPayload }, token);
    const member = (await app.call(listTeam, {}, boss.token)).body.find((one) => one.id === id);
    expect(member).toMatchObject({ allOffers: false, jobIds: [made.body.id] });
  });
});
