import { eq, sql } from 'drizzle-orm';
import type { OnboardingPayload } from '@kafaa/domain/companies/schema';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { companies } from './tables.ts';

export type CompanyRow = typeof companies.$inferSelect;

export interface NewCompany {
  readonly companyId: CompanyId;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly createdAt: Date;
}

export async function insertCompany(db: Db, company: NewCompany): Promise<void> {
  await db.insert(companies).values(company);
}

export async function findCompany(db: Db, { companyId }: { companyId: CompanyId }): Promise<CompanyRow | null> {
  const [row] = await db.select().from(companies).where(eq(companies.companyId, companyId));
  return row ?? null;
}

// Any constant will do, as long as no other use of advisory locks in this database takes it.
const FIRST_COMPANY = 7_315_240_912;

/** Whether any company has ever signed up; whoever asks within a transaction waits for the others who ask. */
export async function locateAnyCompany(db: Db): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${FIRST_COMPANY})`);
  const rows = await db.select({ companyId: companies.companyId }).from(companies).limit(1);
  return rows.length > 0;
}

/** Holds the company's row until the transaction ends: changes of its subscriptions happen one after the other. */
export async function lockCompany(db: Db, { companyId }: { companyId: CompanyId }): Promise<void> {
  await db
    .select({ companyId: companies.companyId })
    .from(companies)
    .where(eq(companies.companyId, companyId))
    // Offers that are being written refer to the row, and must not wait for this: they hold what this may want next.
    .for('no key update');
}

export async function saveOnboarding(
  db: Db,
  { companyId, identity }: { companyId: CompanyId; identity: OnboardingPayload },
): Promise<void> {
  await db
    .update(companies)
    .set({
      description: identity.companyDescription,
      industry: identity.industry,
      size: identity.companySize,
      values: identity.companyValues,
      onboardingStatus: 'COMPLETED',
    })
    .where(eq(companies.companyId, companyId));
}
