import { getMessages } from '@kafaa/domain/messages/api';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#/lib/endpoint-query';

/** Loaded when the messages are opened, and again each time, because mails leave meanwhile. */
export function useMessages(id: string, enabled: boolean) {
  return useQuery({ ...endpointQuery(getMessages, { params: { id } }), enabled, staleTime: 0 });
}
