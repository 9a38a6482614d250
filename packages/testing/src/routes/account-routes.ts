import { beginSecondFactor, confirmSecondFactor, listSessions, login } from '@kafaa/domain/auth/api';
import { newMember, PASSWORD, type Recruiter } from '#/app/factories';
import type { TestApp } from '#/app/test-app';
import { totpCode } from '#/product/totp-code';
import type { Row } from './route-rows.ts';
import type { Company } from './two-companies.ts';

let counter = 0;
/** A colleague, because a second factor or a closed session would shut the company's own account. */
const colleague = (company: Company, app: TestApp) =>
  newMember(app, company, {
    role: 'REVIEWER',
    email: `${company.marks.company}compte${(counter += 1)}@societe.tn`.toLowerCase(),
  });

export const codeOf = (app: TestApp, secret: string) => totpCode(secret, app.clock.now().getTime());

export async function begunFactor(app: TestApp, { token }: Recruiter): Promise<string> {
  return (await app.call(beginSecondFactor, { body: { password: PASSWORD } }, token)).body.secret;
}

/** Turns the second factor on; the secret, and the recovery codes. */
export async function withFactor(app: TestApp, recruiter: Recruiter) {
  const secret = await begunFactor(app, recruiter);
  const { body } = await app.call(confirmSecondFactor, { body: { code: codeOf(app, secret) } }, recruiter.token);
  return { secret, recoveryCodes: body.recoveryCodes };
}

/** Rows whose call and session belong to one colleague: the call is asked for first. */
function ofColleague(prepare: (app: TestApp, person: Recruiter) => Promise<object>): Row {
  let token = '';
  return {
    spends: true,
    good: async (company, app) => {
      const person = await colleague(company, app);
      ({ token } = person);
      return prepare(app, person);
    },
    session: async () => token,
  };
}

const password = { password: PASSWORD };

/** The calls about a person's own sessions and second factor. */
export const ACCOUNT_ROWS: Readonly<Record<string, Row>> = {
  'auth.sessions': { good: () => ({}) },
  'auth.closeSession': {
    ids: { 'path.id': 'account' },
    ...ofColleague(async (app, { email, token }) => {
      await app.call(login, { body: { userName: email, password: PASSWORD } });
      const { body } = await app.call(listSessions, {}, token);
      return { params: { id: body.find(({ current }) => !current)?.id } };
    }),
  },
  'auth.closeOtherSessions': ofColleague(async () => ({})),
  'auth.secondFactor': { good: () => ({}) },
  'auth.beginSecondFactor': ofColleague(async () => ({ body: password })),
  'auth.confirmSecondFactor': ofColleague(async (app, person) => ({
    body: { code: codeOf(app, await begunFactor(app, person)) },
  })),
  'auth.renewRecoveryCodes': ofColleague(async (app, person) => {
    const { recoveryCodes } = await withFactor(app, person);
    return { body: { ...password, code: recoveryCodes[0] } };
  }),
  'auth.removeSecondFactor': ofColleague(async (app, person) => {
    const { recoveryCodes } = await withFactor(app, person);
    return { body: { ...password, code: recoveryCodes[0] } };
  }),
};
