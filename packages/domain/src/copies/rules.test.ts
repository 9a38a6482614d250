import { expect, test } from 'vitest';
import { CONSENT_VERSIONS } from '#/interviews/options';
import { mayCompare } from './rules.ts';

test('mayCompare allows the comparison of answers from the consent of 2026-11-23 on, and never without a known consent', () => {
  const first = CONSENT_VERSIONS.indexOf('2026-11-23');
  expect(first).toBeGreaterThan(0);
  expect(CONSENT_VERSIONS.map(mayCompare)).toEqual(CONSENT_VERSIONS.map((_, index) => index >= first));
  expect(mayCompare(null)).toBe(false);
  expect(mayCompare('2999-01-01')).toBe(false);
});
