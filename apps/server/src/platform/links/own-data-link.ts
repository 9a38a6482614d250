import type { Deps } from '#/deps';
import { openLink, signLink } from './signed-link.ts';

/**
 * Creates the link to a candidate's own data, which is in every mail to a candidate. The link contains its date, on which its
 * expiry depends (`isOwnDataLinkEnded`), and it ends when the candidate's address is corrected. The link needs no stored row, so it
 * still works after an erasure and then says that the data was erased.
 */
export function ownDataLink(
  deps: Deps,
  key: { companyId: string; candidateId: string },
  madeAt: Date = deps.clock.now(),
): string {
  return signLink(deps, 'rights', [key.companyId, key.candidateId, String(madeAt.getTime())], null);
}

export function ownDataUrl(deps: Deps, key: { companyId: string; candidateId: string }): string {
  return `${deps.config.publicUrl}/MesDonnees/${ownDataLink(deps, key)}`;
}

/** Returns the candidate whose data the link opens, and the time at which it was made. Null if the signature is invalid. */
export function openOwnDataLink(
  deps: Deps,
  link: string,
): { company: string; candidateId: string; madeAt: string | undefined } | null {
  const [company, candidateId, madeAt] = openLink(deps, 'rights', link) ?? [];
  return company !== undefined && candidateId !== undefined ? { company, candidateId, madeAt } : null;
}

/** Whether a signed link was made before `linksFrom` and so has ended. Links of earlier versions contain no date and count as older. */
export function isReplaced(madeAt: string | undefined, linksFrom: Date | null): boolean {
  return linksFrom !== null && Number(madeAt ?? 0) < linksFrom.getTime();
}
