import type { Role } from '#/kernel/roles';

/** The offers that a person sees. */
export interface OfferAccess {
  readonly allOffers: boolean;
  /** Ids of the offers that the person may see; empty if the person sees all. */
  readonly jobIds: readonly string[];
}

/**
 * The offers that a person sees: an administrator sees all, a reviewer those assigned to them. For a recruiter the company decides; all
 * offers only if it says so.
 */
export function accessOf(
  role: Role,
  { allOffers = false, jobIds = [] }: { readonly [field in keyof OfferAccess]?: OfferAccess[field] | undefined },
): OfferAccess {
  const all = role === 'ADMINISTRATOR' || (role === 'RECRUITER' && allOffers);
  return { allOffers: all, jobIds: all ? [] : [...new Set(jobIds)] };
}
