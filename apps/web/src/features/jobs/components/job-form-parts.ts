import type { CreateJobPayload } from '@kafaa/domain/jobs/schema';
import type { UseFormReturn } from 'react-hook-form';
import type { JobValues } from './job-form.ts';

export type JobForm = UseFormReturn<JobValues, unknown, CreateJobPayload>;

/** Options whose value is what is shown. */
export function tiles(values: readonly string[]) {
  return values.map((value) => ({ value, label: value }));
}

interface ListFault {
  readonly message?: string;
}

/** The message of a list: its own, else the one of its first wrong item. */
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
