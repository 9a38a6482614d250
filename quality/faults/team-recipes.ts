import { listMyCompanies } from '@kafaa/domain/auth/api';
import { saveLogo } from '@kafaa/domain/companies/api';
import { acceptInvitation, invitePerson } from '@kafaa/domain/team/api';
import { logoBody } from '@kafaa/testing/files/pictures';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import * as company from '@kafaa/testing/product/company';
import type { ProductServer } from '@kafaa/testing/product/server';
import type { Recipe } from './write-stages.ts';

const REVIEWER = { role: 'REVIEWER' } as const;

/** Creates a company with an invited person; returns the token of the mail. */
async function invited(server: ProductServer) {
  const { token, email } = await company.newCompany(server);
  const colleague = company.freshEmail('equipe');
  const { id } = await callApi(server, invitePerson, { body: { email: colleague, ...REVIEWER } }, token);
  const link = new URL(await linkFrom(server, colleague, 'Rejoindre'), server.url);
  return { token, email, id, colleague, invitation: link.searchParams.get('token') ?? '' };
}

/** Creates a company with a person in the team; returns the person's session. */
async function joined(server: ProductServer) {
  const { token, email, id, colleague, invitation } = await invited(server);
  const accepting = { params: { token: invitation }, body: { password: company.PASSWORD } };
  const { accessToken } = await callApi(server, acceptInvitation, accepting);
  return { token, email, id, colleague, session: accessToken };
}

/** Recipes for the write endpoints of the people of a company. */
export const TEAM_RECIPES: Readonly<Record<string, Recipe>> = {
  'auth.switch': {
    stage: async (server) => {
      const { email, token } = await company.newCompany(server);
      const [own] = await callApi(server, listMyCompanies, {}, token);
      return { email, token, body: { companyId: own?.id ?? '' } };
    },
    // Each call opens a session of its own.
    differs: true,
    each: ['sessions'],
    again: ['UNAUTHENTICATED'],
  },
  'team.invite': {
    stage: async (server) => {
      const { email, token } = await company.newCompany(server);
      return { email, token, body: { email: company.freshEmail('equipe'), ...REVIEWER } };
    },
    differs: true,
    each: ['mails', 'account_tokens', 'audit_events'],
  },
  'team.resend': {
    stage: async (server) => {
      const { email, token, id } = await invited(server);
      return { email, token, params: { id } };
    },
    differs: true,
    each: ['mails', 'account_tokens'],
  },
  'team.revoke': {
    stage: async (server) => {
      const { email, token, id } = await invited(server);
      return { email, token, params: { id } };
    },
    again: ['MEMBER_NOT_FOUND'],
  },
  'team.change': {
    stage: async (server) => {
      const { email, token, id } = await joined(server);
      return { email, token, params: { id }, body: { role: 'RECRUITER', allOffers: true } };
    },
    each: ['audit_events'],
  },
  'team.remove': {
    stage: async (server) => {
      const { email, token, id } = await joined(server);
      return { email, token, params: { id } };
    },
    again: ['MEMBER_NOT_FOUND'],
  },
  'team.leave': {
    stage: async (server) => {
      const { colleague, session } = await joined(server);
      return { email: colleague, token: session };
    },
    again: ['UNAUTHENTICATED', 'MEMBERSHIP_ENDED', 'MEMBER_NOT_FOUND'],
  },
  'team.rename': {
    stage: async (server) => ({ ...(await company.newCompany(server)), body: { name: 'Amel Trabelsi' } }),
  },
  'calendar.openFeed': { stage: (server) => company.newCompany(server), differs: true, each: ['audit_events'] },
  'calendar.closeFeed': { stage: (server) => company.newCompany(server) },
  'calendar.saveHours': {
    stage: async (server) => ({
      ...(await company.newEntreprise(server)),
      body: { ranges: [{ day: 2, from: 540, until: 720 }], durationMinutes: 30 },
    }),
  },
  'invitations.saveDefaults': {
    stage: async (server) => ({
      ...(await company.newEntreprise(server)),
      body: { durationMinutes: 45, link: 'https://meet.example/salle', address: '' },
    }),
  },
  'companies.saveLogo': {
    stage: async (server) => ({ ...(await company.newCompany(server)), body: logoBody() }),
  },
  'companies.removeLogo': {
    stage: async (server) => {
      const owner = await company.newCompany(server);
      await callApi(server, saveLogo, { body: logoBody() }, owner.token);
      return owner;
    },
  },
  'team.accept': {
    stage: async (server) => {
      const { colleague, invitation } = await invited(server);
      return { email: colleague, params: { token: invitation }, body: { password: company.PASSWORD } };
    },
    again: ['INVITATION_INVALID'],
  },
  'team.acceptWithProvider': {
    stage: async (server) => {
      const { colleague, invitation } = await invited(server);
      return { email: colleague, params: { token: invitation }, body: { ticket: 'a', name: 'Sami Trabelsi' } };
    },
    refused: 'PROVIDER_OFF',
  },
};
