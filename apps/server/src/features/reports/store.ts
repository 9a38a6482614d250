import { and, eq } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import type { Reader } from '#/platform/http/route';
import { candidates } from '../candidates/tables.ts';
import { isUnread } from '../evaluations/tables.ts';
import { jobs } from '../jobs/tables.ts';
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

/** Returns the candidate and the job title, for the report's file name, and the report, if any; null for an unknown candidate. */
export async function findNamedReport(db: Db, { companyId, candidateId, reader }: ReportKey & { reader: Reader }) {
  const [row] = await db
    .select({ candidate: candidates, jobTitle: jobs.title, report: reports, closed: isUnread(reader) })
    .from(candidates)
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .leftJoin(reports, and(eq(reports.companyId, candidates.companyId), eq(reports.candidateId, candidates.id)))
    .where(and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId)));
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
