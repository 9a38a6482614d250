import { correctCandidateEmail, getCandidate, getCandidateCv } from '@kafaa/domain/candidates/api';
import type { CandidateStatus } from '@kafaa/domain/candidates/options';
import type { Candidate, CandidatePage } from '@kafaa/domain/candidates/schema';
import type { Output, Request } from '@kafaa/domain/kernel/endpoint';
import { type InfiniteData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, errorMessage } from '@kafaa/web-kit/api';
import { downloadUrl } from '#/lib/download';
import { singleFlight } from '#/lib/single-flight';
import { toast } from '@kafaa/web-kit/toast';

export type CandidateFile = Output<typeof getCandidate>;

export const candidateKey = (id: string) => ['candidate', id] as const;
/** Prefix of every candidate list's query key, whatever the job and the filters. */
export const candidateListsKey = ['candidates'] as const;

export type Patches = ReadonlyMap<string, Partial<Candidate>>;
const COUNTED = { PENDING: 'pending', ACCEPTED: 'accepted', REJECTED: 'rejected' } as const;

function moveCounts(stats: CandidatePage['stats'], moves: readonly [CandidateStatus, CandidateStatus][]) {
  const counts = { ...stats };
  for (const [from, to] of moves) {
    counts[COUNTED[from]] -= 1;
    counts[COUNTED[to]] += 1;
  }
  return counts;
}

function patchPages(
  data: InfiniteData<CandidatePage, unknown>,
  patches: Patches,
): InfiniteData<CandidatePage, unknown> {
  const shown = data.pages.flatMap(({ content }) => content).filter(({ id }) => patches.has(id));
  if (shown.length === 0) return data;
  const moves = shown.flatMap(({ id, status }): [CandidateStatus, CandidateStatus][] => {
    const next = patches.get(id)?.status;
    return next === undefined || next === status ? [] : [[status, next]];
  });
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      stats: moveCounts(page.stats, moves),
      content: page.content.map((one) => ({ ...one, ...patches.get(one.id) })),
    })),
  };
}

/** Updates every cached candidate list (counts included) and candidate file without a request. */
export function patchCandidates(client: QueryClient, patches: Patches): void {
  client.setQueriesData<InfiniteData<CandidatePage, unknown>>(
    { queryKey: candidateListsKey },
    (data) => data && patchPages(data, patches),
  );
  for (const [id, patch] of patches) {
    client.setQueryData<CandidateFile>(candidateKey(id), (file) => file && { ...file, ...patch });
  }
}

/** One candidate with the evaluation; available in every plan. */
export function useCandidate(id: string, options: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: candidateKey(id),
    queryFn: ({ signal }) => call(getCandidate, { params: { id } }, { signal }),
    enabled: options.enabled ?? true,
  });
}

/** Requests the short-lived URL of a CV and opens it. */
export function useOpenCv(candidateId: string) {
  return useMutation({
    mutationFn: () => call(getCandidateCv, { params: { id: candidateId } }),
    onSuccess: ({ url, fileName }) => downloadUrl(url, fileName),
    onError: (error) => toast.error(errorMessage(error, 'Échec de l’ouverture du CV. Veuillez réessayer plus tard.')),
  });
}

const sendCorrection = singleFlight((request: Request<typeof correctCandidateEmail>) =>
  call(correctCandidateEmail, request),
);

/** Replaces an e-mail address that bounced; the bounced mail is sent to the new one. */
export function useCorrectEmail(candidateId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => sendCorrection({ params: { id: candidateId }, body: { email } }),
    // The existing report shows the old address, so it is reset and generated again.
    onSuccess: ({ email }) =>
      patchCandidates(
        client,
        new Map([[candidateId, { email, emailRefusal: null, reportStatus: 'NONE', reportPdfUrl: null }]]),
      ),
  });
}
