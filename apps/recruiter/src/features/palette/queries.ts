import { searchPeople } from '@kafaa/domain/search/api';
import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from '@kafaa/domain/search/options';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endpointQuery } from '#/lib/endpoint-query';

const PAUSE_MS = 150;

/** The text, debounced. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/**
 * Searches the people of all offers. `pool` limits the search to those who accept other offers, and then needs no words.
 * `pending` is true while the result does not yet belong to the typed text.
 */
export function usePeople(typed: string, pool: boolean) {
  const text = typed.trim().slice(0, MAX_SEARCH_LENGTH);
  const paused = usePaused(text);
  const isEnough = (words: string) => words.length >= MIN_SEARCH_LENGTH || (pool && words === '');
  const enabled = isEnough(text);
  const query = useQuery({
    ...endpointQuery(searchPeople, { query: { search: paused, ...(pool && { pool: 'yes' }) } }),
    enabled: enabled && isEnough(paused),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { data, isError, refetch } = query;
  const pending = enabled && (paused !== text || query.isPlaceholderData || query.isFetching);
  return { result: enabled ? data : undefined, pending, failed: enabled && !pending && isError, retry: refetch };
}
