import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { toBase32, totpStep, totpUri } from './totp.ts';

/** Vectors of RFC 6238, appendix B (SHA-1): seconds since 1970, and the last six of the eight digits. */
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;
const secret = toBase32(Buffer.from('12345678901234567890'));
const at = (seconds: number) => new Date(seconds * 1000);

test('totpStep finds the time step of each code of RFC 6238', () => {
  for (const [seconds, code] of VECTORS)
    expect(totpStep({ secret, code, now: at(seconds) })).toBe(Math.floor(seconds / 30));
});

test('totpStep accepts a code one step early or late, and refuses a code further away', () => {
  const [seconds, code] = VECTORS[3];
  const step = Math.floor(seconds / 30);
  const steps = [-60, -30, 0, 30, 60].map((shift) => totpStep({ secret, code, now: at(seconds + shift) }));
  expect(steps).toEqual([null, step, step, step, null]);
});

test('totpStep returns null for a text that is no code', () => {
  for (const code of ['', '28708', '2870820', 'abcdef', '28 082', '٢٨٧٠٨٢'])
    expect(totpStep({ secret, code, now: at(59) })).toBeNull();
});

test('the text of the QR code names issuer, account and secret with parameters that every authenticator app supports', () => {
  const url = new URL(totpUri({ secret, issuer: 'Kafaa', label: 'rh@medina.tn' }));
  expect(decodeURIComponent(url.pathname)).toContain('Kafaa:rh@medina.tn');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, algorithm: 'SHA1', digits: '6', period: '30' });
  expect(new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: 59_000 })).toBe('287082');
});
