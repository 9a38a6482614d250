import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { AccountPayload, OnboardingPayload } from '@kafaa/domain/companies/schema';
import type { Role } from '@kafaa/domain/kernel/roles';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { House } from '@kafaa/interviewer/contract';
import type { Db } from '#/deps';
import { toCompanyId } from '#/platform/data/tenant';
import { memberLocators, users } from '../auth/tables.ts';
import { candidates } from '../candidates/tables.ts';
import { evaluations } from '../evaluations/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { subscriptions } from '../plans/tables.ts';
import { companies, companyLogos } from './tables.ts';

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

// Key of the advisory lock: a constant that no other advisory lock in this database uses.
const FIRST_COMPANY = 7_315_240_912;

/** Whether any company exists. An advisory lock serialises callers until their transaction ends. */
export async function findAnyCompanyUnscoped(db: Db): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${FIRST_COMPANY})`);
  const rows = await db.select({ companyId: companies.companyId }).from(companies).limit(1);
  return rows.length > 0;
}

/** Locks the company's row until the transaction ends: transactions that take this lock run one after the other. */
export async function lockCompany(db: Db, { companyId }: { companyId: CompanyId }): Promise<void> {
  await db
    .select({ companyId: companies.companyId })
    .from(companies)
    .where(eq(companies.companyId, companyId))
    // This lock mode lets inserts of offers reference the row. If they had to wait, they could hold a lock that this transaction needs
    // next.
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

export async function saveAccount(
  db: Db,
  { companyId, account }: { companyId: CompanyId; account: AccountPayload & Partial<Pick<CompanyRow, 'legalName'>> },
): Promise<void> {
  await db.update(companies).set(account).where(eq(companies.companyId, companyId));
}

/**
 * Returns the company's thresholds and the counts of its own levels of these criteria, each paired with the engine's score. Reads nothing
 * about later decisions on a candidate.
 */
export async function readHouse(
  db: Db,
  {
    companyId,
    criteria,
    engine: { name, version },
  }: { companyId: CompanyId; criteria: readonly string[]; engine: House['engine'] },
) {
  const pairs = db
    .select({
      level: sql<number>`(own.value->>'level')::int`.as('level'),
      score: sql<number>`(found.value->>'score')::float8`.as('score'),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(evaluations)
    .innerJoin(
      candidates,
      and(eq(candidates.companyId, evaluations.companyId), eq(candidates.id, evaluations.candidateId)),
    )
    .innerJoin(sql`jsonb_each(${evaluations.humanLevels}) own`, sql`true`)
    .innerJoin(
      sql`jsonb_array_elements(${evaluations.result}->'dimensions') found(value)`,
      sql`found.value->>'key' = own.key and found.value->>'score' is not null`,
    )
    .where(
      and(
        eq(evaluations.companyId, companyId),
        isNull(candidates.personAskedAt),
        inArray(sql`own.key`, [...criteria]),
        sql`${evaluations.result} #>> '{engine,name}' = ${name}`,
        sql`${evaluations.result} #>> '{engine,version}' = ${version}`,
      ),
    )
    .groupBy(sql`1, 2`)
    .as('pairs');
  const { level, score, count } = pairs;
  const rows = await db
    .select({ house: companies.house, pair: { level, score, count } })
    .from(companies)
    .leftJoin(pairs, sql`true`)
    .where(eq(companies.companyId, companyId));
  return { house: rows[0]?.house ?? null, pairs: rows.flatMap(({ pair }) => (pair === null ? [] : [pair])) };
}

/** Saves the company's thresholds; null restores the engine's. */
export async function saveHouse(
  db: Db,
  { companyId, house }: { companyId: CompanyId } & Pick<CompanyRow, 'house'>,
): Promise<void> {
  await db.update(companies).set({ house }).where(eq(companies.companyId, companyId));
}

export async function saveReadFirst(
  db: Db,
  { companyId, readFirstSince }: { companyId: CompanyId } & Pick<CompanyRow, 'readFirstSince'>,
): Promise<void> {
  await db.update(companies).set({ readFirstSince }).where(eq(companies.companyId, companyId));
}

export async function saveHindsight(
  db: Db,
  { companyId, hindsightSince }: { companyId: CompanyId } & Pick<CompanyRow, 'hindsightSince'>,
): Promise<void> {
  await db.update(companies).set({ hindsightSince }).where(eq(companies.companyId, companyId));
}

