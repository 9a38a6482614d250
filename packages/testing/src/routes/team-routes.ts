import { newInvitation, newMember } from '#/app/factories';
import { ticketFor } from './account-routes.ts';
import type { Row } from './route-rows.ts';
import type { Company } from './two-companies.ts';

let counter = 0;
/** A person to invite to this company; the company's marker word is in the e-mail address. */
const reviewer = ({ marks }: Company) => ({
  role: 'REVIEWER' as const,
  email: `${marks.company}${(counter += 1)}@societe.tn`.toLowerCase(),
});

/** Rows for the calls about the people of a company. */
export const TEAM_ROWS: Readonly<Record<string, Row>> = {
  'team.list': { good: () => ({}) },
  'team.invite': {
    // Any address may be invited, because the response is the same with and without an account (team-invitations.test.ts).
    ids: { 'body.email': 'public', 'body.jobIds[]': 'job' },
    good: (company) => ({ body: { ...reviewer(company), jobIds: [company.jobId] } }),
  },
  'team.resend': {
    ids: { 'path.id': 'member' },
    good: async (company, app) => ({ params: { id: (await newInvitation(app, company, reviewer(company))).id } }),
  },
  'team.revoke': {
    ids: { 'path.id': 'member' },
    spends: true,
    good: async (company, app) => ({ params: { id: (await newInvitation(app, company, reviewer(company))).id } }),
  },
  'team.change': {
    ids: { 'path.id': 'member', 'body.jobIds[]': 'job' },
    good: ({ memberId, jobId }) => ({ params: { id: memberId }, body: { role: 'REVIEWER', jobIds: [jobId] } }),
  },
  'team.remove': {
    ids: { 'path.id': 'member' },
    spends: true,
    good: async (company, app) => ({ params: { id: (await newMember(app, company, reviewer(company))).id } }),
  },
  'team.leave': {
    spends: true,
    session: async (company, app) => (await newMember(app, company, reviewer(company))).token,
    good: () => ({}),
  },
  'team.requireSecondFactor': { good: () => ({ body: { roles: [] } }) },
  'team.rename': { good: ({ marks }) => ({ body: { name: `Amel ${marks.company}` } }) },
  'team.invitation': {
    ids: { 'path.token': 'account' },
    good: async (company, app) => ({
      params: { token: (await newInvitation(app, company, reviewer(company))).invitation },
    }),
  },
  'team.acceptWithProvider': {
    ids: { 'body.passkey.id': 'public', 'path.token': 'account' },
    spends: true,
    good: async (company, app) => {
      const { email, invitation } = await newInvitation(app, company, reviewer(company));
      return { params: { token: invitation }, body: { ticket: await ticketFor(app, email), name: 'Sami Trabelsi' } };
    },
  },
  'team.accept': {
    ids: { 'body.passkey.id': 'public', 'path.token': 'account' },
    spends: true,
    good: async (company, app) => ({
      params: { token: (await newInvitation(app, company, reviewer(company))).invitation },
      body: { password: 'un-mot-de-passe-neuf', name: 'Sami Trabelsi' },
    }),
  },
};
