import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db, Deps } from '#/deps';
import { queueMail } from '../mails/service.ts';
import { newDeviceMail } from './mails/new-device.tsx';
import * as sessionsStore from './sessions-store.ts';

/** Queues the notice mail in the caller's transaction, which also opens the session. */
type Tell = (tx: Db, companyId: CompanyId) => Promise<void>;

/**
 * Prepares the mail about a log-in from a new device. No mail is sent at the first log-in, nor at the first one after an update from a
 * version that stored no devices. The mail is rendered here, before the transaction.
 */
export async function prepareDeviceNotice(
  deps: Deps,
  { email, device }: { email: string; device: string },
): Promise<Tell> {
  const known = await sessionsStore.listDevicesUnscoped(deps.db, email);
  if (known.length === 0 || known.includes(device)) return async () => {};
  const content = await newDeviceMail(deps.config, { device, at: deps.clock.now() });
  return async (tx, companyId) => {
    await queueMail(deps, tx, { companyId, to: email, content });
  };
}
