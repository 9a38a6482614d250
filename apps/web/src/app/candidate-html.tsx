import type { Interview } from '@kafaa/domain/interviews/schema';
import type { PublicJob } from '@kafaa/domain/jobs/schema';
import { renderToString } from 'react-dom/server';
import { ApplyPage } from '#/features/candidates/pages/apply-page.tsx';
import { InterviewPage } from '#/features/interviews/pages/interview-page.tsx';
import type { Brand } from '#/lib/brand';
import { CandidateRoot } from './candidate-root.tsx';

/** /Apply/{jobId} as it is before its script runs: the offer is read while a slow network still brings the form. */
export function renderApply(job: PublicJob, brand: Brand): string {
  return renderToString(
    <CandidateRoot brand={brand.name}>
      <ApplyPage id={job.id} given={{ job, brand }} />
    </CandidateRoot>,
  );
}

/** /Interview/{token} before it begins: what is to be known and accepted is read while the chat is still on its way. */
export function renderInterview(token: string, interview: Interview, brand: Brand): string {
  return renderToString(
    <CandidateRoot brand={brand.name}>
      <InterviewPage id={token} given={{ interview, brand }} />
    </CandidateRoot>,
  );
}
