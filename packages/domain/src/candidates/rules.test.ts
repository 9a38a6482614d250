import { describe, expect, it } from 'vitest';
import type { CandidateStatus, SetStage, Stage } from './options.ts';
import {
  availabilityProblem,
  awaitsDecision,
  closedCandidate,
  closedStats,
  funnelOf,
  type Move,
  moveError,
  movesFrom,
  openSort,
  rejectionMailTime,
  rejectError,
  stageOf,
  unrejectError,
} from './rules.ts';

const at = new Date('2026-11-21T09:00:00.000Z');

describe('rejection rules', () => {
  it.each([
    ['PENDING', null, true, undefined],
    ['PENDING', at, false, 'APPLICATION_WITHDRAWN'],
    ['ACCEPTED', null, false, undefined],
    ['ACCEPTED', at, false, 'APPLICATION_WITHDRAWN'],
    ['REJECTED', null, false, undefined],
    ['REJECTED', at, false, undefined],
  ] as const)(
    'for a %s candidate (withdrawn: %s) awaitsDecision is %s and rejectError returns %s',
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

  it('rejectionMailTime adds the delay in minutes to the time of the rejection', () => {
    expect(rejectionMailTime(at, 60).toISOString()).toBe('2026-11-21T10:00:00.000Z');
  });
});

describe('stages', () => {
  const facts = (status: CandidateStatus, setStage: SetStage | null, withdrawnAt: Date | null = null) => ({
    status,
    setStage,
    withdrawnAt,
  });

  it.each([
    ['PENDING', null, null, 'REGISTERED', 'REGISTERED'],
    ['PENDING', null, null, 'STARTED', 'STARTED'],
    ['PENDING', null, null, 'EXPIRED', 'EXPIRED'],
    ['PENDING', null, null, 'COMPLETED', 'TO_DECIDE'],
    ['PENDING', null, null, 'TAKEN', 'TO_DECIDE'],
    ['ACCEPTED', null, null, 'EXPIRED', 'INVITED'],
    ['ACCEPTED', 'HIRED', null, 'COMPLETED', 'HIRED'],
    ['REJECTED', null, null, 'COMPLETED', 'REJECTED'],
    ['ACCEPTED', 'HIRED', at, 'COMPLETED', 'WITHDRAWN'],
    ['REJECTED', null, at, 'COMPLETED', 'WITHDRAWN'],
  ] as const)(
    'stageOf a %s candidate with the set stage %s (withdrawn: %s) and the interview %s returns %s',
    (status, setStage, withdrawnAt, interviewState, stage) => {
      expect(stageOf({ ...facts(status, setStage, withdrawnAt), interviewState })).toBe(stage);
    },
  );

  it('a candidate declines an offer only after it was made, and a rejected or withdrawn candidate cannot be moved', () => {
    expect(movesFrom(facts('PENDING', null))).toEqual(['MET', 'OFFERED', 'HIRED']);
    expect(movesFrom(facts('ACCEPTED', 'OFFERED'))).toEqual(['MET', 'HIRED', 'DECLINED']);
    expect(movesFrom(facts('ACCEPTED', 'DECLINED'))).toEqual(['MET', 'OFFERED', 'HIRED']);
    expect(moveError(facts('REJECTED', null), 'MET')?.code).toBe('NOT_RETAINED');
    expect(moveError(facts('ACCEPTED', 'MET', at), 'OFFERED')?.code).toBe('APPLICATION_WITHDRAWN');
    expect(moveError(facts('ACCEPTED', 'MET'), 'MET')?.code).toBe('STAGE_IMPOSSIBLE');
  });
});

describe('the funnel of an offer', () => {
  const day = (days: number) => new Date(at.getTime() + days * 86_400_000);
  /** The log of one person: stages with their days. The third value is the number of the entry that this one takes back. */
  const log = (person: string, entries: readonly [to: Stage, day: number, undoes?: number][], erased = false): Move[] =>
    entries.map(([to, on, undoes], index) => ({
      person,
      seq: index + 1,
      to,
      at: day(on),
      undoes: undoes ?? null,
      erased,
    }));
  const brief = (moves: readonly Move[]) => funnelOf(moves).map(({ reached, lost, days }) => [reached, lost, days]);

  it('the funnel counts the steps reached, the losses at the furthest step and the median days between steps', () => {
    const moves = [
      ...log('a', [
        ['REGISTERED', 0],
        ['STARTED', 1],
        ['TO_DECIDE', 1.5],
        ['INVITED', 3],
        ['REJECTED', 4],
      ]),
      ...log('b', [
        ['REGISTERED', 0],
        ['STARTED', 3],
        ['WITHDRAWN', 4],
      ]),
      ...log('c', [
        ['REGISTERED', 0],
        ['STARTED', 2],
        ['TO_DECIDE', 4],
      ]),
      ...log('d', [['REGISTERED', 0]]),
    ];
    expect(brief(moves)).toEqual([
      [4, 0, 2],
      [3, 1, 1.25],
      [2, 0, 1.5],
      [1, 1, null],
      [0, 0, null],
      [0, 0, null],
      [0, 0, null],
    ]);
  });

  it('the funnel ignores an undone move, and counts a skipped step as reached without a duration', () => {
    const moves = log('a', [
      ['REGISTERED', 0],
      ['MET', 2],
      ['HIRED', 3],
      ['MET', 4, 3],
    ]);
    expect(brief(moves)).toEqual([
      [1, 0, null],
      [1, 0, null],
      [1, 0, null],
      [1, 0, null],
      [1, 0, null],
      [0, 0, null],
      [0, 0, null],
    ]);
  });

  it('the funnel counts an erased application as lost at its step, and an erased hire as hired', () => {
    const gone = log(
      'a',
      [
        ['REGISTERED', 0],
        ['STARTED', 1],
      ],
      true,
    );
    const hired = log(
      'b',
      [
        ['REGISTERED', 0],
        ['HIRED', 1],
      ],
      true,
    );
    expect(brief([...gone, ...hired]).map(([reached, lost]) => [reached, lost])).toEqual([
      [2, 0],
      [2, 1],
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(brief([])).toEqual(Array.from({ length: 7 }, () => [0, 0, null]));
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
  ])('the form accepts the availability date %s on the day %s: %s', (day, now, accepted) => {
    expect(availabilityProblem(day, new Date(now)) === null).toBe(accepted);
  });
});

describe('candidates with an evaluation closed to the reader', () => {
  it.each([
    ['score', 'desc', 'createdAt', 'asc'],
    ['score', 'asc', 'createdAt', 'asc'],
    ['createdAt', 'desc', 'createdAt', 'desc'],
    ['firstName', 'asc', 'firstName', 'asc'],
  ] as const)('openSort replaces the sort by %s, %s with %s, %s', (sortBy, sortDir, by, dir) => {
    expect(openSort({ sortBy, sortDir, size: 20 })).toEqual({ sortBy: by, sortDir: dir, size: 20 });
  });

  it('closedCandidate removes evaluation, tie and report from a candidate and keeps the other fields', () => {
    const open = { id: 'c', notes: 'Vient lundi.', evaluation: { score: 81 }, tiedWith: 2, reportStatus: 'READY' };
    expect(closedCandidate({ ...open, reportPdfUrl: '/api/candidates/c/report' })).toEqual({
      id: 'c',
      notes: 'Vient lundi.',
      evaluation: null,
      tiedWith: 0,
      reportStatus: 'NONE',
      reportPdfUrl: null,
    });
  });

  it('closedStats keeps counts of people and decisions and removes every figure derived from scores', () => {
    const counts = { total: 3, pending: 2, accepted: 1, rejected: 0 };
    const open = { ...counts, evaluated: 3, averageScore: 70, highPotential: 1, scores: [90, 50] };
    expect(closedStats(open)).toEqual({ ...counts, evaluated: 0, averageScore: null, highPotential: 0, scores: [] });
  });
});
