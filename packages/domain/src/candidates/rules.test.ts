import { describe, expect, it } from 'vitest';
import { awaitsDecision, rejectionMailTime, rejectProblem, unrejectProblem } from './rules.ts';

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
    'a %s candidate (withdrawn: %s) awaits a decision: %s, and rejectProblem returns %s',
    (status, withdrawnAt, offered, code) => {
      expect(awaitsDecision({ status, withdrawnAt })).toBe(offered);
      expect(rejectProblem({ status, withdrawnAt })?.code).toBe(code);
    },
  );

  it.each([
    ['REJECTED', null, undefined],
    ['REJECTED', at, 'REJECTION_MAILED'],
    ['PENDING', null, undefined],
    ['ACCEPTED', at, undefined],
  ] as const)('unrejectProblem of a %s candidate with the mail sent at %s returns %s', (status, mailedAt, code) => {
    expect(unrejectProblem({ status, mailedAt })?.code).toBe(code);
  });

  it('rejectionMailTime adds the delay, or returns null on a plan without rejection mails', () => {
    expect(rejectionMailTime(at, { mailed: true, delayMinutes: 60 })?.toISOString()).toBe('2026-11-21T10:00:00.000Z');
    expect(rejectionMailTime(at, { mailed: false, delayMinutes: 60 })).toBeNull();
  });
});
