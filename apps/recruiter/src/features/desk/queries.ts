import { getDesk } from '@kafaa/domain/desk/api';
import { keepPreviousData, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { endpointQuery, invalidate } from '#/lib/endpoint-query';

/** Loads « À traiter », anew on each visit and after each change that the page makes. */
export function useDesk(size: number) {
  const client = useQueryClient();
  const changing = useIsMutating() > 0;
  const changed = useRef(false);
  useEffect(() => {
    if (!changing && changed.current) void invalidate(client, getDesk);
    changed.current = changing;
  }, [client, changing]);
  return useQuery({
    ...endpointQuery(getDesk, { query: { size: String(size) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
