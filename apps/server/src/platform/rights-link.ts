import type { Deps } from '#/deps';
import { openLink, signLink } from './signed-link.ts';

/**
 * Where a candidate finds the own data: in every mail to a candidate. It says when it was made, and ends by that
 * (`isRightsLinkEnded`), or when the address it was sent to is corrected. Nothing is stored for it, so it also tells a person whose
 * data were erased that they were.
 */
export function rightsLink(deps: Deps, key: { companyId: string; candidateId: string }): string {
  return signLink(deps, 'rights', [key.companyId, key.candidateId, String(deps.clock.now().getTime())], null);
}

export function rightsUrl(deps: Deps, key: { companyId: string; candidateId: string }): string {
  return `${deps.config.publicUrl}/MesDonnees/${rightsLink(deps, key)}`;
}

/** Whose data a link opens, and when it was made; null when it is not ours. */
export function openRightsLink(
  deps: Deps,
  link: string,
): { company: string; candidateId: string; madeAt: string | undefined } | null {
  const [company, candidateId, madeAt] = openLink(deps, 'rights', link) ?? [];
  return company !== undefined && candidateId !== undefined ? { company, candidateId, madeAt } : null;
}

/** Whether a candidate's signed link went to an address that was corrected since. Links of earlier versions do not say when they were made. */
export function isReplaced(madeAt: string | undefined, linksFrom: Date | null): boolean {
  return linksFrom !== null && Number(madeAt ?? 0) < linksFrom.getTime();
}
