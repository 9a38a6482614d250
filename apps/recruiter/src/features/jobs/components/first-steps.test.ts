import { describe, expect, it } from 'vitest';
import { firstSteps, hasCandidates } from './first-steps-done.ts';
import type { JobEntry } from './job-facts.ts';

const done = (...given: Parameters<typeof firstSteps>) => firstSteps(...given).map((step) => step.done);
const offer = ({ questionsRead = false, numCandidates = 0 }) =>
  [{ job: { questionsRead, profileLocked: false }, numCandidates }] as JobEntry[];

describe('firstSteps', () => {
  it.each([
    ['with a company description', [], [], [true, false, false, false, false]],
    ['with a running plan', [], [{ isCurrent: true }], [true, true, false, false, false]],
    ['with an offer whose questions are unread', offer({}), [], [true, true, true, false, false]],
    ['with an offer whose questions are read', offer({ questionsRead: true }), [], [true, true, true, true, false]],
    ['with a candidate', offer({ questionsRead: true, numCandidates: 1 }), [], [true, true, true, true, true]],
  ])('firstSteps returns the finished steps of a company %s', (_title, entries, subscriptions, expected) => {
    expect(done(entries, subscriptions)).toEqual(expected);
  });
});

describe('hasCandidates', () => {
  it('hasCandidates is true once an offer has one candidate', () => {
    expect(hasCandidates(offer({}))).toBe(false);
    expect(hasCandidates(offer({ numCandidates: 1 }))).toBe(true);
  });
});
