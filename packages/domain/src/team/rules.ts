import type { Role } from '#/kernel/roles';

/** The offers that a person sees. */
export interface OfferAccess {
  readonly allOffers: boolean;
  /** The given offers; empty if the person sees all. */
  readonly jobIds: readonly string[];
}

/** An administrator sees every offer, a reviewer the given ones. For a recruiter the company decides. */
export function accessOf(role: Role, { allOffers, jobIds }: OfferAccess): OfferAccess {
  const all = role === 'ADMINISTRATOR' || (role === 'RECRUITER' && allOffers);
  return { allOffers: all, jobIds: all ? [] : [...new Set(jobIds)] };
}
