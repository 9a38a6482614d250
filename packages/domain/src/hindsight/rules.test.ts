import { describe, expect, it } from 'vitest';
import { parseFields } from '#/kernel/first-error';
import { DAY_MS } from '#/kernel/time';
import { HINDSIGHT_KEYS, type HindsightDay, type HindsightMark } from './options.ts';
import {
  hindsightCounts,
  hindsightDue,
  type HindsightMarks,
  hindsightOpenSince,
  hindsightRecipient,
  isToTell,
} from './rules.ts';
import { hindsightAnswerPayload } from './schema.ts';
import { hindsightMissing } from './texts.ts';

const hiredAt = new Date('2026-06-01T09:00:00.000Z');
const enabledAt = new Date('2026-05-01T09:00:00.000Z');
const after = (days: number): Date => new Date(hiredAt.getTime() + days * DAY_MS);
const hire = { hiredAt, enabledAt, toldAt: after(1) };

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
  ])('hindsightDue %s days after the hire, with the questions of days %j asked, returns %s', (days, asked, due) => {
    expect(hindsightDue({ ...hire, asked }, after(days))).toBe(due);
  });

  it.each([
    ['the hire was undone', { ...hire, hiredAt: null }],
    ['the company did not turn the setting on', { ...hire, enabledAt: null }],
    ['the hire is older than the setting', { ...hire, enabledAt: after(1) }],
    ['the hired person was not informed', { ...hire, toldAt: null }],
  ])('hindsightDue never returns a day if %s', (_, facts) => {
    expect(hindsightDue({ ...facts, asked: [] }, after(90))).toBeNull();
  });

  it('a question after a hire stays open for sixty days', () => {
    expect(hindsightOpenSince(after(60))).toEqual(hiredAt);
  });
});

describe('the mail to the hired person', () => {
  const untold = { ...hire, toldAt: null };
  it.each([
    ['an hour after the hire', untold, 1 / 24, true],
    ['less than an hour after a hire', untold, 0.9 / 24, false],
    ['after the person was informed', hire, 2, false],
    ['after a hire older than the setting', { ...untold, enabledAt: after(0.5) }, 2, false],
    ['while the setting is off', { ...untold, enabledAt: null }, 2, false],
    ['after an undone hire', { ...untold, hiredAt: null }, 2, false],
  ])('isToTell %s (facts %j, %s days after the hire) is %s', (_, facts, days, due) => {
    expect(isToTell(facts, after(days))).toBe(due);
  });
});

describe('person who answers the question', () => {
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
  ])('the question about a hire that %s decided goes to %s', (decider, asked) => {
    expect(hindsightRecipient(decider, members)).toBe(asked);
  });

  it('hindsightRecipient returns null for a company without members', () => {
    expect(hindsightRecipient('gone', [])).toBeNull();
  });
});

const marks = (mark: HindsightMark): HindsightMarks =>
  Object.fromEntries(HINDSIGHT_KEYS.map((key) => [key, mark])) as HindsightMarks;

describe('counts per criterion', () => {
  let person = 0;
  const many = (count: number, ...given: [HindsightDay, HindsightMark][]) =>
    Array.from({ length: count }, () => {
      person += 1;
      return given.map(([day, mark]) => ({ candidateId: `c${person}`, day, marks: marks(mark) }));
    }).flat();

  it('hindsightCounts returns no criteria for fewer than 30 hires with an answer, whatever the number of answers', () => {
    expect(hindsightCounts(many(29, [30, 'BETTER'], [90, 'BETTER']))).toEqual({ people: 29, criteria: null });
    expect(hindsightCounts(many(30, [30, 'BETTER'])).criteria).not.toBeNull();
  });

  it('hindsightCounts uses the later answer about a person, in any order', () => {
    const { people, criteria } = hindsightCounts([
      ...many(10, [30, 'WORSE'], [90, 'BETTER']),
      ...many(9, [90, 'EXPECTED'], [30, 'WORSE']),
      ...many(7, [30, 'WORSE']),
      ...many(5, [90, 'UNKNOWN']),
    ]);
    expect(people).toBe(31);
    expect(criteria?.map(({ key }) => key)).toEqual(HINDSIGHT_KEYS);
    for (const { counts } of criteria ?? []) expect(counts).toEqual({ BETTER: 10, EXPECTED: 9, WORSE: 7, UNKNOWN: 5 });
  });

  it('hindsightMissing returns how many answered hires the counts still need', () => {
    expect(hindsightMissing(12)).toMatch(/il en manque 18\.$/);
  });
});

describe('the payload of an answer', () => {
  const full = { day: 30, marks: marks('EXPECTED') };
  const { cultureFit: _cultureFit, ...some } = full.marks;
  it.each([
    ['one mark for each criterion', full, true],
    ['a missing criterion', { ...full, marks: some }, false],
    ['an unknown mark', { ...full, marks: { ...full.marks, cultureFit: 'GREAT' } }, false],
    ['an unknown criterion', { ...full, marks: { ...full.marks, age: 'WORSE' } }, false],
    ['another day', { ...full, day: 60 }, false],
  ])('the schema accepts an answer about a hire with %s: %s', (_, body, ok) => {
    expect(parseFields(hindsightAnswerPayload, body).ok).toBe(ok);
  });

  it('the schema removes sentences from an answer about a hire', () => {
    const parsed = parseFields(hindsightAnswerPayload, { ...full, sentence: 'Très bien.' });
    expect(JSON.stringify(parsed)).not.toContain('Très bien');
  });
});
