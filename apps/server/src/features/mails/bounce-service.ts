import type { DeliveryReport, Deps } from '#/deps';
import { bornAt } from '#/platform/data/ids';
import { findWrittenUnscoped, markBounced } from './store.ts';

export interface Bounce {
  /** Id of our mail, from the signed return path. */
  readonly mailId: string;
  readonly report: DeliveryReport;
}

export type BounceOutcome = 'rejected' | 'repeated' | 'erased' | 'delayed' | 'ignored';

/** Handles a mail to a return path. A permanent failure marks our mail as rejected and its address as refusing mail. */
export async function takeBounce(deps: Deps, { mailId, report }: Bounce): Promise<BounceOutcome> {
  if (report.outcome !== 'rejected') {
    const why = report.outcome === 'ignored' ? report.why : undefined;
    deps.log.info({ mail: mailId, outcome: report.outcome, why }, 'a mail to a return path changes nothing');
    return report.outcome;
  }
  const { code, reason } = report;
  const writtenAt = bornAt(mailId);
  const mail = writtenAt && (await findWrittenUnscoped(deps.db, { id: mailId, writtenAt }));
  if (!mail) {
    deps.log.info({ mail: mailId, code }, 'the bounce of an erased mail is dropped');
    return 'erased';
  }
  const [local = ''] = mail.recipient.split('@');
  const marked = await markBounced(deps.db, {
    companyId: mail.companyId,
    id: mailId,
    refusal: code,
    refusedAt: deps.clock.now(),
    // The mailbox is removed from the text without its domain, because some servers write it so.
    lastError: local.length < 3 ? reason : reason.replaceAll(local, '…'),
  });
  if (!marked) return 'repeated';
  deps.mailErrors.add({ code, scope: 'bounce' });
  deps.log.info({ mail: mailId, code }, 'a mail was rejected after the mail server had accepted it');
  return 'rejected';
}
