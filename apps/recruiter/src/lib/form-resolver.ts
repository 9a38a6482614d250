import { toNestErrors } from '@hookform/resolvers';
import { parseFields } from '@kafaa/domain/kernel/first-error';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Validates a form with the server's schema and parse function: same messages, same order. `firstOnly` keeps only the
 * first fault; `prepare` converts the form's values to the schema's input.
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
