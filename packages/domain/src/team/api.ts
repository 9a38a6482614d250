import * as z from 'zod/mini';
import { authErrors, FACTOR_ERRORS, TICKET_ERRORS } from '#/auth/errors';
import { sessionSchema } from '#/auth/schema';
import { companyErrors } from '#/companies/errors';
import { jobErrors } from '#/jobs/errors';
import { endpoint } from '#/kernel/endpoint';
import { ADMINISTRATORS, EVERYBODY } from '#/kernel/roles';
import { teamErrors } from './errors.ts';
import { INVITATIONS_A_DAY } from './options.ts';
import {
  acceptSchema,
  acceptWithProviderSchema,
  changeMemberSchema,
  invitationToTeamSchema,
  inviteSchema,
  memberSchema,
  renameSchema,
  requireSecondFactorSchema,
} from './schema.ts';

const memberParams = z.object({ id: z.string() });
const message = z.object({ message: z.string() });
const INVITATIONS = [{ per: ['company'], calls: INVITATIONS_A_DAY, seconds: 86_400 }] as const;
const CHANGES = [{ per: ['company'], calls: 600, seconds: 3600 }] as const;

export const listTeam = endpoint({
  name: 'team.list',
  method: 'GET',
  path: '/team',
  access: 'company',
  roles: EVERYBODY,
  offers: 'listed',
  summary: 'Les personnes de l’entreprise, invitées comprises, et celles qui l’ont quittée',
  output: z.array(memberSchema),
  errors: [],
});

export const invitePerson = endpoint({
  name: 'team.invite',
  method: 'POST',
  path: '/team/invitations',
  access: 'company',
  roles: ADMINISTRATORS,
  offers: 'none',
  limits: INVITATIONS,
  summary: 'Invite une personne par e-mail, avec son rôle et ses offres\u00A0; répété, envoie une nouvelle invitation',
  body: inviteSchema,
  output: memberSchema,
  status: 201,
  errors: [teamErrors.ALREADY_MEMBER, jobErrors.JOB_NOT_FOUND],
});

export const resendInvitation = endpoint({
  name: 'team.resend',
  method: 'POST',
  path: '/team/{id}/invitation',
  access: 'company',
  roles: ADMINISTRATORS,
  offers: 'none',
  limits: INVITATIONS,
  summary: 'Envoie une nouvelle invitation à la même personne\u00A0; la précédente ne s’ouvre plus',
  params: memberParams,
  output: memberSchema,
  status: 202,
  errors: [teamErrors.MEMBER_NOT_FOUND, teamErrors.NOT_INVITED],
});

export const revokeInvitation = endpoint({
  name: 'team.revoke',
  method: 'DELETE',
  path: '/team/{id}/invitation',
  access: 'company',
  roles: ADMINISTRATORS,
  offers: 'none',
  summary: 'Annule une invitation qui attend',
  params: memberParams,
  output: message,
  errors: [teamErrors.MEMBER_NOT_FOUND, teamErrors.NOT_INVITED],
});

export const changeMember = endpoint({
  name: 'team.change',
  method: 'PUT',
  path: '/team/{id}',
  access: 'company',
  roles: ADMINISTRATORS,
  offers: 'none',
  limits: CHANGES,
  summary: 'Change le rôle d’une personne et les offres qu’elle voit, aussitôt',
  params: memberParams,
  body: changeMemberSchema,
  output: memberSchema,
  errors: [teamErrors.MEMBER_NOT_FOUND, teamErrors.LAST_ADMINISTRATOR, jobErrors.JOB_NOT_FOUND],
});

export const removeMember = endpoint({
  name: 'team.remove',
  method: 'DELETE',
  path: '/team/{id}',
  access: 'company',
  roles: ADMINISTRATORS,
  offers: 'none',
  limits: CHANGES,
  summary: 'Retire une personne de l’entreprise et ferme ses sessions\u00A0; son nom reste sur ce qu’elle a fait',
  params: memberParams,
  output: message,
  errors: [teamErrors.MEMBER_NOT_FOUND, teamErrors.LAST_ADMINISTRATOR],
});

export const leaveTeam = endpoint({
  name: 'team.leave',
  method: 'POST',
  path: '/team/leave',
  access: 'company',
  roles: EVERYBODY,
  offers: 'none',
  summary: 'Quitte l’entreprise et ferme ses propres sessions',
  output: message,
  errors: [teamErrors.LAST_ADMINISTRATOR],
});

export const renameMyself = endpoint({
  name: 'team.rename',
  method: 'PUT',
  path: '/team/me',
  access: 'company',
  roles: EVERYBODY,
  offers: 'none',
  summary: 'Donne le nom qui sera montré sur ses propres décisions',
  body: renameSchema,
  output: memberSchema,
  errors: [],
});

export const readInvitation = endpoint({
  name: 'team.invitation',
  method: 'GET',
  path: '/team/invitations/{token}',
  access: 'public',
  limits: [{ per: ['address'], calls: 240, seconds: 3600 }],
  summary: 'L’entreprise et le rôle d’une invitation reçue par e-mail',
  params: z.object({ token: z.string() }),
  output: invitationToTeamSchema,
  errors: [teamErrors.INVITATION_INVALID],
});

export const acceptInvitation = endpoint({
  name: 'team.accept',
  method: 'POST',
  path: '/team/invitations/{token}',
  access: 'public',
  limits: [{ per: ['address'], calls: 120, seconds: 3600 }],
  summary: 'Rejoint l’entreprise, une fois, avec un nouveau mot de passe ou celui de son compte, et ouvre une session',
  params: z.object({ token: z.string() }),
  body: acceptSchema,
  output: sessionSchema,
  errors: [
    teamErrors.INVITATION_INVALID,
    teamErrors.INVITATION_PASSWORD,
    ...FACTOR_ERRORS,
    authErrors.PASSWORD_TOO_COMMON,
    authErrors.PROVIDER_ONLY,
    companyErrors.COMPANY_SUSPENDED,
  ],
});

export const acceptWithProvider = endpoint({
  name: 'team.acceptWithProvider',
  method: 'POST',
  path: '/team/invitations/{token}/provider',
  access: 'public',
  limits: [{ per: ['address'], calls: 120, seconds: 3600 }],
  summary:
    'Rejoint l’entreprise, une fois, avec une identité du fournisseur en place du mot de passe, et ouvre une session',
  params: z.object({ token: z.string() }),
  body: acceptWithProviderSchema,
  output: sessionSchema,
  errors: [
    teamErrors.INVITATION_INVALID,
    teamErrors.INVITATION_ADDRESS,
    teamErrors.INVITATION_UNLINKED,
    ...TICKET_ERRORS,
    ...FACTOR_ERRORS,
    companyErrors.COMPANY_SUSPENDED,
  ],
});

export const requireSecondFactor = endpoint({
  name: 'team.requireSecondFactor',
  method: 'PUT',
  path: '/team/second-factor',
  access: 'company',
  roles: ADMINISTRATORS,
  offers: 'none',
  limits: CHANGES,
  summary: 'Demande la double authentification à certains rôles\u00A0; qui ne l’a pas n’ouvre plus que son compte',
  body: requireSecondFactorSchema,
  output: requireSecondFactorSchema,
  errors: [teamErrors.OWN_SECOND_FACTOR_FIRST],
});

export const teamApi = [
  listTeam,
  invitePerson,
  resendInvitation,
  revokeInvitation,
  changeMember,
  removeMember,
  leaveTeam,
  renameMyself,
  readInvitation,
  acceptInvitation,
  acceptWithProvider,
  requireSecondFactor,
] as const;
