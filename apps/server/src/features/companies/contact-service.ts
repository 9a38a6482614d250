import type { ContactConfirmation } from '@kafaa/domain/companies/schema';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Deps } from '#/deps';
import { keyedHash } from '#/platform/links/keyed-hash';
import { mailboxOf } from '#/platform/mail/mailbox';
import { openLink, signLink } from '#/platform/links/signed-link';
import { mayMail } from '../limits/service.ts';
import { queueMail } from '../mails/service.ts';
import { confirmContactMail } from './mails/confirm-contact.tsx';
import { getCompany } from './service.ts';
import * as store from './store.ts';

const LINK_LIFE_MS = 3 * 24 * 60 * 60 * 1000;

/** Limits confirmation mails. Further ones are dropped silently, because the link in an earlier one still works. */
const TO_AN_ADDRESS = { calls: 3, seconds: 3600 };
const OF_A_COMPANY = { calls: 10, seconds: 24 * 3600 };

/**
 * Changes the address that receives candidates' replies. A new address that is not a log-in of the company is used only after its reader
 * has confirmed it. Otherwise a typo would send candidates' letters to a stranger, and a third party's address would lend its credibility
 * to our mails. Until the confirmation, replies go to the previous address.
 */
export async function changeContact(
  deps: Deps,
  { companyId, email }: { companyId: CompanyId; email: string | null },
): Promise<void> {
  const { name, contactEmail } = await getCompany(deps.db, companyId);
  if (email === null || email === contactEmail || (await store.isLogIn(deps.db, { companyId, email }))) {
    await store.saveContact(deps.db, {
      companyId,
      contactEmail: email,
      contactEmailAsked: null,
    });
    return;
  }
  const writes =
    (await mayMail(deps, ['contact', mailboxOf(email)], TO_AN_ADDRESS)) &&
    (await mayMail(deps, ['contacts', companyId], OF_A_COMPANY));
  const endsAt = new Date(deps.clock.now().getTime() + LINK_LIFE_MS);
  const link = `${deps.config.publicUrl}/Adresse/${signLink(deps, 'contact', [companyId, keyed(deps, email)], endsAt)}`;
  const content = await confirmContactMail(deps.config, { company: name, link });
  await deps.db.transaction(async (tx) => {
    await store.saveContact(tx, { companyId, contactEmailAsked: email });
    if (writes) await queueMail(deps, tx, { companyId, to: email, content });
  });
}

/** Replaces the address in a link by a keyed hash, because proxies log links. */
const keyed = (deps: Deps, email: string): string => keyedHash(deps, 'contact-address', email).toString('base64url');

/** Returns the company and address that a link confirms; null if the link is invalid or expired, or another address was requested since. */
async function readContactLink(deps: Deps, link: string) {
  const [company, key] = openLink(deps, 'contact', link) ?? [];
  if (company === undefined || key === undefined) return null;
  const found = await store.findContactUnscoped(deps.db, company);
  const addresses = [found?.contactEmailAsked, found?.contactEmail];
  const email = addresses.find((address) => typeof address === 'string' && keyed(deps, address) === key);
  return found && email ? { ...found, email } : null;
}

export async function describeContact(deps: Deps, link: string): Promise<ContactConfirmation> {
  const found = await readContactLink(deps, link);
  if (!found) return { state: 'INVALID' };
  const { email, contactEmail, name: companyName } = found;
  return {
    state: contactEmail === email ? 'DONE' : 'READY',
    companyName,
    email,
  };
}

export async function confirmContact(deps: Deps, link: string): Promise<void> {
  const found = await readContactLink(deps, link);
  if (found) await store.confirmContact(deps.db, found);
}
