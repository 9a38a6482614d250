import { LINK_REPLACED } from '@kafaa/domain/candidates/texts';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { rightsErrors } from '@kafaa/domain/rights/errors';
import { isRightsLinkEnded } from '@kafaa/domain/rights/rules';
import { LINK_RENEWED, NEWER_LINK } from '@kafaa/domain/rights/texts';
import type { Deps } from '#/deps';
import { isReplaced, openRightsLink, rightsUrl } from '#/platform/rights-link';
import { findCandidate } from '../candidates/service.ts';
import { getCompany } from '../companies/service.ts';
import { LINK_MAILS } from '../interviews/links-service.ts';
import { requireJob } from '../jobs/service.ts';
import { mayMail } from '../limits/service.ts';
import { queueMail } from '../mails/service.ts';
import { rightsLinkAsked } from './events.ts';
import { newRightsLinkMail } from './mails/new-rights-link.tsx';
import * as store from './store.ts';

/** Whom a link of ours names, however old it is. */
export function namedBy(deps: Deps, link: string) {
  const named = openRightsLink(deps, link);
  if (!named) throw new AppError(rightsErrors.RIGHTS_LINK_UNKNOWN);
  return named;
}

/** Whose data the link opens; null for somebody whose data were erased, since the link is ours and finds nobody. */
export async function locate(deps: Deps, link: string): Promise<store.CandidateKey | null> {
  const named = namedBy(deps, link);
  // Links of earlier versions do not say when they were made: they are old.
  if (isRightsLinkEnded(new Date(Number(named.madeAt ?? 0)), deps.clock.now()))
    throw new AppError(rightsErrors.RIGHTS_LINK_ENDED);
  const found = await store.locateCandidate(deps.db, named);
  if (found && isReplaced(named.madeAt, found.linksFrom))
    throw new AppError(rightsErrors.RIGHTS_LINK_UNKNOWN, { message: LINK_REPLACED });
  if (found && isReplaced(named.madeAt, found.ownLinksFrom))
    throw new AppError(rightsErrors.RIGHTS_LINK_ENDED, { message: NEWER_LINK });
  return found?.key ?? null;
}

export async function open(deps: Deps, link: string): Promise<store.CandidateKey> {
  const key = await locate(deps, link);
  if (key) return key;
  const hasLeft = await store.locateTombstone(deps.db, namedBy(deps, link));
  throw new AppError(hasLeft ? rightsErrors.COMPANY_LEFT : rightsErrors.DATA_ERASED);
}

/** Asks for a new link. Whether anything is kept is looked up later, so that not even the time of the answer says it. */
export async function renewLink(deps: Deps, link: string): Promise<{ message: string }> {
  const { company, candidateId } = namedBy(deps, link);
  await deps.queue.send(deps.db, rightsLinkAsked, { companyId: company, candidateId });
  return { message: LINK_RENEWED };
}

/** Writes a new link to the address that the application has now, which whoever holds an old one may not read, and ends all before. */
export async function sendNewLink(deps: Deps, key: store.CandidateKey): Promise<void> {
  const candidate = await findCandidate(deps.db, key);
  if (!candidate || !(await mayMail(deps, ['rights', candidate.email], LINK_MAILS))) return;
  const [job, company] = [
    await requireJob(deps.db, { ...candidate, ...key }),
    await getCompany(deps.db, key.companyId),
  ];
  // Before the new link is made: it says when it was.
  const at = deps.clock.now();
  const content = await newRightsLinkMail(deps.config, {
    firstName: candidate.firstName,
    job: job.title,
    company: company.name,
    rights: rightsUrl(deps, key),
  });
  await deps.db.transaction(async (tx) => {
    await store.endOwnLinks(tx, { ...key, at });
    await queueMail(deps, tx, { ...key, to: candidate.email, content, ownData: true });
  });
}
