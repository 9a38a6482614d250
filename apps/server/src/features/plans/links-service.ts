import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Deps } from '#/deps';
import { openLink, signLink } from '#/platform/links/signed-link';

const LINK_DAYS = 30;

/** Returns the operator's link to one request. It works once, because only a pending subscription can be activated. */
export function activationLink(deps: Deps, companyId: CompanyId, subscriptionId: string): string {
  const endsAt = new Date(deps.clock.now().getTime() + LINK_DAYS * 24 * 60 * 60 * 1000);
  return signLink(deps, 'activation', [companyId, subscriptionId], endsAt);
}

/** Returns the subscription that a link activates; null if the signature is invalid or the link has expired. */
export function readActivationLink(deps: Deps, link: string): { company: string; subscriptionId: string } | null {
  const [company, subscriptionId] = openLink(deps, 'activation', link) ?? [];
  return company !== undefined && subscriptionId !== undefined ? { company, subscriptionId } : null;
}
