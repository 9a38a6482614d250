import { expect, test } from 'vitest';
import { isReportCurrent, isReportWanted, reportOverdueAt } from './rules.ts';

const NOW = new Date('2026-11-29T10:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

test('a report still in generation after 15 minutes is overdue', () => {
  expect(reportOverdueAt(NOW)).toEqual(minutes(15));
});

test.each([
  ['NONE', false],
  ['GENERATING', true],
  ['READY', false],
  ['FAILED', true],
] as const)('isReportWanted of a report with the status %s is %s', (reportStatus, wanted) => {
  expect(isReportWanted({ reportStatus })).toBe(wanted);
});

test.each([
  ['made after the evaluation', 'READY', minutes(1), true],
  ['made at the evaluation', 'READY', NOW, true],
  ['older than the evaluation', 'READY', minutes(-1), false],
  ['in a new generation', 'GENERATING', minutes(1), false],
  ['that was never made', 'READY', null, false],
] as const)(
  'isReportCurrent of a report %s (status %s, generated at %s) is %s',
  (_, reportStatus, generatedAt, current) => {
    expect(isReportCurrent({ reportStatus }, generatedAt && { generatedAt }, { evaluatedAt: NOW })).toBe(current);
  },
);
