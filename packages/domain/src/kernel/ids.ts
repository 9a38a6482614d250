import * as z from 'zod/mini';

/** The tenant. Only the session gate, a candidate's link or a public locator may mint one (see docs/ARCHITECTURE.md, law 7). */
export type CompanyId = string & { readonly __brand: 'CompanyId' };

/** Ids are UUIDs; anything else is treated as an id that does not exist, so that probing learns nothing. */
export const idSchema = z.string();

/** True when the text has the form of an id; others need no query to be missing. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}
