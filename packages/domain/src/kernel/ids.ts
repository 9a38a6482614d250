/** The tenant's id. Only the session gate, a candidate's link or an unscoped look-up may create one (see docs/ARCHITECTURE.md, law 7). */
export type CompanyId = string & { readonly __brand: 'CompanyId' };

/** Whether the text has the form of an id (a lower-case UUID); no other text can be an existing id, so it needs no query. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);
}
