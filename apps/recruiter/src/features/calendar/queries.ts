import { closeFeed, getCalendar, listFreeSlots, openFeed, saveHours } from '@kafaa/domain/calendar/api';
import { getInvitationDefaults, listColleagues, saveInvitationDefaults } from '@kafaa/domain/invitations/api';
import type { MeetingDefaults } from '@kafaa/domain/invitations/schema';
import type { WeeklyHours } from '@kafaa/domain/calendar/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery, invalidate, setAnswer } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';

/** The person's own calendar settings. */
export function useCalendar() {
  return useQuery(endpointQuery(getCalendar, {}));
}

/** The person's next free slots; refetched each time the dialog opens, because colleagues and candidates take slots. */
export function useFreeSlots(enabled: boolean) {
  return useQuery({ ...endpointQuery(listFreeSlots, {}), enabled, staleTime: 0 });
}

/** The colleagues who may take part in a meeting with the candidate. */
export function useColleagues(candidateId: string) {
  return useQuery(endpointQuery(listColleagues, { params: { candidateId } }));
}

export function useOpenFeed() {
  const client = useQueryClient();
  return useCall(openFeed, () => ({}), {
    single: true,
    onError: (error) => toast.error(errorMessage(error, 'Le lien n’a pas pu être créé. Réessayez.')),
    onSettled: () => invalidate(client, getCalendar),
  });
}

export function useCloseFeed() {
  const client = useQueryClient();
  return useCall(closeFeed, () => ({}), {
    single: true,
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorMessage(error, 'Le lien n’a pas pu être fermé. Réessayez.')),
    onSettled: () => invalidate(client, getCalendar),
  });
}

export function useSaveHours() {
  const client = useQueryClient();
  return useCall(saveHours, (body: WeeklyHours) => ({ body }), {
    single: true,
    onSuccess: (settings) => {
      setAnswer(client, getCalendar, {}, settings);
      void invalidate(client, listFreeSlots);
      toast.success('Vos horaires sont enregistrés.');
    },
    onError: (error) => toast.error(errorMessage(error, 'Vos horaires n’ont pas pu être enregistrés. Réessayez.')),
  });
}

/** Starting values of invitations, with those that the company has set. */
export function useDefaults() {
  return useQuery(endpointQuery(getInvitationDefaults, {}));
}

export function useSaveDefaults() {
  const client = useQueryClient();
  return useCall(saveInvitationDefaults, (body: MeetingDefaults) => ({ body }), {
    single: true,
    onSuccess: (defaults) => {
      setAnswer(client, getInvitationDefaults, {}, defaults);
      toast.success('Les valeurs de vos invitations sont enregistrées.');
    },
    onError: (error) => toast.error(errorMessage(error, 'Ces valeurs n’ont pas pu être enregistrées. Réessayez.')),
  });
}
