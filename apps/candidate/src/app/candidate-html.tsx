import type { Interview } from '@kafaa/domain/interviews/schema';
import type { PublicJob } from '@kafaa/domain/jobs/schema';
import { renderToString } from 'react-dom/server';
import { ApplyPage } from '#/features/candidates/pages/apply-page.tsx';
import { InterviewPage } from '#/features/interviews/pages/interview-page.tsx';
import type { Brand } from '@kafaa/web-kit/brand';
import { CandidateRoot } from './candidate-root.tsx';

/** The initial HTML of /Apply/{jobId}: the candidate can read the offer while a slow network still loads the form's script. */
export function renderApply(job: PublicJob, brand: Brand): string {
  return renderToString(
    <CandidateRoot brand={brand.name}>
      <ApplyPage id={job.id} given={{ job, brand }} />
    </CandidateRoot>,
  );
}

/**
 * The initial HTML of /Interview/{token}: the candidate can read the notices to accept while the chat's script loads.
 */
export function renderInterview(token: string, interview: Interview, brand: Brand): string {
  return renderToString(
    <CandidateRoot brand={brand.name}>
      <InterviewPage id={token} given={{ interview, brand }} />
    </CandidateRoot>,
  );
}
