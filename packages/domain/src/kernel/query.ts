import * as z from 'zod/mini';
import { oneOf } from './fields.ts';

/** Parameters of a query arrive as texts: these schemas turn them into values, with a French message for a bad one. */

/** A whole number from `min` to `max`; `wrong` replaces the three messages. */
export function wholeNumber({ min = 0, max, wrong }: { min?: number; max: number; wrong?: string }) {
  return z.pipe(
    z.string({ error: wrong ?? 'Nombre attendu.' }).check(z.regex(/^\d{1,10}$/, wrong ?? 'Nombre attendu.')),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(min, wrong ?? 'Nombre trop petit.'), z.maximum(max, wrong ?? 'Nombre trop grand.')),
    ),
  );
}

/** The position of a question, in a path. A text that is no number becomes null, because it identifies no question. */
export const position = z.pipe(
  z.string(),
  z.transform((text: string) => (/^(?:0|[1-9]\d{0,2})$/.test(text) ? Number(text) : null)),
);

/** The number of a page, from 0, and the number of its entries. */
export function pages({ size, max }: { size: number; max: number }) {
  return { page: z._default(wholeNumber({ max: 100_000 }), 0), size: z._default(wholeNumber({ min: 1, max }), size) };
}

/** The name of a sort and its direction, descending by default. */
export function sorting<const T extends readonly [string, ...string[]]>(sorts: T, fallback: NoInfer<T[number]>) {
  return {
    sortBy: z._default(oneOf(sorts, 'Ce tri n’existe pas.'), fallback),
    sortDir: z._default(oneOf(['asc', 'desc'], 'Ce sens de tri n’existe pas.'), 'desc'),
  };
}

/** A trimmed text to search for. */
export const search = z.optional(z.string().check(z.trim(), z.maxLength(100, 'Recherche trop longue.')));

/** Position in a list at which a page ended, as the last response returned it. */
export const cursor = z.optional(z.string().check(z.maxLength(400, 'Page inconnue.')));

/** An id or an address that filters a list; without it the list is complete. */
export const only = z.optional(z.string());
