import type { Deps } from '#/deps';
import { openLink, signLink } from './signed-link.ts';

/**
 * Where a candidate finds the own data: in every mail to a candidate, and good for as long as anything is kept. Nothing
 * is stored for it, so it also tells a person whose data were erased that they were.
 */
export function rightsUrl(deps: Deps, key: { companyId: string; candidateId: string }): string {
  return `${deps.config.publicUrl}/MesDonnees/${signLink(deps, 'rights', [key.companyId, key.candidateId], null)}`;
}

/** Whose data a link opens; null when it is not ours. */
export function openRightsLink(deps: Deps, link: string): { company: string; candidateId: string } | null {
  const [company, candidateId] = openLink(deps, 'rights', link) ?? [];
  return company !== undefined && candidateId !== undefined ? { company, candidateId } : null;
}
