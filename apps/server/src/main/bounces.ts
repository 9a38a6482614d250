import { listenForBounces } from '#/adapters/mail/bounce-listener';
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
    take: (returned) => runInTenantScope(createTenantScope('task', null), () => takeBounce(deps, returned)),
    log: deps.log,
  });
}
