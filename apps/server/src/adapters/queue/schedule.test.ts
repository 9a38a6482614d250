import { expect, it } from 'vitest';
import { nextRun } from './schedule.ts';

it.each([
  ['20 * * * *', '2026-11-29T08:19:59.999Z', '2026-11-29T08:20:00.000Z'],
  ['20 * * * *', '2026-11-29T08:20:00.000Z', '2026-11-29T09:20:00.000Z'],
  ['30 6 * * *', '2026-12-31T06:30:00.001Z', '2027-01-01T06:30:00.000Z'],
  ['10 2,14 * * *', '2028-02-28T14:10:00.000Z', '2028-02-29T02:10:00.000Z'],
  ['10 2,14 * * *', '2028-02-29T03:00:00.000Z', '2028-02-29T14:10:00.000Z'],
])('the next run of the schedule %s after %s is %s', (cron, after, next) => {
  expect(nextRun(cron, new Date(after)).toISOString()).toBe(next);
});

it.each(['60 * * * *', '* 24 * * *', '*/5 * * * *', '1 1 1 * *', '1 1', ''])(
  'nextRun refuses the expression « %s »',
  (cron) => {
    expect(() => nextRun(cron, new Date())).toThrow('cron expression');
  },
);
