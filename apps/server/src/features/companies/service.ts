import type { AccountPayload, OnboardingPayload } from '@kafaa/domain/companies/schema';
import { companyErrors } from '@kafaa/domain/companies/errors';
import type { Role } from '@kafaa/domain/kernel/roles';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import type { Db, Deps } from '#/deps';
import * as store from './store.ts';

export async function createCompany(tx: Db, company: store.NewCompany): Promise<void> {
  await store.insertCompany(tx, company);
}

export async function getCompany(db: Db, companyId: CompanyId): Promise<store.CompanyRow> {
  const company = await store.findCompany(db, { companyId });
  if (!company) throw new AppError(kernelErrors.NOT_FOUND);
  return company;
}

/** True if the installation has no company. Locks out other callers until the transaction ends. */
export async function isUnused(tx: Db): Promise<boolean> {
  return !(await store.findAnyCompanyUnscoped(tx));
}

export async function lockCompany(tx: Db, companyId: CompanyId): Promise<void> {
  await store.lockCompany(tx, { companyId });
}

export async function completeOnboarding(deps: Deps, companyId: CompanyId, identity: OnboardingPayload) {
  await store.saveOnboarding(deps.db, { companyId, identity });
  return { onBoardingStatus: 'COMPLETED' as const, message: 'Configuration terminée avec succès !' };
}

export async function saveAccount(db: Db, companyId: CompanyId, account: AccountPayload): Promise<void> {
  await store.saveAccount(db, { companyId, account });
}

export async function readHouse(db: Db, asked: Parameters<typeof store.readHouse>[1]) {
  return store.readHouse(db, asked);
}

export async function saveHouse(tx: Db, companyId: CompanyId, house: store.CompanyRow['house']): Promise<void> {
  await store.saveHouse(tx, { companyId, house });
}

export async function readFirstSince(tx: Db, companyId: CompanyId): Promise<Date | null> {
  return (await getCompany(tx, companyId)).readFirstSince;
}

export async function saveReadFirst(tx: Db, companyId: CompanyId, since: Date | null): Promise<void> {
  await store.saveReadFirst(tx, { companyId, readFirstSince: since });
}

export async function saveHindsight(tx: Db, companyId: CompanyId, since: Date | null): Promise<void> {
  await store.saveHindsight(tx, { companyId, hindsightSince: since });
}

export async function saveSecondFactorRoles(tx: Db, companyId: CompanyId, roles: Role[]): Promise<void> {
  await store.saveSecondFactorRoles(tx, { companyId, roles });
}

/** Finds a company by its id or the log-in address of one of its users; for the operator. */
export async function requireCompany(deps: Deps, reference: string): Promise<CompanyId> {
  const companyId = await store.findCompanyUnscoped(deps.db, reference);
  if (!companyId) throw new AppError(kernelErrors.NOT_FOUND, { message: 'Cette entreprise est introuvable.' });
  return companyId;
}

export async function listCompanies(deps: Deps) {
  return store.findCompaniesUnscoped(deps.db, deps.clock.now());
}

export async function describeCompany(deps: Deps, companyId: CompanyId) {
  return { company: await getCompany(deps.db, companyId), ...(await store.describeCompany(deps.db, { companyId })) };
}

/** Throws if the company is suspended. Call only after the password was verified: otherwise the error reveals that the account exists. */
export function refuseSuspended(deps: Deps, { suspendedAt }: Pick<store.CompanyRow, 'suspendedAt'>): void {
  if (!suspendedAt) return;
  const { message } = companyErrors.COMPANY_SUSPENDED;
  throw new AppError(companyErrors.COMPANY_SUSPENDED, { message: `${message} Écrivez à ${deps.config.brand.email}.` });
}
