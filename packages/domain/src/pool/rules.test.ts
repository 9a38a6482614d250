import { expect, test } from 'vitest';
import { poolEnd } from './rules.ts';

test.each([
  ['2026-11-30T10:00:00.000Z', '2026-11-20T10:00:00.000Z', 24, '2027-11-30T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', '2028-02-20T10:00:00.000Z', 24, '2029-02-28T10:00:00.000Z'],
  ['2026-11-30T10:00:00.000Z', '2025-06-15T10:00:00.000Z', 24, '2027-06-15T10:00:00.000Z'],
  ['2026-11-30T10:00:00.000Z', '2026-11-20T10:00:00.000Z', 6, '2027-05-20T10:00:00.000Z'],
])(
  'a pool consent given on %s in an application of %s with a retention of %i months ends on %s',
  (now, applied, retentionMonths, end) => {
    expect(poolEnd(new Date(now), { appliedAt: new Date(applied), retentionMonths }).toISOString()).toBe(end);
  },
);