/** Lists every company with its active plan, newest first; for the operator. */
export async function findCompaniesUnscoped(db: Db, now: Date) {
  return db
    .select({
      companyId: companies.companyId,
      name: companies.name,
      city: companies.city,
      onboardingStatus: companies.onboardingStatus,
      suspendedAt: companies.suspendedAt,
      suspendedReason: companies.suspendedReason,
      eraseAt: companies.eraseAt,
      createdAt: companies.createdAt,
      planName: subscriptions.planName,
      expireAt: subscriptions.expireAt,
    })
    .from(companies)
    .leftJoin(
      subscriptions,
      and(
        eq(subscriptions.companyId, companies.companyId),
        eq(subscriptions.status, 'ACTIVE'),
        gt(subscriptions.expireAt, now),
      ),
    )
    .orderBy(desc(companies.createdAt), desc(companies.companyId));
}

/** Finds a company by its id or by the log-in address of one of its users. */
export async function findCompanyUnscoped(db: Db, reference: string): Promise<CompanyId | null> {
  const byEmail = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companies.companyId), eq(users.email, reference.trim().toLowerCase())));
  const [row] = await db
    .select({ companyId: companies.companyId })
    .from(companies)
    .where(or(eq(companies.companyId, reference), exists(byEmail)));
  return row ? toCompanyId(row.companyId) : null;
}

/** Returns a company's accounts and subscriptions, and the number of its jobs and candidates. */
export async function describeCompany(db: Db, { companyId }: { companyId: CompanyId }) {
  const accounts = await db
    .select({ email: users.email, confirmedAt: users.confirmedAt, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.companyId, companyId))
    .orderBy(asc(users.createdAt));
  const bought = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
  return {
    accounts,
    subscriptions: bought,
    jobs: await db.$count(jobs, eq(jobs.companyId, companyId)),
    candidates: await db.$count(candidates, eq(candidates.companyId, companyId)),
  };
}

/** Returns a company with its contact addresses, by the company id in a signed link. */
export async function findContactUnscoped(db: Db, company: string) {
  const { companyId, name, contactEmail, contactEmailAsked } = companies;
  const [row] = await db
    .select({ companyId, name, contactEmail, contactEmailAsked })
    .from(companies)
    .where(eq(companies.companyId, company));
  return row ? { ...row, companyId: toCompanyId(row.companyId) } : null;
}

/** Returns the company and one of its people, with the number of that person's companies. */
export async function findAccount(db: Db, { companyId, userId }: { companyId: CompanyId; userId: string }) {
  const [row] = await db
    .select({
      email: users.email,
      personName: users.name,
      role: users.role,
      companies: sql<number>`1 + (select count(*)::int from ${memberLocators} m where m.email = ${users.email})`,
      company: companies,
    })
    .from(users)
    .innerJoin(companies, eq(companies.companyId, users.companyId))
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  return row ?? null;
}

/** Whether an address is the confirmed address of a user of the company. */
export async function isLogIn(db: Db, { companyId, email }: { companyId: CompanyId; email: string }): Promise<boolean> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.email, email), isNotNull(users.confirmedAt)));
  return rows.length > 0;
}

export async function saveContact(
  db: Db,
  { companyId, ...set }: { companyId: CompanyId } & Partial<Pick<CompanyRow, 'contactEmail' | 'contactEmailAsked'>>,
): Promise<void> {
  await db.update(companies).set(set).where(eq(companies.companyId, companyId));
}

/** Makes the requested address the contact address, unless another address was requested meanwhile. */
export async function confirmContact(
  db: Db,
  { companyId, email }: { companyId: CompanyId; email: string },
): Promise<void> {
  await db
    .update(companies)
    .set({ contactEmail: email, contactEmailAsked: null })
    .where(and(eq(companies.companyId, companyId), eq(companies.contactEmailAsked, email)));
}

export async function saveSecondFactorRoles(
  db: Db,
  { companyId, roles }: { companyId: CompanyId; roles: Role[] },
): Promise<void> {
  await db.update(companies).set({ secondFactorRoles: roles }).where(eq(companies.companyId, companyId));
}

export type LogoRow = typeof companyLogos.$inferSelect;

export async function findLogo(db: Db, { companyId }: { companyId: CompanyId }): Promise<LogoRow | null> {
  const [row] = await db.select().from(companyLogos).where(eq(companyLogos.companyId, companyId));
  return row ?? null;
}

export async function saveLogo(
  db: Db,
  { companyId, ...logo }: Omit<LogoRow, 'companyId'> & { companyId: CompanyId },
): Promise<void> {
  await db
    .insert(companyLogos)
    .values({ companyId, ...logo })
    .onConflictDoUpdate({ target: companyLogos.companyId, set: logo });
}

export async function removeLogo(db: Db, { companyId }: { companyId: CompanyId }): Promise<void> {
  await db.delete(companyLogos).where(eq(companyLogos.companyId, companyId));
}
