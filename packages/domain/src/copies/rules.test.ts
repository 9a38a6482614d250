import { expect, test } from 'vitest';
import { CONSENT_VERSIONS } from '#/interviews/options';
import { mayCompare } from './rules.ts';

test('mayCompare is true from the consent version of 2026-11-23 on, and false for an unknown version', () => {
  const first = CONSENT_VERSIONS.indexOf('2026-11-23');
  expect(first).toBeGreaterThan(0);
  expect(CONSENT_VERSIONS.map(mayCompare)).toEqual(CONSENT_VERSIONS.map((_, index) => index >= first));
  expect(mayCompare(null)).toBe(false);
  expect(mayCompare('2999-01-01')).toBe(false);
});
