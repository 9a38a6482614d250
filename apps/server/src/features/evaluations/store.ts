import { and, eq, sql } from 'drizzle-orm';
import type { LevelTally } from '@kafaa/domain/evaluations/rules';
import type { HumanLevels } from '@kafaa/domain/evaluations/schema';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Evaluation } from '@kafaa/interviewer/contract';
import type { Db } from '#/deps';
import { candidates } from '../candidates/tables.ts';
import { evaluations } from './tables.ts';

export type EvaluationRow = typeof evaluations.$inferSelect;

export interface EvaluationKey {
  readonly companyId: CompanyId;
  readonly candidateId: string;
}

/** False when the candidate already has an evaluation: of two runs the first counts. */
export async function insertEvaluation(
  db: Db,
  evaluation: EvaluationKey & { result: Evaluation; evaluatedAt: Date },
): Promise<boolean> {
  const rows = await db
    .insert(evaluations)
    .values(evaluation)
    .onConflictDoNothing()
    .returning({ id: evaluations.candidateId });
  return rows.length === 1;
}

export async function findEvaluation(db: Db, { companyId, candidateId }: EvaluationKey): Promise<EvaluationRow | null> {
  const [row] = await db
    .select()
    .from(evaluations)
    .where(and(eq(evaluations.companyId, companyId), eq(evaluations.candidateId, candidateId)));
  return row ?? null;
}

export async function hasEvaluation(db: Db, { companyId, candidateId }: EvaluationKey): Promise<boolean> {
  const rows = await db
    .select({ id: evaluations.candidateId })
    .from(evaluations)
    .where(and(eq(evaluations.companyId, companyId), eq(evaluations.candidateId, candidateId)));
  return rows.length > 0;
}

/** Writes what a person decided about an evaluation; the caller holds the candidate's row. */
export async function revise(
  db: Db,
  {
    companyId,
    candidateId,
    set,
  }: EvaluationKey & { set: Partial<Omit<EvaluationRow, 'companyId' | 'candidateId' | 'result' | 'evaluatedAt'>> },
): Promise<EvaluationRow> {
  const [row] = await db
    .update(evaluations)
    .set(set)
    .where(and(eq(evaluations.companyId, companyId), eq(evaluations.candidateId, candidateId)))
    .returning();
  if (!row) throw new Error('a decision about an evaluation that is not there');
  return row;
}

/** Own levels beside the engine's, counted; of one offer or of all. */
export async function tallyLevels(
  db: Db,
  { companyId, jobId }: { companyId: CompanyId; jobId: string | undefined },
): Promise<{ candidates: number; tallies: LevelTally[] }> {
  const ofCompany = and(
    eq(evaluations.companyId, companyId),
    sql`${evaluations.humanLevels} <> '{}'::jsonb`,
    jobId === undefined ? undefined : eq(candidates.jobId, jobId),
  );
  const ofCandidate = and(eq(candidates.companyId, evaluations.companyId), eq(candidates.id, evaluations.candidateId));
  const [known] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(evaluations)
    .innerJoin(candidates, ofCandidate)
    .where(ofCompany);
  const tallies = await db
    .select({
      key: sql<keyof HumanLevels>`own.key`,
      human: sql<number>`(own.value->>'level')::int`,
      machine: sql<number | null>`(engine.value->>'level')::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(evaluations)
    .innerJoin(candidates, ofCandidate)
    .innerJoin(sql`jsonb_each(${evaluations.humanLevels}) own`, sql`true`)
    .leftJoin(
      sql`jsonb_array_elements(${evaluations.result}->'dimensions') engine(value)`,
      sql`engine.value->>'key' = own.key`,
    )
    .where(ofCompany)
    .groupBy(sql`1, 2, 3`);
  return { candidates: known?.count ?? 0, tallies };
}
