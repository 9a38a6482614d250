import { describe, expect, test } from 'vitest';
import { openReviews, reviewDue, reviewReminderUntil } from './rules.ts';

const ASKED = new Date('2026-11-21T09:00:00Z');
const NONE = { completedAt: null, rejectionMailedAt: null, withdrawnAt: null };

describe('deadlines of a review', () => {
  test('a review request is due exactly 30 days later', () => {
    expect(reviewDue(ASKED)).toEqual(new Date('2026-12-21T09:00:00Z'));
  });

  test('the company gets a reminder of reviews that are due within seven days', () => {
    expect(reviewReminderUntil(ASKED)).toEqual(new Date('2026-11-28T09:00:00Z'));
  });
});

describe('review kinds that a candidate can request', () => {
  test('before an evaluation or a rejection a candidate can only request a human review', () => {
    expect(openReviews(NONE, [])).toEqual(['PERSON']);
  });

  test.each(['completedAt', 'rejectionMailedAt'] as const)(
    'a candidate can contest the decision once %s is set',
    (fact) => {
      expect(openReviews({ ...NONE, [fact]: ASKED }, [])).toEqual(['CONTEST', 'PERSON']);
    },
  );

  test('a candidate cannot request the same kind of review twice', () => {
    expect(openReviews({ ...NONE, completedAt: ASKED }, ['PERSON'])).toEqual(['CONTEST']);
    expect(openReviews({ ...NONE, completedAt: ASKED }, ['PERSON', 'CONTEST'])).toEqual([]);
  });

  test('a candidate who has withdrawn cannot request a review', () => {
    expect(openReviews({ ...NONE, completedAt: ASKED, withdrawnAt: ASKED }, [])).toEqual([]);
  });
});
