import type { CandidateStatus } from '@kafaa/domain/candidates/options';
import { getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import type { CandidatePage } from '@kafaa/domain/candidates/schema';
import {
  getInvitationCalendar,
  getInvitationDefaults,
  inviteCandidate,
  listInvitations,
  moveInvitation,
  recordOutcome,
  previewInvitation,
  withdrawInvitation,
} from '@kafaa/domain/invitations/api';
import type { MeetingOutcome } from '@kafaa/domain/invitations/options';
import type { InvitationDetails, InvitationItem, InvitationPayload } from '@kafaa/domain/invitations/schema';
import { INVITE_FAILED } from '@kafaa/domain/invitations/texts';
import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { patchCandidates } from '#/features/candidates/queries';
import { call, errorMessage } from '@kafaa/web-kit/api';
import { downloadText } from '#/lib/download';
import { endpointKey, endpointQuery, invalidate } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { toast } from '@kafaa/web-kit/toast';

const CALENDAR_TYPE = 'text/calendar;charset=utf-8';
/** Duration of the toast that offers the calendar file. */
const OFFER_MS = 8000;

/** The company's meetings, the latest date first. */
export function useInvitations() {
  return useQuery(endpointQuery(listInvitations, {}));
}

/** Loads the starting values of a new invitation's form. */
export function useInvitationDefaults(isNew: boolean) {
  return useQuery({ ...endpointQuery(getInvitationDefaults, {}), enabled: isNew });
}

/** Downloads a meeting as a calendar file. */
export async function downloadCalendar(id: string): Promise<void> {
  try {
    const { fileName, content } = await call(getInvitationCalendar, { params: { id } });
    downloadText(content, fileName, CALENDAR_TYPE);
  } catch (error) {
    toast.error(errorMessage(error, 'Le fichier d’agenda n’a pas pu être préparé. Réessayez dans un instant.'));
  }
}

/** The candidate's status in the cached lists or candidate file, kept for a rollback. */
function shownStatus(client: QueryClient, candidateId: string): CandidateStatus | undefined {
  const lists = client.getQueriesData<InfiniteData<CandidatePage>>({ queryKey: endpointKey(listCandidates) });
  const shown = lists.flatMap(([, data]) => data?.pages.flatMap(({ content }) => content) ?? []);
  const inList = shown.find(({ id }) => id === candidateId);
  return (
    inList?.status ?? client.getQueryData(endpointQuery(getCandidate, { params: { id: candidateId } }).queryKey)?.status
  );
}

/** Refetches everything that a change of a meeting affects. */
function refresh(client: QueryClient) {
  void invalidate(client, listInvitations);
  void invalidate(client, getInvitationDefaults);
  void invalidate(client, listCandidates);
  void invalidate(client, getCandidate);
}

function celebrate(item: InvitationItem & { message: string }) {
  const { id } = item.interviewInvitation;
  toast.success(item.message, {
    duration: OFFER_MS,
    action: { label: 'Ajouter à mon agenda', onClick: () => void downloadCalendar(id) },
  });
}

/** Previews the mail that an invitation would send. */
export function usePreviewInvitation() {
  return useCall(previewInvitation, (body: InvitationPayload) => ({ body }), { single: true });
}

/** Invites a candidate: the status becomes « Invité » optimistically, and is rolled back if the server refuses. */
export function useInviteCandidate() {
  const client = useQueryClient();
  return useCall(inviteCandidate, (body: InvitationPayload) => ({ body }), {
    single: true,
    onMutate: async ({ candidateId }) => {
      await client.cancelQueries({ queryKey: endpointKey(listCandidates) });
      const before = shownStatus(client, candidateId);
      patchCandidates(client, new Map([[candidateId, { status: 'ACCEPTED' }]]));
      return { before };
    },
    onSuccess: (item) => {
      celebrate(item);
      refresh(client);
    },
    onError: (error, { candidateId }, context) => {
      if (context?.before) patchCandidates(client, new Map([[candidateId, { status: context.before }]]));
      refresh(client);
      toast.error(errorMessage(error, INVITE_FAILED));
    },
  });
}

export function useMoveInvitation() {
  const client = useQueryClient();
  const send = ({ id, details }: { id: string; details: InvitationDetails }) => ({ params: { id }, body: details });
  return useCall(moveInvitation, send, {
    single: true,
    onSuccess: (item) => {
      celebrate(item);
      refresh(client);
    },
    onError: (error) => toast.error(errorMessage(error, INVITE_FAILED)),
  });
}

/** Records the outcome of a past meeting. */
export function useRecordOutcome() {
  const client = useQueryClient();
  const send = ({ id, outcome }: { id: string; outcome: MeetingOutcome }) => ({ params: { id }, body: { outcome } });
  return useCall(recordOutcome, send, {
    single: true,
    onSuccess: ({ message }) => {
      toast.success(message, { duration: 4000 });
      refresh(client);
    },
    onError: (error) => toast.error(errorMessage(error, 'Votre réponse n’a pas été enregistrée. Réessayez.')),
  });
}

export function useWithdrawInvitation() {
  const client = useQueryClient();
  return useCall(withdrawInvitation, (id: string) => ({ params: { id } }), {
    onSuccess: ({ message }) => {
      toast.success(message, { duration: 4000 });
      refresh(client);
    },
    onError: (error) =>
      toast.error(errorMessage(error, 'L’entretien n’a pas pu être annulé. Réessayez dans un instant.')),
  });
}
