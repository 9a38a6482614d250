import * as z from 'zod/mini';
import type { FieldError } from './app-error.ts';

/** All errors of a failed parse, in the order of the schema's fields, so that the first is the one to show first. */
function fieldErrors(schema: z.ZodMiniType, error: z.core.$ZodError): FieldError[] {
  const order = fieldOrder(schema);
  return error.issues
    .map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
    .map((fault, index) => ({ fault, index, rank: rankOf(order, fault.path) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ fault }) => fault);
}

/** Parses a value. Returns the parsed value, or the errors: one per field, in field order. */
export function parseFields<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
): { ok: true; value: z.output<S> } | { ok: false; faults: FieldError[] } {
  const result = z.safeParse(schema, value, { error: () => 'Cette information est incorrecte.' });
  if (result.success) return { ok: true, value: result.data };
  const seen = new Set<string>();
  const faults = fieldErrors(schema, result.error).filter(({ path }) => !seen.has(path) && seen.add(path));
  return { ok: false, faults };
}

function fieldOrder(schema: z.ZodMiniType): string[] {
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
}

function rankOf(order: readonly string[], path: string): number {
  const rank = order.indexOf(path.split('.')[0] ?? '');
  return rank < 0 ? order.length : rank;
}
