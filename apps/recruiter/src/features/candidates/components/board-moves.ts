import { type Stage, STAGES } from '@kafaa/domain/candidates/options';
import { awaitsDecision, movesFrom } from '@kafaa/domain/candidates/rules';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { isRejectable } from '#/features/palette/components/commands';

/** Stages to which people move candidates. They are shown even if empty, so that candidates can be moved there. */
const PATH: readonly Stage[] = ['TO_DECIDE', 'INVITED', 'MET', 'OFFERED', 'HIRED', 'REJECTED'];

export interface ColumnHead {
  readonly stage: Stage;
  readonly count: number;
}

/** Columns of a board in the order of the stages. Empty columns are kept only if people can move candidates there. */
export function columnsOf(counts: readonly ColumnHead[]): ColumnHead[] {
  const known = new Map(counts.map(({ stage, count }) => [stage, count]));
  return STAGES.filter((stage) => PATH.includes(stage) || known.has(stage)).map((stage) => ({
    stage,
    count: known.get(stage) ?? 0,
  }));
}

/** The column that a phone shows: the requested one, else the candidates to decide on, else the first column with candidates. */
export function shownColumn(columns: readonly ColumnHead[], wanted: Stage | 'ALL'): ColumnHead | undefined {
  const find = (test: (column: ColumnHead) => boolean) => columns.find((column) => test(column));
  return (
    find(({ stage }) => stage === wanted) ??
    find(({ stage, count }) => stage === 'TO_DECIDE' && count > 0) ??
    find(({ count }) => count > 0) ??
    columns[0]
  );
}

/** The stages to which a person can take a candidate: by an invitation, by setting the stage, or by a rejection. */
export function targetsOf(candidate: Pick<Candidate, 'status' | 'withdrawnAt' | 'setStage'>): Stage[] {
  return [
    ...(awaitsDecision(candidate) ? (['INVITED'] as const) : []),
    ...movesFrom(candidate),
    ...(isRejectable(candidate) ? (['REJECTED'] as const) : []),
  ];
}
