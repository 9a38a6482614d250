import { getSettings } from '@kafaa/domain/companies/api';
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
import type { Role } from '@kafaa/domain/kernel/roles';
import type { AcceptPayload, AcceptWithProvider, ChangeMemberPayload, InvitePayload } from '@kafaa/domain/team/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery, invalidate } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';

export function useTeam() {
  return useQuery(endpointQuery(listTeam, {}));
}

/** Refetches the people after a change. */
function useRefetch() {
  const client = useQueryClient();
  return { single: true, onSuccess: () => invalidate(client, listTeam) };
}

export function useInvite() {
  return useCall(invitePerson, (body: InvitePayload) => ({ body }), useRefetch());
}

export function useResend() {
  return useCall(resendInvitation, (id: string) => ({ params: { id } }), useRefetch());
}

export function useRevoke() {
  return useCall(revokeInvitation, (id: string) => ({ params: { id } }), useRefetch());
}

export function useChangeMember(id: string) {
  return useCall(changeMember, (body: ChangeMemberPayload) => ({ params: { id }, body }), useRefetch());
}

export function useRemove() {
  return useCall(removeMember, (id: string) => ({ params: { id } }), useRefetch());
}

export function useLeave() {
  return useCall(leaveTeam, () => ({}), { single: true });
}

export function useRename() {
  const client = useQueryClient();
  return useCall(renameMyself, (name: string) => ({ body: { name } }), {
    single: true,
    onSuccess: () => Promise.all([invalidate(client, listTeam), invalidate(client, getSettings)]),
  });
}

export function useRequireSecondFactor() {
  const client = useQueryClient();
  return useCall(requireSecondFactor, (roles: Role[]) => ({ body: { roles } }), {
    single: true,
    onSuccess: () => invalidate(client, getSettings),
  });
}

export function useInvitation(token: string) {
  return useQuery({ ...endpointQuery(readInvitation, { params: { token } }), enabled: token !== '' });
}

export function useAccept(token: string) {
  return useCall(acceptInvitation, (body: AcceptPayload) => ({ params: { token }, body }), { single: true });
}

export function useAcceptWithProvider(token: string) {
  return useCall(acceptWithProvider, (body: AcceptWithProvider) => ({ params: { token }, body }), { single: true });
}
