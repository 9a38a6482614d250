import { describe, expect, it } from 'vitest';
import { DIMENSIONS } from '#/evaluations/options';
import type { HindsightAnswer, HindsightDay } from './options.ts';
import { hindsightCounts, hindsightDue, hindsightRecipient } from './rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const hiredAt = new Date('2026-06-01T09:00:00.000Z');
const enabledAt = new Date('2026-05-01T09:00:00.000Z');
const after = (days: number): Date => new Date(hiredAt.getTime() + days * DAY_MS);

describe('the question after a hire', () => {
  it.each<[number, HindsightDay[], HindsightDay | null]>([
    [29.99, [], null],
    [30, [], 30],
    [30, [30], null],
    [89.99, [30], null],
    [90, [30], 90],
    [90, [], 90],
    [95, [90], null],
    [400, [30, 90], null],
  ])('%s days after the hire, asked before: %j, the question of day %s is due', (days, asked, due) => {
    expect(hindsightDue({ hiredAt, enabledAt, asked }, after(days))).toBe(due);
  });

  it.each([
    ['the hire was undone', null, enabledAt],
    ['the company did not switch it on', hiredAt, null],
    ['the hire is older than the switch', hiredAt, after(1)],
  ])('is never due if %s', (_, hired, enabled) => {
    expect(hindsightDue({ hiredAt: hired, enabledAt: enabled, asked: [] }, after(90))).toBeNull();
  });
});

describe('the person asked', () => {
  const members = [
    { id: 'recruiter', role: 'RECRUITER' },
    { id: 'first', role: 'ADMINISTRATOR' },
    { id: 'second', role: 'ADMINISTRATOR' },
  ] as const;

  it.each([
    ['recruiter', 'recruiter'],
    ['second', 'second'],
    ['gone', 'first'],
    [null, 'first'],
  ])('for a decision of %s is %s', (decider, asked) => {
    expect(hindsightRecipient(decider, members)).toBe(asked);
  });

  it('is nobody in a company without members', () => {
    expect(hindsightRecipient('gone', [])).toBeNull();
  });
});

describe('counts per criterion', () => {
  const [criterion, other] = DIMENSIONS;
  const hire = (level: number | null, ...given: [HindsightDay, HindsightAnswer][]) => ({
    answers: given.map(([day, answer]) => ({ day, answer })),
    levels: [{ key: criterion.key, level }],
  });
  const many = (count: number, ...of: Parameters<typeof hire>) => Array.from({ length: count }, () => hire(...of));

  it('are null below 30 hired people with an answer', () => {
    expect(hindsightCounts([...many(29, 4, [30, 'YES']), ...many(20, 4)])).toBeNull();
    expect(hindsightCounts(many(30, 4, [30, 'YES']))).not.toBeNull();
  });

  it('group each level with its band and take the later answer of a person', () => {
    const counts = hindsightCounts([
      ...many(10, 4, [30, 'NO'], [90, 'YES']),
      ...many(7, 3, [90, 'YES'], [30, 'NO']),
      ...many(5, 2, [30, 'RATHER']),
      ...many(4, 1, [30, 'NO']),
      ...many(3, 0, [30, 'NO']),
      ...many(2, null, [30, 'YES']),
    ]);
    expect(counts?.find(({ key }) => key === criterion.key)?.bands).toEqual([
      { band: 'high', answers: { YES: 17, RATHER: 0, NO: 0 } },
      { band: 'middle', answers: { YES: 0, RATHER: 5, NO: 0 } },
      { band: 'low', answers: { YES: 0, RATHER: 0, NO: 7 } },
    ]);
    const unjudged = counts
      ?.find(({ key }) => key === other.key)
      ?.bands.flatMap(({ answers }) => Object.values(answers));
    expect(unjudged).toEqual(Array.from({ length: 9 }, () => 0));
  });
});
