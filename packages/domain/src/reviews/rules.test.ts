import { describe, expect, test } from 'vitest';
import { openReviews, reviewDue, reviewReminderUntil } from './rules.ts';

const ASKED = new Date('2026-11-21T09:00:00Z');
const NONE = { completedAt: null, rejectionMailedAt: null, withdrawnAt: null };

describe('deadlines of a review', () => {
  test('a request of 21 November is due 30 days later, to the second', () => {
    expect(reviewDue(ASKED)).toEqual(new Date('2026-12-21T09:00:00Z'));
  });

  test('the company is reminded of reviews that are due within seven days', () => {
    expect(reviewReminderUntil(ASKED)).toEqual(new Date('2026-11-28T09:00:00Z'));
  });
});

describe('the reviews that a candidate can request', () => {
  test('only a person’s reading is open before an evaluation or a rejection', () => {
    expect(openReviews(NONE, [])).toEqual(['PERSON']);
  });

  test.each(['completedAt', 'rejectionMailedAt'] as const)('a contest is open from %s on', (fact) => {
    expect(openReviews({ ...NONE, [fact]: ASKED }, [])).toEqual(['CONTEST', 'PERSON']);
  });

  test('a candidate cannot request the same kind of review twice', () => {
    expect(openReviews({ ...NONE, completedAt: ASKED }, ['PERSON'])).toEqual(['CONTEST']);
    expect(openReviews({ ...NONE, completedAt: ASKED }, ['PERSON', 'CONTEST'])).toEqual([]);
  });

  test('a candidate who has withdrawn cannot request a review', () => {
    expect(openReviews({ ...NONE, completedAt: ASKED, withdrawnAt: ASKED }, [])).toEqual([]);
  });
});
