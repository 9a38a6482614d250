import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmAccount, listMyCompanies, login, signup, switchCompany } from '@kafaa/domain/auth/api';
import { getSettings } from '@kafaa/domain/companies/api';
import {
  acceptInvitation,
  invitePerson,
  listTeam,
  readInvitation,
  removeMember,
  renameMyself,
  resendInvitation,
  revokeInvitation,
} from '@kafaa/domain/team/api';
import { INVITATION_DAYS, INVITATIONS_A_DAY } from '@kafaa/domain/team/options';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  newCompany,
  newInvitation,
  newMember,
  PASSWORD,
  signupPayload,
  tokenFromMail,
} from '@kafaa/testing/app/factories';

const LINK = /Rejoindre\?token=([\w-]+)/;
const OTHER = 'un tout autre mot';

oneDatabase('invitations to a team', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());
  const accept = (token: string, body: { password: string; name?: string }) =>
    app.call(acceptInvitation, { params: { token }, body });
  const read = (token: string) => app.call(readInvitation, { params: { token } });
  const logIn = (userName: string, password = PASSWORD) => app.call(login, { body: { userName, password } });
  const nameOf = async (token: string) => (await app.call(getSettings, {}, token)).body.name;

  test('a new person accepts the invitation once with a password and a name, and gets the given role', async () => {
    const boss = await newCompany(app);
    app.clock.move({ seconds: 1 });
    const { id, email, invitation } = await newInvitation(app, boss, { role: 'RECRUITER' });
    expect((await read(invitation)).body).toEqual({
      companyName: 'Medina Digital',
      email,
      role: 'RECRUITER',
      hasAccount: false,
    });
    expect((await logIn(email)).status).toBe(400);
    const joined = await accept(invitation, { password: OTHER, name: 'Sami Trabelsi' });
    expect(joined).toMatchObject({
      status: 200,
      body: { userId: id, role: 'RECRUITER', onBoardingStatus: 'COMPLETED' },
    });
    expect(await accept(invitation, { password: OTHER })).toMatchObject({
      status: 404,
      body: { code: 'INVITATION_INVALID' },
    });
    expect((await read(invitation)).status).toBe(404);
    expect((await logIn(email, OTHER)).body.companies).toMatchObject([{ name: 'Medina Digital', role: 'RECRUITER' }]);
    expect((await app.call(listTeam, {}, joined.body.accessToken)).body).toMatchObject([
      { email: boss.email, name: null, role: 'ADMINISTRATOR', state: 'ACTIVE', allOffers: true },
      { email, name: 'Sami Trabelsi', role: 'RECRUITER', state: 'ACTIVE', invitedUntil: null },
    ]);
  });

  test('exactly one of several concurrent acceptances of one invitation succeeds', async () => {
    const { invitation } = await newInvitation(app, await newCompany(app), { role: 'REVIEWER' });
    const done = await Promise.all([1, 2, 3, 4].map(() => accept(invitation, { password: OTHER })));
    expect(done.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404', '404', '404']);
  });

  test('a person with an account joins a second company with its password and can switch between the companies', async () => {
    const [boss, other] = [await newCompany(app), await newCompany(app)];
    const { email } = other;
    const { invitation } = await newInvitation(app, boss, { email, role: 'REVIEWER' });
    expect((await read(invitation)).body.hasAccount).toBe(true);
    const wrong = await accept(invitation, { password: OTHER });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INVITATION_PASSWORD', fields: [{ path: 'password' }] } });
    app.clock.move({ seconds: 1 });
    const joined = (await accept(invitation, { password: PASSWORD })).body;
    expect(joined.role).toBe('REVIEWER');
    app.clock.move({ seconds: 1 });
    // The log-in opens the company of the last session and lists both.
    const { accessToken, role, companies } = (await logIn(email)).body;
    expect({ role, roles: companies.map((one) => one.role) }).toEqual({
      role: 'REVIEWER',
      roles: ['REVIEWER', 'ADMINISTRATOR'],
    });
    const own = companies[1]?.id ?? '';
    app.clock.move({ seconds: 1 });
    const switched = await app.call(switchCompany, { body: { companyId: own } }, accessToken);
    expect(switched).toMatchObject({ status: 200, body: { role: 'ADMINISTRATOR' } });
    expect((await app.call(getSettings, {}, accessToken)).status).toBe(401);
    app.clock.move({ seconds: 1 });
    expect((await logIn(email)).body.role).toBe('ADMINISTRATOR');
    const mine = (await app.call(listMyCompanies, {}, switched.body.accessToken)).body;
    expect(mine.map(({ id }) => id)).toEqual([own, companies[0]?.id]);
    const stranger = (await logIn(boss.email)).body.companies[0]?.id ?? '';
    expect(stranger).toBe(companies[0]?.id);
    const third = await newCompany(app);
    for (const companyId of [stranger, 'x'])
      expect((await app.call(switchCompany, { body: { companyId } }, third.token)).body.code).toBe('COMPANY_NOT_FOUND');
    expect(await nameOf(third.token)).toBe('Medina Digital');
  });

  test('inviting an address gives the same answer and mail whether or not the address has an account elsewhere', async () => {
    const [boss, known] = [await newCompany(app), await newCompany(app)];
    app.clock.move({ seconds: 1 });
    const inviting = async (email: string) => {
      const { status, body } = await app.call(
        invitePerson,
        { body: { email, role: 'RECRUITER', allOffers: true } },
        boss.token,
      );
      const [mail] = await app.mails(email);
      return JSON.stringify([status, body, mail?.subject, mail?.text.replace(LINK, '')])
        .replaceAll(email, 'EMAIL')
        .replaceAll(body.id, 'ID');
    };
    expect(await inviting(known.email)).toBe(await inviting('personne@nulle-part.tn'));
    const twice = await app.call(
      invitePerson,
      { body: { email: boss.email, role: 'RECRUITER', allOffers: true } },
      boss.token,
    );
    expect(twice.body.code).toBe('ALREADY_MEMBER');
  });

  test('an invitation ends after seven days, when it is sent again and when it is revoked', async () => {
    const boss = await newCompany(app);
    const { id, email, invitation } = await newInvitation(app, boss, { role: 'RECRUITER' });
    app.clock.move({ days: INVITATION_DAYS });
    expect((await read(invitation)).status).toBe(404);
    const again = await app.call(resendInvitation, { params: { id } }, (await logIn(boss.email)).body.accessToken);
    expect(again.body).toMatchObject({ id, state: 'INVITED', invitedUntil: expect.any(String) as string });
    const second = await tokenFromMail(app, email, LINK);
    expect(second).not.toBe(invitation);
    const token = (await logIn(boss.email)).body.accessToken;
    app.clock.move({ seconds: 1 });
    await app.call(resendInvitation, { params: { id } }, token);
    expect((await read(second)).status).toBe(404);
    const third = await tokenFromMail(app, email, LINK);
    expect((await read(third)).status).toBe(200);
    expect((await app.call(revokeInvitation, { params: { id } }, token)).status).toBe(200);
    expect((await read(third)).status).toBe(404);
    expect((await accept(third, { password: OTHER })).status).toBe(404);
    expect((await app.call(listTeam, {}, token)).body).toHaveLength(1);
    for (const endpoint of [revokeInvitation, resendInvitation])
      expect((await app.call(endpoint, { params: { id } }, token)).body.code).toBe('MEMBER_NOT_FOUND');
  });

  test('an accepted invitation takes the address of an unconfirmed sign-up and ends the sign-up’s link', async () => {
    const { email, invitation } = await newInvitation(app, await newCompany(app), { role: 'RECRUITER' });
    await app.call(signup, { body: signupPayload(email) });
    const link = await tokenFromMail(app, email, /verify\?token=([\w-]+)/);
    expect((await accept(invitation, { password: OTHER })).status).toBe(200);
    expect((await app.call(confirmAccount, { params: { token: link }, body: { password: PASSWORD } })).status).toBe(
      404,
    );
    expect([(await logIn(email, OTHER)).status, (await logIn(email)).status]).toEqual([200, 400]);
  });

  test('a non-administrator cannot change their own role by a role in the request body', async () => {
    const boss = await newCompany(app);
    const { invitation } = await newInvitation(app, boss, { role: 'REVIEWER' });
    const raised = { password: OTHER, role: 'ADMINISTRATOR', allOffers: true };
    const { accessToken, role } = (await accept(invitation, raised)).body;
    expect(role).toBe('REVIEWER');
    const renamed = { name: 'Sami Trabelsi', role: 'ADMINISTRATOR', state: 'ACTIVE', allOffers: true };
    expect((await app.call(renameMyself, { body: renamed }, accessToken)).body).toMatchObject({
      name: 'Sami Trabelsi',
      role: 'REVIEWER',
      allOffers: false,
    });
    const { status, body } = await app.call(
      invitePerson,
      { body: { email: 'ami@societe.tn', role: 'ADMINISTRATOR' } },
      accessToken,
    );
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'ROLE_REQUIRED' });
  });

  test('invitations refuse a common password, a malformed address and an unknown role in French', async () => {
    const boss = await newCompany(app);
    const { invitation } = await newInvitation(app, boss, { role: 'REVIEWER' });
    expect((await accept(invitation, { password: '12345678' })).body.code).toBe('PASSWORD_TOO_COMMON');
    expect((await accept(invitation, { password: OTHER, name: 'www.gagne.example' })).body.code).toBe(
      'VALIDATION_FAILED',
    );
    const body = { email: 'a b@c.tn', role: 'OWNER' as 'REVIEWER' };
    const { fields = [] } = (await app.call(invitePerson, { body }, boss.token)).body as {
      fields?: { path: string }[];
    };
    expect(fields.map(({ path }) => path)).toEqual(['email', 'role']);
  });

  describe('limits of invitations', () => {
    test('a company sends at most 200 invitations a day, and a mailbox gets at most five', async () => {
      const boss = await newCompany(app);
      const inviting = async (email: string) =>
        (await app.call(invitePerson, { body: { email, role: 'RECRUITER', allOffers: true } }, boss.token)).status;
      const same: number[] = [];
      for (let turn = 0; turn < 6; turn++) same.push(await inviting('cible@mail.tn'));
      expect(same).toEqual([201, 201, 201, 201, 201, 429]);
      const many: number[] = [];
      for (let turn = same.length; turn < INVITATIONS_A_DAY + 1; turn++) many.push(await inviting(`i${turn}@mail.tn`));
      expect([new Set(many.slice(0, -1)), many.at(-1)]).toEqual([new Set([201]), 429]);
    });
  });

  test('a removed member can be invited again and keeps the earlier name', async () => {
    const boss = await newCompany(app);
    const member = await newMember(app, boss, { role: 'RECRUITER' }, { password: OTHER, name: 'Leïla Gharbi' });
    await app.call(removeMember, { params: { id: member.id } }, boss.token);
    const again = await newInvitation(app, boss, { email: member.email, role: 'REVIEWER' });
    expect(again.id).toBe(member.id);
    await app.call(revokeInvitation, { params: { id: member.id } }, boss.token);
    const [, left] = (await app.call(listTeam, {}, boss.token)).body;
    expect(left).toMatchObject({ id: member.id, name: 'Leïla Gharbi', state: 'LEFT' });
  });
});
