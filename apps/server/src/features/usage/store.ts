import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { companies } from '../companies/tables.ts';
import { modelUsage } from './tables.ts';

export type UsageRow = typeof modelUsage.$inferSelect;

export async function insertUsage(db: Db, row: Omit<UsageRow, 'companyId'> & { companyId: CompanyId }): Promise<void> {
  await db.insert(modelUsage).values(row);
}

/** Sums the tokens read and written for a company since an instant. */
export async function sumTokens(db: Db, { companyId, since }: { companyId: CompanyId; since: Date }): Promise<number> {
  const [row] = await db
    .select({ tokens: sql<number>`coalesce(sum(${modelUsage.tokensIn} + ${modelUsage.tokensOut}), 0)::float8` })
    .from(modelUsage)
    .where(and(eq(modelUsage.companyId, companyId), gte(modelUsage.at, since)));
  return row?.tokens ?? 0;
}

/** Lists every task since an instant, newest first, with the name of its company; for the operator. */
export async function findUsageUnscoped(
  db: Db,
  { since, companyId }: { since: Date; companyId?: CompanyId | undefined },
): Promise<(UsageRow & { companyName: string })[]> {
  const rows = await db
    .select({ usage: modelUsage, companyName: companies.name })
    .from(modelUsage)
    .innerJoin(companies, eq(companies.companyId, modelUsage.companyId))
    .where(and(gte(modelUsage.at, since), companyId === undefined ? undefined : eq(modelUsage.companyId, companyId)))
    .orderBy(desc(modelUsage.at), desc(modelUsage.id));
  return rows.map(({ usage, companyName }) => ({ ...usage, companyName }));
}
