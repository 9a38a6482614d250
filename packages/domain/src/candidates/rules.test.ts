import { describe, expect, it } from 'vitest';
import { availabilityProblem, awaitsDecision, rejectionMailTime, rejectError, unrejectError } from './rules.ts';

const at = new Date('2026-11-21T09:00:00.000Z');

describe('rejection rules', () => {
  it.each([
    ['PENDING', null, true, undefined],
    ['PENDING', at, false, 'APPLICATION_WITHDRAWN'],
    ['ACCEPTED', null, false, 'ALREADY_INVITED'],
    ['ACCEPTED', at, false, 'APPLICATION_WITHDRAWN'],
    ['REJECTED', null, false, undefined],
    ['REJECTED', at, false, undefined],
  ] as const)(
    'a %s candidate (withdrawn: %s) awaits a decision: %s, and rejectError returns %s',
    (status, withdrawnAt, offered, code) => {
      expect(awaitsDecision({ status, withdrawnAt })).toBe(offered);
      expect(rejectError({ status, withdrawnAt })?.code).toBe(code);
    },
  );

  it.each([
    ['REJECTED', null, undefined],
    ['REJECTED', at, 'REJECTION_MAILED'],
    ['PENDING', null, undefined],
    ['ACCEPTED', at, undefined],
  ] as const)('unrejectError of a %s candidate with the mail sent at %s returns %s', (status, mailedAt, code) => {
    expect(unrejectError({ status, mailedAt })?.code).toBe(code);
  });

  it('rejectionMailTime adds the delay, or returns null on a plan without rejection mails', () => {
    expect(rejectionMailTime(at, { mailed: true, delayMinutes: 60 })?.toISOString()).toBe('2026-11-21T10:00:00.000Z');
    expect(rejectionMailTime(at, { mailed: false, delayMinutes: 60 })).toBeNull();
  });
});

describe('availability dates', () => {
  it.each([
    [null, '2026-11-21T09:00:00Z', true],
    [undefined, '2026-11-21T09:00:00Z', true],
    ['2026-11-21', '2026-11-21T09:00:00Z', true],
    ['2026-11-20', '2026-11-21T12:00:00Z', false],
    // It is still 20 November in UTC−12, and already the 22nd in UTC+14.
    ['2026-11-20', '2026-11-21T11:59:59Z', true],
    ['2028-11-22', '2026-11-21T10:00:00Z', true],
    ['2028-11-22', '2026-11-21T09:59:59Z', false],
    ['2028-11-21', '2026-11-21T09:00:00Z', true],
    ['2030-02-28', '2028-02-29T09:00:00Z', true],
    ['9999-12-31', '2026-11-21T09:00:00Z', false],
  ])('the availability date %s is accepted at %s: %s', (day, now, accepted) => {
    expect(availabilityProblem(day, new Date(now)) === null).toBe(accepted);
  });
});
