import { and, eq, exists, sql } from 'drizzle-orm';
import type { LevelTally } from '@kafaa/domain/evaluations/rules';
import type { HumanLevels } from '@kafaa/domain/evaluations/schema';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Evaluation } from '@kafaa/interviewer/contract';
import type { Db } from '#/deps';
import { candidates } from '../candidates/tables.ts';
import { jobs } from '../jobs/tables.ts';
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

/** Own levels beside the engine's, counted, of one offer or of all; null for an offer that is none of the company's. */
export async function tallyLevels(
  db: Db,
  { companyId, jobId }: { companyId: CompanyId; jobId: string | undefined },
): Promise<{ candidates: number; tallies: LevelTally[] } | null> {
  const known =
    jobId === undefined ? sql`true` : exists(db.select({ id: jobs.id }).from(jobs).where(isJob(companyId, jobId)));
  const judged = and(
    eq(evaluations.companyId, companyId),
    sql`${evaluations.humanLevels} <> '{}'::jsonb`,
    jobId === undefined ? undefined : eq(candidates.jobId, jobId),
  );
  const ofCandidate = and(eq(candidates.companyId, evaluations.companyId), eq(candidates.id, evaluations.candidateId));
  const people = db
    .select({ count: sql<number>`count(*)::int`.as('people') })
    .from(evaluations)
    .innerJoin(candidates, ofCandidate)
    .where(judged)
    .as('judged');
  const tallies = db
    .select({
      key: sql<keyof HumanLevels>`own.key`.as('dimension'),
      human: sql<number>`(own.value->>'level')::int`.as('human'),
      machine: sql<number | null>`(engine.value->>'level')::int`.as('machine'),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(evaluations)
    .innerJoin(candidates, ofCandidate)
    .innerJoin(sql`jsonb_each(${evaluations.humanLevels}) own`, sql`true`)
    .leftJoin(
      sql`jsonb_array_elements(${evaluations.result}->'dimensions') engine(value)`,
      sql`engine.value->>'key' = own.key`,
    )
    .where(judged)
    .groupBy(sql`1, 2, 3`)
    .as('tallies');
  const { key, human, machine, count } = tallies;
  const rows = await db
    .select({ known: sql<boolean>`${known}`, candidates: people.count, tally: { key, human, machine, count } })
    .from(people)
    .leftJoin(tallies, sql`true`);
  const [first] = rows;
  if (!first?.known) return null;
  return { candidates: first.candidates, tallies: rows.flatMap(({ tally }) => (tally === null ? [] : [tally])) };
}

const isJob = (companyId: CompanyId, jobId: string) => and(eq(jobs.companyId, companyId), eq(jobs.id, jobId));
