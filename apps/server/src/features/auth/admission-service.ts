import { authErrors } from '@kafaa/domain/auth/errors';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { type Role, ROLES } from '@kafaa/domain/kernel/roles';
import type { OpenIdIdentity } from '#/adapters/tokens/openid-port';
import type { OidcConfig } from '#/config';

type Rules = Pick<OidcConfig, 'domains' | 'groupRoles'>;

/** Whether the address is of one of the domains and verified; an unverified address may be somebody else's. */
function isOfDomains({ email, emailVerified }: OpenIdIdentity, domains: readonly string[]): boolean {
  return email !== null && emailVerified && domains.includes(email.slice(email.lastIndexOf('@') + 1));
}

/**
 * Returns the role that the person's groups at the provider give; null if the installation maps no groups. Throws if domain or groups do not
 * admit the person: an identity without a mapped group gets no role, and so no session.
 */
export function admit(identity: OpenIdIdentity, { domains, groupRoles }: Rules): Role | null {
  if (domains.length > 0 && !isOfDomains(identity, domains)) throw new AppError(authErrors.PROVIDER_DOMAIN);
  if (groupRoles.length === 0) return null;
  const given = groupRoles.flatMap(({ group, role }) => (identity.groups.includes(group) ? [role] : []));
  // ROLES begins with the role that may do most.
  const role = ROLES.find((one) => given.includes(one));
  if (role === undefined) throw new AppError(authErrors.PROVIDER_GROUP);
  return role;
}
