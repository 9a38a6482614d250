import type { CreateJobPayload } from '@kafaa/domain/jobs/schema';
import type { UseFormReturn } from 'react-hook-form';
import type { JobValues } from './job-form.ts';

export type JobForm = UseFormReturn<JobValues, unknown, CreateJobPayload>;
