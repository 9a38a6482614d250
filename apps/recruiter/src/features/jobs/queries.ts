import {
  canPost,
  closeJob,
  createJob,
  draftQuestionKey,
  getJobQuestions,
  listCompanyJobs,
  readQuestions,
  removeQuestionKey,
  reopenJob,
  saveJobQuestions,
  saveQuestionKey,
  tryAnswer,
  tryQuestionKey,
  updateJob,
} from '@kafaa/domain/jobs/api';
import type {
  CreateJobPayload,
  Job,
  KeyDraft,
  SaveKeyPayload,
  SaveQuestionsPayload,
  UpdateJobPayload,
} from '@kafaa/domain/jobs/schema';
import { countStages, fillJob, listCandidates } from '@kafaa/domain/candidates/api';
import { previewWeights } from '@kafaa/domain/evaluations/api';
import type { WeightsPreviewBody } from '@kafaa/domain/evaluations/schema';
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '@kafaa/web-kit/api';
import { endpointQuery, invalidate, setAnswer } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { singleFlight } from '#/lib/single-flight';

const of = (id: string) => ({ params: { id } });

/** The company's offers with their candidate counts. */
export function useCompanyJobs({ enabled = true } = {}) {
  return useQuery({ ...endpointQuery(listCompanyJobs, {}), enabled });
}

/** Whether the company may publish an offer; a refusal is an `ApiError`. Never cached, because plans change. */
export function useCanPost() {
  return useQuery({
    ...endpointQuery(canPost, {}),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Publishes an offer. If the response is lost, retries once with the same `requestId`; the server dedupes by it. */
const publish = singleFlight(async (body: CreateJobPayload & { requestId: string }): Promise<Job> => {
  try {
    return await call(createJob, { body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    return call(createJob, { body });
  }
});

export function useCreateJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: publish,
    onSuccess: () => invalidate(client, listCompanyJobs),
  });
}

/** Updates the cached list with an offer that the server has just returned. */
function keepJob(client: QueryClient, job: Job): void {
  setAnswer(
    client,
    listCompanyJobs,
    {},
    (known) =>
      known && { ...known, jobs: known.jobs.map((entry) => (entry.job.id === job.id ? { ...entry, job } : entry)) },
  );
  void invalidate(client, listCompanyJobs);
}

export function useUpdateJob(jobId: string) {
  const client = useQueryClient();
  return useCall(updateJob, (body: UpdateJobPayload) => ({ ...of(jobId), body }), {
    onSuccess: ({ rewritable: _, ...job }) => {
      keepJob(client, job);
      void invalidate(client, getJobQuestions, of(jobId));
    },
    // A candidate may have begun an interview meanwhile: the reload shows the form as locked.
    onError: () => invalidate(client, listCompanyJobs),
  });
}

/** Closes or reopens an offer. */
export function useSetJobOpen(jobId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (open: boolean) => call(open ? reopenJob : closeJob, of(jobId)),
    onSuccess: (job) => keepJob(client, job),
  });
}

/** Closes a candidate's offer and marks the candidate as hired. */
export function useFillJob() {
  const client = useQueryClient();
  return useCall(fillJob, (candidateId: string) => ({ params: { id: candidateId } }), {
    onSuccess: (job) => {
      keepJob(client, job);
      void invalidate(client, listCandidates);
      void invalidate(client, countStages);
    },
  });
}

export function useJobQuestions(jobId: string) {
  return useQuery(endpointQuery(getJobQuestions, of(jobId)));
}

/** Notes that the company has read the questions of an offer. */
export function useReadQuestions(jobId: string) {
  const client = useQueryClient();
  return useCall(readQuestions, () => of(jobId), { single: true, onSuccess: (job) => keepJob(client, job) });
}

/** Judges an answer of the company's own trial; nothing is stored. */
export function useTryAnswer(jobId: string) {
  return useCall(tryAnswer, ({ questionId, answer }: { questionId: string; answer: string }) => ({
    params: { id: jobId, questionId },
    body: { answer },
  }));
}

export function useSaveJobQuestions(jobId: string) {
  const client = useQueryClient();
  return useCall(saveJobQuestions, (body: SaveQuestionsPayload) => ({ ...of(jobId), body }), {
    onSuccess: (saved) => setAnswer(client, getJobQuestions, of(jobId), saved),
  });
}

/** Previews the effect of each choice of weights; keeps the previous preview until the next response arrives. */
export function useWeightsPreview(draft: WeightsPreviewBody) {
  return useQuery({
    ...endpointQuery(previewWeights, { body: draft }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the answer key of a question, signed or as a draft. */
export function useSaveKey(jobId: string, questionId: string) {
  const client = useQueryClient();
  return useCall(saveQuestionKey, (body: SaveKeyPayload) => ({ params: { id: jobId, questionId }, body }), {
    onSuccess: (saved) => setAnswer(client, getJobQuestions, of(jobId), saved),
    onError: (error) => refreshLocked(client, jobId, error),
  });
}

export function useRemoveKey(jobId: string, questionId: string) {
  const client = useQueryClient();
  return useCall(removeQuestionKey, () => ({ params: { id: jobId, questionId } }), {
    onSuccess: (saved) => setAnswer(client, getJobQuestions, of(jobId), saved),
    onError: (error) => refreshLocked(client, jobId, error),
  });
}

/** Refetches after a refusal other than a 400: an interview has begun, or the question was removed. */
function refreshLocked(client: QueryClient, jobId: string, { status }: { status: number }): void {
  if (status !== 400) void invalidate(client, getJobQuestions, of(jobId));
}

export function useTryKey(jobId: string, questionId: string) {
  return useCall(tryQuestionKey, (body: KeyDraft & { answer: string }) => ({
    params: { id: jobId, questionId },
    body,
  }));
}

/** The timeout is long because a language model drafts the key. */
const DRAFT_TIMEOUT_MS = 120_000;

export function useDraftKey(jobId: string, questionId: string) {
  return useMutation({
    mutationFn: () => call(draftQuestionKey, { params: { id: jobId, questionId } }, { timeoutMs: DRAFT_TIMEOUT_MS }),
  });
}
