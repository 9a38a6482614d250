import type { CreateJobPayload } from '@kafaa/domain/jobs/schema';
import type { UseFormReturn } from 'react-hook-form';
import type { JobValues } from './job-form.ts';

export type JobForm = UseFormReturn<JobValues, unknown, CreateJobPayload>;

/** Options whose label is their value. */
export function tiles(values: readonly string[]) {
  return values.map((value) => ({ value, label: value }));
}

interface ListFault {
  readonly message?: string;
}

/** The error of a list: its own, or else that of its first invalid item. */
export function listError(
  error: (ListFault & { readonly [index: number]: ListFault | undefined }) | undefined,
): string | undefined {
  if (!error) return undefined;
  return (
    error.message ??
    Object.values(error).find((item): item is { message: string } => typeof (item as ListFault)?.message === 'string')
      ?.message
  );
}
