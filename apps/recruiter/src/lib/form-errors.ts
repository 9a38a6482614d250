import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@kafaa/web-kit/api';

/** Shows the server's faults at their fields; false if none of them belongs to this form. */
export function showServerErrors<V extends FieldValues, C, O>(form: UseFormReturn<V, C, O>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = Object.keys(form.getValues());
  const faults = error.fields.filter(({ path }) => known.includes(path.split('.')[0] ?? ''));
  for (const { path, message } of faults) form.setError(path as FieldPath<V>, { type: 'server', message });
  return faults.length > 0;
}

/** Focuses the first invalid field, after the error marks have been rendered. */
export function focusFirstInvalid(container: HTMLElement | null): void {
  setTimeout(() => {
    const wrong = container?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    const control = wrong?.matches('fieldset')
      ? wrong.querySelector<HTMLElement>('input:checked, input:not(:disabled)')
      : wrong;
    control?.focus();
    control?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
  });
}
