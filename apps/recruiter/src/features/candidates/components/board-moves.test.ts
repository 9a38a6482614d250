import { describe, expect, it } from 'vitest';
import { columnsOf, shownColumn, targetsOf } from './board-moves.ts';

const WAITING = { status: 'PENDING', setStage: null, withdrawnAt: null } as const;

describe('board columns and moves', () => {
  it('columnsOf keeps the empty stages that people can move candidates to, and leaves out other empty stages', () => {
    expect(columnsOf([]).map(({ stage }) => stage)).toEqual([
      'TO_DECIDE',
      'INVITED',
      'MET',
      'OFFERED',
      'HIRED',
      'REJECTED',
    ]);
    const columns = columnsOf([
      { stage: 'WITHDRAWN', count: 1 },
      { stage: 'STARTED', count: 4 },
    ]);
    expect(columns.map(({ stage, count }) => `${stage} ${count}`)).toEqual([
      'STARTED 4',
      'TO_DECIDE 0',
      'INVITED 0',
      'MET 0',
      'OFFERED 0',
      'HIRED 0',
      'REJECTED 0',
      'WITHDRAWN 1',
    ]);
  });

  it('shownColumn returns the requested stage, else the stage to decide on, else the first stage with candidates', () => {
    const columns = columnsOf([
      { stage: 'REGISTERED', count: 2 },
      { stage: 'TO_DECIDE', count: 1 },
    ]);
    expect(shownColumn(columns, 'HIRED')).toEqual({ stage: 'HIRED', count: 0 });
    expect(shownColumn(columns, 'ALL')).toEqual({ stage: 'TO_DECIDE', count: 1 });
    expect(shownColumn(columnsOf([{ stage: 'MET', count: 3 }]), 'DECLINED')).toEqual({ stage: 'MET', count: 3 });
    expect(shownColumn(columnsOf([]), 'ALL')).toEqual({ stage: 'TO_DECIDE', count: 0 });
  });

  it.each([
    ['awaits a decision', {}, 'INVITED MET OFFERED HIRED REJECTED'],
    ['was invited', { status: 'ACCEPTED' }, 'MET OFFERED HIRED REJECTED'],
    ['was met', { status: 'ACCEPTED', setStage: 'MET' }, 'OFFERED HIRED REJECTED'],
    ['has an offer', { status: 'ACCEPTED', setStage: 'OFFERED' }, 'MET HIRED DECLINED REJECTED'],
    ['was rejected', { status: 'REJECTED' }, ''],
    ['has withdrawn', { withdrawnAt: '2026-11-20T09:00:00.000Z' }, ''],
  ] as const)(
    'the board can move a candidate who %s only to the stages that the server accepts',
    (_case, change, stages) => {
      expect(targetsOf({ ...WAITING, ...change }).join(' ')).toBe(stages);
    },
  );
});
