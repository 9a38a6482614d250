import { canPost, createJob, getJobQuestions, listCompanyJobs, saveJobQuestions } from '@kafaa/domain/jobs/api';
import type { CreateJobPayload, Job, SaveQuestionsPayload } from '@kafaa/domain/jobs/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '#/lib/api';
import { singleFlight } from '#/lib/single-flight';

const companyJobsKey = ['jobs', 'company'] as const;
const questionsKey = (jobId: string) => ['jobs', 'questions', jobId] as const;

/** The company's offers with their numbers of candidates. */
export function useCompanyJobs() {
  return useQuery({ queryKey: companyJobsKey, queryFn: ({ signal }) => call(listCompanyJobs, {}, { signal }) });
}

/** Whether the company may publish an offer; a refusal is an `ApiError`. Asked anew each time, as plans change. */
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

/** Publishes; when the answer was lost on the way, looks whether the offer is there before calling it a failure. */
const publish = singleFlight(async (body: CreateJobPayload): Promise<Job> => {
  const before = await call(listCompanyJobs, {}).catch(() => undefined);
  try {
    return await call(createJob, { body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0 || !before) throw error;
    const known = new Set(before.jobs.map(({ job }) => job.id));
    const after = await call(listCompanyJobs, {}).catch(() => undefined);
    const arrived = after?.jobs.find(
      ({ job }) => !known.has(job.id) && job.title === body.title && job.description === body.description,
    );
    if (!arrived) throw error;
    return arrived.job;
  }
});

export function useCreateJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: publish,
    onSuccess: () => client.invalidateQueries({ queryKey: companyJobsKey }),
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
