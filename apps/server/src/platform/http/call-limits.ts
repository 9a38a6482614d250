import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import type { CallLimit, Endpoint } from '@kafaa/domain/kernel/endpoint';
import { isLoopback } from './address.ts';

/** Rate-limit counter that a call increments; calls with the same `who` share a counter. */
export interface Counted extends Pick<CallLimit, 'calls' | 'seconds'> {
  readonly who: readonly string[];
}

interface Caller {
  readonly ip?: string;
  /** Number of leading groups of an IPv6 address that name its network; four (a /64) by default. */
  readonly groups?: number;
  /** Whether other machines can call the server. */
  readonly exposed: boolean;
  readonly companyId?: string | undefined;
  /** Id of the object that the personal link opens. */
  readonly link?: string | undefined;
  readonly params?: unknown;
  readonly body?: unknown;
}

/**
 * Rate-limit counters of one call. Limits with an unknown key are omitted, because the handler counts them after reading a streamed
 * body. Unless the installation is exposed, loopback requests are exempt from limits keyed by address alone.
 */
export function countedOf(endpoint: Pick<Endpoint, 'name' | 'limits'>, caller: Caller): Counted[] {
  const exempt = !caller.exposed && isLoopback(caller.ip ?? '');
  return (endpoint.limits ?? [])
    .filter(({ per }) => per.every((part) => isKnown(part, caller)))
    .filter(({ per }) => !(exempt && per.length === 1 && per[0] === 'address'))
    .map(({ per, calls, seconds }) => ({
      who: [endpoint.name, ...per.map((part) => `${part}=${partOf(part, caller)}`)],
      calls,
      seconds,
    }));
}

function isKnown(part: CallLimit['per'][number], { ip, link, body }: Caller): boolean {
  if (part === 'address') return ip !== undefined;
  if (part === 'link') return link !== undefined;
  return !part.startsWith('body.') || body !== undefined;
}

function partOf(part: CallLimit['per'][number], { ip = '', groups, companyId, link, params, body }: Caller): string {
  if (part === 'address') return networkOf(ip, groups);
  if (part === 'company') return companyId ?? '';
  if (part === 'link') return link ?? '';
  const [source, field = ''] = part.split('.');
  const value = (source === 'params' ? params : body) as Readonly<Record<string, unknown>> | undefined;
  return String(value?.[field]);
}

/**
 * Network of an address: an IPv4 address as it is, an IPv6 address by its /64, because a subscriber has a whole /64. `groups` can
 * widen the network.
 */
function networkOf(ip: string, groups = 4): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, groups).join(':');
}

/** Error for an exceeded rate limit. Its message says how long to wait (`wait` in seconds). */
export function tooMany(wait: number): AppError {
  const minutes = Math.ceil(wait / 60);
  const when = minutes > 1 ? `dans ${minutes} minutes` : 'dans une minute';
  return new AppError(kernelErrors.TOO_MANY_REQUESTS, {
    message: `Trop de tentatives. Réessayez ${when}.`,
    retryAfter: wait,
  });
}
