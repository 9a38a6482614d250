import { Resolver } from 'node:dns/promises';
import type { DnsRecords } from '#/deps';

/** Error codes for a record that does not exist. Any other error means that the lookup failed. */
const NOTHING = new Set(['ENODATA', 'ENOTFOUND']);

/**
 * Creates lookups that query the machine's DNS servers, or the given one, which must be an IP address (`192.0.2.53`,
 * `192.0.2.53:5353`).
 */
export function dnsRecords(server?: string): DnsRecords {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  if (server !== undefined) resolver.setServers([server]);
  const ask = async <T>(question: Promise<T[]>): Promise<T[]> => {
    try {
      return await question;
    } catch (error) {
      if (NOTHING.has(String((error as { code?: unknown }).code))) return [];
      throw error;
    }
  };
  return {
    // DNS stores a long TXT record as several strings.
    txt: async (name) => (await ask(resolver.resolveTxt(name))).map((pieces) => pieces.join('')),
    mx: async (name) =>
      (await ask(resolver.resolveMx(name))).toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange),
    addresses: async (name) => (await Promise.all([ask(resolver.resolve4(name)), ask(resolver.resolve6(name))])).flat(),
    names: (address) => ask(resolver.reverse(address)),
  };
}
