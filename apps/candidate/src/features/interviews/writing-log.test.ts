import { describe, expect, it } from 'vitest';
import { behaviourSchema } from '@kafaa/domain/interviews/schema';
import { noteWriting, type WritingEvent } from './writing-events.ts';
import { behaviourOf, resumeLog, startLog } from './writing-log.ts';

function written(events: readonly (readonly [number, WritingEvent])[], length: number) {
  const log = events.reduce((state, [now, event]) => noteWriting(state, event, now), startLog(0));
  const behaviour = behaviourOf(log, length);
  expect(behaviourSchema.safeParse(behaviour).success).toBe(true);
  return behaviour;
}

const typed = (chars: number): WritingEvent => ({ kind: 'typed', chars });
const pasted = (chars: number): WritingEvent => ({ kind: 'inserted', chars });

describe('writing log', () => {
  it('the typing speed counts the time spent typing and excludes long pauses', () => {
    const keys = Array.from({ length: 61 }, (_, index) => [10_000 + index * 500, typed(1)] as const);
    const afterCoffee = Array.from({ length: 60 }, (_, index) => [1_000_000 + index * 500, typed(1)] as const);
    expect(written([...keys, ...afterCoffee], 121)).toMatchObject({
      charsPerMinute: 122,
      latencySeconds: 10,
      pastedShare: 0,
    });
  });

  it('pasted text counts towards pastedShare, and a long insertion by dictation does not', () => {
    expect(written([[1000, typed(300)]], 300)).toMatchObject({ pastedShare: 0, largestInsert: 0 });
    expect(
      written(
        [
          [1000, pasted(150)],
          [2000, typed(1)],
        ],
        300,
      ),
    ).toMatchObject({ pastedShare: 0.5, largestInsert: 150 });
  });

  it('a paste counts only the characters that a later deletion leaves in the field', () => {
    const deleted = (left: number): WritingEvent => ({ kind: 'deleted', left });
    const start = [
      [1000, { kind: 'left' }],
      [2000, pasted(300)],
    ] as const;
    expect(written([...start, [3000, deleted(0)], [4000, typed(1)]], 250)).toMatchObject({
      pastedShare: 0,
      largestInsert: 0,
      blurBeforePaste: false,
    });
    expect(written([...start, [3000, deleted(150)]], 300)).toMatchObject({
      pastedShare: 0.5,
      largestInsert: 150,
      blurBeforePaste: true,
    });
    expect(written([...start, [3000, typed(1)], [4000, deleted(300)]], 300)).toMatchObject({ pastedShare: 1 });
  });

  it('an answer keeps its pastedShare and largestInsert when it is edited later', () => {
    const before = { pastedShare: 0.8, largestInsert: 240, deletions: 3, blurBeforePaste: true };
    const log = noteWriting(resumeLog(before, 300, 9000), typed(1), 9500);
    expect(behaviourOf(log, 301)).toMatchObject({ pastedShare: 0.797, largestInsert: 240, blurBeforePaste: true });
  });

  it('pastedShare is capped at 1 if more characters were pasted than the answer has', () => {
    expect(
      written(
        [
          [1, pasted(500)],
          [2, pasted(90)],
        ],
        400,
      ),
    ).toMatchObject({ pastedShare: 1, largestInsert: 500 });
  });

  it('only a paste soon after leaving the page sets blurBeforePaste', () => {
    expect(
      written(
        [
          [1000, { kind: 'left' }],
          [5000, pasted(90)],
        ],
        90,
      ).blurBeforePaste,
    ).toBe(true);
    expect(
      written(
        [
          [1000, { kind: 'left' }],
          [500_000, pasted(90)],
        ],
        90,
      ).blurBeforePaste,
    ).toBe(false);
    expect(
      written(
        [
          [1000, { kind: 'left' }],
          [2000, typed(5)],
        ],
        5,
      ).blurBeforePaste,
    ).toBe(false);
  });

  it('latencySeconds is capped at 1,000,000 so that the log passes the schema', () => {
    expect(
      written(
        [
          [9e12, typed(1)],
          [9e12 + 1, { kind: 'deleted', left: 0 }],
        ],
        1,
      ),
    ).toMatchObject({ latencySeconds: 1_000_000, deletions: 1 });
  });
});
