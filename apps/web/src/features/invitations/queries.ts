import type { CandidateStatus } from '@kafaa/domain/candidates/options';
import type { Candidate, CandidatePage } from '@kafaa/domain/candidates/schema';
import {
  getInvitationCalendar,
  inviteCandidate,
  listInvitations,
  moveInvitation,
  withdrawInvitation,
} from '@kafaa/domain/invitations/api';
import type { InvitationDetails, InvitationItem, InvitationPayload } from '@kafaa/domain/invitations/schema';
import { INVITE_FAILED } from '@kafaa/domain/invitations/texts';
import { type InfiniteData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { candidateKey, candidateListsKey } from '#/features/candidates/queries';
import { call, errorMessage } from '#/lib/api';
import { downloadText } from '#/lib/download';
import { singleFlight } from '#/lib/single-flight';
import { toast } from '#/lib/toast';

const invitationsKey = ['invitations'] as const;
const CALENDAR_TYPE = 'text/calendar;charset=utf-8';
/** Long enough to decide whether one wants it in the calendar. */
const OFFER_MS = 8000;

/** The company's appointments, the latest date first. */
export function useInvitations() {
  return useQuery({
    queryKey: invitationsKey,
    queryFn: ({ signal }) => call(listInvitations, {}, { signal }),
  });
}

/** Fetches an appointment as a calendar file and hands it to the browser. */
export async function downloadCalendar(id: string): Promise<void> {
  try {
    const { fileName, content } = await call(getInvitationCalendar, { params: { id } });
    downloadText(content, fileName, CALENDAR_TYPE);
  } catch (error) {
    toast.error(errorMessage(error, 'Le fichier d’agenda n’a pas pu être préparé. Réessayez dans un instant.'));
  }
}

type Page = InfiniteData<CandidatePage>;

/** What the lists show of a candidate, changed before the server has spoken; answers how to take it back. */
function showStatus(client: QueryClient, candidateId: string, status: CandidateStatus): () => void {
  const lists = client.getQueriesData<Page>({ queryKey: candidateListsKey });
  const file = client.getQueryData<Candidate>(candidateKey(candidateId));
  client.setQueriesData<Page>({ queryKey: candidateListsKey }, (data) => data && withStatus(data, candidateId, status));
  client.setQueryData<Candidate>(candidateKey(candidateId), (data) => data && { ...data, status });
  return () => {
    for (const [key, data] of lists) client.setQueryData(key, data);
    client.setQueryData(candidateKey(candidateId), file);
  };
}

function withStatus(data: Page, candidateId: string, status: CandidateStatus): Page {
  const before = data.pages.flatMap(({ content }) => content).find(({ id }) => id === candidateId);
  if (!before || before.status === status) return data;
  const counts = { PENDING: 'pending', ACCEPTED: 'accepted', REJECTED: 'rejected' } as const;
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      content: page.content.map((one) => (one.id === candidateId ? { ...one, status } : one)),
      stats: {
        ...page.stats,
        [counts[before.status]]: page.stats[counts[before.status]] - 1,
        [counts[status]]: page.stats[counts[status]] + 1,
      },
    })),
  };
}

const invite = singleFlight((body: InvitationPayload) => call(inviteCandidate, { body }));
const move = singleFlight((id: string, body: InvitationDetails) => call(moveInvitation, { params: { id }, body }));

/** What an appointment changes beyond itself. */
function refresh(client: QueryClient) {
  void client.invalidateQueries({ queryKey: invitationsKey });
  void client.invalidateQueries({ queryKey: candidateListsKey });
  void client.invalidateQueries({ queryKey: ['candidate'] });
}

function celebrate(item: InvitationItem & { message: string }) {
  const { id } = item.interviewInvitation;
  toast.success(item.message, {
    duration: OFFER_MS,
    action: { label: 'Ajouter à mon agenda', onClick: () => void downloadCalendar(id) },
  });
}

/** Invites: the list says « Invité » at once, and takes it back when the server refuses. */
export function useInviteCandidate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: invite,
    onMutate: async ({ candidateId }) => {
      await client.cancelQueries({ queryKey: candidateListsKey });
      return { takeBack: showStatus(client, candidateId, 'ACCEPTED') };
    },
    onSuccess: (item) => {
      celebrate(item);
      refresh(client);
    },
    onError: (error, _payload, context) => {
      context?.takeBack();
      toast.error(errorMessage(error, INVITE_FAILED));
    },
  });
}

export function useMoveInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, details }: { id: string; details: InvitationDetails }) => move(id, details),
    onSuccess: (item) => {
      celebrate(item);
      refresh(client);
    },
    onError: (error) => toast.error(errorMessage(error, INVITE_FAILED)),
  });
}

export function useWithdrawInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(withdrawInvitation, { params: { id } }),
    onSuccess: ({ message }) => {
      toast.success(message, { duration: 4000 });
      refresh(client);
    },
    onError: (error) =>
      toast.error(errorMessage(error, 'L’entretien n’a pas pu être annulé. Réessayez dans un instant.')),
  });
}
