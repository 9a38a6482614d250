import { useEffect, useMemo, useState } from 'react';
import { rememberedFilters } from './filters.ts';
import { type Neighbours, neighboursIn } from './neighbours.ts';
import { useJobCandidates } from './use-job-candidates.ts';

/** Maximum number of pages fetched to find the candidate, who is usually on the first ones. */
const MAX_PAGES = 12;

/**
 * The candidates before and after the given one, in the order of the list that this tab last showed. They are kept when a
 * decision removes the given candidate from a filtered list.
 */
export function useNeighbours(jobId: string | undefined, candidateId: string | undefined): Neighbours | undefined {
  const filters = useMemo(() => rememberedFilters(jobId ?? ''), [jobId]);
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useJobCandidates(jobId ?? '', filters, {
    enabled: jobId !== undefined,
  });
  const found = useMemo(
    () => neighboursIn(data?.pages.flatMap(({ content }) => content) ?? [], candidateId ?? ''),
    [data, candidateId],
  );
  const [kept, setKept] = useState<{ id: string | undefined; around: Neighbours }>();
  if (found && (kept?.id !== candidateId || kept?.around !== found)) setKept({ id: candidateId, around: found });
  const around = found ?? (kept?.id === candidateId ? kept?.around : undefined);
  const wanted = around?.next === undefined && (data?.pages.length ?? 0) < MAX_PAGES;
  useEffect(() => {
    if (wanted && hasNextPage && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false });
  }, [wanted, hasNextPage, isFetching, isError, fetchNextPage]);
  return around;
}
