import { AppError } from '@kafaa/domain/kernel/app-error';
import { ownDataErrors } from '@kafaa/domain/own-data/errors';
import { poolEnd } from '@kafaa/domain/pool/rules';
import type { PoolChoice, PoolConsent } from '@kafaa/domain/pool/schema';
import type { Deps } from '#/deps';
import { recordAuditEvent } from '../audit/service.ts';
import { lockPerson } from '../candidates/service.ts';
import { open } from '../own-data/links-service.ts';
import * as store from './store.ts';

/**
 * Records whether the person agrees to be contacted for other offers of the company; the choice is valid for all their applications there.
 * A repeated yes keeps the end of the first consent. The locks make the change happen entirely before or after the sending of a proposal.
 */
export async function choosePool(deps: Deps, link: string, choice: PoolChoice): Promise<{ pool: PoolConsent | null }> {
  const key = await open(deps, link);
  const { companyId, candidateId } = key;
  return deps.db.transaction(async (tx) => {
    const me = (await lockPerson(tx, key)).find(({ id }) => id === candidateId);
    if (!me) throw new AppError(ownDataErrors.DATA_ERASED);
    const now = deps.clock.now();
    const person = { companyId, mailbox: me.mailbox ?? me.email };
    const event = { companyId, by: 'CANDIDATE', of: candidateId } as const;
    if (!choice.agreed) {
      if (await store.deleteConsents(tx, person)) await recordAuditEvent(deps, tx, { ...event, action: 'POOL_LEFT' });
      return { pool: null };
    }
    const standing = await store.findConsent(tx, { ...person, now });
    if (standing) return { pool: present(standing) };
    const endsAt = poolEnd(now, { appliedAt: me.appliedAt, retentionMonths: deps.config.retentionMonths });
    const consent = { ...person, candidateId, version: choice.version, givenAt: now, endsAt };
    await store.insertConsent(tx, consent);
    await recordAuditEvent(deps, tx, { ...event, action: 'POOL_JOINED' });
    return { pool: present(consent) };
  });
}

const present = ({ version, givenAt, endsAt }: Pick<store.ConsentRow, 'version' | 'givenAt' | 'endsAt'>) => ({
  version,
  givenAt: givenAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
