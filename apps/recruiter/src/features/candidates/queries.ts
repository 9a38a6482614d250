import {
  correctCandidateEmail,
  getCandidate,
  getCandidateCv,
  listCandidates,
  previewRejection,
} from '@kafaa/domain/candidates/api';
import type { CandidateStatus } from '@kafaa/domain/candidates/options';
import type { Candidate, CandidatePage } from '@kafaa/domain/candidates/schema';
import type { Output } from '@kafaa/domain/kernel/endpoint';
import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@kafaa/web-kit/api';
import { downloadUrl } from '#/lib/download';
import { endpointKey, endpointQuery, setAnswer } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { toast } from '@kafaa/web-kit/toast';

export type CandidateFile = Output<typeof getCandidate>;

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

type CachedList = InfiniteData<CandidatePage, unknown>;

/** Whether the cached data is a list in pages; the dialog that closes an offer caches a single page of the same endpoint. */
const isList = (data: CachedList | CandidatePage | undefined): data is CachedList =>
  data !== undefined && 'pages' in data;

/** Adds a candidate whose stage changes to the cached lists of the new stage, so that the board shows it there before the refetch. */
function enterStages(client: QueryClient, patches: Patches): void {
  const lists = client.getQueriesData<CachedList | CandidatePage>({ queryKey: endpointKey(listCandidates) });
  const pages = lists.flatMap(([, data]) => (isList(data) ? data.pages : []));
  for (const [id, { stage }] of patches) {
    const page = pages.find(({ content }) => content.some((one) => one.id === id));
    const one = page?.content.find((shown) => shown.id === id);
    if (!page || !one || stage === undefined || stage === one.stage) continue;
    client.setQueriesData<InfiniteData<CandidatePage, unknown>>(
      { queryKey: endpointKey(listCandidates, { params: { jobId: one.jobId }, query: { stage } }) },
      (data) => {
        if (data?.pages.some(({ content }) => content.some((shown) => shown.id === id))) return data;
        const [first = { ...page, content: [], last: true, cursor: null }, ...rest] = data?.pages ?? [];
        const pageParams = data?.pageParams ?? [null];
        return { pages: [{ ...first, content: [one, ...first.content] }, ...rest], pageParams };
      },
    );
  }
}

/** Updates every cached candidate list (counts included) and candidate file without a request. */
export function patchCandidates(client: QueryClient, patches: Patches): void {
  enterStages(client, patches);
  client.setQueriesData<CachedList | CandidatePage>({ queryKey: endpointKey(listCandidates) }, (data) =>
    isList(data) ? patchPages(data, patches) : data,
  );
  for (const [id, patch] of patches) {
    setAnswer(client, getCandidate, { params: { id } }, (file) => file && { ...file, ...patch });
  }
}

/** One candidate with the evaluation; available in every plan. */
export function useCandidate(id: string, options: { enabled?: boolean } = {}) {
  return useQuery({
    ...endpointQuery(getCandidate, { params: { id } }),
    enabled: options.enabled ?? true,
  });
}

/** Mail that a rejection would send now; refetched each time, because the time at which it leaves changes. */
export function useRejectionMail(id: string | undefined) {
  return useQuery({
    ...endpointQuery(previewRejection, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: 0,
  });
}

/** Requests the short-lived URL of a CV and opens it. */
export function useOpenCv(candidateId: string) {
  return useCall(getCandidateCv, () => ({ params: { id: candidateId } }), {
    onSuccess: ({ url, fileName }) => downloadUrl(url, fileName),
    onError: (error) => toast.error(errorMessage(error, 'Échec de l’ouverture du CV. Veuillez réessayer plus tard.')),
  });
}

/** Replaces an e-mail address that bounced; the bounced mail is sent to the new one. */
export function useCorrectEmail(candidateId: string) {
  const client = useQueryClient();
  return useCall(correctCandidateEmail, (email: string) => ({ params: { id: candidateId }, body: { email } }), {
    single: true,
    // The existing report shows the old address, so it is reset and generated again.
    onSuccess: ({ email }) =>
      patchCandidates(
        client,
        new Map([[candidateId, { email, emailRefusal: null, reportStatus: 'NONE', reportPdfUrl: null }]]),
      ),
  });
}
