/** The tenant. Only the session gate, a candidate's link or a public locator may mint one (see docs/ARCHITECTURE.md, law 7). */
export type CompanyId = string & { readonly __brand: 'CompanyId' };

/** True when the text has the form of an id (a UUID, in small letters); anything else is an id that does not exist, and needs no query. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);
}
