import {
  acceptInvitation,
  acceptWithProvider,
  changeMember,
  invitePerson,
  leaveTeam,
  listTeam,
  readInvitation,
  removeMember,
  renameMyself,
  requireSecondFactor,
  resendInvitation,
  revokeInvitation,
} from '@kafaa/domain/team/api';
import { deviceName } from '#/platform/http/device-name';
import { bind } from '#/platform/http/route';
import * as invitations from './invitations-service.ts';
import * as service from './service.ts';

export const teamRoutes = [
  bind(listTeam, ({ deps, session }) => service.listTeam(deps, session)),
  bind(invitePerson, ({ deps, session, body }) => invitations.invite(deps, session, body)),
  bind(resendInvitation, ({ deps, session, params }) => invitations.resend(deps, session, params.id)),
  bind(revokeInvitation, ({ deps, session, params }) => invitations.revoke(deps, session, params.id)),
  bind(changeMember, ({ deps, session, params, body }) =>
    service.changeMember(deps, session, { userId: params.id, ...body }),
  ),
  bind(removeMember, ({ deps, session, params }) => service.removeMember(deps, session, params.id)),
  bind(leaveTeam, ({ deps, session }) => service.leaveTeam(deps, session)),
  bind(renameMyself, ({ deps, session, body }) => service.renameMyself(deps, session, body.name)),
  bind(requireSecondFactor, ({ deps, session, body }) => service.requireSecondFactor(deps, session, body.roles)),
  bind(readInvitation, ({ deps, params }) => invitations.readInvitation(deps, params.token)),
  bind(acceptWithProvider, ({ deps, params, body, request }) =>
    invitations.acceptWithProvider(deps, params.token, { ...body, device: deviceName(request) }),
  ),
  bind(acceptInvitation, ({ deps, params, body, request }) =>
    invitations.accept(deps, params.token, { ...body, device: deviceName(request) }),
  ),
];
