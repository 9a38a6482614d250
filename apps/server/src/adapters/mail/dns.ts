import { Resolver } from 'node:dns/promises';
import type { DnsRecords } from '#/deps';

/** Errors for a record that does not exist; any other error means that the lookup failed. */
const NOTHING = new Set(['ENODATA', 'ENOTFOUND']);

/** Queries the machine's DNS servers, or the given one (`192.0.2.53`, `192.0.2.53:5353`), which must be an IP address. */
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
    // A long TXT record is stored in several pieces.
    txt: async (name) => (await ask(resolver.resolveTxt(name))).map((pieces) => pieces.join('')),
    mx: async (name) =>
      (await ask(resolver.resolveMx(name))).toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange),
    addresses: async (name) => (await Promise.all([ask(resolver.resolve4(name)), ask(resolver.resolve6(name))])).flat(),
    names: (address) => ask(resolver.reverse(address)),
  };
}
