import { listenForBounces } from '#/adapters/mail/bounce-listener';
import { readDeliveryReport } from '#/adapters/mail/delivery-report';
import type { Deps } from '#/deps';
import { takeBounce } from '#/features/mails/bounce-service';
import { createTenantScope, runInTenantScope } from '#/platform/data/tenant';
import { mailOfBounce } from '#/platform/mail/bounce-address';

/** Starts the listener for bounces, if it is configured and this process runs background tasks. */
export async function openBounceListener(
  deps: Deps,
): Promise<{ readonly port: number; close(): Promise<void> } | null> {
  const { bounces, role } = deps.config;
  if (bounces === null || role === 'web') return null;
  return listenForBounces({
    host: bounces.host,
    port: bounces.port,
    name: bounces.domain,
    mailOf: (address) => mailOfBounce(deps, address),
    take: async ({ mailId, message, nullSender }) => {
      const report = await readDeliveryReport(message, { nullSender });
      await runInTenantScope(createTenantScope('task', null), () => takeBounce(deps, { mailId, report }));
    },
    log: deps.log,
  });
}
