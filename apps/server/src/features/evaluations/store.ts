import { and, eq } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Evaluation } from '@kafaa/interviewer/contract';
import type { Db } from '#/deps';
import { evaluations } from './tables.ts';

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

export async function findEvaluation(db: Db, { companyId, candidateId }: EvaluationKey) {
  const [row] = await db
    .select({ result: evaluations.result, evaluatedAt: evaluations.evaluatedAt })
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
