import { endpoint } from '@kafaa/domain/kernel/endpoint';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVERYBODY } from '@kafaa/domain/kernel/roles';
import { HOUR_MS } from '@kafaa/domain/kernel/time';
import * as z from 'zod/mini';
import { call } from '@kafaa/web-kit/api';
import { issuedAt, keepSessionFresh } from './session-refresh.ts';
import { openSession, sessionToken } from '@kafaa/web-kit/session';

const used = endpoint({
  name: 'x.used',
  method: 'GET',
  path: '/used',
  access: 'session',
  roles: EVERYBODY,
  offers: 'none',
  summary: '',
  output: z.object({}),
  errors: [],
});

const START = 1_800_000_000_000;
const tokenOf = (at: number) => `h.${btoa(JSON.stringify({ iat: at / 1000, name: 'é'.length }))}.s`;

let stop: () => void = () => undefined;
let clock = START;

function serve() {
  const fetcher = vi.fn<(url: string) => Promise<Response>>(async (url) => {
    const renewed = {
      accessToken: tokenOf(clock),
      userId: 'u',
      onBoardingStatus: 'COMPLETED',
      role: 'RECRUITER',
      message: '',
    };
    return Response.json(url === '/api/auth/refresh' ? renewed : {});
  });
  vi.stubGlobal('fetch', fetcher);
  return fetcher;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined, getItem: () => null });
  clock = START;
  openSession({ accessToken: tokenOf(START), userId: 'u', onBoardingStatus: 'COMPLETED', role: 'RECRUITER' });
  stop = keepSessionFresh(() => clock);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('silent renewal', () => {
  it('a session token younger than an hour is not renewed', async () => {
    const fetcher = serve();
    clock = START + HOUR_MS - 1;
    await call(used, {});
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  it('a session token one hour old is renewed once when it is used', async () => {
    const fetcher = serve();
    clock = START + HOUR_MS;
    await call(used, {});
    await vi.waitFor(() => expect(sessionToken()).toBe(tokenOf(START + HOUR_MS)));
    await call(used, {});
    expect(fetcher.mock.calls.map(([url]) => url)).toEqual(['/api/used', '/api/auth/refresh', '/api/used']);
  });
});

describe('issuedAt', () => {
  it('issuedAt reads the issue time of a token, and returns undefined without one', () => {
    expect(issuedAt(tokenOf(START))).toBe(START);
    expect(issuedAt('not-a-token')).toBeUndefined();
    expect(issuedAt(`h.${btoa('{}')}.s`)).toBeUndefined();
  });
});
