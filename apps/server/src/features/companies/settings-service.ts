import type { Settings, SettingsPayload } from '@kafaa/domain/companies/schema';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import type { Deps } from '#/deps';
import type { Session } from '#/platform/http/route';
import { changeContact } from './contact-service.ts';
import * as store from './store.ts';

export async function getSettings(deps: Deps, { companyId, userId, secondFactorDue }: Session): Promise<Settings> {
  const account = await store.findAccount(deps.db, { companyId, userId });
  if (!account) throw new AppError(kernelErrors.NOT_FOUND);
  const { name, phone, address, city, onboardingStatus, industry, description, size, values } = account.company;
  const { contactEmail, contactEmailAsked, legalName } = account.company;
  return {
    name,
    userName: account.email,
    personName: account.personName,
    role: account.role,
    otherCompanies: account.companies - 1,
    legalName,
    phone,
    address,
    city,
    contactEmail,
    contactEmailAsked,
    secondFactorRoles: account.company.secondFactorRoles,
    readFirst: account.company.readFirstSince !== null,
    secondFactorDue,
    onBoardingStatus: onboardingStatus,
    companyIdentity: { name, industry, companyDescription: description, companySize: size, companyValues: values },
  };
}

/**
 * Saves the settings. The log-in address cannot be changed here: it would have to be confirmed first, as the contact
 * address is.
 */
export async function saveSettings(
  deps: Deps,
  session: Session,
  { contactEmail, legalName, ...account }: SettingsPayload,
): Promise<Settings> {
  const { companyId } = session;
  await store.saveAccount(deps.db, {
    companyId,
    account: { ...account, ...(legalName !== undefined && { legalName: legalName || null }) },
  });
  if (contactEmail !== undefined) await changeContact(deps, { companyId, email: contactEmail });
  return getSettings(deps, session);
}
