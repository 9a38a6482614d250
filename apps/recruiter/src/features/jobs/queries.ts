import {
  canPost,
  closeJob,
  createJob,
  draftQuestionKey,
  getJobQuestions,
  listCompanyJobs,
  removeQuestionKey,
  reopenJob,
  saveJobQuestions,
  saveQuestionKey,
  tryQuestionKey,
  updateJob,
} from '@kafaa/domain/jobs/api';
import type {
  CompanyJobs,
  CreateJobPayload,
  Job,
  KeyDraft,
  SaveKeyPayload,
  SaveQuestionsPayload,
  UpdateJobPayload,
} from '@kafaa/domain/jobs/schema';
import { previewWeights } from '@kafaa/domain/evaluations/api';
import type { WeightsPreviewBody } from '@kafaa/domain/evaluations/schema';
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '@kafaa/web-kit/api';
import { singleFlight } from '#/lib/single-flight';

const companyJobsKey = ['jobs', 'company'] as const;
const questionsKey = (jobId: string) => ['jobs', 'questions', jobId] as const;

/** The company's offers with their candidate counts. */
export function useCompanyJobs() {
  return useQuery({ queryKey: companyJobsKey, queryFn: ({ signal }) => call(listCompanyJobs, {}, { signal }) });
}

/** Whether the company may publish an offer; a refusal is an `ApiError`. Never cached, because plans change. */
export function useCanPost() {
  return useQuery({
    queryKey: ['jobs', 'can-post'],
    queryFn: ({ signal }) => call(canPost, {}, { signal }),
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
    onSuccess: () => client.invalidateQueries({ queryKey: companyJobsKey }),
  });
}

/** Updates the cached list with an offer that the server has just returned. */
function keepJob(client: QueryClient, job: Job): void {
  client.setQueryData(
    companyJobsKey,
    (known: CompanyJobs | undefined) =>
      known && { ...known, jobs: known.jobs.map((entry) => (entry.job.id === job.id ? { ...entry, job } : entry)) },
  );
  void client.invalidateQueries({ queryKey: companyJobsKey });
}

export function useUpdateJob(jobId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateJobPayload) => call(updateJob, { params: { id: jobId }, body }),
    onSuccess: ({ rewritable: _, ...job }) => {
      keepJob(client, job);
      void client.invalidateQueries({ queryKey: questionsKey(jobId) });
    },
    // A candidate may have begun an interview meanwhile: the reload shows the form as locked.
    onError: () => client.invalidateQueries({ queryKey: companyJobsKey }),
  });
}

/** Closes or reopens an offer. */
export function useSetJobOpen(jobId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (open: boolean) => call(open ? reopenJob : closeJob, { params: { id: jobId } }),
    onSuccess: (job) => keepJob(client, job),
  });
}

export function useJobQuestions(jobId: string) {
  return useQuery({
    queryKey: questionsKey(jobId),
    queryFn: ({ signal }) => call(getJobQuestions, { params: { id: jobId } }, { signal }),
  });
}

export function useSaveJobQuestions(jobId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SaveQuestionsPayload) => call(saveJobQuestions, { params: { id: jobId }, body }),
    onSuccess: (saved) => client.setQueryData(questionsKey(jobId), saved),
  });
}

/** Previews the effect of each choice of weights; keeps the previous preview until the next response arrives. */
export function useWeightsPreview(draft: WeightsPreviewBody) {
  return useQuery({
    queryKey: ['weights', draft],
    queryFn: ({ signal }) => call(previewWeights, { body: draft }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the answer key of a question, signed or as a draft. */
export function useSaveKey(jobId: string, questionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SaveKeyPayload) => call(saveQuestionKey, { params: { id: jobId, questionId }, body }),
    onSuccess: (saved) => client.setQueryData(questionsKey(jobId), saved),
    onError: (error) => refreshLocked(client, jobId, error),
  });
}

export function useRemoveKey(jobId: string, questionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeQuestionKey, { params: { id: jobId, questionId } }),
    onSuccess: (saved) => client.setQueryData(questionsKey(jobId), saved),
    onError: (error) => refreshLocked(client, jobId, error),
  });
}

/** Refetches after a refusal other than a 400: an interview has begun, or the question was removed. */
function refreshLocked(client: QueryClient, jobId: string, error: Error): void {
  if (error instanceof ApiError && error.status !== 400)
    void client.invalidateQueries({ queryKey: questionsKey(jobId) });
}

export function useTryKey(jobId: string, questionId: string) {
  return useMutation({
    mutationFn: (body: KeyDraft & { answer: string }) =>
      call(tryQuestionKey, { params: { id: jobId, questionId }, body }),
  });
}

/** A language model is slow. */
const DRAFT_TIMEOUT_MS = 120_000;

export function useDraftKey(jobId: string, questionId: string) {
  return useMutation({
    mutationFn: () => call(draftQuestionKey, { params: { id: jobId, questionId } }, { timeoutMs: DRAFT_TIMEOUT_MS }),
  });
}
