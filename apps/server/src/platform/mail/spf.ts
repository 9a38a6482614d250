import { BlockList, isIP } from 'node:net';
import type { DnsRecords } from '#/deps';

/** Result of SPF (RFC 7208): what a domain's policy says about a sending machine. */
export type SpfResult = 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'permerror';

export interface SpfAnswer {
  readonly result: SpfResult;
  /** SPF records of the domain; more than one record is an error. */
  readonly records: readonly string[];
  /** Number of DNS look-ups that the evaluation needs; receivers stop after ten. */
  readonly lookUps: number;
}

/** Maximum number of look-ups at receivers. The evaluation here continues up to `ENOUGH`, so that it can report the number. */
const MOST_LOOK_UPS = 10;
const ENOUGH = 30;

const BY_SIGN = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' } as const;
const MECHANISM = /^([+?~-])?(all|include|a|mx|ptr|ip4|ip6|exists)(?::([^/]*))?(?:\/(\d{1,3}))?(?:\/\/(\d{1,3}))?$/i;
const RECORD = /^v=spf1(?: |$)/i;

/**
 * Evaluates a domain's SPF policy for the machine at `ip`. If `ip` is null, the whole policy is read to find its errors. Macros
 * never match.
 */
export async function readSpf(dns: DnsRecords, domain: string, ip: string | null): Promise<SpfAnswer> {
  const records = (await dns.txt(domain)).filter((text) => RECORD.test(text));
  const counted = { lookUps: 0 };
  const result = await evaluate(dns, { domain, ip, counted, records });
  return { result: counted.lookUps > MOST_LOOK_UPS ? 'permerror' : result, records, lookUps: counted.lookUps };
}

interface Question {
  readonly domain: string;
  readonly ip: string | null;
  readonly counted: { lookUps: number };
  readonly records?: readonly string[];
}

async function evaluate(dns: DnsRecords, question: Question): Promise<SpfResult> {
  const { domain, counted } = question;
  const records = question.records ?? (await dns.txt(domain)).filter((text) => RECORD.test(text));
  const [record] = records;
  if (record === undefined) return 'none';
  if (records.length > 1) return 'permerror';
  const terms = record.split(/ +/).slice(1).filter(Boolean);
  for (const term of terms) {
    if (/^(redirect|exp|[a-z][\w.-]*)=/i.test(term)) continue;
    const [whole, sign = '+', name = '', value, prefix4, prefix6] = MECHANISM.exec(term) ?? [];
    if (whole === undefined) return 'permerror';
    const kind = name.toLowerCase();
    if (!['all', 'ip4', 'ip6'].includes(kind) && ++counted.lookUps > ENOUGH) return 'permerror';
    const matches = await matchesTerm(dns, { ...question, kind, value: value || domain, prefix4, prefix6 });
    if (matches === 'permerror') return 'permerror';
    if (matches) return BY_SIGN[sign as keyof typeof BY_SIGN];
  }
  const redirect = terms.map((term) => /^redirect=(.+)$/i.exec(term)?.[1]).find((one) => one !== undefined);
  if (redirect === undefined) return 'neutral';
  if (++counted.lookUps > ENOUGH) return 'permerror';
  const redirected = await evaluate(dns, { domain: redirect, ip: question.ip, counted });
  return redirected === 'none' ? 'permerror' : redirected;
}

interface Term extends Question {
  readonly kind: string;
  readonly value: string;
  readonly prefix4: string | undefined;
  readonly prefix6: string | undefined;
}

async function matchesTerm(dns: DnsRecords, term: Term): Promise<boolean | 'permerror'> {
  const { kind, value, ip, counted } = term;
  if (kind === 'all') return true;
  if (value.includes('%')) return false;
  if (kind === 'include') {
    const included = await evaluate(dns, { domain: value, ip, counted });
    if (included === 'none' || included === 'permerror') return 'permerror';
    // Without an `ip`, an include is only checked for errors.
    return ip !== null && included === 'pass';
  }
  if (ip === null) return false;
  if (kind === 'ip4' || kind === 'ip6') return within(ip, value, term.prefix4);
  if (kind === 'a') return among(ip, await dns.addresses(value), term);
  if (kind === 'mx') {
    const hosts = await dns.mx(value);
    return among(ip, (await Promise.all(hosts.slice(0, 10).map((host) => dns.addresses(host)))).flat(), term);
  }
  return false;
}

function among(ip: string, addresses: readonly string[], { prefix4, prefix6 }: Term): boolean {
  return addresses.some((address) => within(ip, address, isIP(address) === 4 ? prefix4 : prefix6));
}

function within(ip: string, network: string, prefix: string | undefined): boolean {
  const family = isIP(network);
  if (family === 0 || family !== isIP(ip)) return false;
  const whole = family === 4 ? 32 : 128;
  const bits = Number(prefix ?? whole);
  if (bits > whole) return false;
  const list = new BlockList();
  list.addSubnet(network, bits, family === 4 ? 'ipv4' : 'ipv6');
  return list.check(ip, family === 4 ? 'ipv4' : 'ipv6');
}
