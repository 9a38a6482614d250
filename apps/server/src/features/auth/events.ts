import type { AuditAction } from '@kafaa/domain/audit/options';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Role } from '@kafaa/domain/kernel/roles';
import * as z from 'zod/mini';
import type { Db, Deps } from '#/deps';
import { defineTask } from '#/platform/tasks/task';

const address = z.object({ email: z.string() });

/**
 * Task: somebody requested a mail to an address. It is queued whether or not an account has the address, because the duration of a lookup
 * in the request would reveal that.
 */
export const resetRequested = defineTask({ name: 'auth.resetRequested', payload: address });
export const confirmationRequested = defineTask({
  name: 'auth.confirmationRequested',
  payload: z.object({ email: z.string(), keepsOlder: z.optional(z.boolean()) }),
});

/** Records the person's action in the audit trail of the session's company. The routes pass it in, because the audit feature imports this one. */
export type Trail = (tx: Db, action: AuditAction) => Promise<void>;

/** Records a person's log-in action in the audit trail, like `Trail`; the company is found in the transaction. */
export type PersonTrail = (
  tx: Db,
  person: { readonly companyId: CompanyId; readonly userId: string },
  action: AuditAction,
) => Promise<void>;

/**
 * Gives the person with this log-in address, in all their companies, the role of their groups at the identity provider. The routes pass it in,
 * because the team feature imports this one.
 */
export type FollowGroups = (deps: Deps, person: { readonly email: string; readonly role: Role }) => Promise<void>;
