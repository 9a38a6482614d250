import { AppError } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Deps } from '#/deps';
import { recordAuditEvent } from '../audit/service.ts';
import { companyEmails } from '../auth/service.ts';
import { getCompany, lockCompany } from '../companies/service.ts';
import { queueMail } from '../mails/service.ts';
import { mailsReleased } from './events.ts';
import { companyResumedMail } from './mails/company-resumed.tsx';
import { companySuspendedMail } from './mails/company-suspended.tsx';
import * as store from './store.ts';

const refusal = (message: string) => new AppError({ code: 'NOTHING_TO_DO', status: 409, message });

/**
 * Suspends a company: log-ins are refused, offers take no candidates, mails to candidates are held. Started interviews, own-data links and
 * subscriptions continue, so that a mistaken suspension costs no candidate their work.
 */
export async function suspendCompany(
  deps: Deps,
  { companyId, reason }: { companyId: CompanyId; reason: string | null },
): Promise<void> {
  const content = await companySuspendedMail(deps.config, { reason });
  await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const { suspendedAt } = await getCompany(tx, companyId);
    if (suspendedAt) throw refusal('Cette entreprise est déjà suspendue.');
    await store.saveSuspension(tx, { companyId, suspendedAt: deps.clock.now(), suspendedReason: reason });
    await recordAuditEvent(deps, tx, { companyId, by: 'OPERATOR', action: 'COMPANY_SUSPENDED', of: null });
    for (const to of await companyEmails(tx, companyId)) await queueMail(deps, tx, { companyId, to, content });
  });
}

/** Ends the suspension and extends interview links by its duration. */
export async function resumeCompany(deps: Deps, { companyId }: { companyId: CompanyId }): Promise<void> {
  const content = await companyResumedMail(deps.config);
  await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const { suspendedAt } = await getCompany(tx, companyId);
    if (!suspendedAt) throw refusal('Cette entreprise n’est pas suspendue.');
    await store.saveSuspension(tx, { companyId, suspendedAt: null, suspendedReason: null });
    await store.prolongLinks(tx, { companyId, from: suspendedAt, to: deps.clock.now() });
    await recordAuditEvent(deps, tx, { companyId, by: 'OPERATOR', action: 'COMPANY_RESUMED', of: null });
    await deps.queue.send(tx, mailsReleased, { companyId });
    for (const to of await companyEmails(tx, companyId)) await queueMail(deps, tx, { companyId, to, content });
  });
}
