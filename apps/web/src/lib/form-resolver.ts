import { toNestErrors } from '@hookform/resolvers';
import { parseFields } from '@kafaa/domain/kernel/first-error';
import type { FieldError, FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from './api.ts';

/**
 * Checks a form with the schema that the server uses, by the same function: same messages, same order.
 * `firstOnly` stops at the first failure; `prepare` turns what the form holds into what the schema reads.
 */
export function domainResolver<V extends FieldValues, S extends z.ZodMiniType>(
  schema: S,
  { firstOnly = false, prepare = (values: V): unknown => values } = {},
): Resolver<V, unknown, z.output<S>> {
  return (values, _context, options) => {
    const result = parseFields(schema, prepare(values));
    if (result.ok) return { values: result.value as z.output<S> & FieldValues, errors: {} };
    const faults = firstOnly ? result.faults.slice(0, 1) : result.faults;
    const errors: Record<string, FieldError> = {};
    for (const { path, message } of faults) errors[path] ??= { type: 'domain', message };
    return { values: {}, errors: toNestErrors<V>(errors, options) };
  };
}

/** Shows at their fields the faults that the server found; false when it named none that this form has. */
export function showServerFaults<V extends FieldValues, C, O>(form: UseFormReturn<V, C, O>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = Object.keys(form.getValues());
  const faults = error.fields.filter(({ path }) => known.includes(path.split('.')[0] ?? ''));
  for (const { path, message } of faults) form.setError(path as FieldPath<V>, { type: 'server', message });
  return faults.length > 0;
}

/** Puts the focus on the first field that is marked wrong, once the marks have been drawn. */
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
