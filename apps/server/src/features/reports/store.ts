import { and, eq } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { reports } from './tables.ts';

export interface ReportKey {
  readonly companyId: CompanyId;
  readonly candidateId: string;
}

export async function findReport(db: Db, { companyId, candidateId }: ReportKey) {
  const [row] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.companyId, companyId), eq(reports.candidateId, candidateId)));
  return row ?? null;
}

export async function saveReport(
  db: Db,
  { companyId, candidateId, ...set }: ReportKey & { fileKey: string; generatedAt: Date },
): Promise<void> {
  await db
    .insert(reports)
    .values({ companyId, candidateId, ...set })
    .onConflictDoUpdate({ target: [reports.companyId, reports.candidateId], set });
}
