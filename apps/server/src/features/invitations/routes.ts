import {
  chooseSlot,
  getInvitationCalendar,
  getInvitationDefaults,
  saveInvitationDefaults,
  getReply,
  getReplyCalendar,
  inviteCandidate,
  listColleagues,
  listInvitations,
  moveInvitation,
  recordOutcome,
  previewInvitation,
  sendReply,
  withdrawInvitation,
} from '@kafaa/domain/invitations/api';
import { bind, actor } from '#/platform/http/route';
import * as colleagues from './colleague-service.ts';
import { openReply } from './links-service.ts';
import * as outcomes from './outcome-service.ts';
import * as service from './service.ts';
import * as slots from './slots-service.ts';

export const invitationsRoutes = [
  bind(inviteCandidate, ({ deps, session, body }) => service.inviteCandidate(deps, actor(session), body)),
  bind(getInvitationDefaults, ({ deps, session }) => service.getDefaults(deps, session)),
  bind(saveInvitationDefaults, ({ deps, session, body }) => service.saveDefaults(deps, session, body)),
  bind(listColleagues, ({ deps, session, params }) =>
    colleagues.listColleagues(deps, actor(session), params.candidateId),
  ),
  bind(previewInvitation, ({ deps, session, body }) => service.previewInvitation(deps, actor(session), body)),
  bind(listInvitations, ({ deps, session }) => service.listInvitations(deps, session)),
  bind(moveInvitation, ({ deps, session, params, body }) =>
    service.moveInvitation(deps, { ...actor(session), invitationId: params.id }, body),
  ),
  bind(withdrawInvitation, ({ deps, session, params }) =>
    service.withdrawInvitation(deps, { ...actor(session), invitationId: params.id }),
  ),
  bind(recordOutcome, ({ deps, session, params, body }) =>
    outcomes.recordOutcome(deps, session, { invitationId: params.id, ...body }),
  ),
  bind(getInvitationCalendar, ({ deps, session, params }) =>
    service.getCalendar(deps, { companyId: session.companyId, invitationId: params.id }),
  ),
  bind(getReply, ({ deps, params }) => service.readReply(deps, params.link)),
  bind(
    sendReply,
    ({ deps, params, body }) => service.sendReply(deps, params.link, body),
    async ({ deps, params }) => (await openReply(deps, params.link)).key.invitationId,
  ),
  bind(
    chooseSlot,
    ({ deps, params, body }) => slots.chooseSlot(deps, params.link, body),
    async ({ deps, params }) => (await openReply(deps, params.link)).key.invitationId,
  ),
  bind(getReplyCalendar, ({ deps, params }) => service.getReplyCalendar(deps, params.link)),
];
