import { authErrors } from '@kafaa/domain/auth/errors';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { Role } from '@kafaa/domain/kernel/roles';
import type { Deps } from '#/deps';
import { runWithoutTenantScope } from '#/platform/data/tenant';
import { recordAuditEvent } from '../audit/service.ts';
import { membershipsOf } from '../auth/service.ts';
import { lockCompany } from '../companies/service.ts';
import * as store from './store.ts';

/**
 * Returns the role given by groups, with its access to offers: all offers for an administrator, only given offers for a reviewer. A
 * recruiter keeps the access that the company chose.
 */
export const accessByGroup = (role: Role) => ({
  role,
  ...(role === 'ADMINISTRATOR' && { allOffers: true }),
  ...(role === 'REVIEWER' && { allOffers: false }),
});

/**
 * Gives a person, in all their companies, the role that their groups at the identity provider give. Runs before a session opens; throws if a
 * company would lose its last administrator.
 */
export async function followGroups(deps: Deps, { email, role }: { email: string; role: Role }): Promise<void> {
  const memberships = await membershipsOf(deps.db, email);
  for (const { companyId, userId, role: before } of memberships) {
    if (before === role) continue;
    const key = { companyId, userId };
    await runWithoutTenantScope(() =>
      deps.db.transaction(async (tx) => {
        await lockCompany(tx, companyId);
        const member = await store.findMember(tx, key);
        if (member?.state !== 'ACTIVE') return;
        if (member.role === 'ADMINISTRATOR' && (await store.countOtherAdministrators(tx, key)) === 0)
          throw new AppError(authErrors.PROVIDER_LAST_ADMINISTRATOR);
        await store.updateMember(tx, { ...key, set: accessByGroup(role) });
        const jobIds = await store.listGivenOffers(tx, key);
        const seesAll = role === 'ADMINISTRATOR' || (role === 'RECRUITER' && member.allOffers);
        if (!seesAll) await store.leaveMeetings(tx, { ...key, now: deps.clock.now(), jobIds });
        await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'ROLE_BY_GROUP', of: userId });
      }),
    );
  }
}
